import { capability, get } from '@starling/contract'
import { addUser } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { Matrix, OF_NONE, OF_ROWS, type Seat } from '../test-kit/matrix/cells.ts'
import { type House, openHouse } from '../test-kit/matrix/house.ts'
import { type Asking, INSIDE, OUTSIDE } from '../test-kit/matrix/identities.ts'
import { served } from './floor/index.ts'

/** As `main.ts` starts it, but that teams may read with its keys: else there were nothing to ask about them. */
const PRODUCTION = { REGISTRATION: 'invite', ANONYMOUS_ANALYSIS: 'off' }

let world: World
let matrix: Matrix
/** Asked for by everybody who has nothing to do there. */
let museum: House
beforeAll(async () => {
  world = await World.create(inject('postgres'), PRODUCTION)
  matrix = new Matrix(world)
  await world.product.store.change('operator', async (change) => {
    await addUser(change, { email: 'alone@nowhere.example', first_name: 'Ann', last_name: 'Alone' })
    await change.audit('test.person')
  })
  museum = await openHouse(world, 'museum', 0)
  matrix.museum = museum
}, 180_000)
afterAll(async () => {
  console.log(`${matrix.cells} cells of ${OF_NONE.length + OF_ROWS.length} calls`)
  await world.stop()
})

const seat = async (asking: Asking, house: House): Promise<Seat> => ({
  asking,
  headers: await asking.headers({ world, house }),
})
function expectAllRight(): void {
  expect(matrix.wrong.splice(0)).toEqual([])
}

describe('everybody who may do something, in a house of their own', () => {
  let count = 0
  test.each(Object.entries(INSIDE))('%s', async (_, askings) => {
    const house = await openHouse(world, `house-${count++}`, 2)
    const seats = await Promise.all(askings.map((asking) => seat(asking, house)))
    try {
      for (const one of seats) {
        await matrix.ofNone(one)
        await matrix.ofLists(one)
        if (one.asking.stale) await matrix.ofStale(one)
        await matrix.ofOthers(one, museum, house)
      }
      await matrix.ofOwn(seats, house)
      await matrix.ofOwn(seats, house, 'removed', await matrix.remove(house))
    } finally {
      // The next house links the same account at X.
      await matrix.remove(house)
    }
    expectAllRight()
  })
})

describe('everybody who may not', () => {
  test.each(OUTSIDE)('$name', async (asking) => {
    const before = await matrix.look(museum)
    const one = await seat(asking, museum)
    await matrix.ofNone(one)
    if (asking.is === 'owner') await matrix.ofOwn([one], museum)
    else {
      await matrix.ofLists(one)
      await matrix.ofOthers(one, museum)
    }
    expect(await matrix.look(museum)).toEqual(before)
    expectAllRight()
  })
})

test('nor when it is removed', async () => {
  const removed = await matrix.remove(museum)
  for (const asking of OUTSIDE) await matrix.ofOwn([await seat(asking, museum)], museum, 'removed', removed)
  expectAllRight()
})

test('a call without expectations does not compile', () => {
  const answer = z.string()
  // @ts-expect-error who may ask it
  get('/rows/{pk}/', { summary: 'A row', answer })
  const rows = capability('rows', { getRow: get('/rows/{pk}/', { who: 'user', summary: 'A row', answer }) })
  const handlers = { getRow: async () => '' }
  // @ts-expect-error how its owner opens the row
  served(rows, { handlers })
  // @ts-expect-error the same
  served(rows, { handlers, sweep: { opens: {} } })
  const { calls } = served(rows, { handlers, sweep: { opens: { getRow: { path: ({ row }) => ({ pk: row! }) } } } })
  expect(calls).toHaveProperty('getRow')
})
