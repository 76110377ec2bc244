import type { AudienceConfig, AudienceSize } from '@starling/contract/browser'
import { dateTime, fullNumber, shortDate, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Await } from '../panels/index.ts'
import { MovesChart } from './MovesChart.tsx'
import { sizesOptions } from './queries.ts'
import { RULE_WORDS } from './words.ts'

/** Fewer are not counted out loud (design section 4). */
const LEAST_PEOPLE = 5

/** How many people it had, who joined and who left, and what another version changed. */
export function SizeHistory({ audience }: { audience: AudienceConfig }) {
  const { t } = useText()
  const sizes = useQuery(sizesOptions(audience.id))
  const { refresh, refresh_at } = audience
  const rule = [t(RULE_WORDS[refresh]), ...(refresh_at ? [t('next on {{date}}', { date: shortDate(refresh_at) })] : [])]
  return (
    <section aria-label={t('Size history')} className="grid gap-3 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-strong text-16">{t('Size history')}</h3>
        <p className="text-13 text-muted">{rule.join(' · ')}</p>
      </div>
      <Await query={sizes} name={`sizes ${audience.id}`} height="h-32">
        {(counts) => {
          if (counts.length === 0) return <p className="text-13 text-muted">{t('Not counted yet')}</p>
          return (
            <>
              {counts.length > 1 && <MovesChart counts={counts.toReversed()} />}
              <ol aria-label={t('Counts')} className="divide-y divide-line">
                {counts.map((count) => (
                  <CountRow key={`${count.counted_at} ${count.version}`} count={count} />
                ))}
              </ol>
              {refresh === 'never' && (
                <p className="text-13 text-muted">
                  {t('Have it counted every day or every week, and you see here who joined and who left.')}
                </p>
              )}
            </>
          )
        }}
      </Await>
    </section>
  )
}

function CountRow({ count }: { count: AudienceSize }) {
  const { t } = useText()
  const moveWords = useMoveWords()
  const { size, version, cause, is_notable, counted_at } = count
  return (
    <li className="grid gap-x-4 gap-y-0.5 py-2 text-13 sm:grid-cols-[10rem_8rem_minmax(0,1fr)]">
      <span className="tabular text-muted">{dateTime(counted_at)}</span>
      <span className="tabular font-medium">
        {size < LEAST_PEOPLE ? t('Fewer than 5 people') : t('{{n}} people', { n: fullNumber(size) })}
      </span>
      <span className={clsx('grid gap-0.5', cause === 'version' && 'border-accent border-s-2 ps-2')}>
        {cause === 'version' && <span>{t('Version {{n}} asks for other people', { n: version })}</span>}
        <span className="tabular">{moveWords(count)}</span>
        {is_notable && <span className="font-medium text-accent">{t('More than chance explains')}</span>}
      </span>
    </li>
  )
}

function useMoveWords(): (count: AudienceSize) => string {
  const { t } = useText()
  return ({ compared, joined, left }) => {
    if (compared === 'none') return ''
    if (joined === null || left === null) return t('Fewer than 5 joined or left')
    if (joined + left === 0) return t('Nobody joined or left')
    return t('{{joined}} joined, {{left}} left', { joined: fullNumber(joined), left: fullNumber(left) })
  }
}
