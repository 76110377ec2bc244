import { Refusal } from './refusal.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
/** Characters that reorder what follows. In a name they make one account look like another; no name needs them. */
const ORDER = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** The two that override the order of letters; the others have their place in Arabic and Hebrew posts. */
const OVERRIDE = /[\u202d\u202e]/g

type Note = (reason: string) => void

/** A text as it may be stored: no control characters, no lone surrogates, no overridden order. */
export function cleanText(text: string, cap: number, note: Note, what: string): string {
  if (text.length > cap && (text.length > cap * 2 || codePoints(text) > cap)) throw new Refusal('text_too_long', what)
  return without(OVERRIDE, 'order_override', base(text, note), note)
}

export function cleanName(text: string, cap: number, note: Note, what: string): string {
  if (text.length > cap * 2) throw new Refusal('text_too_long', what)
  return without(ORDER, 'order_control', base(text, note), note).trim()
}

function base(text: string, note: Note): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  if (whole !== text) note('lone_surrogate')
  return without(CONTROL, 'control_character', whole, note)
}

function without(pattern: RegExp, reason: string, text: string, note: Note): string {
  const cleaned = text.replace(pattern, '')
  if (cleaned !== text) note(reason)
  return cleaned
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
