import { ApiError } from '@starling/contract/browser'
import { audienceName } from '@starling/sections/question-words'
import { say, useText } from '@starling/text'
import { Button, CheckboxField, Dialog, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { refused } from '../errors/index.ts'
import { askToSignIn, notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { understoodOptions } from '../sections/index.ts'
import { useMe } from '../session/index.ts'
import { savedSearchesOptions, useMonitorChanges, useSearchChanges } from './queries.ts'
import { type KeptQuestion, savedTypeOf } from './saved-types.ts'

const SUCCESS_MS = 10_000 // spec 9
const LONGEST_NAME = 200
const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** Saves the question that is shown, for the team or for oneself. `onShowSaved` opens the saved ones. */
export function SaveSearch({ kept, onShowSaved }: { kept: KeptQuestion; onShowSaved: () => void }) {
  const { question, days } = kept
  const { t } = useText()
  const { me, pending } = useMe()
  const client = useQueryClient()
  const saved = useQuery({ ...savedSearchesOptions(), enabled: me !== null })
  // What names it is asked for when there is something to compare it with, or when it is saved.
  const naming = understoodOptions(question)
  const { data: understood } = useQuery({ ...naming, enabled: (saved.data?.length ?? 0) > 0 })
  const [open, setOpen] = useState(false)
  const query_id = understood?.audience_creator_query_id
  const isSaved = saved.data?.some((one) => one.audience_creator_query_id === query_id && one.days === days)

  async function press() {
    if (pending) return
    if (!me) return askToSignIn(t('Sign in to save an audience.'))
    if (isSaved) return onShowSaved()
    const named = await client.fetchQuery(naming).catch(() => null)
    // spec 8: these stay until they are closed
    if (!named) return notify(t('Failed to create audience. Please wait until the audience is ready.'), 'error', STAYS)
    setOpen(true)
  }

  return (
    <>
      <Button icon={isSaved ? <BookmarkCheck {...ICON} /> : <Bookmark {...ICON} />} onClick={press}>
        {isSaved ? t('Saved') : t('Save audience')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} size="small" title={t('Save this audience')}>
        {me && query_id && <SaveForm kept={kept} email={me.email} query_id={query_id} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

/** Where what was saved stands: with the team’s audiences, or with one’s own. */
const savedAddress = (teamId: string | undefined, owner: 'team' | 'me'): string =>
  teamId === undefined ? '/saved-audiences' : `/${teamId}/audiences?tab=${owner === 'team' ? 'saved' : 'mine'}`

const STAYS = { timeout: 0 }
type Values = { name: string; owner: 'team' | 'me'; monitor: boolean }

function SaveForm({
  kept: { question, days },
  email,
  query_id,
  onDone,
}: {
  kept: KeptQuestion
  email: string
  query_id: string
  onDone: () => void
}) {
  const { t, language } = useText()
  const name = audienceName(question, say(language)).slice(0, LONGEST_NAME)
  const { teamId } = useParams()
  const navigate = useNavigate()
  const form = useForm<Values>({ defaultValues: { name, owner: teamId ? 'team' : 'me', monitor: false } })
  const owner = form.watch('owner')
  const { save, saveForTeam } = useSearchChanges()
  const { start } = useMonitorChanges()

  async function submit({ name, owner, monitor }: Values) {
    const typed = name.trim()
    const named = typed ? { name: typed } : {}
    const made = await (owner === 'team' && teamId
      ? saveForTeam.mutateAsync({ body: question, days, team: teamId, ...named })
      : save.mutateAsync({
          body: question,
          days,
          email,
          audience_creator_query_id: query_id,
          query_type: savedTypeOf(question),
          ...named,
        })
    ).catch(signedOut)
    onDone()
    if (!made) return
    notify(t('Audience created successfully'), 'success', {
      timeout: SUCCESS_MS,
      action: { label: t('Show saved audiences'), onPress: () => navigate(savedAddress(teamId, owner)) },
    })
    if (monitor && owner === 'me') {
      await start.mutateAsync(made.id).catch(refused)
    }
  }

  function signedOut(error: unknown): null {
    if (!(error instanceof ApiError && error.code === 'sign_in_needed')) throw error
    notify(t('Failed to create audience. Please log out and log in again to create a new audience.'), 'error', STAYS)
    return null
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
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" autoFocus required max={LONGEST_NAME} />
      {teamId && (
        <SelectField form={form} name="owner" label={t('Who can use it')}>
          <option value="team">{t('Everyone in the team')}</option>
          <option value="me">{t('Only me')}</option>
        </SelectField>
      )}
      {question.query_type !== 'post' && owner === 'me' && (
        <CheckboxField
          form={form}
          name="monitor"
          label={t('Monitor it every week')}
          help={t('People, posts, mood and words, compared with the week before.')}
        />
      )}
    </ServerForm>
  )
}
