import type { AllCalls, Answer, Call, IsStream, Permission, Read } from '@starling/contract'
import type { Engine } from '@starling/engine'
import type { Mailer } from '@starling/outside'
import type { Change, Row, Store } from '@starling/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import type { Disk } from './disk.ts'
import type { Identity } from './identity.ts'
import type { Lateness } from './lateness.ts'
import type { Secrets } from './secrets.ts'
import type { Place } from './sites.ts'
import type { Written, WrittenEvents } from './written.ts'

/** What every handler may use. A room that lies below others adds what it brings along itself (see networks). */
export interface Product {
  config: Config
  store: Store
  secrets: Secrets
  /** What answers questions, how far it has followed the corpus, and the way into it. */
  engine: Engine
  mailer: Mailer
  /** Where the data lies. */
  disk: Disk
  lateness: Lateness
  /** Puts the seeded people back; given only by a World that runs for tests. */
  reset?: (() => Promise<string[]>) | undefined
}

/** One request, as its handler sees it. */
export type Context = Product &
  Identity & {
    now: Date
    place: Place
    language: 'en' | 'ja'
    address: string
    request: FastifyRequest
    reply: FastifyReply
    /** Aborted when who asked is gone, or when a stream has had its time: work nobody waits for is not done. */
    signal: AbortSignal
    /** One transaction on behalf of whoever asks; with an Idempotency-Key its effect and answer happen once. */
    change<T>(work: (change: Change) => Promise<T>): Promise<T>
  }
export type UserContext = Context & { user: Row<'users'> }
export type TeamContext = UserContext & { team: Row<'teams'>; membership: Row<'memberships'> }

type ContextOf<W extends Permission> = W extends 'member' | 'admin'
  ? TeamContext
  : W extends 'user' | 'pro_user' | 'extension' | 'extension_user'
    ? UserContext
    : Context

type Yielding<A> = AsyncIterable<A | WrittenEvents<A>>
type Answering<C> =
  IsStream<C> extends true
    ? Yielding<Answer<C>> | Promise<Yielding<Answer<C>>>
    : Promise<Answer<C> | Written<Answer<C>>>
type Handler<C> = C extends Call ? (input: Read<C>, context: ContextOf<C['who']>) => Answering<C> : never
/** A call without a handler does not compile. */
export type Handlers<C = AllCalls> = { [K in keyof C]: Handler<C[K]> }
/** What the handler of a call gets; the handler bears the call's id. */
export type Input<Id extends keyof AllCalls> = Read<AllCalls[Id]>
export type AnyHandler = (input: unknown, context: Context) => Promise<unknown> | AsyncIterable<unknown>
