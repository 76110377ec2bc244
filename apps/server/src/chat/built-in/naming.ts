import { type SectionId, sectionOf } from '@starling/sections'
import { type ChatTopic, OPEN_SECTIONS, PROPER_SECTIONS } from '@starling/sections/chat'
import type { Table } from './table.ts'
import { blank, indexOfWord, type Named, writtenAs } from './values.ts'
import { unknownWords } from './words.ts'

export type ShownTables = ReadonlyMap<SectionId, Table>

const MARKED =
  /["“「『]([^"”」』]{1,80})["”」』]|(@\w{1,30}|#[\p{L}\p{N}_]+)|(\p{Extended_Pictographic}\p{Emoji_Modifier}?)/gu

/** What stands in quotes, tags, handles and emoji are values for certain. */
export function takeQuoted(text: string, tables: ShownTables): { named: Named[]; rest: string } {
  const named: Named[] = []
  const rest = text.replace(MARKED, (all: string, quoted, tagged, emoji) => {
    const whole = String(quoted ?? tagged ?? emoji)
    const value = tagged ? tagOf(whole, tables) : whole
    named.push({ sections: holders(value, tables), value })
    return ' '.repeat(value.length) + (tagged ? all.slice(value.length) : ' '.repeat(all.length - value.length))
  })
  return { named, rest }
}

/** Japanese goes on right after a tag: as much of it as some section knows, or all. */
function tagOf(text: string, tables: ShownTables): string {
  for (let length = text.length; length > 1; length--) {
    if (holders(text.slice(0, length), tables).length > 0) return text.slice(0, length)
  }
  return text
}

export function holders(value: string, tables: ShownTables): SectionId[] {
  return [...tables.values()].filter((table) => rowOf(table, value) >= 0).map(({ id }) => id)
}

/** The words that are left, as values of open lists; nothing when one of them is in none. */
export function takeOpen(
  rest: string,
  tables: ShownTables,
  topic: ChatTopic | undefined,
  named: Named[],
): Named[] | undefined {
  const phrases: Named[] = []
  let left = rest
  const sections = [...(topic?.sections ?? []), ...OPEN_SECTIONS]
  for (const table of sections.flatMap((id) => tables.get(id) ?? [])) {
    for (const { value, text } of longNames(table)) {
      const at = indexOfWord(left.toLowerCase(), text)
      if (at < 0) continue
      phrases.push({ sections: holders(value, tables), value })
      left = blank(left, at, text.length)
    }
  }
  const words = unknownWords(left)
  if (words.length === 0) return phrases
  const said = topic !== undefined || SAYS.test(rest)
  const found = words.map((word) => {
    const value = holders(word, tables).length > 0 ? word : word.replace(/s$/, '')
    return { sections: holders(value, tables).filter((id) => said || PROPER_SECTIONS.includes(id)), value }
  })
  // A word beside a country or a language would be a question across two sections.
  return found.every((one) => one.sections.length > 0) && named.length === 0 ? [...phrases, ...found] : undefined
}

/** Without these a word of a question is a name, or unknown: it need not be one that people use. */
const SAYS = /\b(?:mention|use|using|say|saying|write|contain|include|tweet|about)\w*|言及|使|含|書|つぶや|触れ/i

/** Japanese joins its words: one of them may lie within a name. */
const COMPOUND = /[\p{Script=Han}\p{Script=Katakana}]{2}/u
/** Names of several words, of open lists. */
function longNames(table: Table): { value: string; text: string }[] {
  if (!OPEN_SECTIONS.includes(table.id)) return []
  return table.rows
    .flatMap((_, at) =>
      writtenAs(table.id, table.text(at, table.label)).map((text) => [table.text(at, table.label), text]),
    )
    .filter(([, text]) => /\s/.test(text!) || (PROPER_SECTIONS.includes(table.id) && COMPOUND.test(text!)))
    .map(([value, text]) => ({ value: value!, text: text! }))
    .toSorted((a, b) => b.text.length - a.text.length)
}

export function rowOf(table: Table, value: string): number {
  const asked = value.toLowerCase().replace(/^@/, '')
  return table.rows.findIndex((_, at) => {
    const own = table.text(at, table.label)
    const names = [own.toLowerCase(), ...(OPEN_SECTIONS.includes(table.id) ? writtenAs(table.id, own) : [])]
    return names.some((name) => isNamed(table, name, asked)) || table.text(at, 'second').toLowerCase() === asked
  })
}

/** Who says "engineers" means those of any kind. */
const isNamed = (table: Table, name: string, asked: string) =>
  name === asked ||
  (sectionOf(table.id).columns.value?.kind === 'job_title' &&
    asked.length >= 3 &&
    name.endsWith(/^[a-z]/.test(asked) ? ` ${asked}` : asked))

/** What the analysis is about may be named without meaning a row. */
export function takeSubject(
  text: string,
  subject: readonly string[],
  tables: ShownTables,
): { named: Named[]; rest: string } {
  const named: Named[] = []
  let rest = text
  for (const word of subject.map((one) => one.normalize('NFKC').toLowerCase()).filter((one) => one !== '')) {
    const at = indexOfWord(rest.toLowerCase(), word)
    if (at < 0) continue
    named.push({ sections: holders(word, tables), value: word })
    rest = blank(rest, at, word.length)
  }
  return { named, rest }
}
