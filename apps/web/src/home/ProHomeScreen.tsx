import { useText } from '@starling/text'
import { Skeleton } from '@starling/ui'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../floor/index.ts'
import { questionAddress, RecentSearches, WhatChanged } from '../searches/index.ts'
import { useMe } from '../session/index.ts'
import { AskForm } from './AskForm.tsx'
import { Hero } from './Hero.tsx'
import { HowSure } from './HowSure.tsx'
import { OpenToday } from './OpenToday.tsx'
import { Rules } from './Rules.tsx'

// Charts are heavy: the field to ask in is there before them.
const LiveAnalysis = lazyPart(() => import('./LiveAnalysis.tsx').then((module) => module.LiveAnalysis))

/** Front page of the toolkit: ask, go on where one left off, or see what an answer is like. */
export function ProHomeScreen() {
  const { t } = useText()
  const { me } = useMe()
  const navigate = useNavigate()
  return (
    <div className="mx-auto grid w-full max-w-270 grid-cols-1 gap-16 py-4 lg:gap-24 lg:py-10">
      <Hero
        title={t('See the shape of an audience, and how sure it is.')}
        text={t(
          'Starling is a toolkit for people who advertise on X: find out who talks about a topic, what moves them and how to reach them, with numbers you can check.',
        )}
      >
        <AskForm />
      </Hero>
      {me && (
        <div className="grid grid-cols-1 gap-8">
          <RecentSearches onPick={(kept) => navigate(questionAddress(kept, undefined))} />
          <WhatChanged />
        </div>
      )}
      <Suspense fallback={<Skeleton className="h-120 w-full" />}>
        <LiveAnalysis />
      </Suspense>
      <OpenToday />
      <HowSure />
      <Rules />
    </div>
  )
}
