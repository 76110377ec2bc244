import { en } from './en.ts'
import { numberFormat } from './intl.ts'
import type { ja } from './ja/index.ts'
import type { Language } from './language.ts'

/** Every text has Japanese: a sentence that is not in the Japanese table does not compile. */
export type TextKey = keyof typeof ja

export type TextValues = Record<string, string | number>

type Table = Readonly<Record<string, string>>

/** English is there at once; the key itself stands in for what a table does not have. */
const tables: Partial<Record<Language, Table>> = { en: withoutPrototype(en) }
const rules = new Map<Language, Intl.PluralRules>()
let language: Language = 'en'
let asked = 0
const listeners = new Set<() => void>()

export function currentLanguage(): Language {
  return language
}

/** Loads the table if needed, then switches. When two switches overlap the later one wins. */
export async function setLanguage(next: Language): Promise<void> {
  asked += 1
  const turn = asked
  if (next === 'ja' && !tables.ja) tables.ja = withoutPrototype((await import('./ja/index.ts')).ja)
  if (turn !== asked) return
  language = next
  if (typeof document !== 'undefined') document.documentElement.lang = next
  for (const listener of listeners) listener()
}

// What a server says may be any word, also `constructor`.
function withoutPrototype(table: Table): Table {
  return Object.assign(Object.create(null), table)
}

const SLOT = /{{\s*(\w+)\s*}}/g

/** Numbers get the separators of the language ("1,234 rows"); a year or an id is passed as text. */
export function t(key: TextKey, values?: TextValues): string {
  const table = tables[language]
  if (!values) return table?.[key] ?? key
  const counted = typeof values.count === 'number' ? table?.[`${key}_${pluralOf(values.count)}`] : undefined
  // In one pass: a person's name may hold {{x}}, and is never read as a template.
  return (counted ?? table?.[key] ?? key).replace(SLOT, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? numberFormat(language, {}).format(value) : (value ?? '')
  })
}

function pluralOf(count: number): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
