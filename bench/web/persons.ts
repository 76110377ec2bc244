import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, createClient, WIRE } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { createToken } from '@starling/server'
import { findOrAddUser, findTeam, joinTeam, runningPostgres, Store } from '@starling/store'
import { leanFetch } from './lean-fetch.ts'
import type { Product } from './product.ts'

const TEAM = 'meridian'

export type Person = ReturnType<typeof personOf>

/** People of one team, each with a token: what happens after signing in is the same. */
export async function tokensFor(data_dir: string, count: number): Promise<string[]> {
  const connection = (await runningPostgres(path.join(data_dir, 'postgres')))!
  const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
  try {
    const team = (await findTeam(store, TEAM))!
    const tokens: string[] = []
    for (let n = 0; n < count; n++) {
      const user_id = await store.change('operator', async (change) => {
        const { id } = await findOrAddUser(change, `person${n}@crowd.example`)
        await joinTeam(change, team.id, id, 'member')
        await change.audit('test.joined', { team_id: team.id, user_id: id })
        return id
      })
      const { token } = await createToken(store, 'operator', {
        user_id,
        kind: 'personal',
        name: 'Crowd',
        scopes: ['read', 'write'],
      })
      tokens.push(token)
    }
    return tokens
  } finally {
    await store.close()
  }
}

export function personOf({ api }: Product, token: string) {
  const client = createClient(WIRE, {
    root: api,
    headers: () => ({ authorization: `Token ${token}` }),
    fetch: leanFetch,
  })
  const at = { path: { team_id: TEAM } }
  return {
    client,
    reads: [
      () => client.getMe(),
      () => client.listTeams(),
      () => client.listExploreSearches(),
      () => client.listRecentSearches(),
      () => client.listMonitors(),
      () => client.listSources(at),
      () => client.getReading(at),
      () => client.listInvites(at),
      () => client.listXLists(),
      () => client.listTargetingCountries(),
    ] as (() => Promise<unknown>)[],
  }
}

/** As the page asks it. */
export async function analysis({ client }: Person, question: Question): Promise<void> {
  for await (const piece of client.exploreSections({ body: { question } })) {
    if ('error' in piece) throw new Error(`${piece.section}: ${piece.error.code}`)
  }
}

/** Whoever is told when their turn comes asks again then, as the page does. Returns how long they were made to wait. */
export async function inTurn(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  for (let waited_ms = 0; ; waited_ms = performance.now() - began) {
    try {
      await work()
      return waited_ms
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'busy')) throw error
      await pause(1000 * error.retry_after_s!)
    }
  }
}
