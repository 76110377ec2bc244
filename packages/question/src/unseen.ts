/** Controls but for tabs and ends of lines, and marks that turn the direction of what follows. */
const UNSEEN = /(?![\t\n\r])[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Without what nobody sees: in a name it makes one look like another, and in a file it scrambles its neighbours. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '')

/**
 * What has no width, but for what gives another sign its shape: variants of signs, and joiners after emoji, vowel signs
 * and letters of scripts whose letters join.
 */
const WIDTHLESS =
  /(?!\p{Variation_Selector}|\p{Join_Control})\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]|(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Kannada}\p{Script=Bengali}])\p{Join_Control}/gu
const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/g
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** What one person writes for others, on as many lines as it has. */
export const letterOf = (text: string): string =>
  withoutUnseen(text.replace(LINE_END, '\n')).replace(WIDTHLESS, '').trim()

/** What others read as a name: one line of what can be seen, or nothing. */
export function lineOf(text: string): string {
  const line = letterOf(text)
    .replace(/[ \t\n]+/g, ' ')
    .trim()
  return SEEN.test(line) ? line : ''
}
