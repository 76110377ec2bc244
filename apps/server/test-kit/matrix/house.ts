import type { Client } from '@starling/contract/browser'
import { addTeam, addUser, findUserByEmail, joinTeam, noteVerified } from '@starling/store'
import { consentAt, type World } from '@starling/world'
import { createPass } from '../../src/auth/index.ts'
import * as capabilities from '../../src/capabilities.ts'
import type { Ids, Service, Sweeping } from '../../src/floor/index.ts'

export const SWEEPS = (Object.values(capabilities) as unknown as Service[]).flatMap(({ sweep }) =>
  sweep ? [sweep] : [],
)

/** A team, its people, and a row of everything that a call can name. The owner is one of two admins. */
export type House = {
  slug: string
  owner: Client
  /** Addresses of those who are in, were in, or are only asked in. */
  people: Record<'owner' | 'admin' | 'member' | 'other_member' | 'removed' | 'invited', string>
  rows: Ids
}

export async function openHouse(world: World, slug: string, x_person: number): Promise<House> {
  const { store } = world.product
  const address = (name: string) => `${name.replace('_', '-')}@${slug}.example`
  const people = Object.fromEntries(
    ['owner', 'admin', 'member', 'other_member', 'removed', 'invited'].map((name) => [name, address(name)]),
  ) as House['people']
  await store.change('operator', async (change) => {
    const team_id = await addTeam(change, { slug, name: slug })
    for (const [name, email] of Object.entries(people)) {
      const user_id = await addUser(change, { email, first_name: name, last_name: 'House' }, [
        'CampaignPlanner',
        'Creators',
      ])
      const level = name === 'owner' || name === 'admin' ? 'admin' : 'member'
      await noteVerified(change, user_id)
      if (name !== 'invited') await joinTeam(change, team_id, user_id, level)
    }
    await change.audit('team.seeded', { detail: { slug } })
  })
  const owner = await world.as(people.owner)
  const path = { team_id: slug }
  await owner.createInvites({ path, body: { emails: [people.invited] } })
  const removed = (await owner.listMembers({ path })).find(({ user }) => user.email === people.removed)!
  await owner.deleteMember({ path: { ...path, pk: removed.id } })
  return { slug, owner, people, rows: await furnish(world, { slug, owner, people }, x_person) }
}

type Bare = { slug: string; owner: Client; people: Pick<House['people'], 'owner' | 'member'> }
/** Rooms make their rows at once, some on those of others. */
export async function furnish(world: World, { slug, owner, people }: Bare, x_person: number): Promise<Ids> {
  const made = new Map<string, PromiseWithResolvers<string>>()
  const promised = (name: string) => {
    const known = made.get(name) ?? Promise.withResolvers<string>()
    made.set(name, known)
    return known
  }
  const { users } = await world.sandbox.world.credentials()
  const browser = enter(world, people.owner)
  const sweeping: Sweeping = {
    owner,
    email: people.owner,
    team: slug,
    member: people.member,
    product: world.product,
    known_handle: users[1]!.username,
    row: (name) => promised(name).promise,
    browser: () => browser,
    connectX: async () => connectX(await browser, `@${users[x_person]!.username}`),
    connectAds: async () => {
      await promised('account').promise
      await connectX(await browser, `@${users[x_person]!.username}`, 'oauth1')
    },
  }
  const all = await Promise.all(
    SWEEPS.map(async ({ rows }) => {
      const mine = (await rows?.(sweeping)) ?? {}
      for (const [name, id] of Object.entries(mine)) promised(name).resolve(id)
      return mine
    }),
  )
  return Object.assign({}, ...all)
}

/** What an operator gives to someone who has no other way in: a pass without a parent. */
export async function passOf({ product, watch }: World, email: string): Promise<string> {
  const { id } = (await findUserByEmail(product.store, email))!
  const { token } = await createPass(product.store, product.secrets, { user_id: id })
  watch.add(token, 'a pass')
  return token
}

async function enter(world: World, email: string): Promise<Client> {
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token: await passOf(world, email) } })
  return browser
}

async function connectX(browser: Client, person: string, protocol: 'oauth1' | 'oauth2' = 'oauth2'): Promise<string> {
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol } })
  const { searchParams } = await consentAt(authorize_url, { person })
  await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  return (await browser.listSocialAccounts())[0]!.id
}
