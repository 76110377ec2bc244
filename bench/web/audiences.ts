import { loadavg } from 'node:os'
import path from 'node:path'
import type { AudienceFilter } from '@starling/contract'
import { findTeam, runningPostgres, Store } from '@starling/store'
import { summary } from '../measure/medians.ts'
import { type Person, personOf, tokensFor } from './persons.ts'
import { startProduct } from './product.ts'

const TEAM = 'meridian'
/** As many as the screen asks for at once. */
const PAGE = 40

export type AudiencesResult = { audiences: number; load: number; lists: Record<string, ReturnType<typeof summary>> }

type Wanted = Partial<AudienceFilter>
/** Each is paged through from its first row to its last. */
const LISTS: Record<string, Wanted> = {
  newest: {},
  by_name: { sort: 'name' },
  largest: { sort: 'size' },
  smallest: { sort: 'smallest' },
  active: { status: 'active' },
  targetable: { targetable: 'targetable', sort: 'size' },
  of_a_category: { category: 'Brand' },
  by_text: { text: '77' },
}

/** What each page takes of a team that has saved so many audiences, on the wire. */
export async function benchAudiences(
  data_dir: string,
  audiences: number,
  say: (text: string) => void,
): Promise<AudiencesResult> {
  const product = await startProduct(data_dir, say)
  try {
    const person = personOf(product, (await tokensFor(data_dir, 1))[0]!)
    await fill(data_dir, audiences)
    say(`${audiences} audiences`)
    await pageThrough(person, {})
    const load = loadavg()[0]!
    const lists: AudiencesResult['lists'] = {}
    for (const [name, wanted] of Object.entries(LISTS)) lists[name] = summary(await pageThrough(person, wanted))
    return { audiences, load, lists }
  } finally {
    await product.stop()
  }
}

async function pageThrough({ client }: Person, wanted: Wanted): Promise<number[]> {
  const waits: number[] = []
  let cursor: string | null = null
  do {
    const asked: Wanted = { ...wanted, limit: PAGE, ...(cursor !== null && { cursor }) }
    const from = performance.now()
    await client.listAudienceConfigs(
      { query: { ...asked, team: TEAM } },
      {
        onNext: (next: string | null) => {
          cursor = next
        },
      },
    )
    waits.push(performance.now() - from)
  } while (cursor !== null)
  return waits
}

/** Beside what an earlier run has left. */
async function fill(data_dir: string, wanted: number): Promise<void> {
  const connection = (await runningPostgres(path.join(data_dir, 'postgres')))!
  const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
  try {
    const team_id = (await findTeam(store, TEAM))!.id
    await store.change('operator', async (change) => {
      const table = change.table({ team_id }, 'audiences')
      for (let n = 0; n < wanted; n++) {
        const moment = new Date(change.now.getTime() - n * 60_000)
        await table.add({
          name: `Audience ${(n * 7919) % wanted}`,
          query_type: 'conversation_analysis',
          body: JSON.stringify({ query_type: 'conversation', keywords: [[`word${n}`]] }),
          days: null,
          audience_creator_query_id: `q${n}`,
          ad_account_id: null,
          made_by: null,
          categories: n % 3 === 0 ? ['Brand'] : [],
          region: 'global',
          status: n % 10 === 0 ? 'paused' : 'active',
          starts_at: null,
          ends_at: null,
          size: (n * 104_729) % 20_011,
          sized_at: moment,
          refresh_at: null,
          refreshed_by: null,
          refresh_seen_at: null,
          created_at: moment,
          changed_at: moment,
          removed_at: null,
        })
      }
      await change.audit('test.joined', { team_id })
    })
  } finally {
    await store.close()
  }
}
