import type { Baseline, Comparison, Question, Who, Window, Words, WordsQuestion } from '@starling/question'
import type { Known } from './known.ts'
import { inWindow, matcher, type People, peopleOf, placesOf } from './whom.ts'

/** What is asked, as it goes over the wire. */
export type AskedSections = {
  question: Question
  baseline?: Baseline
  comparison?: Comparison
  segment_of?: Question
  others?: Question[]
  order?: 'count' | 'lift'
  limit?: number
  utc_offset_minutes?: number
}
/** Whom a question is about, and which posts. */
export type Subject = { who: Who; window: Window | undefined; people: People; posts: number[] }

const DAY = 86_400
const MINUTE = 60

/** 30 days ago to 5 minutes ago, by the minute. */
export function automaticWindow(now: number): Window {
  const minute = Math.floor(now / MINUTE) * MINUTE
  return { since: minute - 30 * DAY, until: minute - 5 * MINUTE }
}

export function whoOf(question: Question): Who {
  const all = [ownWho(question), ...conditionsOf(question)]
  return all.length === 1 ? all[0]! : { all }
}
function ownWho(question: Question): Who {
  switch (question.query_type) {
    case 'handle':
      return { follows: [question.handle] }
    case 'post':
      return { engaged: question.post_ids }
    case 'builder':
      return question.who
    default:
      return { posted: wordsOf(question) }
  }
}
export const conditionsOf = ({ countries = [], without_bots = true }: Question): Who[] => [
  ...(countries.length > 0 ? [{ countries }] : []),
  ...(without_bots ? [{ bots: false }] : []),
]

export function wordsOf(question: WordsQuestion): Words {
  const { keywords, synonyms = [], excluded_keywords: excluded = [], extra_keyword: extra } = question
  const groups = [...keywords, ...synonyms.map((synonym) => [synonym])]
  const rest = excluded.length > 0 ? { excluded } : {}
  if (!extra) return { groups, ...rest }
  if (question.extra_keyword_type === 'or') return { groups: [...groups, [extra]], ...rest }
  return { groups: groups.map((group) => [...group, extra]), ...rest }
}

export function windowOf(question: Question, now: number): Window | undefined {
  if (question.window) return question.window
  return question.query_type === 'handle' || question.query_type === 'post' ? undefined : automaticWindow(now)
}

export function subjectOf(known: Known, question: Question, now: number): Subject {
  const who = whoOf(question)
  const window = windowOf(question, now)
  const people = peopleOf(known, who, window)
  const isOwn = ownPosts(known, question, people)
  const posts = known.posts.flatMap((post, at) => (inWindow(post.at, window) && isOwn(post.author, at) ? [at] : []))
  return { who, window, people, posts }
}
function ownPosts(known: Known, question: Question, people: People): (author: number, post: number) => boolean {
  switch (question.query_type) {
    case 'handle': {
      const [handle] = placesOf(known, [question.handle])
      return (author) => author === handle
    }
    case 'post': {
      const asked = new Set(question.post_ids.map((id) => known.postById.get(String(BigInt(id)))))
      return (_, post) => asked.has(post)
    }
    case 'builder':
      return (author) => people.has(author)
    default: {
      const holds = matcher(wordsOf(question))
      return (author, post) => people.has(author) && holds(known.posts[post]!.text)
    }
  }
}

/** Whom the audience is compared with (docs/methods/README.md, "Baseline"). */
export function baselineOf(asked: AskedSections, now: number): Baseline {
  if (asked.baseline) return asked.baseline
  if (asked.segment_of) {
    const window = windowOf(asked.segment_of, now)
    return { who: whoOf(asked.segment_of), ...(window && { window }) }
  }
  const { countries = [] } = asked.question
  return countries.length > 0 ? { countries } : 'all'
}

/** Whether everybody of the audience is in the baseline by what was asked: not where it only happens to be so. */
export function isWithin({ question, baseline, segment_of }: AskedSections, chosen: Baseline): boolean {
  if (baseline) return baseline === 'all'
  return segment_of !== undefined || chosen === 'all' || (question.countries ?? []).length > 0
}

/** Where the question leaves bots out, so do everybody and countries; conditions are taken as they were given. */
export function baselinePeople(known: Known, baseline: Baseline, { without_bots = true }: Question): People {
  if (baseline !== 'all' && 'who' in baseline) return peopleOf(known, baseline.who, baseline.window)
  const bots: Who[] = without_bots ? [{ bots: false }] : []
  return peopleOf(known, { all: baseline === 'all' ? bots : [{ countries: baseline.countries }, ...bots] })
}
