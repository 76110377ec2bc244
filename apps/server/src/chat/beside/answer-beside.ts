import { NOT_IN_DATA } from '@starling/contract'
import { COMPARED, SECTION_FOR, type SectionId } from '@starling/sections'
import { nounOf } from '@starling/sections/chat'
import type { Table } from '../built-in/table.ts'
import { PEOPLE } from '../built-in/voice.ts'

/** What two audiences are laid side by side by. */
export const BESIDE: readonly SectionId[] = [SECTION_FOR.size, ...COMPARED]
const MOST_TOLD = 4

type Tables = ReadonlyMap<SectionId, Table>
export type Sides = { own: Tables; other: Tables; names: readonly [own: string, other: string] }
type Found = { id: SectionId; at: number; there: number; difference: number }

/** In what two questions differ beyond chance, each figure with its place in its own analysis. */
export function answerBeside({ own, other, names }: Sides, only?: readonly SectionId[]): string[] | undefined {
  const [size, there] = [own.get(SECTION_FOR.size), other.get(SECTION_FOR.size)]
  if (!size || !there) return undefined
  const { voice } = size
  const [mine, theirs] = names
  if (there.base.hidden || there.number(0, 'accounts') === undefined || there.number(0, 'accounts') === 0) {
    return [
      NOT_IN_DATA[voice.language],
      voice.say(
        `Too few people are known here for “${theirs}” to be compared.`,
        `「${theirs}」は、比較できるだけの人数がわかっていません。`,
      ),
    ]
  }
  const many = (table: Table) => voice.of(table.cell(0, 'accounts'), table.number(0, 'accounts'), PEOPLE)
  const ids = COMPARED.filter((id) => !only || only.includes(id))
  const seen = ids.filter((id) => isShown(own.get(id)) && isShown(other.get(id)))
  const told = seen
    .flatMap((id) => clearestIn(id, own.get(id)!, other.get(id)!) ?? [])
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST_TOLD)
  const alike = seen.filter((id) => !told.some((one) => one.id === id))
  const nouns = alike.map((id) => voice.say(nounOf(id).ens, nounOf(id).ja))
  return [
    voice.say(
      `“${mine}” has ${many(size)}, “${theirs}” ${many(there)}.`,
      `「${mine}」は${many(size)}、「${theirs}」は${many(there)}です。`,
    ),
    ...told.map((one) => differs(one, own.get(one.id)!, other.get(one.id)!, names)),
    ...(nouns.length > 0
      ? [
          voice.say(
            `In ${nouns.join(', ')} no difference between the two is clear.`,
            `${nouns.join('・')}には、明確な差がありません。`,
          ),
        ]
      : []),
    voice.say('People may be in both.', '両方に含まれる人もいます。'),
  ]
}

const isShown = (table: Table | undefined) => table !== undefined && !table.base.hidden && table.rows.length > 0

/** The value whose two intervals lie furthest apart; none where all of them touch. */
function clearestIn(id: SectionId, own: Table, other: Table): Found | undefined {
  const found = own.rows.flatMap((row, at): Found[] => {
    const there = other.rows.findIndex(({ value }) => value === row.value)
    const [low, high] = own.list(at, 'interval').map(Number)
    const [other_low, other_high] = there < 0 ? [] : other.list(there, 'interval').map(Number)
    if (low === undefined || high === undefined || other_low === undefined || other_high === undefined) return []
    const [share, other_share] = [own.number(at, 'share')!, other.number(there, 'share')!]
    // What all of them have in common is what was asked for.
    if ((low <= other_high && other_low <= high) || share === 1 || other_share === 1) return []
    const difference = share - other_share
    return [{ id, at, there, difference }]
  })
  return found.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0]
}

function differs({ at, there, difference }: Found, own: Table, other: Table, [mine, theirs]: Sides['names']): string {
  const { voice } = own
  const figure = (table: Table, row: number) => {
    const [low, high] = table.interval(row) ?? []
    const share = table.cell(row, 'share')
    return voice.say(`${share} (95% sure between ${low} and ${high})`, `${share}（95%信頼区間${low}〜${high}）`)
  }
  const more = difference > 0 ? voice.say('more', '多') : voice.say('less', '少な')
  return voice.say(
    `${own.name(at)}: ${figure(own, at)} in “${mine}”, ${figure(other, there)} in “${theirs}”, clearly ${more}.`,
    `${own.name(at)}は「${mine}」で${figure(own, at)}、「${theirs}」で${figure(other, there)}と、明らかに${more}くなっています。`,
  )
}
