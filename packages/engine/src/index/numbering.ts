export const up64 = (value: number): number => Math.ceil(value / 64) * 64

/** New posts are numbered from here on, in the order they came; bits of old and new ones share no word. */
export const firstFresh = (base: number): number => up64(base)

/** Of the sorted ids of posts every so-many-th is held in memory. */
export const ID_STEP = 512
