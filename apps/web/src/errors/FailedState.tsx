import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, CopyButton } from '@starling/ui'
import { RefreshCw } from 'lucide-react'
import { askToSignIn } from '../floor/index.ts'
import { sayError } from './say-error.ts'

/** In the place of what could not be loaded: what happened, what is safe, what to do, and the id to tell the operator. */
export function FailedState({ error, retry }: { error: unknown; retry: () => unknown }) {
  const { t } = useText()
  const requestId = error instanceof ApiError ? error.request_id : undefined
  if (error instanceof ApiError && error.code === 'sign_in_needed') return <SignInFirst />
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <div className="grid gap-1">
        <p className="font-medium text-text">{t('This could not be loaded.')}</p>
        <p className="whitespace-pre-line text-muted">
          {sayError(error)} {t('Nothing was changed.')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="small" icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={retry}>
          {t('Try again')}
        </Button>
        {requestId && (
          <span className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
            {t('Request id')} <code className="font-mono text-12">{requestId}</code>
            <CopyButton content={requestId} label={t('Copy the request id')} iconOnly variant="ghost" />
          </span>
        )}
      </div>
    </div>
  )
}

/** Nothing failed: it is for people who are signed in. */
function SignInFirst() {
  const { t } = useText()
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <p className="font-medium text-text">{t('Please sign in.')}</p>
      <Button size="small" onClick={() => askToSignIn()}>
        {t('Sign in')}
      </Button>
    </div>
  )
}
