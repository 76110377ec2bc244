import { expect } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../campaign-desk.ts'
import type { Records, Sent, Stage } from './stage.ts'

const KINDS = {
  'ads.campaign': { nth: 1, heard: { method: 'POST', path: '/12/accounts/*/campaigns' }, runs: false },
  'ads.ad_set': { nth: 2, heard: { method: 'POST', path: '/12/accounts/*/line_items' }, runs: false },
  'ads.ad': { nth: 3, heard: { method: 'POST', path: '/12/accounts/*/promoted_tweets' }, runs: false },
  'ads.status': { nth: 4, heard: { method: 'PUT', path: '/12/accounts/*/campaigns/*' }, runs: true },
} as const
type Kind = keyof typeof KINDS

/** Campaigns at X, which keeps no key: they are looked for by their mark, so that each thing of them is there once. */
export function campaignsSent({ world, owner }: Stage): Record<Kind, (n: number) => Promise<Sent>> {
  let opened: Promise<CampaignDesk> | undefined
  const sent = async (kind: Kind, n: number): Promise<Sent> => {
    opened ??= openCampaignDesk(world, owner)
    const desk = await opened
    const { nth, heard, runs } = KINDS[kind]
    const name = `Killed ${kind} ${n}`
    const { id, changed_at } = await desk.draft(name, { daily_budget_micro: 1_000_000 })
    const path = { pk: id }
    if (runs) await desk.admin.launchCampaign({ path, body: { seen_changed_at: changed_at } })
    else await desk.admin.sendCampaign({ path })
    const check = async (records: Records) => {
      const status = runs ? 'ACTIVE' : 'PAUSED'
      const { campaigns, items, posts } = await desk.atX(name)
      expect(
        [...campaigns, ...items].map((one) => one.entity_status),
        name,
      ).toEqual([status, status])
      expect(posts).toEqual([desk.post_id])
      expect(await desk.criteria(items[0]!.id)).toHaveLength(3)
      const row = records.campaigns.find((one) => one.id === id)
      expect(row).toMatchObject({
        state: runs ? 'active' : 'paused',
        error: null,
        differences: 0,
        x_id: campaigns[0]!.id,
      })
      const [set] = records.ad_sets.filter((one) => one.campaign_id === id)
      expect(set).toMatchObject({ x_id: items[0]!.id, error: null })
    }
    return { subject: `campaign ${id}`, nth, heard, check }
  }
  return {
    'ads.campaign': (n) => sent('ads.campaign', n),
    'ads.ad_set': (n) => sent('ads.ad_set', n),
    'ads.ad': (n) => sent('ads.ad', n),
    'ads.status': (n) => sent('ads.status', n),
  }
}
