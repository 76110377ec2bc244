export const MEDIA_KINDS = ['image', 'gif', 'video'] as const

const MB = 1024 * 1024
/** What X takes of each kind. */
export const MOST_MEDIA_BYTES: Record<(typeof MEDIA_KINDS)[number], number> = {
  image: 5 * MB,
  gif: 15 * MB,
  video: 512 * MB,
}
/** X's limit of an alternative text. */
export const LONGEST_ALT_TEXT = 1_000
