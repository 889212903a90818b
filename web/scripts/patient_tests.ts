// A busy machine is no failure: tests wait long for what should appear at once.
import { configure } from "@testing-library/dom";

configure({ asyncUtilTimeout: 30_000 });
