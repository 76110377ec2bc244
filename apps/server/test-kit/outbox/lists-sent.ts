import { listSubject } from '@starling/store'
import { expect } from 'vitest'
import { type Records, type Sent, type Stage, told } from './stage.ts'

type Person = { id: string; handle: string; slot: number }
/** A list as it is to be. */
type Wanted = { id: string; name: string; former: string[]; on: Person[]; changes_of_members: number; deleted: boolean }
type ListKind = 'x_list.create' | 'x_list.member' | 'x_list.update' | 'x_list.delete'

/** Lists at X, which keeps no key: they are looked for before they are made again, so that each is there once. */
export function listsSent(stage: Stage): Record<ListKind, (n: number) => Promise<Sent>> {
  const { owner, account, network, random } = stage
  /** All is done for these: what is sent next stands alone. */
  const free: Wanted[] = []
  const [first, second] = [network.accountAt(7)!, network.accountAt(8)!]

  const rename = async (list: Wanted, n: number) => {
    list.former.push(list.name)
    list.name = `Killed ${n}`
    await owner.changeXList({ path: { pk: list.id }, body: { name: list.name } })
  }
  const change = async (list: Wanted, body: { add?: string[]; remove?: string[] }) => {
    list.changes_of_members += (body.add ?? body.remove)!.length
    await owner.changeXListMembers({ path: { pk: list.id }, body })
  }
  const add = async (list: Wanted) => {
    list.on = [first, second]
    await change(list, { add: list.on.map(({ handle }) => handle) })
  }
  const removeSecond = async (list: Wanted) => {
    list.on = [first]
    await change(list, { remove: [second.handle] })
  }
  const remove = async (list: Wanted) => {
    list.deleted = true
    await owner.deleteXList({ path: { pk: list.id } })
  }
  const make = async (n: number): Promise<Wanted> => {
    const name = `Kill ${n}`
    const { id } = await owner.createXList({ body: { account, name } })
    return { id, name, former: [], on: [], changes_of_members: 0, deleted: false }
  }
  const sent = (list: Wanted, nth: number, heard: Sent['heard'], next?: Sent['next']): Sent => ({
    subject: listSubject(list.id),
    nth,
    heard,
    ...(next && { next }),
    check: (records) => {
      isAsWanted(stage, list, records)
      if (!list.deleted && !free.includes(list)) free.push(list)
    },
  })
  /** Of a list that is there already, or behind all that makes one. */
  const later = async (n: number): Promise<{ list: Wanted; nth: number }> => {
    const list = random() < 0.5 ? free.pop() : undefined
    if (list) return { list, nth: 1 }
    const fresh = await make(n)
    await add(fresh)
    return { list: fresh, nth: 4 }
  }
  return {
    'x_list.create': async (n) => {
      const list = await make(n)
      const next = random() < 0.5 ? () => rename(list, n) : () => add(list)
      return sent(list, 1, { method: 'POST', path: '/2/lists' }, next)
    },
    'x_list.member': async (n) => {
      const full = random() < 0.5 ? free.find(({ on }) => on.length === 2) : undefined
      if (full) {
        free.splice(free.indexOf(full), 1)
        await removeSecond(full)
        return sent(full, 1, { method: 'DELETE', path: '/2/lists/*/members/*' })
      }
      const list = await make(n)
      await add(list)
      return sent(list, 2, { method: 'POST', path: '/2/lists/*/members' })
    },
    'x_list.update': async (n) => {
      const { list, nth } = await later(n)
      await rename(list, n)
      return sent(list, nth, { method: 'PUT', path: '/2/lists/*' })
    },
    'x_list.delete': async (n) => {
      const { list, nth } = await later(n)
      await remove(list)
      return sent(list, nth, { method: 'DELETE', path: '/2/lists/*' })
    },
  }
}

function isAsWanted({ network, slot }: Stage, list: Wanted, records: Records): void {
  const { id, name, former, on, deleted, changes_of_members } = list
  const named = network.database.prepare('SELECT CAST(id AS TEXT) AS id FROM lists WHERE owner = ? AND name = ?')
  const atX = named.all(slot, name)
  for (const old of former) expect(named.all(slot, old), `lists at X still called ${old}`).toEqual([])
  const here = records.x_lists.filter((row) => row.id === id)
  expect(told(records, 'x_list.members_changed', id)).toBe(changes_of_members)
  expect(told(records, 'x_list.deleted', id)).toBe(deleted ? 1 : 0)
  if (deleted) {
    expect([atX, here], `${name} at X and here`).toEqual([[], []])
    return
  }
  expect(atX, `lists at X called ${name}`).toHaveLength(1)
  const [{ id: uid }] = atX as [{ id: string }]
  expect(here).toMatchObject([{ uid, name }])
  const members = records.x_list_members.filter((row) => row.list_id === id)
  expect(members.map((row) => row.uid).toSorted()).toEqual(on.map((person) => person.id).toSorted())
  const slots = network.database.prepare('SELECT account FROM list_members WHERE list_id = ? ORDER BY account')
  expect(slots.all(BigInt(uid)).map(({ account }) => account)).toEqual(on.map((person) => person.slot))
}
