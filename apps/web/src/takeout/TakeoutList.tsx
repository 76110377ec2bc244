import type { Takeout } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, EmptyState } from '@starling/ui'
import { refused } from '../errors/index.ts'
import { isWaiting, useTakeoutChanges } from './queries.ts'
import { TakeoutRow } from './TakeoutRow.tsx'

/** The files there are, and the way to a new one. */
export function TakeoutList({ takeouts }: { takeouts: readonly Takeout[] }) {
  const { t } = useText()
  const { start } = useTakeoutChanges()
  const prepare = () => start.mutateAsync().catch(refused)
  if (takeouts.length === 0) {
    return (
      <EmptyState
        level={3}
        className="rounded-card border border-line border-dashed"
        title={t('No file yet')}
        reason={t('It is prepared when you ask for it, which takes a moment. You can ask three times a day.')}
        action={
          <Button variant="primary" onClick={prepare}>
            {t('Prepare my data')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul
        aria-label={t('Your file')}
        className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
      >
        {takeouts.map((takeout) => (
          <TakeoutRow key={takeout.id} takeout={takeout} prepare={prepare} />
        ))}
      </ul>
      {takeouts.every(({ state }) => state === 'ready') && (
        <Button className="justify-self-start" onClick={prepare}>
          {t('Prepare a newer one')}
        </Button>
      )}
      <p role="status" className="sr-only">
        {takeouts.some(isWaiting) ? t('Your file is being prepared.') : ''}
      </p>
    </>
  )
}
