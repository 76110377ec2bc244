import { useText } from '@starling/text'
import { Skeleton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { lazyPart } from '../floor/index.ts'
import { questionAddress, RecentSearches, recentSearchesOptions, WhatChanged } from '../searches/index.ts'
import { membershipOf, useMe } from '../session/index.ts'
import { AskForm } from './AskForm.tsx'
import { PlaceRows } from './PlaceRows.tsx'

const LiveAnalysis = lazyPart(() => import('./LiveAnalysis.tsx').then((module) => module.LiveAnalysis))
/** What one does beside asking; who is in the team comes last. */
const BESIDE = ['go:/:teamId/lists', 'go:/:teamId/connections', 'go:/:teamId/team']

/** Where a member begins: a question to ask, what changed, and what one asked last. */
export function TeamHomeScreen() {
  const { t } = useText()
  const { teamId } = useParams()
  const { me } = useMe()
  const navigate = useNavigate()
  const recent = useQuery(recentSearchesOptions)
  const membership = me && membershipOf(me, teamId)
  if (!membership) return null
  return (
    <div className="mx-auto grid w-full max-w-270 grid-cols-1 gap-12">
      <header className="grid grid-cols-1 gap-5">
        <div>
          <h1 className="break-words font-strong text-28">{membership.team.name}</h1>
          <p className="text-muted">{t('Ask a question, or go on where you left off.')}</p>
        </div>
        <AskForm />
      </header>
      <RecentSearches onPick={(kept) => navigate(questionAddress(kept, teamId))} />
      <WhatChanged />
      <section className="grid grid-cols-1 gap-3">
        <h2 className="font-strong text-16">{t('Beside asking')}</h2>
        <PlaceRows ids={BESIDE} />
      </section>
      {/* Last: what comes late moves nothing that one is about to press. */}
      {recent.data?.length === 0 && (
        <Suspense fallback={<Skeleton className="h-120 w-full" />}>
          <LiveAnalysis />
        </Suspense>
      )}
    </div>
  )
}
