/** Side by side so many: more cannot be read. */
export const MOST_COMPARED = 5
/** Of the smaller of two: so many in both pay twice for the same people. */
export const MUCH_OVERLAP = 0.3 // our choice
