import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { alone } from './alone.ts'

test('one at a time does a work, others do other works meanwhile, and a failure ends it, too', async () => {
  const postgres = inject('postgres')
  const begun = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<void>()
  const working = alone(postgres, 'load', async (lost) => {
    begun.resolve(lost)
    await end.promise
    return 'loaded'
  })
  const lost = await begun.promise
  expect(await alone(postgres, 'load', async () => 'twice')).toBeUndefined()
  expect(await alone(postgres, 'write', async () => 'written')).toEqual({ done: 'written' })
  expect(lost.aborted).toBe(false)
  end.resolve()
  expect(await working).toEqual({ done: 'loaded' })
  await expect(alone(postgres, 'load', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await alone(postgres, 'load', async () => 'again')).toEqual({ done: 'again' })
})

test('who loses the database is told, and another may go on', async () => {
  const postgres = inject('postgres')
  const began = Promise.withResolvers<AbortSignal>()
  const end = Promise.withResolvers<void>()
  const working = alone(postgres, 'cut', async (lost) => {
    began.resolve(lost)
    await end.promise
  })
  const lost = await began.promise
  const client = new pg.Client(postgres)
  await client.connect()
  await client.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and ((classid::bigint << 32) | objid::bigint) = hashtextextended('cut', 0)`)
  await client.end()
  await expect.poll(() => lost.aborted).toBe(true)
  expect(await alone(postgres, 'cut', async () => 'another')).toEqual({ done: 'another' })
  end.resolve()
  await working
})
