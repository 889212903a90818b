import type { ReactNode } from "react";
import { circle } from "./geometry";
import { Plate, Print, solid } from "./icon_print";

const vault = "M2.5 17.5V10a7.5 7.5 0 0 1 15 0v7.5z";

export const structureIcons = {
  trellis: (
    <>
      <path d="M3 2.4v15.4M17 2.4v15.4" strokeWidth="1.8" />
      <path d="M1.4 5h17.2M1.4 15h17.2" strokeWidth="1.1" />
      <path d="M10 18c-1.4-3 1.2-5 0-8s.6-4 0-6" />
      <Print
        ink="var(--olive)"
        shape="M10 8.4c-3.2 0-4.6-2-4.2-4.8 2.8-.2 4.4 1.6 4.2 4.8zM10.2 10.4c3 0 4.4-1.8 4-4.4-2.8-.2-4.2 1.4-4 4.4zM9.8 14.8c-3 0-4.2-1.8-3.8-4.2 2.6-.2 4 1.4 3.8 4.2z"
      />
    </>
  ),
  irrigation: (
    <>
      <Print ink="var(--sky)" shape="M9.4 1.8c3.4 4.4 5 7 5 9.4a5 5 0 0 1-10 0c0-2.4 1.6-5 5-9.4z">
        <path d="M6.8 11.4a2.8 2.8 0 0 0 2 2.4" strokeWidth="1.1" />
      </Print>
      <path d="M2 18.2c1.4-1.2 2.6-1.2 4 0s2.6 1.2 4 0 2.6-1.2 4 0 2.6 1.2 4 0" />
    </>
  ),
  yoke: (
    <>
      <path d="M3.4 7.6v5a2.7 2.7 0 0 0 5.4 0v-5M11.2 7.6v5a2.7 2.7 0 0 0 5.4 0v-5" strokeWidth="1.5" />
      <path d="M10 9.6v3" />
      <Print
        ink="var(--terracotta)"
        shape="M1.2 5.6c2.2 0 2.4-1.4 4.9-1.4S8.4 5.6 10 5.6s1.4-1.4 3.9-1.4 2.7 1.4 4.9 1.4v3.2c-2.2 0-2.6-1.4-4.9-1.4s-2.1 2.2-3.9 2.2-1.6-2.2-3.9-2.2-2.7 1.4-4.9 1.4z"
      />
    </>
  ),
  windmill: (
    <>
      <Print ink="var(--paper-deep)" shape="M7.2 8h5.6l1.6 9.8H5.6z">
        <path d="M9 17.6v-3.4h2v3.4" />
      </Print>
      <path
        d="M10 8 3.6 1.6 2 4.2zM10 8l6.4-6.4L18 4.2zM10 8 2.6 12 4.6 14.2zM10 8l7.4 4-2 2.2z"
        {...solid}
        strokeWidth=".8"
      />
    </>
  ),
  cottage: (
    <>
      <Plate ink="var(--terracotta)">
        <path d="M1.8 10 10 3l8.2 7z" />
      </Plate>
      <path d="M1.8 10 10 3l8.2 7zM4 10v7.5h12V10M8.4 17.5v-4h3.2v4M13.4 5.6V2.8h2v4.6" />
    </>
  ),
  tasting_room: (
    <>
      <Plate ink="var(--terracotta)">
        <path d="M2 3h16v4.4H2z" />
      </Plate>
      <path d="M2 3h16v3.4a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0zM3.4 9.4v8.1h13.2V9.4" />
      <path
        d="M7.8 9.8h4.4c.2 2.4-.6 3.6-2.2 3.6s-2.4-1.2-2.2-3.6zM10 13.4v2.8M8.6 16.4h2.8"
        strokeWidth="1.2"
      />
    </>
  ),
  medium_cellar: (
    <Print ink="var(--paper-deep)" shape={vault}>
      <Print ink="var(--terracotta)" shape={circle(10, 12.4, 3.6)}>
        <path d="M10 9v6.8" strokeWidth="1" />
      </Print>
    </Print>
  ),
  large_cellar: (
    <Print ink="var(--paper-deep)" shape={vault}>
      {[
        [6.6, 14.3],
        [13.4, 14.3],
        [10, 8.6],
      ].map(([x = 0, y = 0]) => (
        <path key={x} d={circle(x, y, 2.7)} fill="var(--terracotta)" strokeWidth="1.2" />
      ))}
    </Print>
  ),
} satisfies Record<string, ReactNode>;
