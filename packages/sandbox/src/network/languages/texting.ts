import type { Language } from '../places.ts'
import type { Style } from '../style.ts'

/** How people shorten words on a phone. */
const SHORT: Partial<Record<Language, [string, string][]>> = {
  es: [
    ['porque', 'xq'],
    ['por qué', 'xq'],
    ['que', 'q'],
    ['también', 'tb'],
    ['para', 'pa'],
    ['por', 'x'],
    ['mensaje', 'msj'],
    ['fin de semana', 'finde'],
    ['minutos', 'min'],
  ],
  pt: [
    ['porque', 'pq'],
    ['por que', 'pq'],
    ['vocês', 'vcs'],
    ['você', 'vc'],
    ['também', 'tb'],
    ['não', 'n'],
    ['hoje', 'hj'],
    ['muito', 'mt'],
    ['que', 'q'],
    ['quando', 'qnd'],
    ['tudo', 'td'],
    ['mesmo', 'msm'],
    ['depois', 'dps'],
    ['de novo', 'dnv'],
    ['com', 'c'],
    ['minutos', 'min'],
  ],
  fr: [
    ["c'est", 'c'],
    ["j'ai", 'jai'],
    ['je suis', 'jsuis'],
    ['je me', 'jme'],
    ['il y a', 'ya'],
    ["quelqu'un", 'qqn'],
    ["aujourd'hui", 'ajd'],
    ['week-end', 'we'],
    ['toujours', 'tjrs'],
    ['beaucoup', 'bcp'],
    ['jamais', 'jms'],
    ['quand', 'qd'],
    ['dans', 'ds'],
    ['pour', 'pr'],
    ['vous', 'vs'],
    ['tout', 'tt'],
    ['avec', 'av'],
    ['minutes', 'min'],
    ['personne ne', 'personne'],
  ],
  de: [
    ['ist', 'is'],
    ['nicht', 'nich'],
    ['eine', 'ne'],
    ['einen', 'nen'],
    ['ein', 'n'],
    ['habe', 'hab'],
    ['auf dem', 'aufm'],
    ['mit dem', 'mitm'],
    ['in den', 'in'],
    ['vielleicht', 'vllt'],
    ['irgendwann', 'iwann'],
    ['eigentlich', 'eig'],
    ['gerade', 'grad'],
    ['heute', 'heut'],
    ['immer noch', 'immernoch'],
    ['Minuten', 'min'],
    ['Wochenende', 'WE'],
    ['und', 'u'],
  ],
  it: [
    ['perché', 'xk'],
    ['per', 'x'],
    ['non', 'nn'],
    ['comunque', 'cmq'],
    ['qualcuno', 'qlcn'],
    ['sono', 'sn'],
    ['anche', 'anke'],
    ['che', 'ke'],
    ['tutto', 'tt'],
    ['quando', 'qnd'],
    ['domani', 'dom'],
    ['minuti', 'min'],
  ],
}

/** One expression a language: a pass for each word would be felt at ten million posts. */
const TABLES = new Map(
  Object.entries(SHORT).map(([language, words]) => {
    const alternatives = words.map(([word]) => word).join('|')
    return [language, { found: new RegExp(`(?<![\\p{L}-])(?:${alternatives})(?!\\p{L})`, 'gu'), words: new Map(words) }]
  }),
)

const MARKS = /\p{M}/gu

/** Some spare their thumbs, some never type an accent; a German umlaut is a key of its own and stays. */
export function texted(text: string, style: Style, language: Language): string {
  const table = TABLES.get(language)
  if (!table) return text
  const short = style.texting ? text.replace(table.found, (word) => table.words.get(word) ?? word) : text
  return style.bare && language !== 'de' ? short.normalize('NFD').replace(MARKS, '').normalize('NFC') : short
}
