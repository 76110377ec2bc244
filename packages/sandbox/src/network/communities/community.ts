import type { Sheet } from '../grammar.ts'
import type { Language } from '../places.ts'
import type { Hours, Week } from '../rhythm.ts'

export type Leader = { name: string; handle: string; bio: string; kind: 'celebrity' | 'media' }
/** What happens in a community now and then: a subject with slots, its hashtag, its mood and how far it carries. */
export type Happening = { subject: string; hashtag: string; mood: number; strength: number }

export type Community = {
  slug: string
  title: string
  language: Language
  /** Against the other communities of the same language. */
  size: number
  hours: Hours
  week: Week
  /** Shares of glad and of cross posts on a day without events. */
  mood: readonly [number, number]
  hashtags: string[]
  emoji: string[]
  subreddits: string[]
  /** The youngest and the oldest of its people. */
  ages: readonly [number, number]
  /** Where its people live, instead of the usual places of the language. */
  countries: Record<string, number> | null
  leaders: Leader[]
  happenings: Happening[]
  sheet: Sheet
}

type Written = {
  slug: string
  title: string
  language: Language
  size: number
  hours: Hours
  week: Week
  mood: readonly [number, number]
  hashtags: string
  emoji: string
  subreddits?: string
  ages?: readonly [number, number]
  countries?: Record<string, number>
  /** Lines of `Name | handle | bio`; a handle that begins with `*` belongs to a publication. */
  leaders: string
  /** Lines of `subject | Hashtag | mood from -1 to 1 | strength`. */
  happenings: string
  sheet: Sheet
}

const ANY_AGE = [16, 66] as const

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
const cells = (line: string) => line.split(' | ').map((cell) => cell.trim())

export function community(written: Written): Community {
  return {
    ...written,
    hashtags: written.hashtags.split(' '),
    emoji: written.emoji.split(' '),
    ages: written.ages ?? ANY_AGE,
    subreddits: written.subreddits?.split(' ') ?? [],
    countries: written.countries ?? null,
    leaders: linesOf(written.leaders).map((line) => {
      const [name, handle, bio] = cells(line) as [string, string, string]
      return { name, bio, handle: handle.replace('*', ''), kind: handle.startsWith('*') ? 'media' : 'celebrity' }
    }),
    happenings: linesOf(written.happenings).map((line) => {
      const [subject, hashtag, mood, strength] = cells(line) as [string, string, string, string]
      return { subject, hashtag, mood: Number(mood), strength: Number(strength) }
    }),
  }
}
