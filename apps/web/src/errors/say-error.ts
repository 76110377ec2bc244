import { ApiError, ERRORS } from '@starling/contract/browser'
import { currentLanguage, type TextKey, t } from '@starling/text'

/** Sentences the server says besides the table of errors: of single fields, and of failures `describeError` names. */
const OTHERS = [
  'Invalid email address',
  'No audience found',
  'Failed to generate campaign attributes',
  'Please enter a valid email address',
  'Country is not valid',
  'Logo must be a PNG, JPEG or WebP picture',
  'This is not a bearer token',
  'This is not a handle',
  'This account is not in the corpus yet.',
  'This country is not available for targeting.',
  'The range ends before it begins.',
  'Invalid response format for trending topics',
  'This question has no words.',
  'This question is too long to be kept.',
  'You have saved as many searches as can be kept. Delete one first.',
] as const satisfies readonly TextKey[]

const messages: readonly TextKey[] = [...Object.values(ERRORS).map(({ message }) => message), ...OTHERS]
const KNOWN: ReadonlyMap<string, TextKey> = new Map(messages.map((message) => [message, message]))

const ALREADY_MEMBER = / is already a member of the team$/

/** Only known sentences are looked up: the text of a stranger could hold what the table reads as a template. */
export function sayText(text: string): string {
  const known = KNOWN.get(text)
  if (known) return t(known)
  if (!ALREADY_MEMBER.test(text)) return text
  return t('{{email}} is already a member of the team', { email: text.replace(ALREADY_MEMBER, '') })
}

/** Fields that a person has filled in themselves, as `describeError` writes them. */
const FIELDS = {
  Countries: 'Countries',
  Country: 'Country',
  Email: 'Email',
  Handle: 'Handle',
  Keywords: 'Keywords',
  Name: 'Name',
  Question: 'Question',
} as const satisfies Record<string, TextKey>

const sayField = (name: string): string => (Object.hasOwn(FIELDS, name) ? t(FIELDS[name as keyof typeof FIELDS]) : name)

function sayLine(line: string): string {
  const at = line.indexOf(': ')
  return KNOWN.has(line) || at < 0 ? sayText(line) : `${sayField(line.slice(0, at))}: ${sayText(line.slice(at + 2))}`
}

/** The sentence a person reads for anything that went wrong, in their language. */
export function sayError(error: unknown): string {
  if (!(error instanceof ApiError)) return t(ERRORS.internal.message)
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
