import { tokensOf } from '@starling/enrich/src/text/tokens/tokens.ts'
import { termsOf } from '@starling/enrich/src/text/words/words.ts'
import type { AccountFact } from '../../facts/facts.ts'
import { sampleKey } from '../../facts/sample-key.ts'
import { countOf } from '../build/collect.ts'
import { IdTable } from '../build/id-table.ts'
import { encodeAccount } from '../files/cards.ts'
import { hashOf } from '../text-hash.ts'
import type { Edits } from './edits.ts'
import { NoRoom } from './no-room.ts'

const COLUMNS = ['country', 'region', 'city', 'gender', 'age_group'] as const
const MOST_FILLED = 0.8

/** Accounts by id, their profiles and bios. */
export class ProfileEdits {
  readonly #edits: Edits
  #ids: IdTable | null = null
  readonly #changed = new Map<number, AccountFact | null>()
  /** Tokens whose lists of changed bios are to be made anew. */
  readonly #bios = new Map<number, Map<number, boolean>>()
  #handles = 0

  constructor(edits: Edits) {
    this.#edits = edits
  }

  /** -1 where the id was never seen. */
  find = (id: bigint): number => this.#table().find(id)

  /** The row of an id, a new one where it was never seen. */
  row(id: bigint): number {
    const table = this.#table()
    const row = table.add(id)
    const { store, live } = this.#edits
    if (row < live.rows) return row
    this.#edits.need('rows', row + 1)
    live.rows = row + 1
    store.u64[store.at('account.id') / 8 + row] = id
    store.u32[store.at('account.sample') / 4 + row] = sampleKey(id)
    return row
  }

  #table(): IdTable {
    const { store } = this.#edits
    const first = store.at('account.id') / 8
    this.#ids ??= IdTable.over(store.u64.subarray(first, first + store.roomOf('account.id')), store.live.rows)
    return this.#ids
  }

  getReady(): void {
    this.#table()
  }

  profileOf(account: number): AccountFact | null {
    const changed = this.#changed.get(account)
    if (changed !== undefined) return changed
    return this.#edits.draft.isSet('has_profile', account) ? this.#edits.store.account(account) : null
  }

  /** Gives an account a profile, or takes it; whether the interests that its bio names are others now. */
  put(account: number, fact: AccountFact | null): boolean {
    const edits = this.#edits
    const before = this.profileOf(account)
    this.#changed.set(account, fact)
    edits.touched.add(account)
    edits.draft.mark('has_profile', account, fact !== null)
    edits.draft.mark('has_handle', account, fact !== null && fact.handle !== '')
    edits.draft.mark('is_verified', account, fact?.verified ?? false)
    edits.draft.mark('is_bot', account, fact?.is_bot ?? false)
    edits.draft.mark('bio.known', account, fact !== null && fact.bio !== '')
    edits.setColumn('account.followers_count', account, countOf(fact?.followers_count ?? 0))
    for (const name of COLUMNS) edits.setColumn(`account.${name}`, account, edits.code(name, fact?.[name] ?? null))
    edits.setColumn('account.fetch', account, edits.code('fetch', fact?.fetch))
    if (fact) this.#putCard(account, fact)
    if (fact && fact.handle !== '' && fact.handle.toLowerCase() !== before?.handle.toLowerCase()) {
      this.#putHandle(account, fact.handle.toLowerCase())
    }
    if ((before?.bio ?? '') !== (fact?.bio ?? '')) this.#putBio(account, before?.bio ?? '', fact?.bio ?? '')
    const titles = (fact?.job_titles ?? []).map((title) => edits.code('job_title', title))
    edits.setList('job_title', account, new Set(titles))
    return (before?.interests ?? []).join('\n') !== (fact?.interests ?? []).join('\n')
  }

  #putCard(account: number, fact: AccountFact): void {
    const { store, draft } = this.#edits
    const words = new Uint32Array(Float64Array.of(this.#edits.writeText(encodeAccount(fact))).buffer)
    const at = store.at('fresh.card_at') + account * 8
    draft.set(at, words[0]!)
    draft.set(at + 4, words[1]!)
  }

  /** Old handles stay in the table: whoever looks compares the handle itself. */
  #putHandle(account: number, handle: string): void {
    const { store, draft } = this.#edits
    const { at, mask } = store.slots('handle.slots')
    if (store.live.accounts + ++this.#handles > mask * MOST_FILLED) throw new NoRoom('handles')
    let slot = hashOf(handle) & mask
    while (draft.get(at + slot * 4) !== 0 && draft.get(at + slot * 4) !== account + 1) slot = (slot + 1) & mask
    draft.set(at + slot * 4, account + 1)
  }

  #putBio(account: number, before: string, bio: string): void {
    const edits = this.#edits
    if (edits.draft.isSet('bio.is_changed', account)) {
      for (const token of tokensOf(before)) this.#setBio(edits.term(token), account, false)
    }
    edits.draft.mark('bio.is_changed', account, true)
    for (const token of tokensOf(bio)) this.#setBio(edits.term(token), account, true)
    edits.setList('bio', account, new Set(termsOf(bio).map((term) => edits.rank('bio', edits.term(term)))))
  }

  #setBio(token: number, account: number, isThere: boolean): void {
    const accounts = this.#bios.get(token) ?? new Map<number, boolean>()
    this.#bios.set(token, accounts)
    accounts.set(account, isThere)
  }

  /** Makes the lists of changed bios by token. */
  finish(): void {
    const edits = this.#edits
    for (const [token, changes] of this.#bios) {
      const at = edits.column('fresh_bio.at', token)
      const accounts = new Set(edits.store.numbers(at, edits.column('fresh_bio.count', token)))
      for (const [account, isThere] of changes) {
        if (isThere) accounts.add(account)
        else accounts.delete(account)
      }
      const list = Uint32Array.from(accounts).sort()
      edits.setColumn('fresh_bio.at', token, edits.putNumbers(list))
      edits.setColumn('fresh_bio.count', token, list.length)
    }
    this.#bios.clear()
  }
}
