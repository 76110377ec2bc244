import { clusterName } from './cluster-name.ts'
import { connectionOf, isSocketDirOurs, type PostgresConnection, placeOf } from './place.ts'

/** The server that already runs on this data folder, for a command that meets a running product. */
export async function runningPostgres(dir: string): Promise<PostgresConnection | undefined> {
  const place = await placeOf(dir)
  if (!(await isSocketDirOurs(place))) return undefined
  const connection = connectionOf(place)
  return (await clusterName(connection)) === undefined ? undefined : connection
}
