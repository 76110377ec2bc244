export type JsonSchema = { [key: string]: unknown }

const hostile = (letter: string, sign: string) => [
  '',
  ' ',
  '\0',
  '=1+1',
  '<script>',
  '../..',
  "' or 1=1",
  'ＡＢＣ',
  sign.repeat(40),
  letter.repeat(5000),
  '\ud800',
  '%',
  'null',
]
const BODY_WORDS = hostile('x', '🐦')
/** Other long ones than in bodies: those may have become a bearer token, which no address may hold. */
const PATH_WORDS = hostile('y', '🐤')

/** Values by chance, and by what a schema describes. */
export class Values {
  readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  below = (n: number): number => Math.floor(this.random() * n)
  pick = <T>(list: readonly T[]): T => list[this.below(list.length)]!
  word = (words = BODY_WORDS): string => this.pick([...words, 'Team', 'Ōsaka', `n${this.below(1e6)}`])
  pathWord = (): string => this.word(PATH_WORDS).toWellFormed() || 'x'
  junk = (): unknown => this.pick([null, true, -1, 1e308, this.word(), [], {}, [[]], { a: { b: 1 } }, [this.word(), 3]])

  /** A value that a schema describes; now and then one that it does not. */
  of(schema: JsonSchema, isWild: boolean): unknown {
    if (isWild && this.random() < 0.25) return this.junk()
    if ('const' in schema) return schema.const
    if (Array.isArray(schema.enum)) return this.pick(schema.enum)
    const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
    if (choices) return this.of(this.pick(choices), isWild)
    switch (schema.type) {
      case 'object':
        return this.#object(schema, isWild)
      case 'array': {
        const fixed = schema.prefixItems as JsonSchema[] | undefined
        if (fixed) return fixed.map((one) => this.of(one, isWild))
        const length = (Number(schema.minItems) || 0) + this.below(3)
        return Array.from({ length }, () => this.of(schema.items as JsonSchema, isWild))
      }
      case 'integer':
      case 'number':
        return Number(schema.minimum ?? 0) + this.below(5)
      case 'boolean':
        return this.random() < 0.5
      case 'null':
        return null
      default:
        return this.#text(schema, isWild)
    }
  }

  /** Fields whose schema does not tell what a valid one looks like. */
  readonly #plausible: Record<string, () => unknown> = {
    handle: () => `handle_${this.below(200)}`,
    countries: () => this.pick([[], ['US'], ['Japan', 'uk']]),
    country: () => this.pick(['US', 'JP']),
    post_ids: () => [String(this.below(1e6))],
    window: () => ({ since: this.below(1e6), until: 1e6 + this.below(1e9) }),
    team: () => this.pick(['meridian', 'meridian', 'halcyon']),
    who: () => this.pick([{ all: [] }, { countries: ['JP'] }, { bots: false }]),
  }

  #object(schema: JsonSchema, isWild: boolean): object {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
    const required = (schema.required ?? []) as string[]
    const chosen = properties.filter(([name]) => required.includes(name) || this.random() < 0.6)
    const fieldOf = ([name, inner]: [string, JsonSchema]): [string, unknown] => [
      name,
      (!isWild && this.#plausible[name]?.()) || this.of(inner, isWild),
    ]
    const value = Object.fromEntries(chosen.map(fieldOf))
    return isWild && this.random() < 0.2 ? { ...value, [this.word() || 'x']: this.junk() } : value
  }

  #text(schema: JsonSchema, isWild: boolean): string {
    if (isWild && this.random() < 0.4) return this.word()
    const pattern = String(schema.pattern ?? '')
    if (schema.format === 'email' || pattern.includes('@')) return `p${this.below(200)}@guest.example`
    if (schema.format === 'date-time') return `2026-12-${10 + this.below(20)}T00:00:00Z`
    if (pattern.startsWith('^[A-Z]{3}')) return this.pick(['USD', 'JPY'])
    if (pattern.startsWith('^[0-9a-f]{64}')) return 'a'.repeat(64)
    if (pattern.startsWith('^@?')) return `handle_${this.below(200)}`
    if (pattern.startsWith('^[A-Z]{2}')) return this.pick(['NL', 'JP', 'US'])
    if (pattern.startsWith('^data:')) return 'data:image/png;base64,iVBORw0KGgo='
    if (pattern.startsWith('^\\d{4}')) return `2026-11-${10 + this.below(20)} 12:00:0${this.below(10)}`
    return `word ${this.below(1e6)}`.slice(0, Number(schema.maxLength ?? 40))
  }
}
