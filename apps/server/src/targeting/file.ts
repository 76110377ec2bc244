import { AppError, type FileAnswer, type SheetFormat } from '@starling/contract'
import { labelledIn, PACKAGE_PARTS, type PackageReason, type TargetingPackage } from '@starling/targeting'
import { type Language, type Say, say } from '@starling/text/both'
import type { Input, UserContext } from '../floor/index.ts'
import { csvOf, type SheetTable, writeXlsx } from '../sheets/index.ts'
import { findInsights } from './insights.ts'

/** Of one that is ready: of anything else there is no file. */
export async function downloadTargetingInsights(
  { path: { pk }, query: { format } }: Input<'downloadTargetingInsights'>,
  { language, ...context }: UserContext,
): Promise<FileAnswer> {
  const { targeting_package, created_at } = await findInsights(pk, context)
  if (!targeting_package) throw new AppError('not_found')
  const name = `starling-targeting-${created_at.toISOString().slice(0, 10)}`
  return packageFile(targeting_package, { name, format, language })
}

type Wanted = { name: string; format: SheetFormat; language: Language }
/** A package as a file: all of it, or a line for each entry with why it is there. */
export async function packageFile(given: TargetingPackage, { name, format, language }: Wanted): Promise<FileAnswer> {
  const made = labelledIn(given, language)
  const file = { name: `${name}.${format}` }
  switch (format) {
    case 'json':
      return { ...file, type: 'application/json; charset=utf-8', bytes: bytesOf(`${JSON.stringify(made, null, 2)}\n`) }
    case 'csv':
      return { ...file, type: 'text/csv; charset=utf-8', bytes: bytesOf(csvOf(tableOf(made, say(language)))) }
    case 'xlsx':
      return {
        ...file,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        bytes: await writeXlsx([tableOf(made, say(language))]),
      }
  }
}

const ASKS_NOTHING = new Set<string>(['AGE_ANY', 'ANY'])

const bytesOf = (text: string) => new TextEncoder().encode(text)

function columnsIn(t: Say['t']): SheetTable['columns'] {
  const head = [t('Part'), t('Value'), t('Name'), t('Chosen'), t('Reason')]
  return [
    ...head.map((label) => ({ label, kind: 'text' as const })),
    { label: t('People'), kind: 'count' },
    { label: t('Share'), kind: 'share' },
    { label: t('Over-index'), kind: 'ratio' },
    { label: t('Reached of the audience'), kind: 'count' },
    { label: t('Share of the audience'), kind: 'share' },
    { label: t('Share from'), kind: 'share' },
    { label: t('Share to'), kind: 'share' },
    { label: t('Others reached'), kind: 'count' },
    { label: t('Audience among the reached'), kind: 'share' },
    { label: t('Audience from'), kind: 'share' },
    { label: t('Audience to'), kind: 'share' },
    { label: t('Counts may be a few off'), kind: 'text' },
    { label: t('Order of choosing'), kind: 'count' },
    { label: t('Adds to those before'), kind: 'count' },
  ]
}

/** A line for each entry, with why it is there and its figures. */
function tableOf(made: TargetingPackage, { t }: Say): SheetTable {
  const entries = PACKAGE_PARTS.flatMap((part) =>
    made[part].map(({ value, label, deselected, reason }) => [
      ...[part, value, label, deselected ? t('No') : t('Yes'), reason.why],
      ...figuresOf(reason, t),
    ]),
  )
  const single = (['age', 'gender'] as const)
    .filter((part) => !ASKS_NOTHING.has(made[part]))
    .map((part) => [...[part, made[part], made[part], t('Yes'), 'asked'], ...figuresOf({ why: 'asked' }, t)])
  const places = made.placements.map((one) => [
    ...['placements', one, one, t('Yes'), 'added'],
    ...figuresOf({ why: 'added' }, t),
  ])
  return { title: t('Targeting package'), columns: columnsIn(t), rows: [...entries, ...single, ...places] }
}

const figuresOf = (reason: PackageReason, t: Say['t']): (string | number | null)[] => [
  'people' in reason ? reason.people : null,
  'share' in reason ? reason.share : null,
  'over_index' in reason ? reason.over_index : null,
  ...reachOf(reason, t),
]

/** One to four others are told as nothing, as where nobody was counted. */
const reachOf = ({ reach }: PackageReason, t: Say['t']): (string | number | null)[] =>
  reach
    ? [
        ...[reach.inside, reach.share, ...reach.share_interval],
        ...[reach.outside, reach.precision, ...reach.precision_interval],
        ...[reach.about ? t('Yes') : t('No'), reach.rank ?? null, reach.adds],
      ]
    : Array.from({ length: 11 }, () => null)
