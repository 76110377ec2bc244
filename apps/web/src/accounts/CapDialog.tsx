import type { SpendingCap, TeamAccount } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Dialog, SelectField, SubmitButton, TextField, useForm } from '@starling/ui'
import { money, notify, readMoney, writeMoney } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { useCapChanges } from './queries.ts'

type Props = {
  team: string
  cap: SpendingCap | 'new' | undefined
  accounts: readonly TeamAccount[]
  caps: readonly SpendingCap[]
  close: () => void
}

export function CapDialog({ cap, close, ...rest }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={cap !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      size="small"
      title={cap === 'new' ? t('Set a spending cap') : t('Change a spending cap')}
      description={t('A lower cap applies immediately. What campaigns have reserved already stays reserved.')}
    >
      {cap && <CapForm key={cap === 'new' ? '' : cap.id} cap={cap} close={close} {...rest} />}
    </Dialog>
  )
}

/** Where it holds is one choice: an ad account, or all of a currency. */
type Values = { whose: string; amount: string }
const ALL = 'all '

function CapForm({ team, cap, accounts, caps, close }: Props & { cap: SpendingCap | 'new' }) {
  const { t } = useText()
  const { set } = useCapChanges(team)
  const currencies = [...new Set([...accounts, ...caps].flatMap(({ currency }) => currency ?? []))].toSorted()
  const first = cap === 'new' ? `${ALL}${currencies[0] ?? 'USD'}` : (cap.team_account ?? `${ALL}${cap.currency}`)
  const amount = cap === 'new' ? '' : writeMoney(cap.amount_micro)
  const form = useForm<Values>({ defaultValues: { whose: first, amount } })
  const read = (whose: string) => {
    if (whose.startsWith(ALL)) return { team_account: null, currency: whose.slice(ALL.length) }
    const currency = accounts.find(({ id }) => id === whose)?.currency ?? (cap === 'new' ? 'USD' : cap.currency)
    return { team_account: whose, currency }
  }
  const { currency } = read(form.watch('whose'))

  async function submit({ whose, amount: typed }: Values) {
    const wanted = read(whose)
    const micro = readMoney(typed, wanted.currency, 0) ?? 0
    const kept = await set.mutateAsync({ ...wanted, amount_micro: micro })
    close()
    const words = { amount: money(kept.amount_micro, kept.currency) }
    if (kept.asked) notify(t('Another admin has to approve. Until then the cap is {{amount}} a month.', words), 'info')
    else notify(t('The cap is {{amount}} a month.', words), 'success')
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
      {cap === 'new' && (
        <SelectField form={form} name="whose" label={t('Applies to')}>
          {(currencies.length > 0 ? currencies : ['USD']).map((one) => (
            <option key={one} value={`${ALL}${one}`}>
              {t('All ad accounts in {{currency}}', { currency: one })}
            </option>
          ))}
          {accounts.flatMap(({ id, name, currency: of }) =>
            of ? (
              <option key={id} value={id}>
                {name}
              </option>
            ) : (
              []
            ),
          )}
        </SelectField>
      )}
      <TextField
        form={form}
        name="amount"
        label={t('{{currency}} a month', { currency })}
        help={t('0 means that everything needs a second person.')}
        inputMode="decimal"
        autoComplete="off"
        required
        validate={(typed) =>
          readMoney(String(typed), currency, 0) === undefined
            ? t('This is not an amount in {{currency}}', { currency })
            : undefined
        }
      />
    </ServerForm>
  )
}
