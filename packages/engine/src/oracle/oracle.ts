import type { Comparison, Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { applyChange, type FactChange } from '../facts/change.ts'
import type { Facts } from '../facts/facts.ts'
import type { AnswerTo, PrimitiveAnswers } from '../port/answers.ts'
import type { AskOptions, Backend, BackendState } from '../port/backend.ts'
import { checkQuestion } from '../port/check.ts'
import { AskError } from '../port/error.ts'
import { accounts, growth, members, overlap, profile, size } from './accounts.ts'
import { audienceOf, baselineOf, postsOf } from './audience.ts'
import { breakdown } from './breakdown.ts'
import { followed } from './followed.ts'
import { liked } from './liked.ts'
import { origin } from './origin.ts'
import { type Person, type Population, type Post, populationOf } from './population.ts'
import { cover, reach } from './reach.ts'
import { posts, series, shares } from './series.ts'
import { spread } from './spread.ts'
import { pairs, phrases, terms } from './terms.ts'

/** A question on its way: the scope, and whom and what it turned out to be about. */
export type OracleQuestion = {
  facts: Facts
  population: Population
  scope: Scope
  audience: Set<Person>
  baseline: Set<Person>
  comparison: Comparison
  posts: Post[]
}

/** What an answer is, by the plainest way to find it. Slow; tests hold the other backends to it. */
export class Oracle implements Backend {
  #facts: Facts
  #population: Population

  constructor(facts: Facts) {
    this.#facts = facts
    this.#population = populationOf(facts)
  }

  async ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    { baseline = 'all', comparison = 'adjusted', signal }: AskOptions = {},
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    if (signal?.aborted) throw new AskError('cancelled', 'the question was taken back')
    checkQuestion(scope, primitives, baseline)
    const population = this.#population
    const asking: OracleQuestion = {
      facts: this.#facts,
      population,
      scope,
      audience: audienceOf(population, scope),
      baseline: baselineOf(population, baseline),
      comparison,
      posts: postsOf(population, scope),
    }
    return primitives.map((primitive) => answer(asking, primitive)) as { [K in keyof P]: AnswerTo<P[K]> }
  }

  async apply(change: FactChange): Promise<void> {
    this.#facts = applyChange(this.#facts, change)
    this.#population = populationOf(this.#facts)
  }

  /** Follows are pairs of accounts, however often one followed the other. */
  async state(): Promise<BackendState> {
    const { people, posts } = this.#population
    const newest = posts.reduce((latest, { created_at }) => Math.max(latest, created_at), Number.NEGATIVE_INFINITY)
    return {
      as_of: posts.length > 0 ? new Date(newest * 1000).toISOString() : null,
      sources: [],
      whole_since: null,
      accounts: people.length,
      posts: posts.length,
      follows: people.reduce((sum, { follows }) => sum + follows.size, 0),
      memory_bytes: 0,
    }
  }

  async close(): Promise<void> {}
}

function answer(asking: OracleQuestion, primitive: Primitive): PrimitiveAnswers[Primitive['do']] {
  switch (primitive.do) {
    case 'size':
      return size(asking)
    case 'breakdown':
      return breakdown(asking, primitive)
    case 'terms':
      return terms(asking, primitive)
    case 'pairs':
      return pairs(asking, primitive)
    case 'phrases':
      return phrases(asking, primitive)
    case 'followed':
      return followed(asking, primitive)
    case 'liked':
      return liked(asking, primitive)
    case 'spread':
      return spread(asking, primitive)
    case 'accounts':
      return accounts(asking, primitive)
    case 'members':
      return members(asking, primitive)
    case 'series':
      return series(asking, primitive)
    case 'posts':
      return posts(asking, primitive)
    case 'shares':
      return shares(asking, primitive)
    case 'overlap':
      return overlap(asking, primitive)
    case 'reach':
      return reach(asking, primitive)
    case 'cover':
      return cover(asking, primitive)
    case 'growth':
      return growth(asking, primitive)
    case 'profile':
      return profile(asking, primitive)
    case 'origin':
      return origin(asking, primitive)
  }
}
