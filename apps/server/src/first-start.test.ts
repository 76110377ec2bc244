import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allRows, createDatabase, dropDatabase } from '@starling/store/testing'
import { expect, inject, test } from 'vitest'
import { firstAdminLink } from './first-link.ts'
import { readConfig } from './floor/index.ts'
import { createProduct } from './product.ts'

test('an installation that has just been started has no person, no team and no token, and nobody can sign in', async () => {
  const name = `first_${randomBytes(6).toString('hex')}`
  const connection = await createDatabase(inject('postgres'), name, 'starling_template')
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'starling-first-'))
  const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent' }, { development: false, testing: false })
  const product = await createProduct({ config, connection })
  try {
    expect(await firstAdminLink(product)).toContain('nobody can sign in yet')
    for (const table of ['users', 'teams', 'memberships', 'tokens', 'sessions', 'passes', 'invites'] as const) {
      expect([table, await allRows(connection, table)]).toEqual([table, []])
    }
    expect(config.REGISTRATION).toEqual({ domains: [] })
  } finally {
    await product.stop()
    await dropDatabase(inject('postgres'), name)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
})
