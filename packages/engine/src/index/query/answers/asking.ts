import type { Baseline, Scope } from '@starling/sections'
import type { TermList } from '../../files/meta.ts'
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

  /** What pairs will be asked of. */
  readonly #paired: readonly TermList[]

  constructor(session: Session, scope: Scope, baseline: Baseline, paired: readonly TermList[]) {
    this.session = session
    this.scope = scope
    this.#baseline = baseline
    this.#paired = paired
  }

  get audience(): Audience {
    this.#audience ??= this.#find()
    return this.#audience
  }

  #find(): Audience {
    const audience = audienceOf(this.session, this.scope.who, this.scope.window)
    for (const list of this.#paired) if (!audience.firsts.has(list)) audience.firsts.set(list, null)
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
