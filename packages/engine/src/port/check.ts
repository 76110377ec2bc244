import {
  type Baseline,
  type CommunityOfAccounts,
  MOST_AT_LEAST,
  MOST_COMMUNITY_ACCOUNTS,
  MOST_TERMS,
  type Scope,
  type Who,
  type Window,
  type Words,
} from '@starling/question'
import { DIMENSIONS, type Primitive, type Reach } from '@starling/sections'
import { AskError } from './error.ts'
import { parseTerm } from './terms.ts'

/** Far above what a person asks, far below what would hold a worker up. */
export const LIMITS = {
  depth: 20,
  conditions: 1_000,
  terms: MOST_TERMS,
  term_letters: 280,
  values: 10_000,
  letters: 200_000,
  rows: 10_000,
  /** A set of so many ids is some ten megabytes on its way. */
  members: 1_000_000,
  names: 50,
  overlap: 5,
  primitives: 64,
} as const

/** A keyword that is said again, of people and of their posts, is one keyword. */
type Tally = { conditions: number; terms: Set<string>; values: number; letters: number }

/** Refuses what makes no sense or is too large, before any work is done. */
export function checkQuestion(scope: Scope, primitives: readonly Primitive[], baseline?: Baseline): void {
  const tally: Tally = { conditions: 0, terms: new Set(), values: 0, letters: 0 }
  checkScope(scope, tally)
  if (baseline !== undefined && baseline !== 'all') {
    if ('countries' in baseline) checkValues(baseline.countries, tally)
    else {
      checkWho(baseline.who, tally, 0)
      checkWindow(baseline.window)
    }
  }
  if (primitives.length > LIMITS.primitives)
    throw new AskError('too_large', `at most ${LIMITS.primitives} answers at once`)
  for (const primitive of primitives) checkPrimitive(primitive, tally)
}

function checkScope(scope: Scope, tally: Tally): void {
  checkWho(scope.who, tally, 0)
  checkWindow(scope.window)
  const { by, about, ids } = scope.posts
  if (typeof by === 'object') checkValues(by.handles, tally)
  if (about) checkWords(about, tally)
  if (ids) checkIds(ids, tally)
}

function checkWho(who: Who, tally: Tally, depth: number): void {
  if (depth > LIMITS.depth) throw new AskError('too_large', `conditions nest at most ${LIMITS.depth} deep`)
  if (++tally.conditions > LIMITS.conditions) throw new AskError('too_large', `at most ${LIMITS.conditions} conditions`)
  if ('all' in who) for (const one of who.all) checkWho(one, tally, depth + 1)
  else if ('any' in who) for (const one of who.any) checkWho(one, tally, depth + 1)
  else if ('not' in who) checkWho(who.not, tally, depth + 1)
  else if ('posted' in who) {
    checkWords(who.posted, tally)
    checkWindow(who.window)
  } else if ('bio' in who) checkWords(who.bio, tally)
  else if ('similar_to' in who) checkText(who.similar_to, tally)
  else if ('communities' in who) for (const one of who.communities) checkCommunity(one, tally)
  else if ('engaged' in who) checkIds(who.engaged, tally)
  else if ('followers' in who) checkRange(who.followers)
  else if (!('verified' in who) && !('bots' in who)) checkValues(Object.values(who)[0] as string[], tally)
}

function checkCommunity({ accounts, at_least }: CommunityOfAccounts, tally: Tally): void {
  if (accounts.length > MOST_COMMUNITY_ACCOUNTS)
    throw new AskError('too_large', `a community has at most ${MOST_COMMUNITY_ACCOUNTS} accounts`)
  if (!Number.isInteger(at_least) || at_least < 1 || at_least > MOST_AT_LEAST)
    throw new AskError('bad_scope', `at least 1 to ${MOST_AT_LEAST} accounts of a community are followed`)
  checkValues(accounts, tally)
}

function checkWords({ groups, excluded = [] }: Words, tally: Tally): void {
  if (groups.length === 0) throw new AskError('bad_scope', 'a question about words needs a word')
  for (const group of groups) {
    if (group.length === 0) throw new AskError('bad_scope', 'a group of keywords is empty')
    for (const term of group) checkTerm(term, tally)
  }
  for (const term of excluded) checkTerm(term, tally)
}

