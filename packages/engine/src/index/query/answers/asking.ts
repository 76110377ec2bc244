import type { Baseline, Scope } from '@starling/sections'
import { type Audience, audienceOf, baselineOf } from '../audience.ts'
import { type PostSet, postsOf } from '../posts.ts'
import type { Session } from '../session.ts'

/** A question on its way. Whom and what it is about is found when the first answer needs it. */
export class Asking {
  readonly session: Session
  readonly scope: Scope
  readonly #baseline: Baseline

  constructor(session: Session, scope: Scope, baseline: Baseline) {
    this.session = session
    this.scope = scope
    this.#baseline = baseline
  }

  get audience(): Audience {
    return audienceOf(this.session, this.scope.who, this.scope.window)
  }

  get baseline(): Audience {
    return baselineOf(this.session, this.#baseline)
  }

  get posts(): PostSet {
    return postsOf(this.session, this.scope)
  }
}
