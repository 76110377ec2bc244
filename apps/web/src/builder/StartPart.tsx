import type { ReadDescription } from '@starling/contract/browser'
import {
  ALL_OF_FIELDS,
  BUILDER_OPTIONS,
  type BuilderOption,
  draftOfQuestion,
  EMPTY_BUILDER,
} from '@starling/question/builder'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { Button, Chip, EmptyState, TextBox } from '@starling/ui'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { type ComponentProps, type FormEvent, useId } from 'react'
import { useParams } from 'react-router'
import { savedAudiencesOptions } from '../audiences/index.ts'
import { refused } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { AnyOrAll } from './AnyOrAll.tsx'
import { BLOCK_FIELDS } from './block-fields.tsx'
import { ReadPart } from './ReadPart.tsx'
import { TEMPLATES } from './templates.ts'
import type { Builder } from './use-builder.ts'

/** Fewer are not counted out loud (design section 4). */
const LEAST_PEOPLE = 5
const OPTIONS: Record<BuilderOption, TextKey> = {
  description: 'Describe it',
  template: 'From a template',
  saved: 'From a saved audience',
  nothing: 'From nothing',
}

/** How one begins: with a sentence, a template, a saved audience, or nothing. */
export function StartPart({ builder }: { builder: Builder }) {
  const { t } = useText()
  const { draft, change } = builder
  const option = draft.create_audience_option
  return (
    <section
      aria-label={t('Begin')}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">{t('Begin')}</legend>
        {BUILDER_OPTIONS.map((one) => (
          <Chip
            key={one}
            label={t(OPTIONS[one])}
            {...(one === option && { selected: true })}
            onToggle={() => change({ create_audience_option: one })}
          />
        ))}
      </fieldset>
      {option === 'description' && <Describe builder={builder} />}
      {option === 'template' && <Templates builder={builder} />}
      {option === 'saved' && <SavedOnes builder={builder} />}
      {option === 'nothing' && <p className="text-14 text-muted">{t('Add what the people have in common, below.')}</p>}
    </section>
  )
}

function Describe({ builder: { draft, change } }: { builder: Builder }) {
  const { t } = useText()
  const help = useId()
  const read = useMutation({
    mutationFn: (description: string) => api.analyseDescription({ body: { description } }),
    onSuccess: ({ patch, found, refused }, description) => {
      // What was built from the sentence before gives way to what this one says; where it says nothing, it stays.
      if (refused.length === 0 && found.length > 0) {
        const { create_audience_option, audience_config_id, budget, size, size_option } = draft
        const chosen = { create_audience_option, audience_config_id, budget, size, size_option }
        change({ ...EMPTY_BUILDER, ...chosen, ...patch, description, last_used_description: description })
      }
    },
    onError: refused,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.description.trim() !== '') read.mutate(draft.description.trim())
  }
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-3">
      <p id={help} className="text-14 text-muted">
        {t('Write whom you want to reach, in English or Japanese.')}
      </p>
      <TextBox
        aria-label={t('Description')}
        aria-describedby={help}
        maxLength={2_000}
        rows={2}
        placeholder={t('Women aged 18 to 34 in Japan who love coffee and follow @bluebottle, but no baristas')}
        value={draft.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
        busy={read.isPending}
        className="justify-self-start"
      >
        {t('Make blocks of it')}
      </Button>
      {/* Always there, so that it is read out; empty it takes no room, not even the gap before it. */}
      <div role="status" className="empty:absolute">
        {read.data && <ReadPart read={read.data} />}
      </div>
      {/* “Travel and cooking” may mean either: whoever wrote it sees at once how it was taken. */}
      {read.data && <AnyOrAllOfRead found={read.data.found} draft={draft} change={change} />}
    </form>
  )
}

function AnyOrAllOfRead({
  found,
  ...rest
}: Pick<ReadDescription, 'found'> & Pick<ComponentProps<typeof AnyOrAll>, 'draft' | 'change'>) {
  const { t } = useText()
  const kinds = ALL_OF_FIELDS.filter((kind) => found.filter((one) => one.kind === kind).length > 1)
  return kinds.map((kind) => (
    <AnyOrAll
      key={kind}
      kind={kind}
      label={t('{{label}}, as described', { label: t(BLOCK_FIELDS[kind].title) })}
      {...rest}
    />
  ))
}

function Templates({ builder: { replace } }: { builder: Builder }) {
  const { t } = useText()
  return (
    <ul className="flex flex-wrap gap-1.5">
      {TEMPLATES.map(({ name, patch }) => (
        <li key={name}>
          <Button
            size="small"
            onClick={() => replace({ ...EMPTY_BUILDER, create_audience_option: 'template', ...patch })}
          >
            {t(name)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function SavedOnes({ builder: { replace } }: { builder: Builder }) {
  const { t } = useText()
  const { teamId } = useParams()
  const query = useInfiniteQuery(savedAudiencesOptions(teamId === undefined ? 'me' : { team: teamId }, {}))
  return (
    <Await query={query} name="saved" height="h-24">
      {({ pages }) => {
        const audiences = pages.flatMap((page) => page.audiences)
        if (audiences.length === 0) {
          return (
            <EmptyState title={t('Nothing saved yet')} reason={t('What you build and save here can be built upon.')} />
          )
        }
        return (
          <ul className="grid max-h-64 gap-1 overflow-y-auto">
            {audiences.map(({ id, name, size, body, days }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <span className="min-w-0 text-14">
                  {name}{' '}
                  <span className="text-muted">
                    {size !== null &&
                      (size < LEAST_PEOPLE ? t('Fewer than 5 people') : t('{{n}} people', { n: fullNumber(size) }))}
                  </span>
                </span>
                <Button size="small" onClick={() => replace(draftOfQuestion(body, days))}>
                  {t('Begin with it')}
                  <span className="sr-only"> {name}</span>
                </Button>
              </li>
            ))}
          </ul>
        )
      }}
    </Await>
  )
}
