import { chancesOf, kindOf } from '../alike.ts'
import { automaticWindow } from '../asked.ts'
import { byBytes, type Grounds, markOf, type Recomputed, supportOf, toldBeside } from '../grounds.ts'
import { sureness } from '../over-index.ts'
import { inWindow, type People } from '../whom.ts'
import { byLowerEnd, comparisonOf, figures, inputOf, spreadRow } from './people.ts'

/** docs/methods/phrases.md. */
const MOST = 200
const LEAST_AUTHORS = 2

export function phrases(grounds: Grounds): Recomputed {
  const { known, asked, subject, chosen, now } = grounds
  // For an account or for posts the audience's own posts of the window count.
  const isOwn = asked.question.query_type === 'handle' || asked.question.query_type === 'post'
  const window = subject.window ?? automaticWindow(now)
  const posts = isOwn
    ? known.posts.filter(({ author, at }) => subject.people.has(author) && inWindow(at, window))
    : subject.posts.map((at) => known.posts[at]!)
  const here = authorsBy(posts)
  const compared = known.posts.filter(({ author, at }) => chosen.people.has(author) && inWindow(at, window))
  const there = authorsBy(compared)
  const { within } = chosen
  const authors = new Set(posts.map(({ author }) => author)).size
  const baseline_known = new Set(compared.map(({ author }) => author)).size

  const comparison = comparisonOf(grounds)
  const own = new Set(posts.map(({ author }) => author))
  const everybody = phrasesBy([...posts, ...compared])
  const people = [...everybody].map(([at, values]) => ({
    kind: kindOf(known.accounts[at]!, comparison),
    isOwn: own.has(at),
    values,
  }))
  const chances = chancesOf(people, { known: authors, baseline_known })
  const counted = [...here]
    .map(([value, who]) => ({
      value,
      count: who.size,
      baseline_count: there.get(value)?.size ?? 0,
      ...chances(value),
    }))
    .filter(({ count }) => count >= LEAST_AUTHORS)
    .sort((a, b) => b.count - a.count || byBytes(a.value, b.value))
    .slice(0, MOST)
    .filter(({ count }) => count >= supportOf(authors))
    .sort((a, b) => sureness(b) - sureness(a) || byBytes(a.value, b.value))
  const rows = counted.filter((one) => !counted.some((other) => isPartOf(one, other)))
  const spread = counted.map(spreadRow)
  const list = { known: authors, baseline_known, within, family: MOST, least: 0, by_lift: false, spread, rows }
  const told = toldBeside(subject.people.size, authors, { baseline_n: chosen.people.size, baseline_known })
  const { hidden } = told
  return {
    rows: hidden ? [] : figures(list, list).sort(byLowerEnd()),
    base: {
      unit: 'people',
      ...told,
      baseline: chosen.baseline,
      comparison,
      mark: markOf(authors),
    },
    ...(!hidden && { inputs: { method: 'phrases', lists: [{ ...list, rows: rows.map(inputOf) }] } }),
  }
}

type Phrase = { value: string; count: number; baseline_count: number }
const isPartOf = (part: Phrase, whole: Phrase) =>
  part.value !== whole.value &&
  ` ${whole.value} `.includes(` ${part.value} `) &&
  part.count === whole.count &&
  part.baseline_count === whole.baseline_count

/** What each of them wrote. */
function phrasesBy(posts: { author: number; phrases: Set<string> }[]): Map<number, Set<string>> {
  const written = new Map<number, Set<string>>()
  for (const { author, phrases: own } of posts) {
    written.set(author, (written.get(author) ?? new Set<string>()).union(own))
  }
  return written
}

function authorsBy(posts: { author: number; phrases: Set<string> }[]): Map<string, People> {
  const authors = new Map<string, People>()
  for (const { author, phrases: own } of posts) {
    for (const phrase of own) authors.set(phrase, (authors.get(phrase) ?? new Set()).add(author))
  }
  return authors
}
