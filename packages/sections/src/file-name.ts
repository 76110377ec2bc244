import type { Say, TextKey } from '@starling/text'

/** Beside the name of a section, which stays whole, inside of what every file system takes. */
const LONGEST_QUESTION = 60

/** Nothing that a file system or another program reads as more than a name. */
export const plainName = (text: string, longest?: number): string =>
  Array.from(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, longest)
    .join('')
    .replace(/^-|-$/g, '')

/** After what was asked, and the section where the file holds one; without its ending. */
export function fileNameOf(asked: string, { t }: Say, title?: TextKey): string {
  const question = plainName(asked, LONGEST_QUESTION)
  return [question || 'starling', title ? plainName(t(title)) : ''].filter(Boolean).join('-')
}
