import type { Understood } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Info } from 'lucide-react'
import { FetchMissing } from './FetchMissing.tsx'

const MOST_NAMED = 5

/** A handle or posts that the corpus does not have. `asks` names the queries that are asked again when they are here. */
export function MissingNote({ missing, asks = 'analysis' }: { missing: Understood['missing']; asks?: string }) {
  const { t } = useText()
  const { handles, post_ids } = missing
  if (handles.length === 0 && post_ids.length === 0) return null
  const list = [...handles.map((handle) => `@${handle}`), ...post_ids].slice(0, MOST_NAMED).join(', ')
  return (
    <div role="status" className="flex items-start gap-3 rounded-card border border-info/50 bg-info/8 px-4 py-3">
      <Info size={18} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-info" />
      <div className="grid min-w-0 grow gap-1">
        <p className="font-medium">{t('Not imported yet: {{list}}', { list })}</p>
        <p className="text-13 text-muted">{t('There is no data about it here yet. You can fetch it from X.')}</p>
        <div className="pt-1">
          <FetchMissing missing={missing} asks={asks} />
        </div>
      </div>
    </div>
  )
}
