import { ERRORS, type ErrorCode, type Reading, type SocialAccount, type XList } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, ConfirmDialog, EmptyState, IconButton } from '@starling/ui'
import { LockKeyhole, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refused, sayText } from '../errors/index.ts'
import { dollars, notify } from '../floor/index.ts'
import { ListDialog } from './ListDialog.tsx'
import { MembersDialog } from './MembersDialog.tsx'
import { useListChanges } from './queries.ts'

const HUNDRED = 100

type Props = { team: string; accounts: SocialAccount[]; lists: XList[]; reading: Reading }
type Asked = { what: 'create' } | { what: 'change' | 'members' | 'delete'; list: XList }

/** A person's own lists at X. What is shown is a copy: looking at it asks X nothing. */
export function XLists({ team, accounts, lists, reading }: Props) {
  const { t } = useText()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const of = (what: Asked['what']) => (asked && asked.what === what && 'list' in asked ? asked.list : undefined)
  const actions = (
    <div className={lists.length === 0 ? 'flex flex-wrap justify-center gap-2' : 'flex flex-wrap gap-2'}>
      {accounts.map((account) => (
        <ReadButton key={account.id} team={team} account={account} isOnly={accounts.length === 1} />
      ))}
      <Button onClick={() => setAsked({ what: 'create' })}>{t('New list')}</Button>
    </div>
  )
  const price = t('Fetching costs {{list}} per 100 lists and {{user}} per 100 members.', {
    list: dollars(HUNDRED * reading.prices.list),
    user: dollars(HUNDRED * reading.prices.user),
  })
  return (
    <>
      {lists.length === 0 ? (
        <EmptyState
          level={3}
          className="rounded-card border border-line border-dashed"
          title={t('No lists here yet')}
          reason={t('Your lists on X appear here once they have been fetched, with their members.')}
          action={actions}
          example={price}
        />
      ) : (
        <>
          <ul
            aria-label={t('My lists on X')}
            className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
          >
            {lists.map((list) => (
              <Row key={list.id} team={team} list={list} accounts={accounts} ask={setAsked} />
            ))}
          </ul>
          <div className="grid gap-2">
            {actions}
            <p className="text-13 text-muted">{price}</p>
          </div>
        </>
      )}
      {accounts.map(({ id, lists: { error } }) => error && <ReadError key={id} error={error} />)}
      <ListDialog
        key={of('change')?.id ?? 'new'}
        open={asked?.what === 'create' || asked?.what === 'change'}
        {...{ team, accounts, close }}
        list={of('change')}
      />
      <MembersDialog {...{ team, reading, close }} list={of('members')} />
      <DeleteList team={team} list={of('delete')} close={close} />
    </>
  )
}

const ReadError = ({ error }: { error: string }) => (
  <p role="alert" className="text-13 text-bad">
    {sayText(error)}
  </p>
)

function ReadButton({ team, account, isOnly }: { team: string; account: SocialAccount; isOnly: boolean }) {
  const { t } = useText()
  const { read } = useListChanges(team)
  const { id, handle, name, lists } = account
  const called = handle ? `@${handle}` : name
  return (
    <>
      <Button
        icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />}
        busy={lists.reading}
        onClick={() => read.mutateAsync(id).catch(refused)}
      >
        {isOnly ? t('Fetch my lists from X') : t('Fetch the lists of {{name}}', { name: called })}
      </Button>
      {lists.reading && (
        <p role="status" className="w-full text-13 text-muted">
          {t('Fetching from X. You can leave this page; it continues by itself.')}
        </p>
      )}
    </>
  )
}

function Row({
  team,
  list,
  accounts,
  ask,
}: {
  team: string
  list: XList
  accounts: SocialAccount[]
  ask: (asked: Asked | undefined) => void
}) {
  const { t } = useText()
  const owner = accounts.find(({ id }) => id === list.account)
  const facts = [
    t('{{count}} members', { count: list.member_count }),
    ...(accounts.length > 1 && owner?.handle ? [`@${owner.handle}`] : []),
    ...(list.synced_at ? [t('fetched {{date}}', { date: shortDate(list.synced_at) })] : []),
  ]
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 flex-1 basis-52">
        <span className="break-words font-medium">
          {list.name}
          {list.private && (
            <span className="ml-2 inline-flex items-center gap-1 align-middle font-normal text-13 text-muted">
              <LockKeyhole size={13} strokeWidth={1.5} aria-hidden />
              {t('Private')}
            </span>
          )}
        </span>
        {list.description && <span className="break-words text-13">{list.description}</span>}
        <span className="tabular text-13 text-muted">{facts.join(' · ')}</span>
        <Sent team={team} list={list} />
      </div>
      <div className="flex items-center gap-1">
        <Button
          size="small"
          aria-label={t('Members of {{name}}', { name: list.name })}
          onClick={() => ask({ what: 'members', list })}
        >
          {t('Members')}
        </Button>
        <IconButton
          label={t('Change {{name}}', { name: list.name })}
          size="small"
          onClick={() => ask({ what: 'change', list })}
        >
          <Pencil size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton
          label={t('Delete {{name}}', { name: list.name })}
          size="small"
          onClick={() => ask({ what: 'delete', list })}
        >
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
    </li>
  )
}

/** What becomes of what was changed here: it leaves for X by itself, and what X refuses can be tried again. */
function Sent({ team, list: { id, name, state, error } }: { team: string; list: XList }) {
  const { t } = useText()
  const { retry } = useListChanges(team)
  if (state === 'done') return null
  if (state === 'pending') {
    return (
      <span role="status" className="text-13 text-muted">
        {t('Waiting for X')}
      </span>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-2 text-13">
      <span role="alert" className="text-bad">
        {sayText(error && error in ERRORS ? ERRORS[error as ErrorCode].message : ERRORS.upstream_refused.message)}
      </span>
      <Button
        size="small"
        busy={retry.isPending}
        aria-label={t('Try {{name}} again', { name })}
        onClick={() => retry.mutateAsync(id).catch(refused)}
      >
        {t('Try again')}
      </Button>
    </span>
  )
}

/** X cannot bring a list back, so there is no undo to offer. */
function DeleteList({ team, list, close }: { team: string; list: XList | undefined; close: () => void }) {
  const { t } = useText()
  const { remove } = useListChanges(team)
  const name = list?.name ?? ''

  async function end() {
    if (!list) return
    try {
      await remove.mutateAsync(list.id)
      notify(t('{{name}} will be deleted on X in a moment.', { name }), 'success')
    } catch (error) {
      refused(error)
    }
  }

  return (
    <ConfirmDialog
      open={list !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Delete {{name}}', { name })}
      effect={t('The list is deleted on X too, for everyone who follows it. X cannot bring it back.')}
      confirmLabel={t('Delete the list')}
      danger
      onConfirm={end}
    />
  )
}
