import { Block, Cask, Cut, dark, ground, Line, roof, Shadow, wall } from "../building_kit";
import { circle, cog, gouges } from "../geometry";
import { Flask, foot, Gable, Hip, House, Opening, Puffs, steel, timber, Tub, Window } from "./shapes";

/** Where grapes and wine are worked and kept. */
export const cellarBuildings = {
  cask: (
    <>
      {ground}
      <Block d="M8 43.2 12 36h24l4 7.2h-6L31 40H17l-3 3.2z" ink={timber} />
      <Cask x={24} y={23} r={17.6} />
      <Line d="M12.6 13.4h22.8M9.6 18.8h28.8M9.6 27.4h28.8M12.6 32.8h22.8" width={0.9} />
      <Block d="M21 27.4h6v4.4h-6z" ink="var(--straw)" line={1} />
      <Line d="M24 31.8v4M22 30h-3.6" width={2} />
      <Cut d={gouges(3, [11.4, 15], [-1.4, 4], [1.6, -4])} />
    </>
  ),
  wine_cave: (
    <>
      {ground}
      <Block
        d="M2 43.2C3 34 6 30 9 24c2-5 5-8 9-10 4-5 10-6 14-2 5 2 8 8 10 14 3 5 4 10 4.4 17.2z"
        ink="var(--wood-grey)"
      />
      <path
        d="M9 24c2-5 5-8 9-10 4-5 10-6 14-2 3 1.4 5.4 4 7 7-6-3-12-2-16 0-6-1-10 1-14 5z"
        fill="var(--olive)"
      />
      <Shadow d={gouges(5, [42.6, 26], [0.8, 3.4], [-4, 0.8])} />
      <Opening x={13} y={21.4} w={22} />
      <Line d="M11.4 43V32.4M36.6 43V32.4M12 28l-3-1.6M36 28l3-1.6M17 22.6 15.4 20M31 22.6l1.6-2.6M24 20.4v-3" />
      <Cask x={19.4} y={37.6} r={5} />
      <Cask x={29} y={37.6} r={5} />
      <Cask x={24.2} y={29.2} r={4.6} />
    </>
  ),
  wine_press: (
    <>
      {ground}
      <Line d="M24 4v20" width={3.4} />
      <path d="M24 5v17" stroke="var(--straw)" strokeWidth="1.2" strokeDasharray="1.6 1.4" />
      <Block d="M9 8.6h30v3.4H9z" ink={timber} />
      <Block d="M10 12h4v31.2h-4zM34 12h4v31.2h-4z" ink={timber} />
      <Block d="M9 20.6h30v3.6H9z" ink={timber} />
      <Block d="M15.4 26.6h17.2V39H15.4z" ink="var(--straw)" />
      <Line d="M18.6 27v12M21.8 27v12M25 27v12M28.2 27v12M15.4 30h17.2M15.4 35.4h17.2" width={0.9} />
      <path d="M16 26.6h16q-1-2.4-4-2.2-4-1.4-8 0-3-.2-4 2.2z" fill="var(--wine)" />
      <Block d="M12.4 39h23.2l-1.6 4.2H14z" ink={roof} />
      <path d="M35 40.4c3.4-.4 4.4 1 4.6 3" fill="none" stroke="var(--wine)" strokeWidth="2" />
    </>
  ),
  distiller: (
    <>
      {ground}
      <Block d="M6 43.2v-6h22v6z" ink="var(--wood-grey)" />
      <Shadow d="M13 43.2v-3.4a3.4 3.4 0 0 1 6.8 0v3.4z" />
      <path d="M14.4 43.2c-.4-2.6 2-2.6 2-4.4 1.6 1.4 2.4 2.8 2 4.4z" fill="var(--straw)" />
      <Block
        d="M6.4 37.2C4.6 30 7 25.6 12 24c1.8-.6 2-2.4 1.6-4.4-.4-2.4 1-4.4 3.4-4.4s3.8 2 3.4 4.4c-.4 2-.2 3.8 1.6 4.4 5 1.6 7.4 6 5.6 13.2z"
        ink={roof}
      />
      <Cut d={gouges(3, [9, 32], [1.4, -3], [1.6, -3.6])} />
      <path
        d="M17 15.2c.4-8 12-11 16.4-5.6 3.4 4.4 3.4 10 3.4 14.8"
        fill="none"
        stroke={dark}
        strokeWidth="5"
      />
      <path
        d="M17 15.2c.4-8 12-11 16.4-5.6 3.4 4.4 3.4 10 3.4 14.8"
        fill="none"
        stroke={roof}
        strokeWidth="2.6"
      />
      <Tub x={31.4} y={24} w={11} ink="var(--sky)" />
      <Line d="M33 30c2-1.6 5.6-1.6 8 0-2.4 1.6-6 1.6-8 3.4 2.4 1.4 6 1.4 8 0" width={1.2} />
    </>
  ),
  fermentation_tank: (
    <>
      {ground}
      <Line d="M14 34 11.6 43M34 34l2.4 9M24 38v5" width={2.2} />
      <Block d="M11 13h26v18.4L27 39h-6l-10-7.6z" ink={steel} />
      <Block d="M11 13c0-5 5-7.6 13-7.6S37 8 37 13z" ink={steel} />
      <Block d="M21 3.4h6v3h-6z" ink="var(--straw)" line={1} />
      <Shadow d="M33.4 13.4H37v17.4l-3.6 2.8z" />
      <Cut d={gouges(3, [14, 14.6], [3, 0], [0, 13])} />
      <Line d="M11 19.6h26M11 28h26" width={0.9} />
      <path d={circle(26, 23.8, 4.4)} fill="var(--cut-light)" stroke={dark} strokeWidth="1.1" />
      <Line d="m26 23.8 2-2.6" width={1.4} />
      <path d="M24 39v4M24 42h8" fill="none" stroke="var(--wine)" strokeWidth="1.8" />
    </>
  ),
  charmat: (
    <>
      {ground}
      <Block d="M9 34h6v9.2H9zM33 34h6v9.2h-6z" ink="var(--wood-grey)" />
      <Block d="M11 17h26q7.6 0 7.6 9T37 35H11q-7.6 0-7.6-9T11 17z" ink={steel} />
      <Line d="M11.4 17.2v17.6M36.6 17.2v17.6" width={1.2} />
      <Shadow d="M6 32h36.4q-2 3-5.4 3H11q-3.4 0-5-3z" />
      <Cut d={gouges(4, [14, 19.4], [5.6, 0], [4.4, 0])} />
      <path d={circle(18, 26.4, 4)} fill="var(--cut-light)" stroke={dark} strokeWidth="1.1" />
      <Line d="m18 26.4 2.2-2" width={1.3} />
      <g fill="var(--cut-light)" stroke={dark} strokeWidth=".8">
        <circle cx="27" cy="28.6" r="1.4" />
        <circle cx="30" cy="25" r="1.8" />
        <circle cx="27.4" cy="21.8" r="1.2" />
        <circle cx="32" cy="21" r="1.4" />
        <circle cx="30.6" cy="12" r="1.7" />
        <circle cx="27.6" cy="8.4" r="1.2" />
        <circle cx="32" cy="6" r="1.5" />
      </g>
      <Line d="M29.6 17v-2.6" width={2.4} />
    </>
  ),
  mixer: (
    <>
      {ground}
      <Block d="M7 26h34l-3 17.2H10z" ink={timber} />
      <Line d="M8 31.4h32M9 37h30" width={1.3} />
      <path
        d="M7.6 26C12 22.6 18 28 24 25s12-1.6 16.4 1z"
        fill="var(--blush)"
        stroke={dark}
        strokeWidth="1"
      />
      <Block d="M5 4.6h38v4H5zM5 8.6h4v17.8H5zM39 8.6h4v17.8h-4z" ink="var(--wood-grey)" />
      <path d={cog(24, 10, 5.6)} fill="var(--straw)" stroke={dark} strokeWidth="1.1" />
      <Line d="M24 14.6V36" width={2.2} />
      <Block d="M15.4 19h17.2v3.4H15.4z" ink={roof} line={1} />
      <path d="M14 36c2-3 4-3 6 0s4 3 6 0 4-3 6 0" fill="none" stroke="var(--cut-light)" strokeWidth="1.5" />
    </>
  ),
  storehouse: (
    <>
      {ground}
      <House x={5} y={19} w={38} ink="var(--wood-grey)" />
      <Gable x={2} y={20} w={44} h={14} />
      <Line d="M24 2.6v5M24 3h7M31 3v7" width={1.4} />
      <Block d="M28.6 10h4.8v4h-4.8z" ink={timber} line={1} />
      <Opening x={9.6} y={22} w={26} />
      {[13.8, 22.6, 31.4].map((x) => (
        <Cask key={x} x={x} y={38.6} r={4.3} />
      ))}
      <Cask x={18.2} y={30.9} r={4.3} />
      <Cask x={27} y={30.9} r={4.3} />
    </>
  ),
  silo: (
    <>
      {ground}
      <House x={28} y={22} w={14} ink={wall} />
      <Block d="M27 22c0-5 3-7.6 8-7.6s8 2.6 8 7.6z" ink={steel} />
      <House x={8} y={13} w={18} ink={wall} />
      <Block d="M6.6 13c0-6.6 4-10 10.4-10S27.4 6.4 27.4 13z" ink={roof} />
      <Cut d={gouges(3, [11, 11], [2.4, -1.6], [1.6, -3.6])} />
      <Line d="M8 20h18M8 27.4h18M8 34.8h18M28 29h14M28 36h14" />
      <Line d="M11.6 13v30M14.6 13v30M11.6 17h3M11.6 22h3M11.6 27h3M11.6 32h3M11.6 37h3" width={0.8} />
      <path d="M31 35.6q4-5 8.6-1c-.6 6-6.6 6.4-8.6 1z" fill="var(--olive)" stroke={dark} strokeWidth=".9" />
    </>
  ),
  barn: (
    <>
      {ground}
      <Block d="M5 43.2V21l6-10.6L24 5l13 5.4L43 21v22.2z" ink="var(--wine)" />
      <Block d="M2.6 22 9.6 9.4 24 3l14.4 6.4L45.4 22l-3-.2-6-10L24 7l-12.4 4.8-6 10z" ink={timber} />
      <Block d="M20 13h8v7.4h-8z" ink="var(--straw)" line={1} />
      <Line d="M20 16.8h8M24 13v7.4" width={0.9} />
      <Block d="M12.4 25h23.2v18.2H12.4z" ink="var(--cut-light)" />
      <Line d="M24 25v18M12.6 25.2 24 43M24 25.2 12.6 43M24 25.2 35.4 43M35.4 25.2 24 43" width={1.3} />
      <Cut d={gouges(4, [8, 24], [0, 5], [0, 3.4])} />
    </>
  ),
  harvest_machine: (
    <>
      {ground}
      <Block d="M17 18h23v15H17z" ink="var(--cypress)" />
      <Block d="M22 7h15v11H22z" ink="var(--straw)" />
      <Shadow d="M25 10h9.4v8H25z" />
      <Block d="M19.6 5h20v2.6h-20z" ink={roof} />
      <Line d="M42 18V8" width={2.2} />
      <Puffs x={42} y={6} />
      <path d={cog(9.6, 33.4, 9, 12)} fill="var(--straw)" stroke={dark} strokeWidth="1.1" />
      <Line d="M9.6 25.6v15.6M1.8 33.4h15.6M4 28l11.2 10.8M15.2 28 4 38.8" width={0.9} />
      <Line d="M9.6 33.4 19 28" width={2.4} />
      {[
        [24, 37.4, 6.2],
        [37.4, 35.6, 8],
      ].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <circle cx={x} cy={y} r={r} fill={dark} />
          <circle cx={x} cy={y} r={r * 0.44} fill="var(--straw)" />
        </g>
      ))}
      <Cut d={gouges(3, [20, 21], [6, 0], [4.6, 0])} />
    </>
  ),
  label_factory: (
    <>
      {ground}
      <Block d="M35 25V7h5.6v18z" ink={roof} />
      <Line d="M34 7.4h7.6M34.8 11h6" width={1.5} />
      <Puffs x={37} y={3.6} />
      <Block d="M4 22l9.4-7v7l9.4-7v7l9.4-7v7H44v21.2H4z" ink={wall} />
      <Shadow d="M40.6 22H44v21.2h-3.4z" />
      <Block d="M4 22l9.4-7v7zM13.4 22l9.4-7v7zM22.8 22l9.4-7v7z" ink="var(--sky)" line={1} />
      <Block d="M9 26h21v13.6H9z" ink="var(--cut-light)" />
      <Line d="M11 28h17v9.6H11z" width={0.8} />
      <Flask x={15} to={36.6} h={7.6} ink="var(--wine)" />
      <Line d="M19 30.4h7M19 32.8h7M19 35.2h4" width={1.1} />
      <Window x={33.6} y={27} w={4} h={5} />
      <Hip x={32} y={36} w={8} h={2} lean={1} />
      <Shadow d={`M33.4 36h5v${foot - 36}h-5z`} />
    </>
  ),
};
