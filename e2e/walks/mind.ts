import type { PostOrder, QueryType } from '@starling/question'

/** What is asked beside the words themselves. Days count back from now; two moments are by the browser's clock, here UTC. */
export type Conditions = {
  days: number | null
  dates: readonly [since: string, until: string] | null
  countries: readonly string[]
  order: PostOrder
  /** They are counted as well. */
  bots: boolean
  /** Of words alone. */
  excluded: readonly string[]
}

const NO_CONDITIONS: Conditions = {
  days: null,
  dates: null,
  countries: [],
  order: 'like_count',
  bots: false,
  excluded: [],
}

/** A question as its asker would say it: of words each chip, of posts each id, of a handle itself. */
export type Meant = { kind: QueryType; subject: readonly string[]; conditions: Conditions }

/** A step of the history. Steps of one document go from one to the next without a load. */
type Step = { kind: QueryType; asked: Meant | null; document: number }

export const isOfWords = (kind: QueryType): boolean => kind === 'keyword' || kind === 'conversation'
const isHandle = (text: string) => /^@?\w{1,15}$/.test(text)
const idsIn = (text: string) => [
  ...new Set(text.split(/[\s,]+/).flatMap((part) => /(?:^|\/)(\d+)$/.exec(part)?.[1] ?? [])),
]
const withoutBlanks = (text: string) => text.replace(/\s+/g, ' ').trim()
/** Lines, tabs and commas part what was pasted or typed; a plus joins. */
const chipsIn = (text: string) =>
  text
    .split(/[,、\n\t]/)
    .map((part) => withoutBlanks(part.replace(/\+/g, ' + ')))
    .filter((part) => part !== '')

/**
 * What a person who follows along expects to see, and no more: what stands in the field, what was asked, and what Back
 * would bring. It knows nothing of how the product does it.
 */
export class Mind {
  kind: QueryType
  chips: string[] = []
  typed = ''
  handle = ''
  posts = ''
  conditions = NO_CONDITIONS
  /** Refine stands open: what was asked cannot be. */
  isCorrecting = false
  readonly everAsked: Meant[] = []
  #steps: Step[]
  #at = 0

  constructor(kind: QueryType, asked: Meant | null) {
    this.kind = kind
    this.#steps = [{ kind, asked, document: 0 }]
    if (asked) this.everAsked.push(asked)
    this.#read(true)
  }

  get asked(): Meant | null {
    return this.#steps[this.#at]!.asked
  }
  get canGoBack(): boolean {
    return this.#at > 0
  }
  get canGoForward(): boolean {
    return this.#at < this.#steps.length - 1
  }
  get field(): string {
    return this.kind === 'handle' ? this.handle : this.kind === 'post' ? this.posts : this.typed
  }

  /** Letter by letter at the end of the words; in the other kinds it takes the place of what stands there. */
  type(text: string): void {
    if (this.kind === 'handle') this.handle = text
    else if (this.kind === 'post') this.posts = text
    else {
      for (const letter of text) {
        if (letter === ',' && this.typed.trim() !== '') this.#toChips()
        else this.typed += letter
      }
    }
  }
  paste(text: string): void {
    if (isOfWords(this.kind)) this.typed += text.replace(/[\n\t]/g, ', ')
    else this.type(text)
  }
  takeAway(chip: string): void {
    this.chips = this.chips.filter((one) => one !== chip)
  }
  /** Into an empty field it brings the last chip back as text. */
  backspace(): void {
    if (this.typed !== '') this.typed = this.typed.slice(0, -1)
    else this.typed = this.chips.pop() ?? ''
  }
  /** Words are asked on as people's or a conversation's; in other kinds nothing was asked yet. */
  choose(kind: QueryType): void {
    const written = this.typed.trim()
    if (isOfWords(this.kind) && kind === 'handle' && this.handle === '' && isHandle(written)) this.handle = written
    if (isOfWords(this.kind) && kind === 'post' && this.posts === '' && idsIn(written).length > 0) this.posts = written
    if (this.kind === 'handle' && isOfWords(kind) && this.chips.length === 0 && this.typed === '')
      this.typed = this.handle
    const goesOn = this.asked && isOfWords(this.kind) && isOfWords(kind)
    this.kind = kind
    this.#step(goesOn ? { ...this.asked!, kind } : null)
  }
  refine(change: Partial<Conditions>): void {
    this.conditions = { ...this.conditions, ...change }
  }
  reset(): void {
    this.conditions = NO_CONDITIONS
  }

