import type { FollowedSource, IngestRun, Reading } from '@starling/contract/browser'
import { dateTime, fullNumber, useText } from '@starling/text'
import { Button, Progress } from '@starling/ui'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { dollars } from '../floor/index.ts'
import { askingPrice } from './asking-price.ts'
import { useRunChanges } from './queries.ts'
import { StepLines } from './StepLines.tsx'

const CARD = 'grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card'

type Props = {
  teamId: string
  sources: FollowedSource[]
  prices: Reading['prices']
  open: IngestRun | undefined
  isAdmin: boolean
}

/** First the cost, then the reading: nothing is spent that was not shown. */
export function RunPanel({ teamId, sources, prices, open, isAdmin }: Props) {
  const { t } = useText()
  const [shown, setShown] = useState<IngestRun>()
  const { estimate, start, stop } = useRunChanges(teamId)
  const show = (kind: 'read' | 'check') => estimate.mutateAsync(kind).then(setShown, refused)

  async function begin(run: IngestRun) {
    try {
      await start.mutateAsync(run)
      setShown(undefined)
    } catch (error) {
      refused(error)
    }
  }

  if (open) return <RunProgress run={open} isAdmin={isAdmin} stop={() => stop.mutateAsync(open.id).catch(refused)} />
  if (!isAdmin) return <p className="text-13 text-muted">{t('Nothing is being fetched right now.')}</p>
  if (shown) {
    return (
      <div className={CARD}>
        <div className="grid gap-1" role="status">
          <p className="text-13 text-muted">{t('This costs at most')}</p>
          <p className="tabular font-strong text-28">{dollars(shown.estimated_cost)}</p>
        </div>
        <StepLines steps={shown.steps} sources={sources} />
        <p className="max-w-160 text-13 text-muted">
          {t('Fetching stops at this amount.')}{' '}
          {t('What is fetched can be analysed by every team of this installation.')}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={() => begin(shown)}>
            {t('Start fetching for {{cost}}', { cost: dollars(shown.estimated_cost) })}
          </Button>
          <Button onClick={() => setShown(undefined)}>{t('Not now')}</Button>
        </div>
      </div>
    )
  }
  const asking = askingPrice(prices, sources)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {sources.length > 0 && (
          <Button variant="primary" onClick={() => show('read')}>
            {t('See what fetching costs')}
          </Button>
        )}
        <Button onClick={() => show('check')}>{t('Check what was deleted on X')}</Button>
      </div>
      {asking > 0 && (
        <p className="tabular text-13 text-muted">
          {t('X charges up to {{cost}} for looking up the price.', { cost: dollars(asking) })}
        </p>
      )}
    </div>
  )
}

function RunProgress({ run, isAdmin, stop }: { run: IngestRun; isAdmin: boolean; stop: () => unknown }) {
  const { t } = useText()
  const share = run.estimate > 0 ? run.read / run.estimate : 0
  const label = run.kind === 'check' ? t('Checking with X') : t('Fetching from X')
  return (
    <div className={CARD}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">{label}</p>
        {isAdmin && (
          <Button size="small" onClick={stop}>
            {t('Stop')}
          </Button>
        )}
      </div>
      <Progress label={label} share={share} />
      <p className="tabular text-13 text-muted">
        {t('{{read}} of about {{estimate}} fetched, {{cost}} so far.', {
          read: fullNumber(run.read),
          estimate: fullNumber(run.estimate),
          cost: dollars(run.cost),
        })}
      </p>
      {run.waits_until && (
        <p className="text-13 text-warn">
          {t('X allows more from {{time}}. It continues by itself.', { time: dateTime(run.waits_until) })}
        </p>
      )}
    </div>
  )
}
