import { UNFOLDED } from './char-class.ts'

const ESCAPE = /\\u([0-9a-f]{4})/gi
const ENTITY = /&(amp|lt|gt|quot|#39);/g
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Lower case, compatibility forms made plain (full-width, half-width kana, styled letters), HTML signs decoded. */
export function fold(text: string): string {
  let folded = text
  if (text.includes('&')) folded = text.replace(ENTITY, (_, name: string) => SIGNS[name]!)
  // Exports that went through JSON twice carry their letters as escapes.
  if (folded.includes('\\u'))
    folded = folded.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  if (folded.includes('’')) folded = folded.replaceAll('’', "'")
  for (let at = 0; at < folded.length; at++) {
    if (UNFOLDED[folded.charCodeAt(at)] === 1) {
      folded = folded.normalize('NFKC')
      break
    }
  }
  return folded.toLowerCase()
}
