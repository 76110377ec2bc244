import { findMonitorById, findOrAddUser, keepWeek } from '@starling/store'
import { expect } from 'vitest'
import { connect, type Records, type Sent, type Stage, told } from './stage.ts'

const IN_A_RUN = 2

/** Follows at X: to do it twice leaves the same state. Whoever was followed is unfollowed when all had their turn. */
export function followSent({ owner, account, network, slot, random }: Stage): () => Promise<Sent> {
  const isFollowed = network.database.prepare('SELECT 1 FROM follows WHERE follower = ? AND followed = ?')
  const candidates = Array.from({ length: 250 }, (_, at) => network.accountAt(at)!).filter(
    (one) => one.slot !== slot && !isFollowed.get(slot, one.slot),
  )
  const runs = Math.floor(candidates.length / IN_A_RUN)
  let made = 0
  return async () => {
    const from = (made % runs) * IN_A_RUN
    const people = candidates.slice(from, from + IN_A_RUN)
    const action = Math.floor(made++ / runs) % 2 === 0 ? 'follow' : 'unfollow'
    const handles = people.map(({ handle }) => handle)
    const { id, total } = await owner.followUnfollow({ body: { account, action, handles } })
    expect(total).toBe(IN_A_RUN)
    await owner.followUnfollow({ body: { run: id, consent: total } })
    const method = action === 'follow' ? 'POST' : 'DELETE'
    const check = (records: Records) => {
      const isSo = people.map((one) => isFollowed.get(slot, one.slot) !== undefined)
      expect(isSo, `${action} of ${handles}`).toEqual(people.map(() => action === 'follow'))
      const items = records.follow_items.filter(({ run_id }) => run_id === id)
      expect(items.map(({ state }) => state)).toEqual(people.map(() => 'done'))
      expect(records.follow_runs.find((run) => run.id === id)).toMatchObject({ state: 'done' })
      expect(told(records, `account.${action}`, id)).toBe(IN_A_RUN)
      expect(told(records, 'follow_run.done', id)).toBe(1)
    }
    // Each leaves when the one before it is over, so the second is an entry of its own.
    const nth = random() < 0.5 ? 1 : IN_A_RUN
    const heard = { method, path: '/2/users/*/following*', after: nth - 1 }
    return { subject: `follow_run ${id}`, nth, heard, check }
  }
}

/** A mail server keeps no key: at least once, and a double is the same mail. */
function mailSent(world: Stage['world'], subject: string, to: string): Sent {
  const check = () => {
    const mails = world.sandbox.mailbox.messages({ to })
    expect(mails.length, `mails to ${to}`).toBeGreaterThanOrEqual(1)
    expect(new Set(mails.map(({ message_id }) => message_id)).size, `different mails to ${to}`).toBe(1)
  }
  return { subject, nth: 1, heard: { mail_to: to }, check }
}

export function loginMailSent({ world }: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `login-${n}@new.example`
    await world.browser().requestMagicLink({ body: { email } })
    const link = (await world.rows('magic_links')).find((one) => one.email === email)!
    return mailSent(world, `login ${link.id}`, email)
  }
}

export function inviteMailSent({ world, owner }: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `invite-${n}@new.example`
    const [invite] = await owner.createInvites({ path: { team_id: 'meridian' }, body: { emails: [email] } })
    return mailSent(world, `invite ${invite!.id}`, email)
  }
}

export function audienceMailSent({ world, owner }: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `audience-${n}@new.example`
    const body = { query_type: 'handle', handle: 'shared' } as const
    const { id } = await owner.createProAudienceConfig({ body: { body } })
    const [share] = await owner.shareAudience({ body: { audience_config_id: id, emails: [email] } })
    return mailSent(world, `share ${share!.id}`, email)
  }
}

export function listMailSent({ world, owner }: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `list-${n}@new.example`
    const targeting_package = { keywords: [{ value: 'shared' }] }
    const { id } = await owner.createTargetingList({ body: { targeting_package } })
    const [share] = await owner.shareTargetingList({ body: { targeting_list_id: id, emails: [email] } })
    return mailSent(world, `list share ${share!.id}`, email)
  }
}

/** Someone new, who has had no mail yet. */
async function newcomer({ world }: Stage, email: string) {
  await world.product.store.change('operator', async (change) => {
    await change.audit('test.came', { subject_id: (await findOrAddUser(change, email)).id })
  })
  return world.as(email)
}

export function noticeMailSent(stage: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `noticed-${n}@new.example`
    const noticed = await newcomer(stage, email)
    await noticed.createToken({ body: { kind: 'personal', name: 'Script' } })
    return mailSent(stage.world, `notice ${(await noticed.getMe()).id}`, email)
  }
}

