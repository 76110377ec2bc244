import { createHash } from 'node:crypto'
import type { Records, Row } from '../records/records.ts'
import { noSuch } from './problem.ts'

export type Thing = Row & { object: string; created: number; [name: string]: unknown }

/** What is behind each prefix of an id: the kind of row, and what people call it. */
export const KINDS: Record<string, { kind: string; word: string }> = {
  cus: { kind: 'customers', word: 'customer' },
  prod: { kind: 'products', word: 'product' },
  price: { kind: 'prices', word: 'price' },
  cs: { kind: 'sessions', word: 'checkout.session' },
  sub: { kind: 'subscriptions', word: 'subscription' },
  in: { kind: 'invoices', word: 'invoice' },
  pm: { kind: 'payment_methods', word: 'PaymentMethod' },
  bps: { kind: 'portal_sessions', word: 'portal session' },
  evt: { kind: 'events', word: 'event' },
  we: { kind: 'webhook_endpoints', word: 'webhook endpoint' },
}

/** The accounts of the billing side: its rows, its time and the events that follow from every change. */
export type Books = {
  records: Records
  /** Seconds since 1970, on the sandbox's clock. */
  now(): number
  origin(): string
  get<T extends Thing = Thing>(prefix: string, id: string, param?: string): T
  all<T extends Thing = Thing>(prefix: string): T[]
  save<T extends Thing>(prefix: string, thing: T): T
  nextId(prefix: string): string
  emit(type: string, thing: Thing, previous?: Record<string, unknown>): void
}

type Options = {
  records: Records
  clock: () => Date
  origin: () => string
  onEvent: (event: Thing) => void
  secret: string
}

export const API_VERSION = '2026-10-28.endive'

export function openBooks({ records, clock, origin, onEvent, secret }: Options): Books {
  const books: Books = {
    records,
    origin,
    now: () => Math.floor(clock().getTime() / 1000),
    get<T extends Thing>(prefix: string, id: string, param?: string): T {
      const { kind, word } = KINDS[prefix]!
      const thing = records.get<T>(kind, id)
      if (!thing || thing.deleted === true) throw noSuch(word, id, param, param === undefined ? 404 : 400)
      return thing
    },
    all: <T extends Thing>(prefix: string) => records.all<T>(KINDS[prefix]!.kind),
    save(prefix, thing) {
      records.put(KINDS[prefix]!.kind, '', thing)
      return thing
    },
    nextId: (prefix) => `${prefix}_${code(`${secret} ${prefix} ${records.next()}`)}`,
    emit(type, thing, previous) {
      const event: Thing = {
        id: books.nextId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: books.now(),
        data: { object: shown(thing), ...(previous ? { previous_attributes: previous } : {}) },
        livemode: false,
        pending_webhooks: records.all<Thing>('webhook_endpoints').filter(({ deleted }) => deleted !== true).length,
        request: { id: null, idempotency_key: null },
        type,
      }
      books.save('evt', event)
      onEvent(event)
    },
  }
  return books
}

const code = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)

/** What is ours alone stays with us. */
export function shown<T extends object>(thing: T): Omit<T, 'private'> {
  const { private: _, ...rest } = thing as T & { private?: unknown }
  return rest as Omit<T, 'private'>
}
