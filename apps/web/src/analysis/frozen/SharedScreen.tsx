import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Murmuration, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { FailedState } from '../../errors/index.ts'
import { tokenIn } from '../../sharing/index.ts'
import { sharedAnalysisOptions } from './queries.ts'
import { SharedAnalysisPage } from './SharedAnalysisPage.tsx'
import { SharedFrame } from './SharedFrame.tsx'

/** What a shared link opens, for people who may have no account here. */
export function SharedScreen() {
  const { hash } = useLocation()
  const token = tokenIn(hash)
  // Without a token there is nothing to ask: as with one that opens nothing.
  return token ? <Opened token={token} /> : <Nothing />
}

function Opened({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(sharedAnalysisOptions(token))
  if (data) return <SharedAnalysisPage shared={data} token={token} />
  if (error instanceof ApiError && error.status === 404) return <Nothing />
  return (
    <SharedFrame>
      {error ? (
        <FailedState error={error} retry={refetch} />
      ) : (
        <SkeletonGroup className="grid gap-6">
          <Skeleton className="h-16 w-full max-w-200" />
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </SharedFrame>
  )
}

/** One and the same, whether it ended, was revoked or never was. */
function Nothing() {
  const { t } = useText()
  return (
    <SharedFrame>
      <div className="m-auto grid justify-items-center gap-3 py-10 text-center">
        <Murmuration form="wave" width={168} />
        <h1 className="text-balance font-strong text-20">{t('This link does not work')}</h1>
        <p className="max-w-[26rem] text-pretty text-muted">
          {t('It has ended or was revoked, or part of it was not copied. Ask whoever sent it for a new one.')}
        </p>
      </div>
    </SharedFrame>
  )
}
