import { Block, Cask, Cut, dark, ground, Line, roof, Shadow, wall } from "../building_kit";
import { circle, gouges } from "../geometry";
import {
  Awning,
  Bunch,
  Column,
  Door,
  Flask,
  foot,
  Gable,
  Glass,
  Hip,
  House,
  Opening,
  Sign,
  steel,
  timber,
  Tree,
  Tub,
  Window,
} from "./shapes";

const moon = (x: number, y: number) => (
  <path d={`M${x + 1} ${y - 3}a3.2 3.2 0 1 0 1.6 5.2 2.8 2.8 0 0 1-1.6-5.2z`} fill="var(--dusk)" />
);

/** Where guests and customers are received. */
export const guestBuildings = {
  trading_post: (
    <>
      {ground}
      <House x={6} y={20} w={30} ink={timber} />
      <Hip x={2.6} y={21} w={37} h={9} lean={5} ink="var(--straw)" />
      <Shadow d="M9.6 24h22.8v9.4H9.6z" />
      <Block d="M7.4 33.4h27.2v3.4H7.4z" ink={timber} line={1} />
      <g fill="none" stroke="var(--cut-light)" strokeWidth="1.1">
        <path d="M21 24.4V33M14.6 26.2h12.8M14.6 26.2l-2.4 3.6h4.8zM27.4 26.2 25 29.8h4.8z" />
      </g>
      <Line d="M42 43V5" width={1.8} />
      <Block d="M42 5.4 31 9l11 4z" ink="var(--wine)" line={1} />
      <Tub x={37.6} y={35.4} w={7} />
      <Block d="M1.4 36h6v7.2h-6z" ink={timber} line={1} />
      <Line d="m1.4 36 6 7.2M7.4 36l-6 7.2" width={0.8} />
    </>
  ),
  shop: (
    <>
      {ground}
      <House x={5} y={9} w={38} />
      <Hip x={3} y={10} w={42} h={5.4} lean={3} />
      <Block d="M11 12.6h26v5.8H11z" ink="var(--dusk)" line={1} />
      <Cut d={gouges(5, [14, 15.6], [4.4, 0], [3, 0])} />
      <Awning x={4} y={20} w={40} h={4} ink="var(--dusk)" />
      <Shadow d="M8 27.6h18.6v11.6H8z" />
      {[11.4, 15.4, 19.4, 23.4].map((x, i) => (
        <Flask key={x} x={x} to={38.8} h={8.4} ink={i % 2 === 0 ? "var(--wine)" : "var(--white-grape)"} />
      ))}
      <Door x={31} y={27.4} w={8} ink="var(--dusk)" />
      <circle cx="37" cy="36.6" r=".9" fill="var(--straw)" />
    </>
  ),
  wine_bar: (
    <>
      {ground}
      <House x={5} y={22} w={38} />
      <Hip x={3} y={23} w={42} h={5} lean={4} />
      <Line d="M18 18v-3M30 18v-3" width={1.4} />
      <path d={circle(24, 9.6, 8)} fill="var(--plum)" stroke={dark} strokeWidth="1.2" />
      <g transform="translate(24 5)">
        <path
          d="M-4 0h8c.4 5-1.4 6.8-4 6.8S-4.4 5-4 0zM0 6.8v2.6M-2.4 9.6h4.8"
          fill="none"
          stroke="var(--cut-light)"
          strokeWidth="1.2"
        />
        <path d="M-3.8 2.6h7.6c-.2 2.6-1.6 3.6-3.8 3.6s-3.6-1-3.8-3.6z" fill="var(--blush)" />
      </g>
      <Shadow d="M9 26.4h30v8H9z" />
      {[12, 16, 20, 24, 28, 32, 36].map((x, i) => (
        <Flask
          key={x}
          x={x}
          to={34.2}
          h={6.4}
          ink={["var(--cypress)", "var(--wine)", "var(--straw)"][i % 3]}
        />
      ))}
      <Block d="M7 34.4h34v3H7z" ink={timber} line={1} />
      <Line d="M13 43v-3.6M10.6 39.4h4.8M24 43v-3.6M21.6 39.4h4.8M35 43v-3.6M32.6 39.4h4.8" width={1.5} />
    </>
  ),
  ristorante: (
    <>
      {ground}
      <House x={6} y={6} w={36} />
      <Hip x={4} y={7.6} w={40} h={4.6} lean={3} />
      <Window x={11} y={10.4} w={4.4} h={6} shutters="var(--cypress)" />
      <Window x={32} y={10.4} w={4.4} h={6} shutters="var(--cypress)" />
      <path d={circle(24, 14, 5)} fill="var(--cut-light)" stroke={dark} strokeWidth="1.1" />
      <Line d="M22.4 11v6M21.2 11v2h2.4v-2M26 17v-6c1.4 1 1.4 2.6.2 3.6" width={0.9} />
      <Awning x={5} y={20.6} w={38} h={4.4} ink="var(--cypress)" />
      <Opening x={19} y={28} w={10} />
      {[10.4, 37.6].map((x) => (
        <g key={x}>
          <Block d={`M${x - 5} 33h10l1 4.6h-12z`} ink="var(--cut-light)" line={1} />
          <path
            d={`M${x - 5} 33.6h3.2v3.4h-3.8zM${x + 0.6} 33.6h3.2l.6 3.4H${x + 0.6}z`}
            fill="var(--wine)"
          />
          <Line d={`M${x - 3} 37.6V43M${x + 3} 37.6V43`} width={1.3} />
          <Glass x={x} y={28.8} s={1.8} />
        </g>
      ))}
    </>
  ),
  guest_house: (
    <>
      {ground}
      <House x={8} y={15} w={32} ink="color-mix(in srgb, var(--blush) 58%, var(--sparkling))" />
      <Gable x={4.6} y={16} w={38.8} h={12} />
      <Window x={22} y={8.6} w={4} h={4.6} />
      {[13, 31].map((x) => (
        <Window key={x} x={x} y={18.6} w={4} h={5.6} shutters="var(--dusk)" />
      ))}
      <Block d="M19.4 18h9.2v8h-9.2z" ink="var(--cut-light)" line={1} />
      <Line d="M19.4 22h9.2M24 18v8" width={0.8} />
      <Line d="M17 26h14M18 26v3.4M21 26v3.4M24 26v3.4M27 26v3.4M30 26v3.4M17 29.6h14" width={1.1} />
      <Door x={20.4} y={33} w={7.2} ink="var(--dusk)" />
      <path d="M10 39.6v-4M10 39.4h8M18 39.6v-2.4h-6" fill="none" stroke={dark} strokeWidth="1.5" />
      <path d="M10.6 37h7v2h-7z" fill="var(--cut-light)" />
      <Tree x={35} h={10} />
    </>
  ),
  cafe: (
    <>
      {ground}
      <Line d="M24 43V12" width={1.8} />
      <Block d="M3 15C6 7 14 3 24 3s18 4 21 12z" ink="var(--cut-light)" />
      <path
        d="M10 15c1-6 4-10 10-11.6C17 7 16 11 16.4 15zM38 15c-1-6-4-10-10-11.6C31 7 32 11 31.6 15z"
        fill={roof}
      />
      <Line d="M3 15h42" />
      <Block d="M13 30h22v3H13z" ink={timber} />
      <Line d="M24 33v9.6M18.6 43h10.8" width={2} />
      <Block d="M17 22.6h9.6c.4 5-1.4 7.2-4.8 7.2s-5.2-2.2-4.8-7.2z" ink="var(--cut-light)" />
      <Line d="M26.6 24c3-.4 3 4 0 4M19 20.4c-1-1.6 1-2.4 0-4M23.4 20.4c-1-1.6 1-2.4 0-4" width={1.2} />
      <Line d="M5 24v19M5 34h6.4M11.4 34v9M43 24v19M43 34h-6.4M36.6 34v9" width={1.8} />
    </>
  ),
  mercado: (
    <>
      {ground}
      <House x={4} y={14} w={40} />
      <Gable x={14} y={14.6} w={20} h={10} />
      <path d={circle(24, 10.8, 2.4)} fill="var(--cut-light)" stroke={dark} strokeWidth="1" />
      <Hip x={2} y={15} w={13} h={3.4} lean={1.4} />
      <Hip x={33} y={15} w={13} h={3.4} lean={1.4} />
      <Opening x={7} y={19} w={9} to={30} />
      <Opening x={19.5} y={19} w={9} to={30} />
      <Opening x={32} y={19} w={9} to={30} />
      <Awning x={3} y={28} w={42} h={3.6} ink={roof} />
      <Block d="M4 37h40v6.2H4z" ink={timber} />
      <Line d="M17.4 37v6M30.6 37v6" width={1} />
      <g stroke={dark} strokeWidth=".7">
        {[6.6, 9.6, 12.6, 15].map((x) => (
          <circle key={x} cx={x} cy="36" r="1.9" fill="var(--wine)" />
        ))}
        {[19.6, 22.4, 25.2, 28].map((x) => (
          <circle key={x} cx={x} cy="36" r="1.9" fill="var(--white-grape)" />
        ))}
        {[33, 36, 39, 41.6].map((x) => (
          <circle key={x} cx={x} cy="36" r="1.9" fill="var(--straw)" />
        ))}
      </g>
    </>
  ),
  inn: (
    <>
      {ground}
      <House x={5} y={18} w={28} ink="var(--cut-light)" />
      <Line d="M5 30.4h28M12 18v25M26 18v25M5 19l7 11M33 19l-7 11M12 30.4 5 43M26 30.4 33 43" width={1.5} />
      <Hip x={2} y={19} w={34} h={13} lean={7} />
      <Block d="M9 7V2.6h4.4V7z" ink={wall} line={1} />
      <Window x={16.8} y={21} w={4.6} h={6} shutters={roof} />
      <Door x={15.4} y={33} w={7.4} ink={roof} />
      <Line d="M33 21h9" width={1.6} />
      <Sign x={39.6} y={28} r={5}>
        {moon(39.4, 28.4)}
      </Sign>
      <Tree x={41} h={9} ink="var(--olive)" />
    </>
  ),
  tap_room: (
    <>
      {ground}
      <Block d="M4 7h40v14H4z" ink={wall} />
      <Line
        d="M4 11.6h40M4 16.4h40M12 7v4.6M22 7v4.6M32 7v4.6M17 11.6v4.8M27 11.6v4.8M37 11.6v4.8"
        width={0.8}
      />
      <Block d="M6 19h36v4.4H6z" ink={steel} />
      {[
        [13, "var(--wine)"],
        [24, "var(--straw)"],
        [35, "var(--cypress)"],
      ].map(([x = 0, ink = ""]) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Block d="M-1.8 19V9.4Q0 7 1.8 9.4V19z" ink={String(ink)} line={1} />
          <Line d="M0 23.4v3.2" width={2.6} />
        </g>
      ))}
      <Glass x={24} y={28} s={3.6} ink="var(--straw)" />
      <Block d="M3 37h42v6.2H3z" ink={timber} />
      <Line d="M3 39.6h42" width={0.8} />
    </>
  ),
  tavern: (
    <>
      {ground}
      <House x={6} y={24} w={36} ink="var(--wood-grey)" />
      <Block d="M2.6 25.4C8 20 9 12 11 8h26c2 4 3 12 8.4 17.4z" ink={timber} />
      <Cut d={gouges(6, [13, 10.4], [4.4, 0], [-2, 11])} />
      <Block d="M32 9V3.4h5V9z" ink={wall} line={1} />
      <Opening x={18} y={27} w={12} />
      <path d="M20 43.2V33a4 4 0 0 1 8 0v10.2z" fill="var(--straw)" />
      <Line d="M24 29v14" width={1} />
      <Sign x={11.4} y={33} r={4.4}>
        <Bunch x={11.4} y={31.4} r={1.2} />
      </Sign>
      <Cask x={37} y={38.4} r={4.8} />
    </>
  ),
  wine_parlor: (
    <>
      {ground}
      <Block d="M4 43.2V16C4 8 12 4 24 4s20 4 20 12v27.2z" ink="var(--plum)" />
      <Line d="M8 43V17c0-6 6-9.4 16-9.4S40 11 40 17v26" width={1.3} />
      <path
        d="M8.6 42V17c0-4 3-7 8-8.4C16 16 13 20 8.6 22zM39.4 42V17c0-4-3-7-8-8.4C32 16 35 20 39.4 22z"
        fill="var(--wine)"
        stroke={dark}
        strokeWidth="1"
      />
      <path d="M24 8.4v4M20.4 15.6h7.2l-1.4-3.6h-4.4z" fill="var(--straw)" stroke={dark} strokeWidth="1" />
      <Block d="M13 43.2V31q0-6 6-6h3q5 0 5 6v2h2.6v10.2z" ink={roof} />
      <Block d="M16 34h10v4H16z" ink="var(--blush)" line={1} />
      <Line d="M31 35h9M35.4 35v8" width={1.7} />
      <Glass x={35.4} y={26.6} s={3.4} ink="var(--straw)" />
    </>
  ),
  banquet_hall: (
    <>
      {ground}
      <House x={3} y={17} w={42} />
      <Hip x={1.6} y={18} w={44.8} h={10} lean={7} />
      <Line d="M24 8V1.6" width={1.4} />
      <Block d="M24 2h7l-2 2.2 2 2.2h-7z" ink="var(--wine)" line={1} />
      {[6.6, 14.6, 27, 35].map((x) => (
        <g key={x}>
          <Opening x={x} y={21} w={6} to={35.4} />
          <path d={`M${x + 1.2} 35.4V24a1.8 1.8 0 0 1 3.6 0v11.4z`} fill="var(--straw)" />
          <Line d={`M${x + 3} 22v13M${x} 29h6`} width={0.8} />
        </g>
      ))}
      <Door x={21} y={25} w={6} />
      <Line d={`M3 38.4h18M27 38.4h18`} />
      <Column x={20.2} y={22} w={2} to={foot} />
      <Column x={27.8} y={22} w={2} to={foot} />
      <Shadow d="M3 18h42v1.6H3z" />
    </>
  ),
};
