import { chown, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { supervise } from './supervise.ts'

/** As whom the server runs: in front of each command, or as the ids it is spawned with. */
export type Account = { prefix: string[]; ids: { uid: number; gid: number } | undefined }

const NOBODY = 65534

/** PostgreSQL refuses to run as root, so root lends it another identity that can reach the data and the programs. */
export async function chooseAccount(dir: string, binaries: Binaries): Promise<Account> {
  const ourselves: Account = { prefix: [], ids: undefined }
  if (process.getuid?.() !== 0) return ourselves

  const owner = await stat(dir).catch(() => undefined)
  if (owner && owner.uid !== 0) return { prefix: [], ids: { uid: owner.uid, gid: owner.gid } }

  for (const account of await candidates(dirname(dir))) {
    if (await canReach(account, dirname(dir), binaries)) return account
  }
  throw new Error(`PostgreSQL can't run as root and no other user reaches ${dirname(dir)}: set DATABASE_URL`)
}

async function candidates(parent: string): Promise<Account[]> {
  // In a user namespace the process is still root to the file system, so root's closed home folder is no obstacle.
  const namespace = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']
  const people = [{ uid: NOBODY, gid: NOBODY }, ...(await ownersAbove(parent))]
  return [{ prefix: namespace, ids: undefined }, ...people.map((ids) => ({ prefix: [], ids }))]
}

/** Root at work in someone's closed home folder: only that person gets in. */
async function ownersAbove(folder: string): Promise<{ uid: number; gid: number }[]> {
  const { uid, gid } = await stat(folder)
  const above = dirname(folder) === folder ? [] : await ownersAbove(dirname(folder))
  return uid === 0 ? above : [{ uid, gid }, ...above]
}

async function canReach(account: Account, folder: string, { postgres }: Binaries): Promise<boolean> {
  const attempt = supervise(['sh', '-c', 'cd "$0" && exec "$1" --version', folder, postgres], { account })
  return (await attempt.exited) === 0
}

/** Gives a folder made by root, and all in it, to the identity that will use it. */
export async function handOver(folder: string, { ids }: Account): Promise<void> {
  if (!ids || (await stat(folder)).uid === ids.uid) return
  const content = await readdir(folder, { recursive: true })
  // The folder itself comes last: its owner tells that all is done.
  for (const path of [...content.map((entry) => join(folder, entry)), folder]) await chown(path, ids.uid, ids.gid)
}
