import type { SocialAccount, XList } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { CheckboxField, Dialog, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { type ListFields, useListChanges } from './queries.ts'

type Values = ListFields & { account: string }
// As long as X allows.
const LONGEST_NAME = 25
const LONGEST_DESCRIPTION = 100

type Props = { team: string; accounts: SocialAccount[]; list?: XList | undefined; close: () => void }

/** Makes a list at X, or changes one. */
export function ListDialog({ open, ...rest }: Props & { open: boolean }) {
  const { t } = useText()
  const { list, close } = rest
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      size="small"
      title={list ? t('Change {{name}}', { name: list.name }) : t('New list')}
      description={
        list ? t('It changes on X in a moment.') : t('The list is created on X in a moment, with nobody on it yet.')
      }
    >
      <Fields {...rest} />
    </Dialog>
  )
}

function Fields({ team, accounts, list, close }: Props) {
  const { t } = useText()
  const { create, change } = useListChanges(team)
  const form = useForm<Values>({
    defaultValues: {
      account: accounts[0]?.id ?? '',
      name: list?.name ?? '',
      description: list?.description ?? '',
      private: list?.private ?? true,
    },
  })

  async function submit({ account, ...typed }: Values) {
    const fields = { ...typed, name: typed.name.trim(), description: typed.description.trim() }
    await (list ? change.mutateAsync({ pk: list.id, ...fields }) : create.mutateAsync({ account, ...fields }))
    notify(
      list ? t('The list will be changed on X in a moment.') : t('The list will be created on X in a moment.'),
      'success',
    )
    close()
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {list ? t('Save') : t('Create the list')}
        </SubmitButton>
      }
    >
      <TextField
        form={form}
        name="name"
        label={t('Name of the list')}
        autoComplete="off"
        autoFocus
        required
        max={LONGEST_NAME}
      />
      <TextField
        form={form}
        name="description"
        label={t('Description')}
        autoComplete="off"
        optional
        max={LONGEST_DESCRIPTION}
      />
      {!list && accounts.length > 1 && (
        <SelectField form={form} name="account" label={t('Account on X')}>
          {accounts.map(({ id, handle, name }) => (
            <option key={id} value={id}>
              {handle ? `@${handle}` : name}
            </option>
          ))}
        </SelectField>
      )}
      <CheckboxField
        form={form}
        name="private"
        label={t('Only I can see it on X')}
        help={t('People are notified when they are added to a public list.')}
      />
    </ServerForm>
  )
}
