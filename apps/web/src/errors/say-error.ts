import { ApiError, ERRORS } from '@starling/contract/browser'
import { currentLanguage, type TextKey, t } from '@starling/text'
import { isOnline } from '../floor/index.ts'

/** What `describeError` says in the place of a body that tells a person nothing (spec 8). */
const OWN = [
  'Invalid email address',
  'No audience found',
  'Failed to generate campaign attributes',
  'Invalid response format for trending topics',
  'This country is not available for targeting.',
] as const satisfies readonly TextKey[]

/** What a run, a list or a section says of why it ended is kept in the words of the table. */
const messages: readonly TextKey[] = [...Object.values(ERRORS).map(({ message }) => message), ...OWN]
const KNOWN: ReadonlyMap<string, TextKey> = new Map(messages.map((message) => [message, message]))

/** Only known sentences are looked up: the text of a stranger could hold what the table reads as a template. */
export function sayText(text: string): string {
  const known = KNOWN.get(text)
  return known ? t(known) : text
}

/** Fields that a person has filled in themselves, as `describeError` writes them. */
const FIELDS = {
  Card_title: 'Title',
  Card_url: 'Leads to',
  Countries: 'Countries',
  Country: 'Country',
  Email: 'Email',
  Handle: 'Handle',
  Keywords: 'Keywords',
  Name: 'Name',
  Question: 'Question',
  Slides: 'Slides',
  Text: 'Text',
  Video_description: 'Description of the video',
  Video_title: 'Title of the video',
} as const satisfies Record<string, TextKey>

const sayField = (name: string): string => (Object.hasOwn(FIELDS, name) ? t(FIELDS[name as keyof typeof FIELDS]) : name)

function sayLine(line: string): string {
  const at = line.indexOf(': ')
  return KNOWN.has(line) || at < 0 ? sayText(line) : `${sayField(line.slice(0, at))}: ${sayText(line.slice(at + 2))}`
}

/** The sentence a person reads for anything that went wrong: what the server said in their language, or what only the page knows. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError && error.status === 0 && !isOnline()) {
    return t('You are offline. Please connect and try again.')
  }
  if (!(error instanceof ApiError) || error.status === 0) return t(ERRORS.internal.message)
  if (error.status === 429) return sayWait(error)
  return error.message.split('\n').map(sayLine).join('\n')
}

function sayWait(error: ApiError): string {
  if (error.retry_after_s === undefined) return sayText(error.message)
  return t('Too many tries. Please wait {{time}} and try again.', { time: sayDuration(error.retry_after_s) })
}

const UNITS = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** A time to wait in the largest unit that fits, never less than it is: "12 minutes". */
export function sayDuration(seconds: number): string {
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[2]
  const language = currentLanguage()
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  const text = format.format(Math.max(1, Math.ceil(seconds / length)))
  // A line must not break between a Japanese number and its unit.
  return language === 'ja' ? text.replace(/\s/g, '') : text
}
