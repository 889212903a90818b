import type { ReactNode } from "react";
import { cog } from "./geometry";
import { solid } from "./icon_print";

/** Signs of the page itself: the key plate alone, in the colour of the text. */
export const interfaceIcons = {
  undo: <path d="M7.5 3.5 3.5 7.5l4 4M3.5 7.5h8.2a4.5 4.5 0 0 1 0 9H7" />,
  redo: <path d="m12.5 3.5 4 4-4 4M16.5 7.5H8.3a4.5 4.5 0 0 0 0 9H13" />,
  restart: <path d="M4.2 6.2A7 7 0 1 1 3 10.6M3.6 2.4l.4 4.2 4.2-.4" />,
  chat: <path d="M2.5 3.5h15v10H9l-4 3.6v-3.6H2.5zM6 7.2h8M6 10h5" />,
  log: (
    <path d="M5.5 2.5h9a2 2 0 0 1 2 2v1.6h-3.4M13.1 4.5v11a2 2 0 0 1-2 2H4.5a2 2 0 0 1-2-2v-1.4h6.6v1.4a2 2 0 0 0 2 2M5.5 14V4.5a2 2 0 0 0-2-2h3M7.6 6.5h3.2M7.6 9h3.2M7.6 11.5h2" />
  ),
  list: <path d="M3 5h1.5M8 5h9.5M3 10h1.5M8 10h9.5M3 15h1.5M8 15h9.5" strokeWidth="1.8" />,
  menu: <path d="M3 5h14M3 10h14M3 15h14" strokeWidth="1.8" />,
  settings: (
    <>
      <path d="M3 5h7m5 0h2M3 10h1.5m5 0H17M3 15h8.5m5 0h.5" />
      <circle cx="12.5" cy="5" r="2" {...solid} />
      <circle cx="7" cy="10" r="2" {...solid} />
      <circle cx="14" cy="15" r="2" {...solid} />
    </>
  ),
  eye: (
    <>
      <path d="M1.8 10S4.6 4.8 10 4.8 18.2 10 18.2 10 15.4 15.2 10 15.2 1.8 10 1.8 10z" />
      <circle cx="10" cy="10" r="2.3" {...solid} />
    </>
  ),
  help: (
    <>
      <circle cx="10" cy="10" r="7.6" />
      <path d="M7.5 7.9a2.5 2.5 0 1 1 3.8 2.1c-.9.5-1.3 1-1.3 2" strokeWidth="1.6" />
      <circle cx="10" cy="14.4" r=".5" {...solid} />
    </>
  ),
  play: <path d="M6 3.5v13l10.5-6.5z" {...solid} />,
  skip: <path d="M4 4v12l8.5-6zM15 4h1.2v12H15z" {...solid} />,
  pause: <path d="M5.5 4h3v12h-3zM11.5 4h3v12h-3z" {...solid} />,
  fast: <path d="M2.5 4.5v11L10 10zM10 4.5v11l7.5-5.5z" {...solid} />,
  close: <path d="m4.5 4.5 11 11m0-11-11 11" strokeWidth="1.8" />,
  hand: (
    <path d="m2.2 7.6 4-1.4 3.2 9.4-4 1.4zM7.4 8.2l-.2-5.4h5.6l-.2 5.4M10 17.4l.6-1.8M13.8 6.2l4 1.4-3.2 9.4-4-1.4z" />
  ),
  board: <path d="m2 5.2 5.4-2.4 5.2 2.4L18 2.8v12l-5.4 2.4-5.2-2.4L2 17.2zM7.4 2.8v12M12.6 5.2v12" />,
  mat: (
    <path d="M2.5 16.5v-7L6.5 5l4 4.5v7zM5 16.5v-4h3v4M10.5 16.5h7M13 16V9m0 3 1.8-1.8M13 14l-1.2-1.2M16.5 16v-4.5" />
  ),
  automa: (
    <>
      <path d={cog(10, 10, 8.4)} />
      <circle cx="10" cy="10" r="2.6" {...solid} />
    </>
  ),
  people: (
    <>
      <circle cx="7.2" cy="6.6" r="3" />
      <path d="M1.8 16.8c.2-3.8 2.3-6 5.4-6s5.2 2.2 5.4 6z" />
      <path d="M12.6 4a2.8 2.8 0 0 1 .6 5.4M14.4 11.2c2.3.6 3.6 2.6 3.8 5.6" />
    </>
  ),
  moon: <path d="M11.8 2.6a7.6 7.6 0 1 0 5.6 10.6A6.6 6.6 0 0 1 11.8 2.6z" {...solid} />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.6" />
      <path d="M10 1.8v2.4m0 11.6v2.4M1.8 10h2.4m11.6 0h2.4M4.2 4.2l1.7 1.7m8.2 8.2 1.7 1.7m0-11.6-1.7 1.7m-8.2 8.2-1.7 1.7" />
    </>
  ),
  link: (
    <path d="m8.4 11.6 3.2-3.2M9 6.4l2.6-2.6a3.3 3.3 0 0 1 4.6 4.6L13.6 11M11 13.6l-2.6 2.6a3.3 3.3 0 0 1-4.6-4.6L6.4 9" />
  ),
  copy: <path d="M7.5 7.5h9v10h-9zM12.5 7.5v-5h-9v10h4" />,
  save: <path d="M10 2.5v9.8M6 8.5l4 4 4-4M3 13v4h14v-4" />,
  open: <path d="M2.5 16.5v-12h5l1.8 2.2h6.2V9M2.5 16.5 5 9h13l-2.5 7.5z" />,
  history: <path d="M4.2 6.2A7 7 0 1 1 3 10.6M3.6 2.4l.4 4.2 4.2-.4M10 6.4V10l2.6 1.8" />,
  bell: (
    <>
      <path d="M3.5 14.5c1.6-1.4 1.8-3.2 1.8-5.4C5.3 6 7.2 4 10 4s4.7 2 4.7 5.1c0 2.2.2 4 1.8 5.4zM10 4V2.4" />
      <path d="M8.4 16.4a1.7 1.7 0 0 0 3.2 0z" {...solid} />
    </>
  ),
  arrow_left: <path d="m9 4-6 6 6 6M3 10h14" strokeWidth="1.6" />,
  arrow_right: <path d="m11 4 6 6-6 6m6-6H3" strokeWidth="1.6" />,
  check: <path d="m3.5 10.5 4.3 4.5L16.5 5" strokeWidth="2.2" />,
  lock: (
    <>
      <path d="M4 9h12v8.5H4z" {...solid} />
      <path d="M6.5 9V6a3.5 3.5 0 0 1 7 0v3" />
    </>
  ),
  flag: (
    <>
      <path d="M4.5 18V2.5" />
      <path d="M4.5 3.5c3.5-2 6 2 11 0v7.5c-5 2-7.5-2-11 0z" {...solid} />
    </>
  ),
  bot: (
    <>
      <path d="M3.5 7h13v9.5h-13zM10 7V3.6M1.5 10v3.5M18.5 10v3.5M7.5 13.8h5" />
      <circle cx="10" cy="2.8" r="1" {...solid} />
      <circle cx="7" cy="10.6" r=".9" {...solid} />
      <circle cx="13" cy="10.6" r=".9" {...solid} />
    </>
  ),
  hint: (
    <>
      <path d="M7 14.2c0-2-2.6-3-2.6-6.4a5.6 5.6 0 0 1 11.2 0c0 3.4-2.6 4.4-2.6 6.4z" />
      <path d="M7.4 16.4h5.2M8.4 18.4h3.2M10 14V9.4M8 8.2l2 1.2 2-1.2" />
    </>
  ),
  person: (
    <>
      <circle cx="10" cy="6.2" r="3.6" />
      <path d="M3.2 17.5c.2-4.2 2.8-6.6 6.8-6.6s6.6 2.4 6.8 6.6z" />
    </>
  ),
  pass: (
    <path d="M2.5 14.5c1-8 11-9 13.2-1.4M16.8 8.4l-.8 5-4.7-1.6M9 13v4.2M6.6 17.2h4.8" strokeWidth="1.6" />
  ),
  plus: <path d="M10 3.5v13M3.5 10h13" strokeWidth="2" />,
  minus: <path d="M3.5 10h13" strokeWidth="2" />,
  search: (
    <>
      <circle cx="8.4" cy="8.4" r="5.6" />
      <path d="m12.6 12.6 5 5" strokeWidth="2.4" />
    </>
  ),
  trophy: (
    <>
      <path d="M5.5 2.5h9v5a4.5 4.5 0 0 1-9 0z" {...solid} />
      <path d="M5.5 4H2.7c0 3 1 4.6 3.4 5M14.5 4h2.8c0 3-1 4.6-3.4 5M10 12v3.5M6 17.5c.4-1.5 1.6-2 4-2s3.6.5 4 2z" />
    </>
  ),
  chart: <path d="M3 17.5h14.5M4.5 17V11h2.6v6M9 17V6.5h2.6V17M13.5 17V3h2.6v14" />,
  book: (
    <path d="M10 5C8.2 3.4 5.6 3 2.5 3.2v12.6c3.1-.2 5.7.2 7.5 1.8 1.8-1.6 4.4-2 7.5-1.8V3.2C14.4 3 11.8 3.4 10 5zm0 0v12.6" />
  ),
  door: (
    <>
      <path d="M3 17.5h14M5 17.5v-15h10v15" />
      <circle cx="12" cy="10.4" r=".9" {...solid} />
    </>
  ),
  language: (
    <>
      <circle cx="10" cy="10" r="7.6" />
      <path
        d="M10 2.4c-4.6 4.6-4.6 10.6 0 15.2 4.6-4.6 4.6-10.6 0-15.2zM2.8 7.6h14.4M2.8 12.4h14.4"
        strokeWidth="1.2"
      />
    </>
  ),
  bug: (
    <>
      <path d="M10 6.2c2.9 0 4.4 2 4.4 5s-1.6 6-4.4 6-4.4-3-4.4-6 1.5-5 4.4-5z" />
      <path d="M10 6.4V17M7.2 6.6A2.9 2.9 0 0 1 10 3.4a2.9 2.9 0 0 1 2.8 3.2M6 8.6 3 6.4M5.6 11.6H2M6.2 14.4 3.4 17M14 8.6l3-2.2M14.4 11.6H18M13.8 14.4l2.8 2.6M8 3.8 6.6 2M12 3.8 13.4 2" />
    </>
  ),
  home: (
    <>
      <path d="M2 10.2 10 3l8 7.2" />
      <path d="M4.2 9v8.5h4v-5h3.6v5h4V9" />
    </>
  ),
} satisfies Record<string, ReactNode>;
