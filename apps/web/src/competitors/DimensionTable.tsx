import type { AccountComparison } from '@starling/contract/browser'
import { COMPARED, type ColumnKind, sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { say, useText } from '@starling/text'
import { Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { baseWords } from '../figures/index.ts'
import { Await, OriginFoot, Panel, SideScroll } from '../panels/index.ts'
import { sayOfSection } from '../sections/index.ts'
import { comparisonOptions } from './queries.ts'

type Section = AccountComparison['section']

/** The followers of each account by one thing, row by row with their intervals. */
export function DimensionTable({ handles }: { handles: readonly string[] }) {
  const { t } = useText()
  const [section, setSection] = useState<Section>(COMPARED[0])
  const query = useQuery(comparisonOptions(handles, section))
  const [first] = query.data?.accounts ?? []
  return (
    <Panel
      title={t('Their followers')}
      about={t('Share of the followers for whom it is known, with the 95% interval.')}
      aside={
        <Field label={t('Compare by')} className="w-full sm:w-64">
          {(control) => (
            <Select {...control} value={section} onChange={(event) => setSection(event.currentTarget.value as Section)}>
              {COMPARED.map((id) => (
                <option key={id} value={id}>
                  {sayOfSection(sectionOf(id).title)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      }
      foot={query.data && first && <OriginFoot origin={{ ...query.data, base: first.base }} />}
    >
      <Await query={query} name={`${section} ${handles.join()}`} height="h-80">
        {(comparison) => <Rows comparison={comparison} />}
      </Await>
    </Panel>
  )
}

function Rows({ comparison }: { comparison: AccountComparison }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  const kind: ColumnKind = sectionOf(comparison.section).columns.value?.kind ?? 'text'
  const most = Math.max(0.0001, ...comparison.rows.flatMap(({ cells }) => cells.map((cell) => cell?.share ?? 0)))
  if (comparison.rows.length === 0) return <p className="text-muted">{t('Nothing to show')}</p>
  return (
    <SideScroll label={`${t('Their followers')}: ${sayOfSection(sectionOf(comparison.section).title)}`}>
      <table className="w-full border-collapse text-left text-13">
        <thead>
          <tr>
            <td className="sticky left-0 z-1 bg-raised" />
            {comparison.accounts.map(({ handle, base }) => (
              <th key={handle} scope="col" className="min-w-40 px-3 pb-2 align-bottom font-medium">
                @{handle}
                <span className="tabular block font-normal text-12 text-muted">{baseWords(base, language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ value, cells }) => (
            <tr key={value} className="border-line border-t">
              <th scope="row" className="sticky left-0 z-1 min-w-28 max-w-44 bg-raised py-2 pr-3 font-normal">
                {format.short(kind, value)}
              </th>
              {cells.map((cell, at) => (
                <td key={comparison.accounts[at]!.handle} className="tabular px-3 py-2">
                  {cell ? (
                    <Share cell={cell} most={most} isOwn={at === 0} />
                  ) : (
                    <span className="text-faint" title={t('Fewer than 5 people')}>
                      –
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  )
}

type Cell = NonNullable<AccountComparison['rows'][number]['cells'][number]>
function Share({ cell, most, isOwn }: { cell: Cell; most: number; isOwn: boolean }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  return (
    <span
      className={clsx('grid gap-1', cell.mark && 'opacity-70')}
      title={`${t('{{n}} people', { n: format.full('count', cell.count) })}, ${format.full('interval', cell.interval)}`}
    >
      <span className="flex items-baseline gap-1.5">
        <span className="font-medium">
          {format.short('share', cell.share)}
          {cell.mark === 'few' && '*'}
        </span>
        <span className="text-12 text-muted">{format.short('interval', cell.interval)}</span>
      </span>
      <span aria-hidden className="block h-1.5 rounded-full bg-text/8">
        <span
          className={clsx('block h-full rounded-full', isOwn ? 'bg-accent' : 'bg-accent-two')}
          style={{ width: `${(100 * cell.share) / most}%` }}
        />
      </span>
    </span>
  )
}
