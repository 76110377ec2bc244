import type { Who, Window } from '@starling/question'
import type { Reach } from '@starling/sections'
import { allOf, anyOf, atLeast, atMost, inIds, texts } from './literal.ts'
import { idsOf, keyOf, type Names } from './names.ts'
import { type ClusterSnapshot, liveAccounts, liveKeys } from './snapshot.ts'
import { bioHas, postingsWith } from './words.ts'

const SIMILAR_FOLLOWED = 2

/** A condition on the rows of `people` of one shard; every part of it is answered by that shard alone. */
export function whoSql(at: ClusterSnapshot, names: Names, who: Who, window: Window | undefined): string {
  const of = (one: Who) => whoSql(at, names, one, window)
  const followers = (ids: string[]) =>
    `SELECT account_id FROM ${at.database}.followers WHERE ${inIds('followed_id', ids)} AND ${liveAccounts(at)}`

  if ('all' in who) return allOf(who.all.map(of))
  if ('any' in who) return anyOf(who.any.map(of))
  if ('not' in who) return `NOT (${of(who.not)})`
  if ('posted' in who) {
    return `account_id IN (${postingsWith(at, who.posted, who.window ?? window, 'account_id')})`
  }
  if ('bio' in who) return bioHas(who.bio)
  if ('follows' in who) {
    const ids = idsOf(names, who.follows)
    return ids.length === 0 ? '0' : `account_id IN (${followers(ids)})`
  }
  if ('similar_to' in who) {
    const similar = followers(names.similar.get(keyOf(who.similar_to)) ?? [])
    return `account_id IN (${similar} GROUP BY account_id HAVING count() >= ${SIMILAR_FOLLOWED})`
  }
  if ('communities' in who) {
    return anyOf(
      who.communities.map(({ accounts, at_least }) => {
        const ids = idsOf(names, accounts)
        if (ids.length < at_least) return '0'
        return `account_id IN (${followers(ids)} GROUP BY account_id HAVING count() >= ${at_least})`
      }),
    )
  }
  if ('engaged' in who) {
    const ids = who.engaged.map((one) => BigInt(one).toString()).filter((one) => names.posts.has(one))
    const engaged = liveKeys(at, 'interactions', 'account_id, post_id', inIds('post_id', ids))
    return `account_id IN (SELECT account_id FROM (${engaged}))`
  }
  if ('handles' in who) return inIds('account_id', idsOf(names, who.handles))
  if ('interests' in who) return hasAny('interest', who.interests)
  if ('job_titles' in who) return hasAny('job_title', who.job_titles)
  if ('countries' in who) return hasAny('country', who.countries)
  if ('regions' in who) return hasAny('region', who.regions)
  if ('cities' in who) return hasAny('city', who.cities)
  if ('languages' in who) return hasAny('language', who.languages)
  if ('genders' in who) return hasAny('gender', who.genders)
  if ('age_groups' in who) return hasAny('age_group', who.age_groups)
  if ('verified' in who) return `(handle != '' AND verified = ${who.verified ? 1 : 0})`
  if ('bots' in who) return `is_bot = ${who.bots ? 1 : 0}`
  const { min = 0, max = Number.POSITIVE_INFINITY } = who.followers
  return `(handle != '' AND followers_count >= ${atLeast(min)} AND followers_count <= ${atMost(max)})`
}

/** The same of whom something reaches: all time, where it says no other. */
export const reachSql = (at: ClusterSnapshot, names: Names, reach: Reach): string =>
  'topics' in reach ? hasAny('topic', reach.topics) : whoSql(at, names, reach, undefined)

const hasAny = (column: string, values: string[]): string =>
  values.length === 0 ? '0' : `arrayExists(value -> value IN ${texts(values)}, ${column})`
