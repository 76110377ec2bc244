/** Builds packages/enrich/data/first-names.br: English-speaking and Japanese first names with their leaning. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fold } from '@starling/enrich/src/profile/location/fold.ts'
import { DATA } from './train/labelled.ts'
import { readRows } from './train/rows.ts'

const FOLDER = path.join(DATA, 'first_names')
const LEAST_BEARERS = 150
type Counts = { female: number; male: number }

const english = new Map<string, Counts>()
const count = (name: string, female: number, male: number) => {
  const key = fold(name).replace(/ /g, '')
  if (!/^[a-z]{2,}$/.test(key)) return
  const known = english.get(key) ?? { female: 0, male: 0 }
  english.set(key, { female: known.female + female, male: known.male + male })
}
for (const file of ['us_ssa_finalFemaleNames.csv', 'us_ssa_finalMaleNames.csv']) {
  for (const line of readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n').slice(1)) {
    const [name = '', gender, births] = line.split(',')
    count(name, gender === 'F' ? Number(births) : 0, gender === 'M' ? Number(births) : 0)
  }
}
for (const row of readRows<Record<string, string>>(path.join(FOLDER, 'uk_ons.jsonl.gz'))) {
  count(row.Name!, Number(row['count.female']), Number(row['count.male']))
}

/** Log odds of female over male in half units, as one letter: `a` is -8, `m` is 4. */
const leaning = ({ female, male }: Counts) => {
  const odds = Math.log((female + 5) / (male + 5))
  return String.fromCharCode(97 + 8 + Math.max(-8, Math.min(8, Math.round(odds))))
}
/** Log10 of the bearers: a rare name inside a handle is chance more often than a name. */
const frequency = ({ female, male }: Counts) => Math.min(9, Math.floor(Math.log10(female + male)))

type Japanese = Map<string, { female: boolean; male: boolean }>
const japanese: Record<'written' | 'kana' | 'romaji', Japanese> = {
  written: new Map(),
  kana: new Map(),
  romaji: new Map(),
}
for (const gender of ['female', 'male'] as const) {
  const file = gender === 'female' ? 'ja_first_name_woman.csv' : 'ja_first_name_man.csv'
  for (const line of readFileSync(path.join(FOLDER, file), 'utf8').trim().split('\n')) {
    const [kana = '', romaji = '', ...written] = line.trim().split(',')
    const add = (names: Japanese, name: string) => {
      if (name.length > 1) names.set(name, { ...(names.get(name) ?? { female: false, male: false }), [gender]: true })
    }
    add(japanese.kana, kana)
    add(japanese.romaji, romaji)
    for (const name of written) add(japanese.written, name)
  }
}
const sorted = (names: Iterable<string>) => [...names].toSorted((a, b) => (a < b ? -1 : 1))
const only = (names: Japanese, gender: 'female' | 'male') =>
  sorted([...names].filter(([, one]) => one[gender] && !(one.female && one.male)).map(([name]) => name)).join(' ')
const lastNames = readFileSync(path.join(FOLDER, 'ja_last_name.csv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(',')[0]!)

const lines = [
  sorted([...english].filter(([, one]) => one.female + one.male >= LEAST_BEARERS).map(([name]) => name))
    .map((name) => `${name}${frequency(english.get(name)!)}${leaning(english.get(name)!)}`)
    .join(' '),
  only(japanese.written, 'female'),
  only(japanese.written, 'male'),
  only(japanese.kana, 'female'),
  only(japanese.kana, 'male'),
  only(japanese.romaji, 'female'),
  only(japanese.romaji, 'male'),
  sorted(lastNames).join(' '),
]
const packed = brotliCompressSync(lines.join('\n'))
writeFileSync(path.join(import.meta.dirname, '../packages/enrich/data/first-names.br'), packed)
console.log(lines.map((line) => line.split(' ').length).join(' '), packed.length, 'bytes')
