import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Connection, launchPostgres, Store } from '@starling/store'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Connection
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
  await query(postgres.connection, `create database ${TEMPLATE}`)
  const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
  await store.close()
  project.provide('postgres', postgres.connection)
  const networks = path.join(dir, 'networks')
  await mkdir(networks)
  process.env[NETWORKS] = networks
  return async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

export async function query(connection: Connection, text: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(text)
  await client.end()
}
