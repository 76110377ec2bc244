import pg from 'pg'

/**
 * Lets one process of all that share the database do a work at a time; `undefined` where another one is doing it. The
 * lock is the session's: it ends with the process however that ends. When the session is lost before the work is done,
 * `lost` is aborted.
 */
export async function alone<T>(
  connection: pg.ClientConfig,
  name: string,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<{ done: T } | undefined> {
  const client = new pg.Client({ keepAlive: true, ...connection })
  const lost = new AbortController()
  const lose = () => lost.abort(new Error(`“${name}” may be done by another process now`))
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held', [name])
    return rows[0].is_held ? { done: await work(lost.signal) } : undefined
  } finally {
    client.off('end', lose)
    await client.end().catch(() => undefined)
  }
}