  /** Nothing happens where there is nothing to ask, or no time in which it could be. */
  ask(): void {
    if (isOfWords(this.kind)) this.#toChips()
    const subject = this.#subject()
    const { dates, excluded } = this.conditions
    this.isCorrecting = subject.length > 0 && dates !== null && dates[0] > dates[1]
    if (subject.length === 0 || this.isCorrecting) return
    const meant = {
      kind: this.kind,
      subject,
      conditions: { ...this.conditions, excluded: isOfWords(this.kind) ? excluded : [] },
    }
    // Asked once more it is the same step: Back would seem to do nothing.
    if (JSON.stringify(meant) !== JSON.stringify(this.asked)) this.#step(meant)
    this.#read(false)
  }
  /** An example, or what is offered where nobody was found: a link inside the page. */
  follow(meant: Meant): void {
    this.kind = meant.kind
    this.#step(meant)
    this.#read(false)
  }
  go(by: -1 | 1): void {
    const { document } = this.#steps[this.#at]!
    this.#at += by
    this.#read(this.#steps[this.#at]!.document !== document)
  }
  reload(): void {
    this.#read(true)
  }
  /** A link from elsewhere, in the same tab. The one that is open already takes the place of itself. */
  open(kind: QueryType, asked: Meant | null): void {
    const here = this.#steps[this.#at]!
    const isHere = kind === here.kind && JSON.stringify(asked) === JSON.stringify(here.asked)
    this.#steps = this.#steps.slice(0, this.#at + (isHere ? 0 : 1))
    this.#steps.push({ kind, asked, document: 1 + Math.max(0, ...this.#steps.map(({ document }) => document)) })
    this.#at = this.#steps.length - 1
    if (asked) this.everAsked.push(asked)
    this.#read(true)
  }

  #subject(): string[] {
    if (this.kind === 'post') return idsIn(this.posts)
    if (isOfWords(this.kind)) return [...this.chips]
    const handle = this.handle.trim().replace(/^@|^https:\/\/x\.com\//, '')
    return handle === '' ? [] : [handle]
  }
  #toChips(): void {
    for (const chip of chipsIn(this.typed)) if (!this.chips.includes(chip)) this.chips.push(chip)
    this.typed = ''
  }
  #step(asked: Meant | null): void {
    const { document } = this.#steps[this.#at]!
    this.#steps = [...this.#steps.slice(0, this.#at + 1), { kind: this.kind, asked, document }]
    this.#at += 1
    if (asked) this.everAsked.push(asked)
  }
  /** The bar says what the page shows; what was written in other kinds stays until the page is loaded or asks nothing. */
  #read(isLoaded: boolean): void {
    const { kind, asked } = this.#steps[this.#at]!
    this.isCorrecting = false
    if (isLoaded || !asked) {
      Object.assign(this, { chips: [], typed: '', handle: '', posts: '', conditions: NO_CONDITIONS })
    }
    this.kind = asked?.kind ?? kind
    if (!asked) return
    const { excluded } = isOfWords(kind) ? asked.conditions : this.conditions
    this.conditions = { ...asked.conditions, excluded }
    if (isOfWords(asked.kind)) Object.assign(this, { chips: [...asked.subject], typed: '' })
    else if (asked.kind === 'post') this.posts = asked.subject.join(', ')
    else this.handle = asked.subject[0]!
  }
}
