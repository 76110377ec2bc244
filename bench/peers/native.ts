import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { openDuck } from '../prepare/duck.ts'
import { countOf, intColumns } from '../prepare/int-column.ts'
import { findProgram } from './child.ts'

const ROUNDS = 9
const SMALL = 65_536
const BLOCK = 1 << 20

export const findCompiler = (): string | undefined => findProgram('gcc') ?? findProgram('cc')

export type Counted = { cpu_ms: number; increments: number; highest: { terms: number; followed: number } }

/** The counting pass in C over arrays of its own, made from the peers' tables. */
export class Native {
  readonly #program: string
  readonly #folder: string
  readonly #dir: string

  private constructor(program: string, folder: string, dir: string) {
    this.#program = program
    this.#folder = folder
    this.#dir = dir
  }

  static async open(dir: string, say: (text: string) => void): Promise<Native> {
    const folder = path.join(dir, 'native')
    await mkdir(folder, { recursive: true })
    const program = path.join(folder, 'count')
    const source = path.join(import.meta.dirname, 'native.c')
    execFileSync(findCompiler()!, ['-O3', '-march=native', '-o', program, source])
    if (!existsSync(path.join(folder, 'followed.high_at'))) {
      const duck = await openDuck(path.join(dir, 'postings.duckdb'), true)
      const accounts = await countOf(duck, 'accounts')
      const from = { terms: ['account, term', 'account_terms'], followed: ['src, dst', 'following'] } as const
      for (const [list, [columns, table]] of Object.entries(from)) {
        await writeLists(duck.connection, folder, list, `select ${columns} from ${table} order by 1, 2`, accounts)
        say(`native ${list} written`)
      }
      const sizes = { terms: 'select adf from terms order by id', followed: 'select n from followed order by account' }
      for (const [list, sql] of Object.entries(sizes)) {
        const [column] = await intColumns(duck, sql, accounts + (await countOf(duck, 'terms')), 1)
        writeFileSync(path.join(folder, `${list}.frequency`), column!)
      }
      duck.close()
    }
    return new Native(program, folder, dir)
  }

  async count(question: string): Promise<Counted> {
    const words = [this.#folder, path.join(this.#dir, `audience-${question}.bin`), String(ROUNDS)]
    const { stdout } = await promisify(execFile)(this.#program, words)
    const [terms, followed] = stdout
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(1).map(Number))
    return {
      cpu_ms: terms![1]! + followed![1]!,
      increments: terms![0]! + followed![0]!,
      highest: { terms: terms![2]!, followed: followed![2]! },
    }
  }
}

type Connection = Awaited<ReturnType<typeof openDuck>>['connection']

/** Rows (account, number), ascending, as lists: numbers below 65,536 in 16 bits, the others in 32. */
async function writeLists(connection: Connection, folder: string, list: string, sql: string, accounts: number) {
  const low = new ArrayFile(path.join(folder, `${list}.low`), Uint16Array)
  const high = new ArrayFile(path.join(folder, `${list}.high`), Uint32Array)
  const lowCounts = new Uint32Array(accounts + 1)
  const highCounts = new Uint32Array(accounts + 1)
  const result = await connection.stream(sql)
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    const owner = chunk.getColumnVector(0)
    const value = chunk.getColumnVector(1)
    for (let row = 0; row < chunk.rowCount; row++) {
      const number = value.getItem(row) as number
      const counts = number < SMALL ? lowCounts : highCounts
      ;(number < SMALL ? low : high).push(number)
      counts[(owner.getItem(row) as number) + 1]!++
    }
    await low.flush()
    await high.flush()
  }
  await low.end()
  await high.end()
  for (const [name, counts] of [
    ['low_at', lowCounts],
    ['high_at', highCounts],
  ] as const) {
    for (let at = 0; at < accounts; at++) counts[at + 1]! += counts[at]!
    const file = path.join(folder, `${list}.${name}`)
    writeFileSync(`${file}.tmp`, counts)
    renameSync(`${file}.tmp`, file)
  }
}

class ArrayFile {
  readonly #stream
  readonly #make
  #block: Uint16Array | Uint32Array
  #count = 0

  constructor(file: string, make: typeof Uint16Array | typeof Uint32Array) {
    this.#stream = createWriteStream(file)
    this.#make = make
    this.#block = new make(BLOCK)
  }

  push(number: number): void {
    this.#block[this.#count++] = number
  }

  /** Called after at most a few thousand numbers, so a block never overflows. */
  async flush(isLast = false): Promise<void> {
    if (!isLast && this.#count < BLOCK / 2) return
    const bytes = new Uint8Array(this.#block.buffer, 0, this.#count * this.#block.BYTES_PER_ELEMENT)
    this.#block = new this.#make(BLOCK)
    this.#count = 0
    if (!this.#stream.write(bytes)) await once(this.#stream, 'drain')
  }

  async end(): Promise<void> {
    await this.flush(true)
    this.#stream.end()
    await finished(this.#stream)
  }
}
