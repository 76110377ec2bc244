import { useText } from '@starling/text'
import { Button, CopyButton } from '@starling/ui'
import { CircleAlert, RefreshCw } from 'lucide-react'
import { useStore } from '../floor/index.ts'
import { crashes } from './reports/crashes.ts'

/** What happened, what is safe, what to do, and an id to copy. */
export function CrashText({ id }: { id: string }) {
  const { t } = useText()
  return (
    <div className="grid gap-1">
      <p className="font-medium">{t('This page ran into a problem.')}</p>
      <p className="text-muted">
        {t('What you saved is safe. Reload the page; if it happens again, tell your operator this id.')}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
        <code className="font-mono text-12">{id}</code>
        <CopyButton content={id} label={t('Copy the id')} iconOnly variant="ghost" />
      </p>
    </div>
  )
}

export function ReloadButton({ label }: { label: string }) {
  return (
    <Button
      variant="primary"
      size="small"
      icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => location.reload()}
    >
      {label}
    </Button>
  )
}

export function CrashNotice() {
  const { t } = useText()
  const crash = useStore(crashes.shown)
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-4 top-16 z-60 flex justify-center empty:hidden">
      {crash && (
        <div className="pointer-events-auto flex w-full max-w-120 animate-rise gap-3 rounded-card bg-raised p-4 shadow-float">
          <CircleAlert size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-bad" />
          <div className="grid grow gap-3">
            <CrashText id={crash.id} />
            <div className="flex gap-2">
              <ReloadButton label={t('Reload')} />
              <Button variant="ghost" size="small" onClick={crashes.dismiss}>
                {t('Dismiss')}
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
