import type { Reading, XList, XListWithMembers } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Dialog, IconButton, Skeleton, SkeletonGroup, SubmitButton, TextArea, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { FailedState, undoable } from '../errors/index.ts'
import { dollars } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { readHandles } from '../sources/index.ts'
import { listOptions, useListChanges } from './queries.ts'

/** As many as one call takes. */
const MOST_AT_ONCE = 100

type Props = { team: string; reading: Reading; list: XList | undefined; close: () => void }

/** Who is on a list. */
export function MembersDialog({ list, close, ...rest }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={list !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={list ? t('Members of {{name}}', { name: list.name }) : ''}
      description={t('People you add or remove here are added or removed on X in a moment.')}
    >
      {list && <Members pk={list.id} {...rest} />}
    </Dialog>
  )
}

function Members({ pk, ...rest }: Omit<Props, 'list' | 'close'> & { pk: string }) {
  const { data, error, refetch } = useQuery(listOptions(pk))
  if (error && !data) return <FailedState error={error} retry={refetch} />
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="grid gap-6">
      <AddForm list={data} {...rest} />
      <MemberRows list={data} team={rest.team} />
    </div>
  )
}

function AddForm({ list, team, reading }: Omit<Props, 'list' | 'close'> & { list: XListWithMembers }) {
  const { t } = useText()
  const form = useForm<{ handles: string }>({ defaultValues: { handles: '' } })
  const { members } = useListChanges(team)
  const count = readHandles(form.watch('handles')).good.length

  function judge(typed: unknown): string | undefined {
    const { good, bad } = readHandles(String(typed ?? ''))
    if (bad.length > 0) return t('These are not handles: {{list}}', { list: bad.join(', ') })
    if (good.length > MOST_AT_ONCE) return t('At most {{n}} at once.', { n: MOST_AT_ONCE })
    return good.length === 0 ? t('Enter a handle.') : undefined
  }

  async function submit({ handles }: { handles: string }) {
    const { not_found } = await members.mutateAsync({ pk: list.id, add: readHandles(handles).good })
    form.reset({ handles: not_found.join(' ') })
    if (not_found.length > 0) {
      form.setError('handles', { message: t('Not found on X: {{list}}', { list: not_found.join(', ') }) })
    }
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      label={t('Add accounts')}
      className="gap-3!"
      actions={
        <SubmitButton form={form} variant="secondary" className="justify-self-start">
          {count > 0
            ? t('Add {{count}} accounts for {{cost}}', { count, cost: dollars(count * reading.prices.user) })
            : t('Add accounts')}
        </SubmitButton>
      }
    >
      <TextArea
        form={form}
        name="handles"
        label={t('Handles')}
        help={t('Up to {{n}} at once, separated by spaces or commas.', { n: MOST_AT_ONCE })}
        rows={2}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        validate={judge}
      />
    </ServerForm>
  )
}

function MemberRows({ list, team }: { list: XListWithMembers; team: string }) {
  const { t } = useText()
  const { members } = useListChanges(team)
  if (list.members.length === 0) {
    return (
      <p className="rounded-card border border-line border-dashed px-5 py-6 text-center text-muted">
        {t('Nobody is on this list yet.')}
      </p>
    )
  }
  const remove = (handle: string) =>
    undoable(
      members.mutateAsync({ pk: list.id, remove: [handle] }),
      t('{{name}} will be taken off the list in a moment.', { name: `@${handle}` }),
      () => members.mutateAsync({ pk: list.id, add: [handle] }),
    )
  return (
    <ul aria-label={t('Members of {{name}}', { name: list.name })} className="divide-y divide-line">
      {list.members.map(({ id, handle, name, state }) => (
        <li key={id} className="flex min-h-12 items-center gap-3 py-1.5">
          <span className="min-w-0 grow break-words">
            <span className="font-medium">{name}</span> <span className="text-13 text-muted">@{handle}</span>
            {state === 'pending' && <span className="block text-13 text-muted">{t('Waiting for X')}</span>}
          </span>
          <IconButton
            label={t('Remove {{label}}', { label: `@${handle}` })}
            size="small"
            onClick={() => remove(handle)}
          >
            <X size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
