import type { Scope, Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { expect, test } from 'vitest'
import { checkQuestion } from './check.ts'
import { AskError } from './error.ts'

const scope = (who: Who, rest: Partial<Scope> = {}): Scope => ({ who, posts: { by: 'audience' }, ...rest })
const everybody = scope({ all: [] })
const deep = (levels: number): Who => (levels === 0 ? { all: [] } : { not: deep(levels - 1) })
const posted = (groups: string[][], excluded?: string[]): Scope =>
  scope({ posted: { groups, ...(excluded ? { excluded } : {}) } })
/** As a question about keywords is: who wrote of them, and what they wrote. */
function keywords(count: number): Scope {
  const about = { groups: Array.from({ length: count }, (_, n) => [`w${n}`]) }
  return scope({ posted: about }, { posts: { by: 'audience', about } })
}

function refusal(asked: Scope, primitives: Primitive[] = []): string | undefined {
  try {
    checkQuestion(asked, primitives)
  } catch (error) {
    if (error instanceof AskError) return error.code
    throw error
  }
}

test.each<{ what: string; asked: Scope; primitives?: Primitive[]; code: string | undefined }>([
  { what: 'everybody', asked: everybody, code: undefined },
  { what: 'words in two groups', asked: posted([['ramen', '#tokyo'], ['寿司']], ['🍜']), code: undefined },
  { what: 'no groups', asked: posted([]), code: 'bad_scope' },
  { what: 'an empty group', asked: posted([['a'], []]), code: 'bad_scope' },
  { what: 'a term without a word', asked: posted([['!!!']]), code: 'bad_scope' },
  { what: 'an excluded term without a word', asked: posted([['a']], ['  ']), code: 'bad_scope' },
  { what: '10,000 keywords', asked: posted([Array.from({ length: 10_000 }, (_, n) => `w${n}`)]), code: 'too_large' },
  { what: '1 MB of text', asked: posted([['x'.repeat(1 << 20)]]), code: 'too_large' },
  { what: '1 MB of handles', asked: scope({ handles: Array(5000).fill('x'.repeat(200)) }), code: 'too_large' },
  { what: 'half a character', asked: posted([['a\ud83d']]), code: 'bad_scope' },
  { what: 'deep nesting', asked: scope(deep(15)), code: undefined },
  { what: 'too deep nesting', asked: scope(deep(50)), code: 'too_large' },
  { what: 'many conditions', asked: scope({ any: Array(2000).fill({ verified: true }) }), code: 'too_large' },
  { what: 'a window backwards', asked: scope({ all: [] }, { window: { since: 2, until: 1 } }), code: 'bad_scope' },
  { what: 'an empty window', asked: scope({ all: [] }, { window: { since: 2, until: 2 } }), code: undefined },
  { what: 'no time at all', asked: scope({ all: [] }, { window: { since: Number.NaN, until: 2 } }), code: 'bad_scope' },
  { what: 'followers backwards', asked: scope({ followers: { min: 9, max: 1 } }), code: 'bad_scope' },
  { what: 'a post that is no id', asked: scope({ engaged: ['12x'] }), code: 'bad_scope' },
  { what: 'negative rows', asked: everybody, primitives: [{ do: 'phrases', limit: -1 }], code: 'bad_primitive' },
  { what: 'a million rows', asked: everybody, primitives: [{ do: 'phrases', limit: 1e6 }], code: 'bad_primitive' },
  {
    what: 'lift of posts',
    asked: everybody,
    primitives: [{ do: 'terms', source: 'posts', kind: 'keyword', order: 'lift', limit: 5 }],
    code: 'bad_primitive',
  },
  {
    what: 'authors of bios',
    asked: everybody,
    primitives: [{ do: 'terms', source: 'bio', kind: 'keyword', order: 'count', limit: 5, by_author: true }],
    code: 'bad_primitive',
  },
  {
    what: 'a name without terms',
    asked: everybody,
    primitives: [{ do: 'shares', names: [{ name: 'x', terms: [] }] }],
    code: 'bad_primitive',
  },
  { what: '1,000 keywords', asked: keywords(1000), code: undefined },
  { what: '1,001 keywords', asked: keywords(1001), code: 'too_large' },
  {
    what: 'seven audiences',
    asked: everybody,
    primitives: [{ do: 'overlap', with: Array(6).fill(everybody) }],
    code: 'too_large',
  },
])('$what', ({ asked, primitives, code }) => {
  expect(refusal(asked, primitives)).toBe(code)
})
