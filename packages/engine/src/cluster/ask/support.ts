const SUPPORT_MIN = 5
const SUPPORT_PARTS = 200

/** How many must have something for its lift to be told. */
export const supportOf = (n: number): number => Math.max(SUPPORT_MIN, Math.ceil(n / SUPPORT_PARTS))
