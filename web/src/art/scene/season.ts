export type Season = "spring" | "summer" | "fall" | "winter";
