import { AppError, type FileAnswer } from '@starling/contract'
import { labelledIn, PACKAGE_PARTS, type PackageReason, type TargetingPackage } from '@starling/targeting'
import { type Say, say } from '@starling/text/both'
import type { Input, UserContext } from '../floor/index.ts'
import { BYTE_ORDER_MARK, csvLine } from '../sheets/index.ts'
import { findInsights } from './insights.ts'

/** Of one that is ready: of anything else there is no file. */
export async function downloadTargetingInsights(
  { path: { pk }, query: { format } }: Input<'downloadTargetingInsights'>,
  context: UserContext,
): Promise<FileAnswer> {
  const row = await findInsights(pk, context)
  if (!row.targeting_package) throw new AppError('not_found')
  const made = labelledIn(row.targeting_package, context.language)
  const name = `starling-targeting-${row.created_at.toISOString().slice(0, 10)}.${format}`
  return format === 'json'
    ? { name, type: 'application/json; charset=utf-8', bytes: bytesOf(`${JSON.stringify(made, null, 2)}\n`) }
    : { name, type: 'text/csv; charset=utf-8', bytes: bytesOf(sheetOf(made, say(context.language))) }
}

const ASKS_NOTHING = new Set<string>(['AGE_ANY', 'ANY'])

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A line for each entry, with why it is there and its figures. */
function sheetOf(made: TargetingPackage, { t }: Say): string {
  const head = [
    ...[t('Part'), t('Value'), t('Name'), t('Chosen'), t('Reason'), t('People'), t('Share'), t('Over-index')],
    ...[t('Reached of the audience'), t('Share of the audience'), t('Share from'), t('Share to')],
    ...[t('Others reached'), t('Audience among the reached'), t('Audience from'), t('Audience to')],
    t('Adds to those before'),
  ]
  const entries = PACKAGE_PARTS.flatMap((part) =>
    made[part].map(({ value, label, deselected, reason }) => [
      ...[part, value, label, deselected ? t('No') : t('Yes'), reason.why],
      ...figuresOf(reason),
    ]),
  )
  const single = (['age', 'gender'] as const)
    .filter((part) => !ASKS_NOTHING.has(made[part]))
    .map((part) => [...[part, made[part], made[part], t('Yes'), 'asked'], ...figuresOf({ why: 'asked' })])
  return BYTE_ORDER_MARK + [head, ...entries, ...single].map(csvLine).join('')
}

const figuresOf = (reason: PackageReason): (number | null)[] => [
  'people' in reason ? reason.people : null,
  'share' in reason ? reason.share : null,
  'over_index' in reason ? reason.over_index : null,
  ...reachOf(reason),
]

/** One to four others are told as nothing, as where nobody was counted. */
const reachOf = ({ reach }: PackageReason): (number | null)[] =>
  reach
    ? [
        ...[reach.inside, reach.share, ...reach.share_interval],
        ...[reach.outside, reach.precision, ...reach.precision_interval, reach.adds],
      ]
    : Array.from({ length: 9 }, () => null)
