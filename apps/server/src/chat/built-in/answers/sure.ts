import { SECTION_FOR, type SectionId } from '@starling/sections'
import { nounOf, PORTRAYED } from '@starling/sections/chat'
import type { Intent } from '../intent.ts'
import { caution } from '../phrases.ts'
import type { Table } from '../table.ts'
import type { Voice } from '../voice.ts'

/** How sure a section is: of how many it is known, and between what its figure lies. */
export function answerSure(table: Table, { rows, place, asks }: Intent): string[] | undefined {
  const { voice, base } = table
  const title = table.title()
  const unit = base.unit === 'posts' ? ['posts', '件'] : ['people', '人']
  const sorted = table.sorted('share', asks.has('least') ? 'least' : 'most')
  const told = rows.length > 0 ? rows : sorted.slice((place ?? 1) - 1, place ?? 1)
  const ends = told.flatMap((at) => {
    const [low, high] = table.interval(at) ?? []
    if (!low || table.number(at, 'share') === undefined) return []
    const name = table.has(table.label) ? table.name(at) : title
    return [
      voice.say(
        `${name}: ${table.cell(at, 'share')}, 95% sure between ${low} and ${high}.`,
        `${name}は${table.cell(at, 'share')}で、95%信頼区間は${low}〜${high}です。`,
      ),
    ]
  })
  return [
    voice.say(
      `${title} is known of ${table.known()} of ${table.n()} ${unit[0]}.`,
      `「${title}」がわかるのは、${table.n()}${unit[1]}のうち${table.known()}${unit[1]}です。`,
    ),
    ...ends,
    ...(ends.length === 0
      ? [voice.say('These are counts, not estimates.', '推定ではなく、数えた値です。')]
      : [
          voice.say(
            'The interval allows for chance, not for people who say nothing about themselves.',
            '区間は偶然のばらつきを表し、情報を公開していない人の偏りは含みません。',
          ),
        ]),
    ...caution(table, told[0]),
  ]
}

/** How sure the whole analysis is: how many it stands on, and what is known of most and of fewest. */
export function sureOfAll(tables: ReadonlyMap<SectionId, Table>, voice: Voice): string[] | undefined {
  const size = tables.get(SECTION_FOR.size)
  if (!size || size.base.hidden || size.number(0, 'accounts') === undefined) return undefined
  const known = PORTRAYED.map(([id]) => tables.get(id))
    .filter((table) => table !== undefined && !table.base.hidden && table.rows.length > 0)
    .map((table) => table!)
    .toSorted((a, b) => b.base.known - a.base.known)
  const [most, least] = [known[0], known.at(-1)]
  const told = (table: Table) =>
    voice.say(`${nounOf(table.id).en} (${table.known()})`, `${nounOf(table.id).ja}（${table.known()}人）`)
  const first = known.flatMap((table) =>
    table
      .sorted('share')
      .slice(0, 1)
      .map((at) => ({ table, at })),
  )[0]
  const [low, high] = first?.table.interval(first.at) ?? []
  return [
    voice.say(
      `The analysis stands on ${size.cell(0, 'accounts')} people and ${size.cell(0, 'posts')} posts.`,
      `この分析は${size.cell(0, 'accounts')}人、${size.cell(0, 'posts')}件の投稿にもとづいています。`,
    ),
    ...(most && least && most !== least && most.base.known > least.base.known
      ? [
          voice.say(
            `Not everything is known of everybody: most is known of ${told(most)}, least of ${told(least)}.`,
            `全員についてわかるわけではなく、最も多くわかるのは${told(most)}、最も少ないのは${told(least)}です。`,
          ),
        ]
      : most
        ? [
            voice.say(
              `Not everything is known of everybody: ${told(most)}.`,
              `全員についてわかるわけではありません：${told(most)}。`,
            ),
          ]
        : []),
    ...(first && low
      ? [
          voice.say(
            `Each share has a 95% interval; that of ${first.table.name(first.at)} lies between ${low} and ${high}.`,
            `割合には95%信頼区間があり、${first.table.name(first.at)}は${low}〜${high}です。`,
          ),
        ]
      : []),
    ...caution(size),
  ]
}
