import { useText } from '@starling/text'
import {
  Button,
  EmptyState,
  Mark,
  Murmuration,
  Progress,
  Skeleton,
  SkeletonGroup,
  Spinner,
  Wordmark,
} from '@starling/ui'
import { useState } from 'react'
import { usePress } from './press.ts'
import { Row, type Specimen } from './Specimen.tsx'

const MARK_SIZES = [16, 20, 24, 32, 48, 64, 96]

function ShowMark() {
  return (
    <>
      <Row>
        {MARK_SIZES.map((size) => (
          <Mark key={size} size={size} />
        ))}
      </Row>
      <Row>
        {MARK_SIZES.slice(0, 5).map((size) => (
          <Mark key={size} size={size} tone="plain" />
        ))}
      </Row>
      <Row>
        <Wordmark size={20} />
        <Wordmark size={28} />
        <Wordmark size={44} />
        <Wordmark size={28} tone="plain" />
      </Row>
    </>
  )
}

function ShowMurmuration() {
  const { t } = useText()
  const [flight, setFlight] = useState(0)
  return (
    <>
      <div key={flight} className="flex flex-wrap items-center gap-8">
        <Murmuration form="wing" iridescent width={240} label={t('Loading')} />
        <Murmuration form="wing" width={160} />
        <Murmuration form="wave" width={160} />
        <Murmuration form="ring" width={160} />
      </div>
      <Row>
        <Button size="small" onClick={() => setFlight(flight + 1)}>
          {t('Play again')}
        </Button>
      </Row>
    </>
  )
}

function ShowEmptyState() {
  const { t } = useText()
  const press = usePress()
  return (
    <EmptyState
      level={3}
      title={t('Saved audiences')}
      reason={t('You have not saved an audience yet. One you save stays here, with the day it was last counted.')}
      action={
        <Button variant="primary" onClick={press('Explore an audience')}>
          {t('Explore an audience')}
        </Button>
      }
      example={
        <Button variant="ghost" size="small" onClick={press('Or begin with an example: espresso')}>
          {t('Or begin with an example: espresso')}
        </Button>
      }
    />
  )
}

function ShowSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid grow gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3 w-3/5" />
        </div>
      </div>
      <Skeleton className="h-24 w-full rounded-card" />
    </SkeletonGroup>
  )
}

function ShowProgress() {
  const { t } = useText()
  return (
    <div className="grid gap-4">
      <Progress label={t('Loading')} share={0.2} />
      <Progress label={t('Loading')} share={0.75} />
    </div>
  )
}

function ShowSpinner() {
  const { t } = useText()
  return (
    <Row>
      <Spinner />
      <Spinner size={24} label={t('Loading')} />
      <Spinner size={40} className="text-accent" />
    </Row>
  )
}

export const pictures: readonly Specimen[] = [
  { id: 'mark', name: 'Mark, Wordmark', Show: ShowMark },
  { id: 'murmuration', name: 'Murmuration', Show: ShowMurmuration },
  { id: 'empty-state', name: 'EmptyState', Show: ShowEmptyState },
  { id: 'skeleton', name: 'Skeleton', Show: ShowSkeleton },
  { id: 'progress', name: 'Progress', Show: ShowProgress },
  { id: 'spinner', name: 'Spinner', Show: ShowSpinner },
]
