import { randomBytes } from 'node:crypto'
import { afterAll } from 'vitest'
import { conformanceOf, type Evolving, evolutionOf } from '../../conformance/conformance.ts'
import { nonsenseOf } from '../../conformance/nonsense.ts'
import type { Facts } from '../facts/facts.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { dropTables } from './schema.ts'
import { Shards } from './shards.ts'
import { type Servers, startServers } from './start-server.ts'

const servers = await startServers()
suite(servers)

function suite({ urls, shards, stop }: Servers): void {
  afterAll(stop)

  const evolving = async (database: string, cluster: Cluster): Promise<Evolving> => ({
    ask: (...asked) => cluster.ask(...asked),
    state: () => cluster.state(),
    apply: (change) => cluster.apply(change),
    compact: () => cluster.compact(0),
    reopen: async () => {
      await cluster.close()
      return evolving(database, await openCluster({ urls, database, shards }))
    },
    close: async () => {
      await cluster.close()
      const connected = Shards.connect({ urls, database, shards })
      await dropTables(connected)
      await connected.close()
    },
  })
  const open = async (facts: Facts): Promise<Evolving> => {
    const database = `test_${randomBytes(6).toString('hex')}`
    const cluster = await openCluster({ urls, database, shards })
    await cluster.load([facts])
    return evolving(database, cluster)
  }

  conformanceOf('the cluster', open)
  evolutionOf('the cluster', open)
  // Two servers are asked several times: 25 to 45 ms where nothing else runs.
  nonsenseOf('the cluster', open, 500)
}
