import type { Call } from '../call.ts'
import type { Campaign } from '../entities/campaigns.ts'
import { LINE_ITEMS, type LineItem } from '../entities/line-items.ts'
import { TARGETING, type TargetingCriterion } from '../entities/targeting.ts'
import type { Entity } from '../resources.ts'
import { reachedBy } from './audience.ts'
import { type Home, responseOf } from './response.ts'
import type { Change } from './times.ts'

/** How things stood from a moment on: what is changed today must not change yesterday. */
export type Stage = {
  from: number
  item: LineItem
  campaign: Campaign
  /** Line items that share the campaign's budget, this one among them. */
  siblings: number
  reached(): number[]
  /** How readily those reached answer an ad that speaks to this community. */
  response(home: Home): number
}

const madeAt = ({ created_at }: Entity) => Date.parse(created_at)
const goneAt = ({ deleted, updated_at }: Entity) => (deleted ? Date.parse(updated_at) : Infinity)
const isThere = (row: Entity, at: number) => madeAt(row) <= at && goneAt(row) > at

/** Every change of the line item, its campaign, its targeting or its siblings begins a new one. */
export function stagesOf(call: Call, item: LineItem, campaign: Campaign): Stage[] {
  const { records } = call
  const changesOf = ({ id, account_id }: Entity) => records.list<Change>('history', `${account_id} ${id}`)
  const [ofItem, ofCampaign] = [changesOf(item), changesOf(campaign)]
  const criteria = records
    .list<TargetingCriterion>(TARGETING.path, item.account_id)
    .filter(({ line_item_id }) => line_item_id === item.id)
  const family = records
    .list<LineItem>(LINE_ITEMS.path, item.account_id)
    .filter(({ campaign_id }) => campaign_id === item.campaign_id)
  const moments = new Set([
    ...[...ofItem, ...ofCampaign].map(({ change_time }) => Date.parse(change_time)),
    ...[...criteria, ...family].flatMap((row) => [madeAt(row), goneAt(row)]),
  ])
  const known = new Map<string, number[]>()
  const answered = new Map<number[], Map<Home, number>>()

  /** A line item that goes takes its targeting along: what it reached is what it had before. */
  function reachedAt(at: number): number[] {
    const there = criteria.filter((row) => isThere(row, Math.min(at, goneAt(item) - 1)))
    const key = there.map(({ id }) => id).join()
    const found = known.get(key) ?? reachedBy({ ...call, now: new Date(Math.min(at, call.now.getTime())) }, there)
    known.set(key, found)
    return found
  }

  function responseTo(reached: number[], home: Home): number {
    const of = answered.get(reached) ?? new Map<Home, number>()
    const response = of.get(home) ?? responseOf(call.people.columns(), reached, home)
    answered.set(reached, of.set(home, response))
    return response
  }

  return [...moments]
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
    .map((from, index, all) => {
      const until = Math.min(all[index + 1] ?? Infinity, call.now.getTime())
      let found: number[] | undefined
      const reached = () => {
        found ??= reachedAt(Math.max(from, until - 1))
        return found
      }
      return {
        from,
        item: versionAt(item, ofItem, from),
        campaign: versionAt(campaign, ofCampaign, from),
        siblings: Math.max(1, family.filter((row) => isThere(row, from)).length),
        reached,
        response: (home: Home) => responseTo(reached(), home),
      }
    })
}

function versionAt<E extends Entity>(row: E, changes: Change[], at: number): E {
  const last = changes.findLast(({ change_time }) => Date.parse(change_time) <= at) ?? changes[0]
  return last ? { ...row, ...last.entity_data } : row
}

/** The stage that an hour ends in. */
export const stageAt = (stages: Stage[], end: number) => stages.findLast(({ from }) => from < end) ?? stages[0]!
