import { messages as german } from "./de";
import { messages as english } from "./en";
import { messages as spanish } from "./es";

// All languages at once, for the tests; the page loads the one that is read.

export const translations = [spanish, german];
export const languages = [english, ...translations];
