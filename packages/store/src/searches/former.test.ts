import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { Store } from '../index.ts'
import { addFormerSearches, allRows, createDatabase, dropDatabase, makeFormerDatabase } from '../testing/index.ts'

test('a search that was saved before bots were left out by default still has them', async () => {
  const name = `former_${randomBytes(6).toString('hex')}`
  const connection = await createDatabase(inject('postgres'), name)
  const since = readdirSync(new URL('../migrations', import.meta.url)).filter(
    (file) => file >= '0023_bots_left_out.sql',
  )
  const brew = { query_type: 'handle', handle: 'brew' }
  try {
    await makeFormerDatabase(connection, since.length, 'former@example.com')
    await addFormerSearches(connection, [brew, { ...brew, without_bots: true }])
    const store = await Store.open({ connection, now: () => new Date(), onError: () => {} })
    await store.close()
    const meant = [
      { ...brew, without_bots: false },
      { ...brew, without_bots: true },
    ]
    for (const table of ['audiences', 'recent_searches'] as const) {
      const rows = await allRows(connection, table)
      const bodies = rows.toSorted((a, b) => (a.audience_creator_query_id < b.audience_creator_query_id ? -1 : 1))
      expect(bodies.map(({ body }) => body)).toEqual(meant)
    }
  } finally {
    await dropDatabase(inject('postgres'), name)
  }
})
