import type { Scope, Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { DIMENSIONS } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { AskError } from '../port/error.ts'
import { KINDS } from './build/terms.ts'
import type { Loaded } from './load/load.ts'
import type { Version } from './version.ts'

/** Machine code comes after some dozens of questions; where there are few posts nobody feels that it is missing. */
const TIMES = { few_posts: 3, many_posts: 32 }
const MANY_POSTS = 100_000
/** But nobody waits longer for it than this. */
const MOST_MS = 600
/** The commonest words would find half of everybody. */
const FIRST_WORD = 48
const WORDS = 40
const DAY = 86_400
const DAYS = [30, 90]
const KEYWORD = KINDS.indexOf('keyword')

const PEOPLE: Primitive[] = [
  ...DIMENSIONS.map((dimension) => ({ do: 'breakdown', dimension, limit: 50 }) as const),
  ...(['keyword', 'hashtag', 'emoji'] as const).flatMap((kind) =>
    (['count', 'lift'] as const).map((order) => ({ do: 'terms', source: 'used', kind, order, limit: 50 }) as const),
  ),
  { do: 'pairs', source: 'used', limit: 50 },
  { do: 'followed', order: 'count', limit: 50 },
  { do: 'followed', order: 'lift', limit: 50 },
  { do: 'accounts', order: 'followers_count', limit: 20 },
  { do: 'accounts', order: 'sample', limit: 20 },
]
const FOLLOWED = PEOPLE.findIndex((primitive) => primitive.do === 'followed')

/** The first calls of everything are several times slower; nobody should wait for them, whichever worker answers. */
export async function warmUp({ pool, loaded, live }: Version): Promise<void> {
  const words = wordsOf(loaded)
  const times = live.posts < MANY_POSTS ? TIMES.few_posts : TIMES.many_posts
  const now = live.as_of ?? 0
  let handle: string | undefined
  const began = performance.now()
  for (let time = 0; time < times && performance.now() - began < MOST_MS; time++) {
    const asked = Array.from({ length: pool.seats }, (_, seat) => {
      const turn = time * pool.seats + seat
      const isOfFollowers = time % 4 === 3 && handle !== undefined
      const [scope, primitives] = isOfFollowers ? followersOf(handle!, turn) : conversationOf(words, now, turn)
      return pool.ask({ scope, baseline: 'all', comparison: 'adjusted' }, primitives)
    })
    for (const answers of await Promise.allSettled(asked)) {
      if (answers.status === 'rejected') {
        if (answers.reason instanceof AskError) continue
        throw answers.reason
      }
      // Not the most followed, whom a good part of everybody may follow.
      handle = (answers.value[FOLLOWED] as PrimitiveAnswers['followed']).rows.at(-1)?.handle || handle
    }
  }
}

type Question = [scope: Scope, primitives: Primitive[]]

function conversationOf(words: readonly string[], now: number, turn: number): Question {
  const word = (index: number) => words[(turn * 3 + index) % words.length]!
  const about =
    words.length === 0
      ? undefined
      : {
          groups: [
            [word(0), word(1)],
            [word(2), word(3)],
          ],
          excluded: [word(4)],
        }
  const who: Who = about ? { all: [{ posted: about }, { not: { handles: [] } }] } : { handles: [] }
  const scope: Scope = {
    who,
    posts: { by: 'audience', ...(about && { about }) },
    window: { since: now - DAYS[turn % DAYS.length]! * DAY, until: now + 1 },
  }
  const names = words.slice(0, 5).map((name) => ({ name, terms: [name] }))
  const conversation: Primitive[] = [
    { do: 'series', bucket: 'day' },
    { do: 'posts', order: 'like_count', limit: 20 },
    { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 50 },
    { do: 'pairs', source: 'posts', limit: 50 },
    { do: 'phrases', limit: 200 },
    ...(names.length > 0 ? [{ do: 'shares', names } as const] : []),
    { do: 'size' },
  ]
  return [scope, [...PEOPLE, ...conversation]]
}

function followersOf(handle: string, turn: number): Question {
  const who: Who = { all: [{ follows: [handle] }, { not: { handles: [`nobody ${turn}`] } }] }
  return [
    { who, posts: { by: 'audience' } },
    [...PEOPLE, { do: 'followed', order: 'similarity', limit: 50 }, { do: 'growth', handle }],
  ]
}

/** Frequent words of the corpus itself. */
function wordsOf({ memory, layout: { places }, meta }: Loaded): string[] {
  const numbers = new Uint32Array(memory.buffer)
  const bytes = new Uint8Array(memory.buffer)
  const place = (name: string) => places[name]!.at
  const words: string[] = []
  for (let rank = FIRST_WORD; rank < meta.arrays['used.df']!.length && words.length < WORDS; rank++) {
    if (bytes[place('used.kinds') + rank] !== KEYWORD) continue
    const at = place('term.at') / 4 + numbers[place('used.terms') / 4 + rank]!
    const text = bytes.slice(place('term.bytes') + numbers[at]!, place('term.bytes') + numbers[at + 1]!)
    words.push(Buffer.from(text.buffer).toString())
  }
  return words
}
