import type { Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ConfirmDialog } from '@starling/ui'
import { Flag, Pause, RefreshCw, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useBulk } from '../use-acts.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** What can be done with all the chosen ones. Nothing is launched so: that is one act for one campaign. */
export function BulkActs({ chosen, clear }: { chosen: readonly Campaign[]; clear: () => void }) {
  const { t } = useText()
  const bulk = useBulk()
  const [isEnding, setIsEnding] = useState(false)
  const run = async (act: Parameters<typeof bulk>[0]) => {
    if (await bulk(act, chosen)) clear()
  }
  if (chosen.every(({ removed_at }) => removed_at !== null)) {
    return (
      <Button size="small" icon={<RotateCcw {...ICON} />} onClick={() => run('restore')}>
        {t('Bring back')}
      </Button>
    )
  }
  return (
    <>
      {chosen.some(({ state, is_running }) => state === 'active' || is_running) && (
        <Button size="small" icon={<Pause {...ICON} />} onClick={() => run('pause')}>
          {t('Pause')}
        </Button>
      )}
      {chosen.some(({ x_id }) => x_id !== null) && (
        <Button size="small" icon={<RefreshCw {...ICON} />} onClick={() => run('reconcile')}>
          {t('Ask X again')}
        </Button>
      )}
      {chosen.some(({ state }) => state === 'active' || state === 'paused') && (
        <Button size="small" icon={<Flag {...ICON} />} onClick={() => setIsEnding(true)}>
          {t('End')}
        </Button>
      )}
      <Button size="small" icon={<Trash2 {...ICON} />} onClick={() => run('delete')}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setIsEnding}
        danger
        title={t('End {{count}} campaigns?', { count: chosen.length })}
        effect={t('They stop for good and cannot be launched again. What they did not spend is free again.')}
        confirmLabel={t('End')}
        onConfirm={() => run('end')}
      />
    </>
  )
}
