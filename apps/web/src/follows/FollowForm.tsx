import type { FollowReport, FollowRun, Reading, SocialAccount, XList } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, SelectField, SubmitButton, TextArea, useForm } from '@starling/ui'
import { ChevronDown } from 'lucide-react'
import { refused } from '../errors/index.ts'
import { dollars } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { readHandles } from '../sources/index.ts'
import { useFollowChanges } from './queries.ts'

const MOST_IN_A_RUN = 1000

type Values = { account: string; action: FollowRun['action']; handles: string }
type Props = {
  team: string
  accounts: SocialAccount[]
  lists: XList[]
  membersOf: (list: XList) => Promise<string[]>
  reading: Reading
  onShown: (report: FollowReport) => void
}

/** Whom, and what to do. Submitting looks everyone up, which costs, and does nothing else. */
export function FollowForm({ team, accounts, lists, membersOf, reading, onShown }: Props) {
  const { t } = useText()
  const form = useForm<Values>({ defaultValues: { account: accounts[0]?.id ?? '', action: 'follow', handles: '' } })
  const { preview } = useFollowChanges(team)
  const count = readHandles(form.watch('handles')).good.length
  const filled = lists.filter(({ member_count }) => member_count > 0)

  function judge(typed: unknown): string | undefined {
    const { good, bad } = readHandles(String(typed ?? ''))
    if (bad.length > 0) return t('These are not handles: {{list}}', { list: bad.join(', ') })
    if (good.length > MOST_IN_A_RUN) return t('At most {{n}} at once.', { n: fullNumber(MOST_IN_A_RUN) })
    return good.length === 0 ? t('Enter a handle.') : undefined
  }

  async function submit({ account, action, handles }: Values) {
    onShown(await preview.mutateAsync({ account, action, handles: readHandles(handles).good }))
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      label={t('Follow or unfollow in bulk')}
      className="rounded-card border border-line bg-raised p-5 shadow-card"
      actions={
        <SubmitButton form={form} className="justify-self-start">
          {count > 0
            ? t('Look up {{count}} accounts for {{cost}}', { count, cost: dollars(count * reading.prices.user) })
            : t('Look them up')}
        </SubmitButton>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField form={form} name="action" label={t('What to do')}>
          <option value="follow">{t('Follow accounts')}</option>
          <option value="unfollow">{t('Unfollow accounts')}</option>
        </SelectField>
        {accounts.length > 1 && (
          <SelectField form={form} name="account" label={t('Acting as')}>
            {accounts.map(({ id, handle, name }) => (
              <option key={id} value={id}>
                {handle ? `@${handle}` : name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <div className="grid gap-2">
        <TextArea
          form={form}
          name="handles"
          label={t('Handles')}
          help={t(
            'Paste up to {{n}}, separated by spaces, commas or line breaks. Looking them up changes nothing on X.',
            {
              n: fullNumber(MOST_IN_A_RUN),
            },
          )}
          rows={4}
          className="[&_textarea]:max-h-60 [&_textarea]:overflow-y-auto"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          validate={judge}
        />
        {filled.length > 0 && (
          <TakeFromList
            lists={filled}
            membersOf={membersOf}
            onTaken={(handles) => form.setValue('handles', handles.map((handle) => `@${handle}`).join('\n'))}
          />
        )}
      </div>
    </ServerForm>
  )
}

function TakeFromList({
  lists,
  membersOf,
  onTaken,
}: Pick<Props, 'lists' | 'membersOf'> & { onTaken: (handles: string[]) => void }) {
  const { t } = useText()

  async function take(list: XList) {
    try {
      onTaken(await membersOf(list))
    } catch (error) {
      refused(error)
    }
  }

  return (
    <DropdownMenu
      trigger={
        <Button size="small" className="justify-self-start">
          {t('Take from a list')}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      }
    >
      {lists.map((list) => (
        <DropdownItem key={list.id} onSelect={() => void take(list)}>
          {list.name}{' '}
          <span className="tabular text-13 text-muted">{t('{{count}} members', { count: list.member_count })}</span>
        </DropdownItem>
      ))}
    </DropdownMenu>
  )
}
