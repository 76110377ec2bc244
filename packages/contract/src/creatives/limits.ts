/** `post`: text with pictures or a film; `card`: one of them that leads to a page; `carousel`: several that each do. */
export const CREATIVE_KINDS = ['post', 'card', 'carousel'] as const

/** Beside the mark that it bears at X there is room for so much. */
export const LONGEST_CREATIVE_NAME = 60
/** X's limits. */
export const LONGEST_CARD_TITLE = 70
export const LONGEST_VIDEO_DESCRIPTION = 200
export const LEAST_SLIDES = 2
export const MOST_SLIDES = 6
