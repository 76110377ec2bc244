import { ApiError, type AudienceConfig } from '@starling/contract/browser'
import { type BuilderDraft, EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { builderSentence } from '@starling/sections/builder-words'
import { say, useText } from '@starling/text'
import { Button, Chip, Dialog, SubmitButton, TextField, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, Link2, Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useAudienceChanges } from '../audiences/index.ts'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { audienceOptions } from './queries.ts'
import type { Builder } from './use-builder.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const LONGEST = 200

/** Undo and redo, begin anew, the link, and saving: as a new audience, or as a new version of the one that is changed. */
export function SavePart({ builder }: { builder: Builder }) {
  const { t } = useText()
  const { teamId } = useParams()
  const { draft, undo, redo, replace } = builder
  const [open, setOpen] = useState(false)
  const changing = useQuery({
    ...audienceOptions(draft.audience_config_id ?? '', teamId),
    enabled: draft.audience_config_id !== null,
  })
  const audience = draft.audience_config_id === null ? undefined : changing.data
  // As it was when its people began to be changed here: another tab may change it meanwhile.
  const [seen, setSeen] = useState(audience)
  if (audience && seen?.id !== audience.id) setSeen(audience)
  async function copyLink() {
    await navigator.clipboard.writeText(window.location.href).then(
      () => notify(t('Copied!'), 'success'),
      () => notify(t('Failed to copy content. Please try a different browser.'), 'error'),
    )
  }
  return (
    <section aria-label={t('Actions')} className="grid gap-3">
      {audience && (
        <p className="text-14 text-muted">
          {t('You are changing “{{name}}”, version {{n}}.', { name: audience.name, n: audience.version })}{' '}
          <Link
            className="text-text underline decoration-line-strong underline-offset-3 hover:decoration-accent"
            to={teamId === undefined ? '/saved-audiences' : `/${teamId}/audiences?tab=saved`}
          >
            {t('Saved audiences')}
          </Link>
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" icon={<Bookmark {...ICON} />} onClick={() => setOpen(true)}>
          {audience ? t('Save as a new version') : t('Save audience')}
        </Button>
        <Button icon={<Undo2 {...ICON} />} disabled={!undo} onClick={() => undo?.()}>
          {t('Undo')}
        </Button>
        <Button icon={<Redo2 {...ICON} />} disabled={!redo} onClick={() => redo?.()}>
          {t('Redo')}
        </Button>
        <Button icon={<Link2 {...ICON} />} onClick={copyLink}>
          {t('Copy link')}
        </Button>
        <Button variant="ghost" icon={<RotateCcw {...ICON} />} onClick={() => replace(EMPTY_BUILDER)}>
          {t('Start over')}
        </Button>
      </div>
      <Dialog open={open} onOpenChange={setOpen} title={audience ? t('Save as a new version') : t('Save audience')}>
        {open && (
          <SaveForm
            draft={draft}
            changed={audience && { audience, seen: seen?.id === audience.id ? seen : audience }}
            onSaved={(saved) => {
              setOpen(false)
              setSeen(saved)
              builder.change({ audience_config_id: saved.id })
            }}
          />
        )}
      </Dialog>
    </section>
  )
}

type Values = { name: string; reason: string }
function SaveForm({
  draft,
  changed,
  onSaved,
}: {
  draft: BuilderDraft
  /** The saved audience whose people are changed, as it is and as it was when that began. */
  changed: { audience: AudienceConfig; seen: AudienceConfig } | undefined
  onSaved: (saved: AudienceConfig) => void
}) {
  const { t, language } = useText()
  const { teamId } = useParams()
  const [isAnother, setIsAnother] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const audience = changed?.audience
  const { save, replace } = useAudienceChanges(
    teamId === undefined || audience?.owner === 'person' ? 'me' : { team: teamId },
  )
  const form = useForm<Values>({
    defaultValues: { name: audience?.name ?? builderSentence(draft, say(language)).slice(0, 120), reason: '' },
  })
  async function submit({ name, reason }: Values) {
    const asked = {
      body: questionOfDraft(draft),
      days: draft.window ? null : draft.days,
      name: name.trim(),
      reason: reason.trim(),
    }
    const saved = changed && !isAnother ? await replaced(changed, asked) : await save.mutateAsync(asked)
    const isAsBefore = saved.id === audience?.id && saved.version === audience.version
    const named = { name: saved.name }
    notify(
      isAsBefore ? t('{{name}} is as it was: there is nothing new to save.', named) : t('{{name}} was saved.', named),
      'success',
    )
    onSaved(saved)
  }
  function replaced({ audience, seen }: NonNullable<typeof changed>, asked: Parameters<typeof save.mutateAsync>[0]) {
    const seen_changed_at = isRefused ? audience.changed_at : seen.changed_at
    const body = { ...asked, ...unchanged(audience), seen_changed_at }
    return replace.mutateAsync({ id: audience.id, body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setIsRefused(true)
      throw error
    })
  }
  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Save')}
        </SubmitButton>
      }
    >
      <p className="text-14 text-muted">{builderSentence(draft, say(language))}</p>
      {audience && (
        <div className="flex flex-wrap gap-1.5">
          <Chip
            label={t('A new version of “{{name}}”', { name: audience.name })}
            {...(!isAnother && { selected: true })}
            onToggle={() => setIsAnother(false)}
          />
          <Chip
            label={t('An audience of its own')}
            {...(isAnother && { selected: true })}
            onToggle={() => setIsAnother(true)}
          />
        </div>
      )}
      {audience && isRefused && !isAnother && (
        <p className="text-13">
          {t('It is version {{n}} now. Saving again puts yours in its place; its versions are all kept.', {
            n: audience.version,
          })}
        </p>
      )}
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" required max={LONGEST} />
      <TextField
        form={form}
        name="reason"
        label={t('Why')}
        optional
        max={LONGEST}
        help={t('It stands beside this version.')}
      />
    </ServerForm>
  )
}

/** Of an audience whose people are changed everything else stays as it is. */
function unchanged({ categories, status, starts_at, ends_at }: AudienceConfig) {
  const set = status === 'paused' || status === 'draft' ? status : ('active' as const)
  return { categories: categories.map(({ name }) => name), status: set, starts_at, ends_at }
}
