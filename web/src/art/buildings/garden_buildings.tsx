import { Block, Cut, dark, ground, Line, roof, Shadow, wall } from "../building_kit";
import { circle, cog, gouges, star } from "../geometry";
import { Bunch, Column, Door, foot, Gable, Glass, Hip, House, Opening, timber, Tree, Window } from "./shapes";

/** Works of stone, places to learn and to make, terraces and ornaments. */
export const gardenBuildings = {
  aqueduct: (
    <>
      {ground}
      <Block d="M1.6 20h44.8v23.2H1.6z" ink={wall} />
      <Block d="M1.6 9.4h44.8V20H1.6z" ink={wall} />
      {[4.4, 18.8, 33.2].map((x) => (
        <Opening key={x} x={x} y={24} w={10.4} />
      ))}
      {[3.4, 10.4, 17.4, 24.4, 31.4, 38.4].map((x) => (
        <Opening key={x} x={x} y={12} w={5.2} to={20} />
      ))}
      <Line d="M1 20h46" width={2} />
      <Block d="M.8 5.6h46.4v3.8H.8z" ink="var(--sky)" />
      <Cut d={gouges(5, [4, 7.4], [9, 0], [6, 0])} />
      <Line d="M1.6 31h2.6M15.4 31h3M29.8 31h3M44 31h2.6M1.6 37h2.6M15.4 37h3M29.8 37h3" width={0.9} />
    </>
  ),
  school: (
    <>
      {ground}
      <House x={4} y={24} w={40} />
      <Hip x={2} y={25} w={44} h={6} lean={4} />
      <House x={18} y={14} w={12} to={25} />
      <Gable x={16} y={15} w={16} h={10} />
      <Shadow d="M20.6 23.6v-4a3.4 3.4 0 0 1 6.8 0v4z" />
      <path d="M22 22.8c.4-3 .8-4 2-4s1.6 1 2 4z" fill="var(--straw)" stroke={dark} strokeWidth=".7" />
      <path d={circle(24, 30, 3.2)} fill="var(--cut-light)" stroke={dark} strokeWidth="1" />
      <Line d="M24 28.2V30l1.4 1" width={0.9} />
      <Door x={20.4} y={34.6} w={7.2} ink="var(--cypress)" />
      {[8, 14, 31, 37].map((x) => (
        <Window key={x} x={x} y={29} w={3.6} h={6} />
      ))}
    </>
  ),
  patio: (
    <>
      {ground}
      <Block d="M4 10h40v3.4H4z" ink={timber} />
      <Line d="M8 6.6v8M14 6.6v8M20 6.6v8M26 6.6v8M32 6.6v8M38 6.6v8" width={2} />
      <Block d="M6 13.4h3.6v29.8H6zM38.4 13.4H42v29.8h-3.6z" ink={timber} />
      <path
        d="M3 12c4-5 8 0 12-3s8 2 12-1 8 2 12-1 5 1 6 4c-4 4-6-1-10 2s-8-2-12 1-8-2-12 1-6-1-8-3z"
        fill="var(--olive)"
        stroke={dark}
        strokeWidth=".9"
      />
      <Bunch x={16} y={16.4} r={1.6} />
      <Bunch x={31} y={16.4} r={1.6} ink="var(--blush)" />
      <Block d="M15 31h18v2.6H15z" ink="var(--cut-light)" line={1} />
      <Line d="M24 33.6V43M20 43h8" width={1.8} />
      <Glass x={20} y={24.4} s={3} ink="var(--blush)" />
      <Glass x={28} y={24.4} s={3} ink="var(--sparkling)" />
      <Line d="M10 43.4h28M14 45.4h20" width={0.8} />
    </>
  ),
  studio: (
    <>
      {ground}
      <Block d="M4 43.2V22L30 6v37.2z" ink={wall} />
      <Block d="M3 22.6 30 5.4v5L3 27.4z" ink="var(--sky)" />
      <Line d="m9 19-.2 5M15 15l-.2 5M21 11.4l-.2 5" width={1} />
      <Block d="M30 12h14v31.2H30z" ink={wall} />
      <Shadow d="M40.6 12H44v31.2h-3.4zM29 10h16v2.4H29z" />
      <Window x={34} y={17} w={4.6} h={7} />
      <Door x={33} y={32} w={7} ink="var(--dusk)" />
      <Shadow d="M7 29h19v14.2H7z" />
      <g stroke="var(--cut-light)" strokeWidth="1.2" fill="none">
        <path d="M16.6 29.4 11 43M16.6 29.4 22.4 43M16.6 29.4V43" />
      </g>
      <Block d="M11.4 31h10.4v7H11.4z" ink="var(--cut-light)" line={1} />
      <path d="M12.4 37.4l3-3.4 2 1.8 2-2.6 2 4.2z" fill="var(--olive)" />
      <circle cx="14.4" cy="33" r="1" fill={roof} />
    </>
  ),
  academy: (
    <>
      {ground}
      <Block d="M2.6 15.4 24 4l21.4 11.4z" ink={roof} />
      <path d="M9.6 13.8 24 6.4l14.4 7.4z" fill="var(--cut-light)" stroke={dark} strokeWidth="1" />
      <path d={star(24, 11, 2.6)} fill="var(--wine)" />
      <Block d="M3.4 15.4h41.2v3.8H3.4z" ink="var(--cut-light)" line={1} />
      <Shadow d="M6 19.2h36v20H6z" />
      {[8, 16, 24, 32, 40].map((x) => (
        <Column key={x} x={x} y={19.8} to={38.6} w={3.8} />
      ))}
      <Block d="M4 39h40v2.2H4zM2.4 41.2h43.2v2H2.4z" ink="var(--cut-light)" line={1} />
    </>
  ),
  gazebo: (
    <>
      {ground}
      <Line d="M24 7V2.4" width={1.6} />
      <circle cx="24" cy="2.8" r="1.6" fill="var(--straw)" stroke={dark} strokeWidth=".9" />
      <Block d="M5 20C8 11 15 6 24 6s16 5 19 14z" ink="var(--cypress)" />
      <path
        d="M24 6.4v13.2M24 6.4C18 9 14.6 13 13.4 19.6M24 6.4c6 2.6 9.4 6.6 10.6 13.2"
        fill="none"
        stroke="var(--cut-light)"
        strokeWidth="1.1"
      />
      <Block d="M4 20h40v3H4z" ink="var(--cut-light)" line={1} />
      {[8, 18.4, 29.6, 40].map((x) => (
        <Column key={x} x={x} y={23.4} to={40.6} w={2.6} />
      ))}
      <Line d="M8 32.4h10.4M29.6 32.4H40M11 32.4v8M14.6 32.4v8M33 32.4v8M36.6 32.4v8" width={1.1} />
      <path d={star(24, 31.6, 4.2)} fill="var(--straw)" stroke={dark} strokeWidth=".9" />
      <Block d="M5 40.4h38l2 2.8H3z" ink={wall} line={1} />
    </>
  ),
  workshop: (
    <>
      {ground}
      <Block d="M4 24 17 13v11l13-11v11h14v19.2H4z" ink={wall} />
      <Block d="M4 24 17 13v11zM17 24 30 13v11z" ink="var(--sky)" line={1} />
      <Hip x={29} y={25} w={17} h={4} lean={2} />
      <Shadow d="M40.8 25H44v18.2h-3.2z" />
      <Shadow d="M7 28.6h21v14.6H7z" />
      <path d="M10 36.6h11c-.4 2-2 3-4 3v1.6h2.4v2H11.6v-2H14v-1.6c-2.4 0-4-1-4-3z" fill="var(--wood-grey)" />
      <g transform="rotate(38 21 33)">
        <path d="M20.2 28h1.8v9h-1.8z" fill="var(--straw)" />
        <path d="M18 26.4h6.4v3H18z" fill="var(--cut-light)" />
      </g>
      <path d={cog(35.4, 33, 5)} fill={roof} stroke={dark} strokeWidth="1" />
      <circle cx="35.4" cy="33" r="1.6" fill={dark} />
    </>
  ),
  veranda: (
    <>
      {ground}
      <House x={12} y={9} w={32} to={24} />
      <Gable x={9} y={10} w={38} h={7.6} />
      <Window x={18} y={12.6} w={4.4} h={5.4} shutters="var(--olive)" />
      <Window x={33} y={12.6} w={4.4} h={5.4} shutters="var(--olive)" />
      <House x={12} y={24} w={32} />
      <Block d="M2 25.4 11 19.4h34v6z" ink="var(--olive)" />
      <Cut d={gouges(6, [12, 20.6], [5.2, 0], [-2.6, 3.6])} />
      <Opening x={25} y={29} w={7} />
      {[4.6, 16.4, 40].map((x) => (
        <Column key={x} x={x} y={26} w={2} to={foot} />
      ))}
      <Line d="M4.6 36h16M36 36h7M7 36v7M9.6 36v7M12 36v7M18.8 36v7M37.6 36v7M42 36v7" width={1.1} />
      <Bunch x={9.6} y={28.4} r={1.3} />
      <Bunch x={21} y={28.4} r={1.3} ink="var(--white-grape)" />
    </>
  ),
  penthouse: (
    <>
      {ground}
      <House x={13} y={16} w={22} />
      <Block d="M10.6 13.4h26.8v3H10.6z" ink="var(--cut-light)" line={1} />
      <Block d="M18 6.4h12v7H18z" ink="var(--sky)" />
      <Line d="M22 6.4v7M26 6.4v7" width={0.8} />
      <Block d="M15.6 3.4h16.8v3H15.6z" ink={roof} line={1} />
      <Tree x={14} h={8} to={13.4} />
      <Tree x={34} h={8} to={13.4} />
      {[20, 26.4, 32.8].map((y) =>
        [16, 21, 26].map((x) => <Window key={`${x} ${y}`} x={x} y={y} w={3} h={3.8} />),
      )}
      <Door x={21} y={38} w={5} />
      <House x={3} y={31} w={10} ink="var(--wood-grey)" />
      <House x={35} y={28} w={10} ink="var(--wood-grey)" />
      <Hip x={2} y={31.6} w={12} h={3} lean={2} />
      <Hip x={34} y={28.6} w={12} h={3} lean={2} />
    </>
  ),
  fountain: (
    <>
      {ground}
      <path
        d="M24 13C19 3 10 7 9 16M24 13c5-10 14-6 15 3M24 13c-3-6-7-4-8 2M24 13c3-6 7-4 8 2"
        fill="none"
        stroke="var(--sky)"
        strokeWidth="1.8"
      />
      <path d="M24 14V5" stroke="var(--sky)" strokeWidth="2" />
      <Block d="M22 14h4v10h-4z" ink={wall} line={1} />
      <Block d="M13 17h22c-.6 4.6-4 6.6-11 6.6S13.6 21.6 13 17z" ink={wall} />
      <path d="M15 23c-3 4-4 7-4 12M33 23c3 4 4 7 4 12" fill="none" stroke="var(--sky)" strokeWidth="1.6" />
      <Block d="M21 24h6v10h-6z" ink={wall} line={1} />
      <path d="M4 35h40v3H4z" fill="var(--sky)" />
      <Cut d={gouges(4, [7, 36.2], [9, 0], [6, 0])} />
      <Block d="M2.6 37h42.8l-2 6.2H4.6z" ink={wall} />
      <Line d="M10 37.4 11 43M18 37.4v5.6M24 37.4v5.6M30 37.4v5.6M38 37.4 37 43" width={0.8} />
    </>
  ),
  statue: (
    <>
      {ground}
      <Block d="M12 43.2v-3h24v3zM14.6 40.2V29h18.8v11.2z" ink={wall} />
      <Shadow d="M30 29.4h3.4v10.6H30z" />
      <Block d="M12.6 26.4h22.8V29H12.6z" ink={wall} line={1} />
      <path d={star(22.8, 34.6, 3.4)} fill="var(--wine)" />
      <Block
        d="M18.6 26.4 20.4 17c-1.4-1-2-2.4-1.6-4 .4-1.8 2.2-2.6 5-2.6 2.2 0 3.4-.6 4.4-2.4l1.6-4.4 2.2.8c-.4 4-1.4 7-3.6 9l-.4 3.4 1.4 9.6z"
        ink="var(--cut-light)"
      />
      <circle cx="23.4" cy="7.4" r="3" fill="var(--cut-light)" stroke={dark} strokeWidth="1.2" />
      <path d="M20.4 6.2c1.4-2.6 4.6-2.6 6 0" fill="none" stroke="var(--olive)" strokeWidth="1.8" />
      <Bunch x={31.8} y={1.8} r={1.5} />
      <Shadow d={gouges(4, [27.2, 15], [0.4, 3], [-4, 2])} />
    </>
  ),
  dock: (
    <>
      <path d="M1 36h46v7c-3 1.8-8 3-14 3.4H15C9 46 4 44.8 1 43z" fill="var(--sky)" />
      <Cut d={gouges(4, [4, 43.4], [11, 0.4], [8, 0.4])} />
      <Block d="M2 30h22v4H2z" ink={timber} />
      <Line d="M5 34v9M12 34v9M20 34v9M8 30v4M14 30v4" width={2} />
      <Block d="M5 21h7v9H5zM12 24h6v6h-6z" ink={roof} line={1} />
      <Line d="M5 21l7 9M12 21l-7 9M12 24l6 6M18 24l-6 6" width={0.8} />
      <Line d="M34 38V6" width={2} />
      <Block d="M35.4 8c6 4 8 10 8 18h-8z" ink="var(--cut-light)" />
      <Block d="M32.6 10c-4.4 4-6 9-6.4 16h6.4z" ink="var(--wine)" />
      <Block d="M24 34h22c-.6 5.6-3.4 8-7 8H31c-3.8 0-6.6-2.4-7-8z" ink={timber} />
      <Line d="M25 37h20" width={1} />
      <Block d="M34 3.4h6l-1.6 1.8L40 7h-6z" ink={roof} line={1} />
    </>
  ),
};
