import type { ListedNativePack, TargetingInsights } from '@starling/contract/browser'
import { builderSentence } from '@starling/sections/builder-words'
import { countryName } from '@starling/sections/names'
import { emptyPackage, givenParts } from '@starling/targeting'
import { dateTime, fullNumber, say, shortDate, useText } from '@starling/text'
import { Button, buttonClass, Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { refused } from '../errors/index.ts'
import { useQuiet } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { MakePack } from './MakePack.tsx'
import {
  audiencesOptions,
  type NewList,
  packsOptions,
  recordOptions,
  recordsOptions,
  useListChanges,
} from './queries.ts'

/** Where a list begins: a package of the builder, an audience, a native pack, or nothing. */
export function StartScreen() {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-strong text-28">{t('Targeting lists')}</h1>
          <p className="max-w-160 text-pretty text-muted">
            {t('A list is what you take to the ad account. Begin with something that is there, or with an empty one.')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/saved-lists" className={buttonClass()}>
            {t('Saved lists')}
          </Link>
          <EmptyList />
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Records />
          <Audiences />
        </div>
        <NativePacks />
      </div>
    </div>
  )
}

/** Makes a list, and goes there. */
function useBegin() {
  const navigate = useNavigate()
  const { create } = useListChanges()
  return (body: NewList) => create.mutateAsync(body).then(({ id }) => navigate(`/targeting-lists/${id}`), refused)
}

function EmptyList() {
  const { t } = useText()
  const begin = useBegin()
  return (
    <Button
      variant="primary"
      onClick={() => begin({ name: t('Untitled list'), targeting_package: givenParts(emptyPackage()) })}
    >
      {t('New empty list')}
    </Button>
  )
}

function Card({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <header className="grid gap-0.5">
        <h2 className="font-strong text-16">{title}</h2>
        <p className="text-pretty text-13 text-muted">{about}</p>
      </header>
      {children}
    </section>
  )
}

const NOTHING = 'text-13 text-muted'

function NativePacks() {
  const { t } = useText()
  const [text, setText] = useState('')
  const looked = useQuiet(text.trim())
  const query = useQuery(packsOptions(looked === '' ? {} : { text: looked }))
  return (
    <Card
      title={t('Native packs')}
      about={t('Ready packages of audiences of the catalog, each for one country, kept fresh.')}
    >
      <Input
        type="search"
        aria-label={t('Find a native pack')}
        placeholder={t('Find a native pack')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Await query={query} name={`packs ${looked}`} height="h-40">
        {(packs) =>
          packs.length === 0 ? (
            <p className={NOTHING}>
              {looked === '' ? t('None was made yet. Make the first one below.') : t('No results')}
            </p>
          ) : (
            <ul aria-label={t('Native packs')} className="divide-y divide-line">
              {packs.map((pack) => (
                <PackRow key={pack.id} pack={pack} />
              ))}
            </ul>
          )
        }
      </Await>
      <MakePack />
    </Card>
  )
}

function PackRow({ pack: { id, audience, country, size, processing, state, made_at } }: { pack: ListedNativePack }) {
  const { t, language } = useText()
  return (
    <li className="grid py-2">
      <Link
        to={`/native-lists/${id}`}
        className="wrap-break-word font-medium no-underline hover:text-accent hover:underline"
      >
        {language === 'ja' ? audience.name_ja : audience.name} · {countryName(country, language)}
      </Link>
      <span className="tabular text-13 text-muted">
        {[
          ...(processing ? [t('Being made')] : []),
          ...(state === 'failed' ? [t('It could not be made')] : []),
          ...(size && !size.few ? [t('{{n}} people', { n: fullNumber(size.size) })] : []),
          ...(made_at ? [t('Made {{date}}', { date: shortDate(made_at) })] : []),
        ].join(' · ')}
      </span>
    </li>
  )
}

function Audiences() {
  const { t } = useText()
  const begin = useBegin()
  const [text, setText] = useState('')
  const looked = useQuiet(text.trim())
  const query = useQuery(audiencesOptions(looked))
  return (
    <Card
      title={t('From an audience')}
      about={t('Its package is made of what sets its people apart; that takes a moment.')}
    >
      <Input
        type="search"
        aria-label={t('Find an audience')}
        placeholder={t('Find an audience')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Await query={query} name={`audiences ${looked}`} height="h-24">
        {(audiences) =>
          audiences.length === 0 ? (
            <p className={NOTHING}>
              {looked === '' ? t('No audience is saved yet, and the catalog is not made yet.') : t('No results')}
            </p>
          ) : (
            <ul aria-label={t('From an audience')} className="divide-y divide-line">
              {audiences.map((audience) => (
                <li key={audience.id} className="flex items-center justify-between gap-3 py-1.5">
                  <span className="wrap-break-word min-w-0">{audience.name}</span>
                  <Button
                    size="small"
                    aria-label={t('Make a list of {{name}}', { name: audience.name })}
                    onClick={() => begin({ audience_config_id: audience.id })}
                  >
                    {t('Make a list')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Await>
    </Card>
  )
}

function Records() {
  const { t } = useText()
  const [search] = useSearchParams()
  // Named in the address by the page of a record: it may be older than those that are listed.
  const named = search.get('insights')
  const query = useQuery(recordsOptions)
  const record = useQuery({ ...recordOptions(named ?? ''), enabled: named !== null, retry: false })
  return (
    <Card title={t('From the builder')} about={t('Targeting packages that you generated there.')}>
      <Await query={query} name="records" height="h-24">
        {(records) => {
          const others = records.filter(({ id }) => id !== named)
          const ready = [...(record.data ? [record.data] : []), ...others].filter(({ state }) => state === 'ready')
          return ready.length === 0 ? (
            <p className={NOTHING}>
              {t('Nothing yet.')}{' '}
              <Link to="/audience-builder" className="text-text underline decoration-line-strong underline-offset-3">
                {t('Open the builder')}
              </Link>
            </p>
          ) : (
            <ul aria-label={t('From the builder')} className="divide-y divide-line">
              {ready.map((record) => (
                <RecordRow key={record.id} record={record} />
              ))}
            </ul>
          )
        }}
      </Await>
    </Card>
  )
}

function RecordRow({ record: { id, draft, created_at } }: { record: TargetingInsights }) {
  const { t, language } = useText()
  const begin = useBegin()
  const sentence = builderSentence(draft, say(language))
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="grid min-w-0">
        <span className="line-clamp-2 text-14">{sentence}</span>
        <span className="tabular text-13 text-muted">{dateTime(created_at)}</span>
      </span>
      <Button
        size="small"
        aria-label={t('Make a list of {{name}}', { name: sentence })}
        onClick={() => begin({ insights_id: id })}
      >
        {t('Make a list')}
      </Button>
    </li>
  )
}
