import type { Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const DAY_MS = 24 * 60 * 60_000
let world: World
let admin: Client
let member: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  member = await world.as(MEMBER)
})
afterAll(() => world.stop())

const path = { team_id: 'meridian' }
const idOf = async (email: string) => (await admin.listMembers({ path })).find(({ user }) => user.email === email)!.id

async function invite(email: string, message = ''): Promise<{ id: string; code: string; text: string }> {
  const [made] = await admin.createInvites({ path, body: { emails: [email], message } })
  await world.settle()
  const { text } = await world.sandbox.mailbox.next({ to: email })
  const code = new URLSearchParams(/#(\S+)/.exec(text)![1]).get('code')!
  return { id: made!.id, code, text }
}

test('a team shows what the specification names', async () => {
  expect(await admin.getTeam({ path: { slug: 'meridian' } })).toEqual({
    id: expect.any(String),
    name: 'Meridian',
    slug: 'meridian',
    logo: null,
    member_count: 2,
    invoice_email: null,
    country: null,
    invoice_name: null,
    subscriptions: [{ start: expect.any(String), active: true, plan: { name: 'Team' } }],
  })
})

test('whoever makes a team is its admin, and slugs stay apart', async () => {
  const first = await admin.createTeam({ body: { name: 'Ōsaka & Söhne' } })
  const second = await admin.createTeam({ body: { name: 'Osaka Sohne' } })
  const japanese = await admin.createTeam({ body: { name: '株式会社ムクドリ' } })
  const reserved = await admin.createTeam({ body: { name: 'Login' } })
  const ours = await admin.createTeam({ body: { name: 'Your data' } })
  const agency = await admin.createTeam({ body: { name: 'GroupM' } })
  expect([first, second, japanese, reserved, ours, agency].map(({ slug }) => slug)).toEqual([
    'osaka-sohne',
    'osaka-sohne-2',
    'team',
    'team-login',
    'team-your-data',
    'team-groupm',
  ])
  const me = await admin.getMe()
  expect(me.memberships.find(({ team }) => team.id === first.id)?.level).toBe('admin')
})

test('a member may look, an admin may change, and only what an admin may set', async () => {
  await expect(member.changeTeam({ path: { slug: 'meridian' }, body: { name: 'Mine' } })).rejects.toMatchObject({
    code: 'admin_needed',
  })
  const billing = { invoice_email: 'billing@meridian.example', country: 'NL', invoice_name: 'Meridian BV' }
  expect(await admin.changeTeam({ path: { slug: 'meridian' }, body: billing })).toMatchObject({
    name: 'Meridian',
    ...billing,
  })
  for (const field of ['id', 'slug', 'member_count', 'subscriptions']) {
    const body = { [field]: 'x' } as never
    await expect(admin.changeTeam({ path: { slug: 'meridian' }, body })).rejects.toMatchObject({
      body: { [field]: ['Unknown field'] },
    })
  }
})

test('PUT replaces all that an admin may set', async () => {
  const body = { name: 'Meridian', logo: null, invoice_email: null, country: null, invoice_name: null }
  expect(await admin.replaceTeam({ path: { slug: 'meridian' }, body })).toMatchObject(body)
  await expect(
    admin.replaceTeam({ path: { slug: 'meridian' }, body: { name: 'Meridian' } as never }),
  ).rejects.toMatchObject({ status: 400 })
})

test('a logo is a picture inside the row, never an address', async () => {
  const put = (logo: string) => admin.changeTeam({ path: { slug: 'meridian' }, body: { logo } })
  for (const logo of [
    'https://evil.example/pixel.png',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    // Another kind than it says.
    'data:image/png;base64,PHN2Zz4=',
    'data:image/jpeg;base64,iVBORw0KGgo=',
    'data:image/webp;base64,UklGRgAAAABXQVZF',
    'data:text/html;base64,AAAA',
  ]) {
    await expect(put(logo)).rejects.toMatchObject({ status: 400 })
  }
  const webp = Buffer.from('RIFF\x04\0\0\0WEBPVP8 ').toString('base64')
  for (const drawn of ['png;base64,iVBORw0KGgo=', 'jpeg;base64,/9j/4AAQSkZJRg==', `webp;base64,${webp}`]) {
    expect((await put(`data:image/${drawn}`)).logo).toBe(`data:image/${drawn}`)
  }
})

test('an invited address joins with the code of its mail, once', async () => {
  const { id, code, text } = await invite('new@guest.example', 'Welcome aboard <b>you</b>')
  expect(text).toContain('Mira Okafor')
  expect(text).toContain('/meridian/invite-accept#code=')
  expect(await admin.getInvite({ path: { ...path, pk: id } })).toMatchObject({
    email: 'new@guest.example',
    state: 'pending',
  })
  const guest = await world.signIn('new@guest.example')
  expect(await guest.acceptInvite({ path, body: { code } })).toMatchObject({ slug: 'meridian', member_count: 3 })
  expect(await admin.getInvite({ path: { ...path, pk: id } })).toMatchObject({ state: 'accepted' })
  await expect(guest.acceptInvite({ path, body: { code } })).rejects.toMatchObject({ code: 'already_member' })
})

test.each([
  [
    'another address',
    async (code: string) => (await world.as('admin@halcyon.example')).acceptInvite({ path, body: { code } }),
  ],
  [
    'another team',
    async (code: string) =>
      (await world.signIn('other@guest.example')).acceptInvite({ path: { team_id: 'halcyon' }, body: { code } }),
  ],
  [
    'a changed code',
    async (code: string) =>
      (await world.signIn('other@guest.example')).acceptInvite({ path, body: { code: `${code.slice(0, -1)}_` } }),
  ],
])('with %s it is as if the invite did not exist', async (_, accept) => {
  const { code } = await invite('other@guest.example')
  await expect(accept(code)).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

test('an invite ends after seven days, when withdrawn, and when a newer one replaces it', async () => {
  const guest = await world.signIn('slow@guest.example')
  const old = await invite('slow@guest.example')
  const newer = await invite('slow@guest.example')
  await expect(guest.acceptInvite({ path, body: { code: old.code } })).rejects.toMatchObject({ code: 'not_found' })
  await admin.withdrawInvite({ path: { ...path, pk: newer.id } })
  await expect(guest.acceptInvite({ path, body: { code: newer.code } })).rejects.toMatchObject({ code: 'not_found' })
  expect(await admin.restoreInvite({ path: { ...path, pk: newer.id } })).toMatchObject({ state: 'pending' })
  world.clock.advance(7 * DAY_MS)
  await expect(guest.acceptInvite({ path, body: { code: newer.code } })).rejects.toMatchObject({ code: 'not_found' })
  expect(await admin.getInvite({ path: { ...path, pk: newer.id } })).toMatchObject({ state: 'expired' })
})

test('a hundred parallel accepts make one membership', async () => {
  const { code } = await invite('eager@guest.example')
  const guest = await world.as(await newPerson('eager@guest.example'))
  const answers = await Promise.allSettled(
    Array.from({ length: 100 }, () => guest.acceptInvite({ path, body: { code } })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const members = await admin.listMembers({ path })
  expect(members.filter(({ user }) => user.email === 'eager@guest.example')).toHaveLength(1)
})
async function newPerson(email: string): Promise<string> {
  await world.signIn(email)
  return email
}

test('members are not invited again, and members may not invite', async () => {
  await expect(admin.createInvites({ path, body: { emails: [MEMBER] } })).rejects.toMatchObject({
    status: 400,
    body: { emails: expect.any(Array) },
  })
  await expect(member.createInvites({ path, body: { emails: ['x@guest.example'] } })).rejects.toMatchObject({
    code: 'admin_needed',
  })
})

test('levels: an admin makes another, and the last one stays', async () => {
  const [me, other] = [await idOf(ADMIN), await idOf(MEMBER)]
  await expect(admin.changeMember({ path: { ...path, pk: me }, body: { level: 'member' } })).rejects.toMatchObject({
    code: 'last_admin',
  })
  await expect(admin.deleteMember({ path: { ...path, pk: me } })).rejects.toMatchObject({ code: 'last_admin' })
  await expect(member.changeMember({ path: { ...path, pk: other }, body: { level: 'admin' } })).rejects.toMatchObject({
    code: 'admin_needed',
  })
  expect(await admin.changeMember({ path: { ...path, pk: other }, body: { level: 'admin' } })).toMatchObject({
    level: 'admin',
  })
  const races = await Promise.allSettled([
    admin.deleteMember({ path: { ...path, pk: me } }),
    member.deleteMember({ path: { ...path, pk: other } }),
  ])
  expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const stays = races[0]!.status === 'fulfilled' ? member : admin
  const gone = races[0]!.status === 'fulfilled' ? me : other
  await expect(stays.getMember({ path: { ...path, pk: gone } })).rejects.toMatchObject({ code: 'not_found' })
  expect(await stays.restoreMember({ path: { ...path, pk: gone } })).toMatchObject({ id: gone })
})

test('a member leaves, and is gone at once', async () => {
  const guest = await world.signIn('new@guest.example')
  const mine = (await guest.listMembers({ path })).find(({ user }) => user.email === 'new@guest.example')!
  const others = (await guest.listMembers({ path })).find(({ user }) => user.email === 'eager@guest.example')!
  await expect(guest.deleteMember({ path: { ...path, pk: others.id } })).rejects.toMatchObject({ code: 'admin_needed' })
  await guest.deleteMember({ path: { ...path, pk: mine.id } })
  await expect(guest.getTeam({ path: { slug: 'meridian' } })).rejects.toMatchObject({ code: 'not_found' })
  expect((await guest.getMe()).memberships).toEqual([])
})

test('anyone may know whose sign-in page it is, and no more', async () => {
  const anyone = await world.as()
  expect(await anyone.getTeamInfo({ path: { slug: 'dentsu-nl' } })).toEqual({
    name: 'Dentsu NL',
    slug: 'dentsu-nl',
    logo: null,
    is_agency: true,
    country_ids: [151],
  })
  expect(await anyone.getTeamInfo({ path: { slug: 'halcyon' } })).toMatchObject({ is_agency: false, country_ids: [] })
  await expect(anyone.getTeamInfo({ path: { slug: 'nobody' } })).rejects.toMatchObject({ code: 'not_found' })
})
