import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ProductProcess } from './product-process.ts'

const TIMES = Number(process.env.KILLS ?? (process.env.ENDURE === 'full' ? 400 : 3))

/** Nothing limits how many of them a person notes. */
const ACCOUNTS = '/api/external/explore-email-ad-accounts/'
const accountOf = (name: string) => ({ name, ad_account_id: name.replaceAll(' ', '-'), email: 'op@starling.example' })

async function namesIn(product: ProductProcess, headers: Record<string, string>): Promise<string[]> {
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await product.call('GET', `${ACCOUNTS}?${cursor && new URLSearchParams({ cursor })}`, headers)
    names.push(...((await page.json()) as { name: string }[]).map(({ name }) => name))
    cursor = page.headers.get('x-next-cursor')
  }
  return names
}

let dir: string
let product: ProductProcess
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-kill-'))
  product = await ProductProcess.at(dir)
})
afterAll(async () => {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
})

test(`${TIMES} times kill -9 during writes: no acknowledged write is lost, and it starts again by itself`, async () => {
  await product.start()
  const headers = { authorization: `Token ${await product.operatorToken()}` }
  const acknowledged = new Set<string>()
  for (let turn = 0; turn < TIMES; turn++) {
    let alive = true
    const wrote = Promise.withResolvers<void>()
    const write = async (writer: number) => {
      for (let n = 0; alive; n++) {
        const name = `t${turn} w${writer} n${n}`
        const answer = await product.call('POST', ACCOUNTS, headers, accountOf(name)).catch(() => undefined)
        if (answer?.ok && (await answer.json().catch(() => undefined))) {
          acknowledged.add(name)
          wrote.resolve()
        } else if (alive && answer) throw new Error(`${answer.status}`)
        else if (!answer) return
      }
    }
    const writers = [0, 1, 2, 3].map(write)
    await Promise.race([wrote.promise, Promise.all(writers)])
    // Spread over a fifth of a second, so that kills fall into every part of a write.
    await setTimeout((turn * 37) % 200)
    const killed = product.kill()
    alive = false
    await Promise.all([killed, ...writers])
    await product.start()
    const names = new Set(await namesIn(product, headers))
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([])
  }
  console.log(`${acknowledged.size} acknowledged writes, none lost`)
  expect(acknowledged.size).toBeGreaterThanOrEqual(TIMES)
})
