import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launchPostgres, type PostgresConnection, Store } from '@starling/store'
import { createDatabase } from '@starling/store/testing'
import type { TestProject } from 'vitest/node'
import { EXERCISED } from './exercised.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresConnection
  }
}
/** Copied for each World: making a database this way takes a twentieth of migrating one. */
export const TEMPLATE = 'starling_template'
/** The variable that tells test files where generated networks are shared. */
export const NETWORKS = 'STARLING_TEST_NETWORKS'

/** One real PostgreSQL for all test files, without waiting for the disk. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'starling-test-'))
  const postgres = await launchPostgres(path.join(dir, 'postgres'), { durable: false })
  const connection = { ...postgres.connection, database: TEMPLATE }
  await createDatabase(postgres.connection, TEMPLATE)
  const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
  await store.close()
  project.provide('postgres', postgres.connection)
  const networks = path.join(dir, 'networks')
  await mkdir(networks)
  process.env[NETWORKS] = networks
  process.env[EXERCISED] = path.join(dir, 'exercised')
  await mkdir(process.env[EXERCISED])
  // Tests start hundreds of processes of ours; what one of them has compiled the next one only reads.
  process.env.NODE_COMPILE_CACHE ??= path.join(project.vitest.config.root, 'node_modules/.cache/compile')
  return async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
