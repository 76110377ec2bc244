import type { z } from 'zod'
import type { IncomingFile } from './file.ts'
import type { Stream } from './stream.ts'
import type { TokenScope } from './token-scopes.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who a call answers. `pro` wants the toolkit's public client id and opens no one's data; `pro_user` wants a signed-in
 * person as well. `member` and `admin` are judged against the team named in the path. `extension` wants a token of the
 * extension, which acts for its person; `extension_user` wants as well that the `email` of the body is that person's.
 */
export type Permission = 'anyone' | 'pro' | 'pro_user' | 'user' | 'member' | 'admin' | 'extension' | 'extension_user'

type Schema = z.ZodType | undefined
export type Call<
  P extends string = string,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  A extends z.ZodType = z.ZodType,
  W extends Permission = Permission,
  S extends Stream | undefined = Stream | undefined,
  F extends true | undefined = true | undefined,
> = {
  readonly method: HttpMethod
  readonly path: P
  readonly who: W
  readonly summary: string
  /** What a token needs for it, where that is not what `tokenScopeOf` takes for granted. */
  readonly scope?: TokenScope
  /** Wants a person who has shown lately that it is them; a token is its own authority and is not asked. */
  readonly fresh?: true
  /** About a way in, which outlasts a token: wants a session that no token stands behind. */
  readonly own_session?: true
  readonly query?: Q
  readonly body?: B
  /** Of a stream: of each thing that it yields. */
  readonly answer: A
  readonly stream?: S
  /** The same for everybody until the next release: a browser keeps it, and asks again with its ETag. */
  readonly lasting?: true
  /** Why the rows that it answers stay few without a page. */
  readonly bounded?: string
  /** A browser sends no header with a picture: an address that we gave out, with our signature, is its own proof. */
  readonly signed?: true
  /** Of `pro`: reads nothing that a team paid for, so it is answered where analysis wants a signed-in person, too. */
  readonly open?: true
  /** Of `anyone`: asked by the extension as well, before it has a token. */
  readonly by_extension?: true
  /** Takes a file: it is the body, raw or the one field of a form, and all other fields are in the query. */
  readonly file?: F
  /** Sent as a form as well, by programs that are not ours; no other call reads one. */
  readonly form?: true
  /** Its body is taken byte for byte, as a signature over it is what proves who sent it. No client of ours asks it. */
  readonly raw?: true
  /** Served only when the product runs for end-to-end tests. */
  readonly testing?: true
}
export type Calls = Readonly<Record<string, Call>>

/** Looking is `read`, and so is what anyone may ask or what opens no one's data; the rest is `write`, unless it says. */
export const tokenScopeOf = ({ scope, method, who }: Pick<Call, 'scope' | 'method' | 'who'>): TokenScope =>
  scope ?? (method === 'GET' || who === 'anyone' || who === 'pro' ? 'read' : 'write')

/** Whether the extension asks it, from an origin of its own. */
export const isForExtension = ({ who, by_extension }: Pick<Call, 'who' | 'by_extension'>): boolean =>
  who === 'extension' || who === 'extension_user' || by_extension === true

const define =
  (method: HttpMethod) =>
  <
    const P extends string,
    const W extends Permission,
    A extends z.ZodType,
    Q extends Schema = undefined,
    B extends Schema = undefined,
    const S extends Stream | undefined = undefined,
    const F extends true | undefined = undefined,
  >(
    path: P,
    rest: Omit<Call<string, Q, B, A, W, S, F>, 'method' | 'path'>,
  ): Call<P, Q, B, A, W, S, F> => ({ method, path, ...rest })

export const get = define('GET')
export const post = define('POST')
export const put = define('PUT')
export const patch = define('PATCH')
export const del = define('DELETE')

export type PathKeys<P extends string> = P extends `${string}{${infer K}}${infer R}` ? K | PathKeys<R> : never
type PathPart<P extends string> = [PathKeys<P>] extends [never] ? unknown : { path: Record<PathKeys<P>, string> }
type SentPart<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [X in K]?: z.input<S> }
    : { [X in K]: z.input<S> }
  : unknown
type ReadPart<K extends string, S> = S extends z.ZodType ? { [X in K]: z.output<S> } : unknown

/** Whether a file is its body. */
type TakesFile<C> = C extends { file?: infer F } ? ([Exclude<F, undefined>] extends [never] ? false : true) : false
type SentFile<C> = TakesFile<C> extends true ? { body?: { file: Blob } } : unknown
type ReadFile<C> = TakesFile<C> extends true ? { file: IncomingFile | undefined } : unknown

/** What a caller gives. */
export type Sent<C> =
  C extends Call<infer P, infer Q, infer B>
    ? PathPart<P> & SentPart<'query', Q> & SentPart<'body', B> & SentFile<C>
    : never
/** What a handler gets, after the contract has checked it. */
export type Read<C> =
  C extends Call<infer P, infer Q, infer B>
    ? PathPart<P> & ReadPart<'query', Q> & ReadPart<'body', B> & ReadFile<C>
    : never
/** Whether the answer comes piece by piece. */
export type IsStream<C> = C extends { stream?: infer S }
  ? [Exclude<S, undefined>] extends [never]
    ? false
    : true
  : false
export type Answer<C> = C extends Call<string, Schema, Schema, infer A> ? z.output<A> : never

/** The calls of one room, under the word that names it in every layer. */
export class Capability<N extends string = string, C extends Calls = Calls> {
  readonly name: N
  readonly calls: C

  constructor(name: N, calls: C) {
    this.name = name
    this.calls = calls
  }
}
/** Loosely typed on the way in: a wanted type would take the place of what each call says of itself. */
export const capability = <const N extends string, C extends Record<string, unknown>>(name: N, calls: C) =>
  new Capability(name, calls as Calls) as Capability<N, C extends Calls ? C : never>

/** Joins calls. Object spread would silently drop a repeated id. */
export function join<const T extends readonly Calls[]>(...capabilities: T): Joined<T> {
  const joined: Record<string, Call> = {}
  for (const [id, call] of capabilities.flatMap((calls) => Object.entries(calls))) {
    if (id in joined) throw new Error(`two calls are named ${id}`)
    joined[id] = call
  }
  return joined as Joined<T>
}
type Joined<T extends readonly Calls[]> = T extends readonly [infer A, ...infer R extends readonly Calls[]]
  ? A & Joined<R>
  : unknown
