import type { Baseline, Scope } from '@starling/question'
import { type Audience, audienceOf, baselineOf } from '../audience.ts'
import { type PostSet, postsOf } from '../posts.ts'
import type { Session } from '../session.ts'

/** A question on its way. Whom and what it is about is found when the first answer needs it. */
export class Asking {
  readonly session: Session
  readonly scope: Scope
  readonly #baseline: Baseline
  #audience: Audience | null = null
  #base: Audience | null = null
  #posts: PostSet | null = null
  readonly #tops = new Map<string, readonly number[]>()
  /** How many of its posts have each term, once somebody counted them. */
  post_term_counts: number | null = null

  /** Whether pairs of the terms they used will be asked for. */
  readonly #isPaired: boolean

  constructor(session: Session, scope: Scope, baseline: Baseline, isPaired: boolean) {
    this.session = session
    this.scope = scope
    this.#baseline = baseline
    this.#isPaired = isPaired
  }

  get audience(): Audience {
    this.#audience ??= this.#find()
    return this.#audience
  }

  #find(): Audience {
    const audience = audienceOf(this.session, this.scope.who, this.scope.window)
    if (this.#isPaired && audience.firsts === undefined) audience.firsts = null
    return audience
  }

  /** The ranks of a list that several answers begin with, found once. */
  top(name: string, find: () => number[]): readonly number[] {
    const known = this.#tops.get(name) ?? find()
    this.#tops.set(name, known)
    return known
  }

  get baseline(): Audience {
    this.#base ??= baselineOf(this.session, this.#baseline)
    return this.#base
  }

  get posts(): PostSet {
    this.#posts ??= postsOf(this.session, this.scope)
    return this.#posts
  }
}