function checkTerm(term: string, tally: Tally): void {
  if (tally.terms.has(term)) return
  tally.terms.add(term)
  if (tally.terms.size > LIMITS.terms) throw new AskError('too_large', `at most ${LIMITS.terms} keywords`)
  if (term.length > LIMITS.term_letters)
    throw new AskError('too_large', `a keyword has at most ${LIMITS.term_letters} letters`)
  checkText(term, tally)
  parseTerm(term)
}

function checkValues(values: string[], tally: Tally): void {
  tally.values += values.length
  if (tally.values > LIMITS.values) throw new AskError('too_large', `at most ${LIMITS.values} values`)
  for (const value of values) checkText(value, tally)
}

function checkIds(ids: string[], tally: Tally): void {
  checkValues(ids, tally)
  const bad = ids.find((id) => !/^\d{1,19}$/.test(id))
  if (bad !== undefined) throw new AskError('bad_scope', `“${bad.slice(0, 40)}” is not the id of a post`)
}

function checkText(text: string, tally: Tally): void {
  tally.letters += text.length
  if (tally.letters > LIMITS.letters) throw new AskError('too_large', 'the question is too long')
  if (!text.isWellFormed()) throw new AskError('bad_scope', 'the question holds half a character')
}

function checkWindow(window: Window | undefined): void {
  if (!window) return
  const { since, until } = window
  if (!Number.isFinite(since) || !Number.isFinite(until)) throw new AskError('bad_scope', 'the window has no such time')
  if (since > until) throw new AskError('bad_scope', 'the window ends before it begins')
}

function checkRange({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number }): void {
  if (Number.isNaN(min) || Number.isNaN(max)) throw new AskError('bad_scope', 'the range of followers is not a number')
  if (min > max) throw new AskError('bad_scope', 'the range of followers ends before it begins')
}

function checkReaches(by: readonly Reach[], within: Who | undefined, tally: Tally): void {
  for (const reach of by) {
    if ('topics' in reach) checkWho({ interests: reach.topics }, tally, 0)
    else checkWho(reach, tally, 0)
  }
  if (within) checkWho(within, tally, 0)
}

function checkPrimitive(primitive: Primitive, tally: Tally): void {
  if (
    'limit' in primitive &&
    !(Number.isInteger(primitive.limit) && primitive.limit >= 0 && primitive.limit <= LIMITS.rows)
  ) {
    throw new AskError('bad_primitive', `rows are limited to a whole number up to ${LIMITS.rows}`)
  }
  switch (primitive.do) {
    case 'breakdown':
      if (!DIMENSIONS.includes(primitive.dimension))
        throw new AskError('bad_primitive', `there is no ${primitive.dimension}`)
      break
    case 'terms':
      if (primitive.source === 'posts' && primitive.order !== 'count') {
        throw new AskError('bad_primitive', 'terms of posts have no baseline to be above')
      }
      if (primitive.source !== 'posts' && primitive.by_author) {
        throw new AskError('bad_primitive', 'only posts have authors')
      }
      break
    case 'members':
      if (!(Number.isInteger(primitive.most) && primitive.most >= 0 && primitive.most <= LIMITS.members))
        throw new AskError('bad_primitive', `members are told of a whole number up to ${LIMITS.members}`)
      break
    case 'shares':
      if (primitive.names.length > LIMITS.names) throw new AskError('too_large', `at most ${LIMITS.names} names`)
      for (const { name, terms } of primitive.names) {
        checkText(name, tally)
        if (terms.length === 0) throw new AskError('bad_primitive', `“${name.slice(0, 40)}” has no terms`)
        for (const term of terms) checkTerm(term, tally)
      }
      break
    case 'overlap':
      if (primitive.with.length > LIMITS.overlap)
        throw new AskError('too_large', `at most ${LIMITS.overlap + 1} audiences`)
      for (const scope of primitive.with) checkScope(scope, tally)
      break
    case 'reach':
      checkReaches(primitive.by, primitive.within, tally)
      break
    case 'cover':
      for (const { by, most } of primitive.groups) {
        if (!(Number.isInteger(most) && most >= 0))
          throw new AskError('bad_primitive', 'as many as a whole number says')
        checkReaches(by, undefined, tally)
      }
      checkReaches([], primitive.within, tally)
      break
    case 'growth':
    case 'profile':
      checkText(primitive.handle, tally)
      break
    case 'origin':
      if (typeof primitive.of === 'object') checkText(primitive.of.handle, tally)
  }
}
