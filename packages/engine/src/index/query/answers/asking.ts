import type { Baseline, Comparison, Scope } from '@starling/question'
import type { ListName } from '../../files/meta.ts'
import { Among, type KnownBits, type Together } from '../alike.ts'
import { type Audience, accountsIn, audienceOf, baselineOf } from '../audience.ts'
import { type PostSet, postsOf } from '../posts.ts'
import { type Reactions, reactionsOf } from '../reactions.ts'
import type { Session } from '../session.ts'
import { Authors } from './by-author.ts'
import { PostTerms } from './term-rows.ts'

/** The first ranks of a list, and of how many by lift they are the first. */
export type TopRanks = { ranks: readonly number[]; supported?: number }

export type Asked = { scope: Scope; baseline: Baseline; comparison: Comparison }

/** A question on its way. Whom and what it is about is found when the first answer needs it. */
export class Asking {
  readonly session: Session
  readonly scope: Scope
  readonly #baseline: Baseline
  #audience: Audience | null = null
  #base: Audience | null = null
  #posts: PostSet | null = null
  #reactions: Reactions | null = null
  #post_terms: PostTerms | null = null
  #authors: Authors | null = null
  #together: Together | null = null
  readonly comparison: Comparison
  readonly #among = new Map<string, Among>()
  readonly #tops = new Map<string, TopRanks>()
  /** How many of its posts have each term, once somebody counted them. */
  post_term_counts: number | null = null
  /** Per list how many of the baseline would have each value if its people were alike, once somebody counted. */
  readonly others = new Map<ListName, number>()

  /** Whether pairs of the terms they used will be asked for. */
  readonly #isPaired: boolean

  constructor(session: Session, { scope, baseline, comparison }: Asked, isPaired: boolean) {
    this.session = session
    this.scope = scope
    this.comparison = comparison
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
  top(name: string, find: () => TopRanks): TopRanks {
    const known = this.#tops.get(name) ?? find()
    this.#tops.set(name, known)
    return known
  }

  get baseline(): Audience {
    this.#base ??= baselineOf(this.session, this.#baseline)
    return this.#base
  }

  /** The audience, and it and its baseline together. */
  get together(): Together {
    const { audience, baseline } = this
    this.#together ??= { audience, all: this.union('together', audience, baseline) }
    return this.#together
  }

  /** Accounts that are in either. */
  union(name: string, audience: Audience, others: Audience): Audience {
    const { kernels, account_bytes } = this.session.store
    if (kernels.popcount_and(audience.bits, others.bits, account_bytes) >>> 0 === audience.count) return others
    return this.accounts(name, others.bits, (bits) => kernels.or(bits, audience.bits, account_bytes))
  }

  /** Accounts that are made of others, remembered by a name and the question. */
  accounts(name: string, first: number, change: (bits: number) => void): Audience {
    const { session, scope } = this
    return session.recall(`${name} ${JSON.stringify([scope, this.#baseline])}`, () => {
      const bits = session.copyOf(first, session.store.account_bytes)
      change(bits)
      return accountsIn(session, bits)
    })
  }

  /** The audience among people like its own, of those an answer can speak of. */
  among(known: KnownBits, base: { known: number; baseline_known: number }, comparison = this.comparison): Among {
    const key = `${known.name} ${comparison}`
    const found = this.#among.get(key) ?? new Among(this.session, this.together, known, base, comparison)
    this.#among.set(key, found)
    return found
  }

  get posts(): PostSet {
    this.#posts ??= postsOf(this.session, this.scope)
    return this.#posts
  }

  /** What the audience interacted with. */
  get reactions(): Reactions {
    this.#reactions ??= reactionsOf(this.session, this.audience)
    return this.#reactions
  }

  /** What its posts say. */
  get post_terms(): PostTerms {
    this.#post_terms ??= new PostTerms(this.session, this.posts)
    return this.#post_terms
  }

  /** Who wrote its posts. */
  get authors(): Authors {
    this.#authors ??= new Authors(this.session, this.posts)
    return this.#authors
  }
}
