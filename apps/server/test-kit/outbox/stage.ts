import type { Row } from '@starling/store'
import { type Browser, consentAt, type World } from '@starling/world'

/** The people, accounts and other sides that what leaves is about. Nothing of it is carried by this process. */
export type Stage = {
  world: World
  network: Awaited<ReturnType<World['sandbox']['world']['network']>>
  owner: Browser
  /** The owner's account at X: its row here, and who it is there. */
  account: string
  slot: number
  /** Someone who connects accounts at networks and disconnects them. */
  leaver: Browser
  /** Handles at X that the leaver connects. */
  handles: string[]
  /** The same each time from the same seed. */
  random: () => number
}

export type Heard = { method: string; path: string; after?: number }
/** Something that was sent, and is to happen whatever happens to whoever carries it. */
export type Sent = {
  subject: string
  /** Which of its subject's entries is meant. */
  nth: number
  /** Where the other side hears it; a mail server has no such place. */
  heard: Heard | { mail_to: string }
  /** What its owner does next, while nobody knows yet what has happened. */
  next?: () => Promise<void>
  /** In the end: at the other side, and here. */
  check: (records: Records) => Promise<void> | void
}

const RECORDS = [
  'audit',
  'outbox',
  'x_lists',
  'x_list_members',
  'follow_runs',
  'follow_items',
  'ended_grants',
  'social_accounts',
  'targeting_list_uses',
  'campaigns',
  'ad_sets',
  'ads',
  'uploaded_audiences',
  'billing_customers',
  'billing_checkouts',
  'subscriptions',
] as const
/** All rows here that tell of what left. */
export type Records = { [T in (typeof RECORDS)[number]]: Row<T>[] }
export async function recordsOf(world: World): Promise<Records> {
  const read = RECORDS.map(async (table) => [table, await world.rows(table)])
  return Object.fromEntries(await Promise.all(read)) as Records
}

/** How often something is on record. */
export const told = ({ audit }: Records, action: string, subject_id: string): number =>
  audit.filter((one) => one.action === action && one.subject_id === subject_id).length

export async function setStage(world: World, random: () => number): Promise<Stage> {
  world.sandbox.settings.set({ limit_multiplier: 100_000 })
  const [admin, leaver] = [await world.signIn('admin@meridian.example'), await world.signIn('member@meridian.example')]
  await admin.changeReading({ path: { team_id: 'meridian' }, body: { cap: null } })
  const [mine, ...handles] = (await world.sandbox.world.credentials()).users.map(({ username }) => username)
  const { id, uid } = await connect(admin, 'x', `@${mine}`)
  await world.settle()
  const network = await world.sandbox.world.network()
  const { slot } = network.account(uid)!
  // From here on only the processes that are killed carry anything.
  await world.product.jobs.stop()
  return { world, network, owner: admin, account: id, slot, leaver, handles, random }
}

export async function connect(
  browser: Browser,
  network: 'x' | 'linkedin',
  person: string,
  protocol: 'oauth1' | 'oauth2' = 'oauth2',
) {
  const path = { network }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol } })
  const { searchParams } = await consentAt(authorize_url, { person })
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  return arrival.account
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}
