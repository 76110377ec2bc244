import type { Connection } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { SelectField, SubmitButton, TextArea, useForm } from '@starling/ui'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { useConnectionName } from './AccessList.tsx'
import { useSourceChanges } from './queries.ts'
import { readHandles, readKeywords, SOURCES_AT_ONCE } from './read-names.ts'

type Values = { handles: string; keywords: string; connection: string; days: string; posts: string; followers: string }

const DAYS = [7, 30, 90, 365] as const
const POSTS = [0, 100, 500, 1000, 3200] as const
const FOLLOWERS = [0, 1000, 10_000, 100_000, 1_000_000] as const

/** What to read, and how deep the first time. Nothing is read by following: the cost comes first. */
export function FollowForm({ teamId, connections }: { teamId: string; connections: Connection[] }) {
  const { t } = useText()
  const nameOf = useConnectionName()
  const usable = connections.filter(({ broken }) => !broken)
  const empty = {
    handles: '',
    keywords: '',
    connection: usable[0]?.id ?? '',
    days: '30',
    posts: '100',
    followers: '1000',
  }
  const form = useForm<Values>({ defaultValues: empty })
  const { create } = useSourceChanges(teamId)

  function judge(typed: unknown): string | undefined {
    const { good, bad } = readHandles(String(typed ?? ''))
    if (bad.length > 0) return t('These are not handles: {{list}}', { list: bad.join(', ') })
    if (good.length > SOURCES_AT_ONCE) return t('At most {{n}} at once.', { n: SOURCES_AT_ONCE })
    if (good.length === 0 && readKeywords(form.getValues('keywords')).length === 0) {
      return t('Enter a handle or a keyword.')
    }
    return undefined
  }

  async function submit({ handles, keywords, connection, days, posts, followers }: Values) {
    const made = await create.mutateAsync({
      connection: usable.some(({ id }) => id === connection) ? connection : usable[0]!.id,
      handles: readHandles(handles).good,
      keywords: readKeywords(keywords),
      days: Number(days),
      posts: Number(posts),
      followers: Number(followers),
    })
    form.reset({ ...empty, connection, days, posts, followers })
    notify(t('{{count}} are tracked. Nothing has been fetched yet.', { count: made.length }), 'success')
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      label={t('Track handles and keywords')}
      className="rounded-card border border-line bg-raised p-5 shadow-card"
      actions={
        <SubmitButton form={form} variant="secondary" className="justify-self-start">
          {t('Track')}
        </SubmitButton>
      }
    >
      <TextArea
        form={form}
        name="handles"
        label={t('Handles')}
        help={t('As many as you like, separated by spaces or commas.')}
        rows={2}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        validate={judge}
      />
      <TextArea
        form={form}
        name="keywords"
        label={t('Keywords')}
        help={t('One per line. The operators of X’s own search work here too.')}
        rows={2}
        autoComplete="off"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="connection" label={t('Fetch with')}>
          {usable.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOf(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          form={form}
          name="days"
          label={t('How far back')}
          help={t('Keywords fetched with an account go back 7 days at most.')}
        >
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {t('{{count}} days', { count: days })}
            </option>
          ))}
        </SelectField>
        <SelectField form={form} name="posts" label={t('Posts of each, up to')}>
          {POSTS.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('None') : fullNumber(count)}
            </option>
          ))}
        </SelectField>
        <SelectField form={form} name="followers" label={t('Followers of each handle, up to')}>
          {FOLLOWERS.map((count) => (
            <option key={count} value={count}>
              {count === 0 ? t('None') : fullNumber(count)}
            </option>
          ))}
        </SelectField>
      </div>
    </ServerForm>
  )
}
