export type Point = readonly [number, number];

/** Where an arm bends, where its hand is, and how far what it holds leans from upright. */
export interface Arm {
  elbow: Point;
  hand: Point;
  lean: number;
}

export interface Gesture {
  left: Arm;
  right: Arm;
}

const arm = (elbow: Point, hand: Point, lean = 0): Arm => ({ elbow, hand, lean });

// Left and right as the viewer sees them.
const hip = { left: arm([19, 70], [32, 79]), right: arm([81, 70], [68, 79]) };

export const gestures = {
  raise: { left: hip.left, right: arm([80, 66], [85, 47], 8) },
  strike: { left: arm([24, 71], [36, 79], -10), right: arm([83, 58], [82, 36], 24) },
  present: { left: arm([20, 70], [15, 58], -6), right: arm([80, 70], [85, 58], 6) },
  cheer: { left: arm([17, 54], [13, 34], -10), right: arm([83, 54], [87, 34], 10) },
  clasp: { left: arm([22, 72], [42, 76]), right: arm([78, 72], [58, 76]) },
  shoulder: { left: hip.left, right: arm([82, 68], [75, 54], 30) },
  point: { left: arm([22, 58], [8, 50], -64), right: hip.right },
  welcome: { left: arm([20, 64], [9, 66], -12), right: arm([80, 64], [91, 66], 12) },
  heart: { left: arm([20, 72], [46, 67], 0), right: arm([82, 58], [88, 38], 8) },
  examine: { left: arm([19, 70], [17, 62], -8), right: arm([80, 74], [74, 56], 14) },
  juggle: { left: arm([22, 76], [15, 61]), right: arm([78, 76], [85, 61]) },
  call: { left: hip.left, right: arm([86, 72], [72, 49], 0) },
  lean: { left: hip.left, right: arm([80, 68], [84, 74], 0) },
} satisfies Record<string, Gesture>;

export type GestureName = keyof typeof gestures;
