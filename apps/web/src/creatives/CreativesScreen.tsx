import { CREATIVE_KINDS } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, EmptyState, Field, Input, Select } from '@starling/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useQuiet } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { CreativeCard } from './CreativeCard.tsx'
import { CreativeEditor } from './CreativeEditor.tsx'
import { type CreativesAsked, creativeOptions, creativesOptions } from './queries.ts'
import { KIND_WORDS } from './words.ts'

const NEW = 'new'

/** Creatives of a team, or the one that is open; which, and what they are narrowed by, stands in the address. */
export function CreativesScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const opened = search.get('creative')
  const open = (id: string) => setSearch((now) => withValue(now, 'creative', id))
  const close = () => setSearch((now) => withValue(now, 'creative', ''))
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="font-strong text-28">{t('Creatives')}</h1>
          <p className="max-w-160 text-pretty text-muted">
            {t('Posts as they are to be promoted, checked by X’s rules while you write, with variants for tests.')}
          </p>
        </div>
        {opened === null ? (
          <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />} onClick={() => open(NEW)}>
            {t('New creative')}
          </Button>
        ) : (
          <Button icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden />} onClick={close}>
            {t('All creatives')}
          </Button>
        )}
      </header>
      {opened === null && <Library team={teamId} onOpen={open} />}
      {opened === NEW && <CreativeEditor team={teamId} creative={null} onClose={close} onOpen={open} />}
      {opened !== null && opened !== NEW && (
        <Opened key={opened} team={teamId} id={opened} onClose={close} onOpen={open} />
      )}
    </div>
  )
}

function withValue(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

function Opened({ id, ...rest }: { team: string; id: string; onClose: () => void; onOpen: (id: string) => void }) {
  const query = useQuery(creativeOptions(id))
  return (
    <Await query={query} name={id} height="h-96">
      {(creative) => <CreativeEditor creative={creative} {...rest} />}
    </Await>
  )
}

function readAsked(search: URLSearchParams): CreativesAsked {
  const kind = CREATIVE_KINDS.find((one) => one === search.get('kind'))
  const words = search.get('search')?.slice(0, 120)
  return { ...(kind && { kind }), ...(words && { search: words }) }
}

function Library({ team, onOpen }: { team: string; onOpen: (id: string) => void }) {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const asked = readAsked(search)
  const query = useInfiniteQuery(creativesOptions(team, asked))
  const isNarrowed = Object.keys(asked).length > 0
  return (
    <>
      <Filters
        asked={asked}
        onSet={(name, value) => setSearch((now) => withValue(now, name, value), { replace: true })}
      />
      <Await query={query} name={JSON.stringify(asked)} height="h-64">
        {({ pages }) => {
          const creatives = pages.flatMap((page) => page.creatives)
          if (creatives.length === 0) {
            return (
              <EmptyState
                className="rounded-card border border-line border-dashed"
                title={isNarrowed ? t('No results') : t('No creatives yet')}
                reason={
                  isNarrowed
                    ? t('Nothing matches these filters.')
                    : t('A creative is a post with its pictures, its film or its card. You see it as X will show it.')
                }
                action={
                  isNarrowed ? (
                    <Button onClick={() => setSearch(new URLSearchParams())}>{t('Drop the filters')}</Button>
                  ) : (
                    <Button variant="primary" onClick={() => onOpen(NEW)}>
                      {t('New creative')}
                    </Button>
                  )
                }
              />
            )
          }
          return (
            <>
              <ul aria-label={t('Creatives')} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
                {creatives.map((one) => (
                  <CreativeCard key={one.id} creative={one} onOpen={() => onOpen(one.id)} />
                ))}
              </ul>
              {query.hasNextPage && (
                <div className="justify-self-center">
                  <Button onClick={() => query.fetchNextPage()}>{t('Show more')}</Button>
                </div>
              )}
            </>
          )
        }}
      </Await>
    </>
  )
}

function Filters({ asked, onSet }: { asked: CreativesAsked; onSet: (name: 'search' | 'kind', value: string) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState(asked.search ?? '')
  const rested = useQuiet(typed)
  const put = useEffectEvent((words: string) => {
    if (words.trim() !== (asked.search ?? '')) onSet('search', words.trim())
  })
  useEffect(() => put(rested), [rested])
  return (
    <search aria-label={t('Filters')} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
      <Field label={t('Name or text')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            maxLength={120}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('Kind')}>
        {(control) => (
          <Select
            {...control}
            value={asked.kind ?? ''}
            onChange={({ currentTarget }) => onSet('kind', currentTarget.value)}
          >
            <option value="">{t('All kinds')}</option>
            {CREATIVE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(KIND_WORDS[kind])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  )
}