/** A week with twice as many posts. */
const WEEK = {
  week: { since: '2026-11-08T00:00:00.000Z', until: '2026-11-15T00:00:00.000Z' },
  before: { since: '2026-11-01T00:00:00.000Z', until: '2026-11-08T00:00:00.000Z' },
  people: null,
  posts: { now: 200, before: 100, ratio_interval: [1.6, 2.5] as [number, number], is_significant: true, mark: null },
  mood: {
    now: { posts: 0, negative: 0, neutral: 0, positive: 0, net: null, interval: null, mark: null },
    before: { posts: 0, negative: 0, neutral: 0, positive: 0, net: null, interval: null, mark: null },
    difference: null,
    difference_interval: null,
    is_significant: false,
  },
  terms: [],
  as_of: null,
  source: ['test'],
  method: 'weekly_result' as const,
}

export function monitorMailSent(stage: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `watcher-${n}@new.example`
    const watcher = await newcomer(stage, email)
    const body = { query_type: 'conversation' as const, keywords: [['espresso']] }
    const { audience_creator_query_id } = await watcher.analyzeQuestion({ body: { question: body } })
    const query_type = 'conversation_analysis'
    const saved = await watcher.createExploreSearch({ body: { body, email, query_type, audience_creator_query_id } })
    const { id } = await watcher.createMonitor({ body: { search: saved.id } })
    await stage.world.product.store.change('operator', async (change) => {
      const monitor = (await findMonitorById(change, id))!
      const until = new Date(monitor.next_at.getTime() + 1000)
      const result_id = await keepWeek(change, monitor, { until, next_at: until, error: null, found: WEEK })
      const sending = { owner: { user_id: monitor.user_id }, subject: `monitor ${id}` }
      await change.send('mail.monitor', { result_id: result_id! }, sending)
      await change.audit('monitor.ran', { subject_id: id })
    })
    return mailSent(stage.world, `monitor ${id}`, email)
  }
}

export function audienceMovedMailSent(stage: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `keeper-${n}@new.example`
    const keeper = await newcomer(stage, email)
    const body = { query_type: 'handle', handle: 'moved' } as const
    const { id } = await keeper.createProAudienceConfig({ body: { body, refresh: 'daily' } })
    const { id: user_id } = await keeper.getMe()
    await stage.world.product.store.change('operator', async (change) => {
      const moved = { compared: 'told', cause: 'people', joined: 90, left: 10, is_notable: true } as const
      const counted = { audience_id: id, version: 1, size: 180, counted_at: change.now }
      const size = await change.table({ user_id }, 'audience_sizes').add({ ...counted, ...moved })
      const sending = { owner: { user_id }, subject: `audience ${id}` }
      await change.send('mail.audience_moved', { size_id: size.id }, sending)
      await change.audit('search.refreshed', { subject_id: id })
    })
    return mailSent(stage.world, `audience ${id}`, email)
  }
}

export function accountMailSent(stage: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `leaver-${n}@new.example`
    const leaver = await newcomer(stage, email)
    const { id } = await leaver.getMe()
    await leaver.deleteAccount({ body: { email } })
    return mailSent(stage.world, `user ${id}`, email)
  }
}

export function teamMailSent(stage: Stage): (n: number) => Promise<Sent> {
  return async (n) => {
    const email = `founder-${n}@new.example`
    const founder = await newcomer(stage, email)
    const { id: team_id, name } = await founder.createTeam({ body: { name: `Over ${n}` } })
    await founder.deleteTeam({ path: { team_id }, body: { name } })
    return mailSent(stage.world, `team ${team_id} deleted for ${(await founder.getMe()).id}`, email)
  }
}

/** To end a token twice is as well. */
export function revocationSent({ world, leaver, handles, account, random }: Stage): () => Promise<Sent> {
  const live = () =>
    ['x token', 'x token2', 'linkedin token'].flatMap((room) =>
      world.sandbox.world.state.entries(room).map(([token]) => token),
    )
  const WAYS = [
    { network: 'x', protocol: 'oauth1', path: '/1.1/oauth/invalidate_token*' },
    { network: 'x', protocol: 'oauth2', path: '/2/oauth2/revoke' },
    { network: 'linkedin', protocol: 'oauth2', path: '/linkedin/oauth/v2/revoke' },
  ] as const
  let made = 0
  return async () => {
    const { network, protocol, path } = WAYS[Math.floor(random() * WAYS.length)]!
    const before = new Set(live())
    const person = network === 'x' ? `@${handles[made++ % handles.length]}` : 'Tomas'
    const { id } = await connect(leaver, network, person, protocol)
    const granted = live().filter((token) => !before.has(token))
    expect(granted).not.toEqual([])
    const known = new Set((await world.rows('ended_grants')).map((grant) => grant.id))
    await leaver.disconnectSocialAccount({ path: { pk: id } })
    const ended = (await world.rows('ended_grants')).filter((grant) => !known.has(grant.id))
    expect(ended).toHaveLength(1)
    const check = (records: Records) => {
      const left = new Set(live())
      expect(
        granted.filter((token) => left.has(token)),
        `tokens of ${network} by ${protocol} that live on`,
      ).toEqual([])
      expect(records.ended_grants.filter((grant) => grant.id === ended[0]!.id)).toEqual([])
      const own = records.social_accounts.find((one) => one.id === account)
      expect(own?.revoked_at).toBeNull()
    }
    return { subject: `grant ${ended[0]!.id}`, nth: 1, heard: { method: 'POST', path }, check }
  }
}
