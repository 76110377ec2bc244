import type { Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
})
afterAll(() => world.stop())

const path = { team_id: 'meridian' }
const memberId = async (email: string) =>
  (await admin.listMembers({ path })).find(({ user }) => user.email === email)!.id
const codeOf = (pk: string) => world.product.secrets.seal('invite', pk)
const invite = async (email: string) => (await admin.createInvites({ path, body: { emails: [email] } }))[0]!
const openInvites = async (email: string) =>
  (await admin.listInvites({ path })).filter((one) => one.email === email && one.state === 'pending')

async function join(email: string) {
  const person = await world.signIn(email)
  const { id } = await invite(email)
  await person.acceptInvite({ path, body: { code: codeOf(id) } })
  return { person, invite: id, member: await memberId(email) }
}
/** An invite that is open beside a membership: what undoing in an unlucky order leaves. */
async function openBesideMember(email: string) {
  const { person, member } = await join(email)
  await admin.deleteMember({ path: { ...path, pk: member } })
  const { id } = await invite(email)
  await admin.restoreMember({ path: { ...path, pk: member } })
  return { person, invite: id, member }
}

test('whoever is removed has no open invite any more, and the old one does not let them in', async () => {
  const { person, invite: id, member } = await openBesideMember('back@guest.example')
  await admin.deleteMember({ path: { ...path, pk: member } })
  expect(await openInvites('back@guest.example')).toEqual([])
  await expect(person.acceptInvite({ path, body: { code: codeOf(id) } })).rejects.toMatchObject({ code: 'not_found' })
  await expect(person.getTeam({ path: { slug: 'meridian' } })).rejects.toMatchObject({ code: 'not_found' })
})

test('whoever leaves by themselves has no open invite either', async () => {
  const { person, invite: id, member } = await openBesideMember('left@guest.example')
  await person.deleteMember({ path: { ...path, pk: member } })
  await expect(person.acceptInvite({ path, body: { code: codeOf(id) } })).rejects.toMatchObject({ code: 'not_found' })
})

test('an invite of before the removal cannot be brought back, a new one works, and so does undoing', async () => {
  const { person, invite: id, member } = await openBesideMember('undone@guest.example')
  await admin.deleteMember({ path: { ...path, pk: member } })
  await expect(admin.restoreInvite({ path: { ...path, pk: id } })).rejects.toMatchObject({ code: 'not_found' })
  await admin.restoreMember({ path: { ...path, pk: member } })
  expect((await person.getTeam({ path: { slug: 'meridian' } })).slug).toBe('meridian')
  await admin.deleteMember({ path: { ...path, pk: member } })
  world.clock.advance(1000)
  const again = await invite('undone@guest.example')
  expect(await person.acceptInvite({ path, body: { code: codeOf(again.id) } })).toMatchObject({ slug: 'meridian' })
})

test('an admin who comes back by undoing stays one, though an invite was open', async () => {
  const email = 'chief@guest.example'
  const { person, invite: id, member } = await openBesideMember(email)
  await admin.changeMember({ path: { ...path, pk: member }, body: { level: 'admin' } })
  await expect(person.acceptInvite({ path, body: { code: codeOf(id) } })).rejects.toMatchObject({
    code: 'already_member',
  })
  expect(await admin.getMember({ path: { ...path, pk: member } })).toMatchObject({ level: 'admin' })
})

test('asking again with the key of an accepted invite tells a removed person nothing new', async () => {
  const person = await world.signIn('again@guest.example')
  const { id } = await invite('again@guest.example')
  const accept = () => person.acceptInvite({ path, body: { code: codeOf(id) } }, { idempotency_key: 'accept once' })
  expect(await accept()).toMatchObject({ country: null })
  await admin.deleteMember({ path: { ...path, pk: await memberId('again@guest.example') } })
  await admin.changeTeam({ path: { slug: 'meridian' }, body: { country: 'NL' } })
  expect(await accept()).toMatchObject({ country: null })
  await expect(person.getTeam({ path: { slug: 'meridian' } })).rejects.toMatchObject({ code: 'not_found' })
})

test('ten parallel invites of one address leave one that is open', async () => {
  const email = 'tenfold@guest.example'
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => invite(email)))
  const refused = asked.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['too_many']))
  const answers = asked.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(await openInvites(email)).toHaveLength(1)
  const restored = await Promise.all(
    answers.map(({ id }) => admin.restoreInvite({ path: { ...path, pk: id } }).catch((error) => error.status)),
  )
  expect(restored.filter((answer) => answer >= 500)).toEqual([])
  expect(await openInvites(email)).toHaveLength(1)
  const person = await world.signIn(email)
  const codes = answers.map(({ id }) => codeOf(id))
  const entered = await Promise.allSettled(codes.map((code) => person.acceptInvite({ path, body: { code } })))
  expect(entered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

async function secondAdmin(email: string) {
  const { person, member } = await join(email)
  await admin.changeMember({ path: { ...path, pk: member }, body: { level: 'admin' } })
  return { person, member }
}

test.each([
  ['removed', (pk: string) => admin.deleteMember({ path: { ...path, pk } })],
  ['made a member', (pk: string) => admin.changeMember({ path: { ...path, pk }, body: { level: 'member' } })],
])('invites of an admin who is %s let nobody in until another admin brings them back', async (how, end) => {
  const word = how.replaceAll(' ', '-')
  const { person, member } = await secondAdmin(`inviter-${word}@guest.example`)
  const email = `friend-${word}@guest.example`
  const [sent] = await person.createInvites({ path, body: { emails: [email] } })
  const others = await invite(`other-${word}@guest.example`)
  await end(member)
  const friend = await world.signIn(email)
  const accept = () => friend.acceptInvite({ path, body: { code: codeOf(sent!.id) } })
  await expect(accept()).rejects.toMatchObject({ code: 'not_found' })
  expect(await openInvites(others.email)).toHaveLength(1)
  const restored = await admin.restoreInvite({ path: { ...path, pk: sent!.id } })
  expect(restored).toMatchObject({ state: 'pending', invited_by: 'admin@meridian.example' })
  await accept()
})

test('invites of an admin whose account is deleted let nobody in', async () => {
  const email = 'inviter-gone@guest.example'
  const { person } = await secondAdmin(email)
  const [sent] = await person.createInvites({ path, body: { emails: ['friend-gone@guest.example'] } })
  await person.deleteAccount({ body: { email } })
  const friend = await world.signIn('friend-gone@guest.example')
  await expect(friend.acceptInvite({ path, body: { code: codeOf(sent!.id) } })).rejects.toMatchObject({
    code: 'not_found',
  })
})
