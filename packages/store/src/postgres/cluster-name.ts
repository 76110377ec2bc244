import pg from 'pg'
import type { PostgresConnection } from './place.ts'

/** The name the answering server was launched with, or undefined while none answers. */
export async function clusterName(connection: PostgresConnection): Promise<string | undefined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // a server that goes away under us simply didn't answer
  try {
    await client.connect()
    const { rows } = await client.query<{ cluster_name: string }>('show cluster_name')
    return rows[0]?.cluster_name
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}
