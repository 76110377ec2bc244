import { clusterName } from './cluster-name.ts'
import { type Connection, connectionOf, isSocketDirOurs, placeOf } from './place.ts'

/** The server that already runs on this data folder, for a command that meets a running product. */
export async function runningPostgres(dir: string): Promise<Connection | undefined> {
  const place = await placeOf(dir)
  if (!(await isSocketDirOurs(place))) return undefined
  const connection = connectionOf(place)
  return (await clusterName(connection)) === undefined ? undefined : connection
}
