import { t } from '@starling/text'
import type { FieldValues, Validate } from 'react-hook-form'

type Verdict = string | undefined

export type RuleSet = {
  label: string
  required?: boolean | undefined
  email?: boolean | undefined
  /** The fewest characters. */
  min?: number | undefined
  /** The most characters. */
  max?: number | undefined
  /** Returns a message when the value is not accepted; may be asynchronous. */
  validate?: ((value: unknown) => Verdict | Promise<Verdict>) | undefined
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '')
}

function characters(value: unknown): number {
  return typeof value === 'string' ? Array.from(value).length : 0
}

/** The first rule that a value breaks, as the message of spec 5; a field that may stay empty is only judged when filled. */
export async function judge(value: unknown, { label, required, email, min, max, validate }: RuleSet): Promise<Verdict> {
  if (isEmpty(value)) {
    if (required) return t('{{label}} is required', { label })
  } else {
    if (email && (typeof value !== 'string' || !value.includes('@'))) return t('{{label}} is not valid', { label })
    if (min !== undefined && characters(value) < min) {
      return t('{{label}} must be at least {{n}} characters', { label, n: min })
    }
    if (max !== undefined && characters(value) > max) {
      return t('{{label}} must be less than {{n}} characters', { label, n: max })
    }
  }
  return validate?.(value)
}

/** The rules of a field for react-hook-form. */
export function rules(set: RuleSet): { validate: Validate<unknown, FieldValues> } {
  return { validate: async (value) => (await judge(value, set)) ?? true }
}

/** Something, an @, a domain with a dot, and no space anywhere (spec 5). */
export function isEmailShape(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

export function emailShapeError(text: string): Verdict {
  return isEmailShape(text) ? undefined : t('Please enter a valid email address')
}

/** Digits with an optional single decimal digit (spec 5). */
export function isDecimal(text: string): boolean {
  return /^\d+(\.\d)?$/.test(text)
}

const ERROR_CHARACTERS = 300 // spec 8 and 9
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What a form shows when the server refuses it with a 400 (spec 8); no character is cut in half. */
export function formError(text: string): string {
  const kept = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment).slice(0, ERROR_CHARACTERS)
  return t('Failed to submit form: {{text}}', { text: kept.join('') })
}
