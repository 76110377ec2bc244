import { tokensOf } from '@starling/enrich'
import { DIMENSIONS } from '../prepare/base-tables.ts'
import type { Duck } from '../prepare/duck.ts'
import { countOf, intColumns } from '../prepare/int-column.ts'
import type { Word } from './choose.ts'
import type { Evaluator } from './evaluator.ts'
import type { Chosen, Coded } from './questions.ts'

const TRIES = 400
const BIO_WORDS = 80
const COUNTRIES = 12
const PICKED_COUNTRIES = 4

type Given = {
  duck: Duck
  evaluator: Evaluator
  random: () => number
  pool: Word[]
  tags: Word[]
  excluded: Word
  days: { since: number; until: number }
  wanted: number
}

/** Hashtags, or a word in the profile, in four countries. */
export async function chooseTagged(given: Given): Promise<Chosen> {
  const { duck, evaluator, random, pool, tags, excluded, days, wanted } = given
  await evaluator.load(tags.map(({ number }) => number))
  const accounts = await countOf(duck, 'names')
  const country = new Int32Array(accounts)
  const [ids, places_of] = await intColumns(duck, 'select id, country from people order by id', accounts, 2)
  for (const [at, id] of ids!.entries()) country[id] = places_of![at]!
  const places = (
    await duck.rows(
      `select dimensions.id, dimensions.value from dimensions join traits_totals t on t.value = dimensions.id
       where dimension = ${DIMENSIONS.indexOf('country')} order by n desc limit ${COUNTRIES}`,
    )
  ).map(([v, value]) => ({ number: Number(v), text: String(value) }))
  const bios = await bioWords(duck)
  const pick = <One>(list: One[]): One => list[Math.floor(random() * list.length)]!

  let best:
    | { coded: Coded; words: Omit<Chosen, 'coded' | 'size' | 'wanted'>; members: number[]; far: number }
    | undefined
  for (let at = 0; at < TRIES; at++) {
    const [first, second, word, bio] = [pick(tags), pick(tags), pick(pool), pick(bios)]
    const countries = places.toSorted(() => random() - 0.5).slice(0, PICKED_COUNTRIES)
    const coded: Coded = {
      name: 'K5',
      groups: [[first.number], [second.number, word.number]],
      excluded: [excluded.number],
      bio: bio.number,
      countries: countries.map(({ number }) => number),
      ...days,
    }
    const here = new Set(coded.countries)
    const all = new Set([...evaluator.members(evaluator.posts(coded, days)), ...bio.accounts])
    const members = [...all].filter((account) => here.has(country[account]!))
    const far = Math.abs(Math.log((members.length + 1) / (wanted + 1)))
    if (best && far >= best.far) continue
    const words = {
      groups: [[first.text], [second.text, word.text]],
      excluded: [excluded.text],
      bio: bio.text,
      countries: countries.map(({ text }) => text),
    }
    best = { coded, words, members, far }
  }
  const { coded, words, members } = best!
  return { ...words, coded, size: members.length, wanted }
}

async function bioWords(duck: Duck): Promise<(Word & { accounts: number[] })[]> {
  const rows = await duck.rows(
    `select number, token, accounts from (select token as number, count(*) as n, list(account) as accounts from bio_postings group by 1)
     join tokens using (number) where regexp_full_match(token, '[a-z]{4,}') order by n desc, token limit ${BIO_WORDS}`,
  )
  return rows
    .map(([number, text, accounts]) => ({
      number: Number(number),
      text: String(text),
      accounts: (accounts as unknown as { items: number[] }).items,
    }))
    .filter(({ text }) => tokensOf(text).join(' ') === text)
}
