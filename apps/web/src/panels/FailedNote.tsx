import { useText } from '@starling/text'
import { CopyButton } from '@starling/ui'
import { CircleAlert } from 'lucide-react'
import type { Failure } from '../errors/index.ts'

/** The question itself was refused: what to change, in the words of who refused it. */
export function FailedNote({ failure }: { failure: Failure }) {
  const { t } = useText()
  return (
    <div role="alert" className="flex flex-wrap items-start gap-3 rounded-card border border-bad/50 bg-bad/8 px-4 py-3">
      <CircleAlert size={18} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-bad" />
      <p className="min-w-0 grow whitespace-pre-line">{failure.text}</p>
      {failure.request_id && <CopyButton content={failure.request_id} label={t('Copy the request id')} />}
    </div>
  )
}
