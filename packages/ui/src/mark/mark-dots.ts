/** Centre and radius of each dot in a box of 32: three feathers of one wing. */
export type Dot = readonly [x: number, y: number, radius: number]

export const MARK_BOX = 32

export const MARK_DOTS: readonly Dot[] = [
  [4.3, 20.6, 3.7],
  [8.5, 12.9, 3.2],
  [15.1, 7.9, 2.8],
  [22.5, 5.7, 2.3],
  [29.6, 5, 1.8],
  [9.9, 25.8, 2.9],
  [13.2, 19.8, 2.5],
  [18, 15.7, 2.1],
  [23.5, 13.6, 1.7],
  [28.8, 12.9, 1.4],
  [15.9, 28.9, 2.2],
  [18.6, 24.3, 1.8],
  [22.3, 21.4, 1.4],
  [26.4, 20.2, 1],
]

/** The same wing with fewer, fuller dots: below 28 px the fine ones would melt into a smudge. */
export const MARK_DOTS_SMALL: readonly Dot[] = [
  [4.9, 21.2, 4.5],
  [10.4, 11.3, 3.9],
  [19.6, 6.3, 3.2],
  [29, 5, 2.6],
  [12.6, 26.5, 3.7],
  [18.6, 17.2, 3],
  [28.2, 14, 2.2],
  [20, 29, 2.8],
  [26.4, 22.6, 1.8],
]
