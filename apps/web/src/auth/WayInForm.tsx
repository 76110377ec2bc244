import type { WayIn } from '@starling/contract/browser'
import { type TextKey, useText } from '@starling/text'
import { SelectField, SubmitButton, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { useChangeWayIn, wayInOptions } from './queries.ts'

const WAYS: Record<WayIn, TextKey> = {
  any: 'A code by email, a linked account or a passkey',
  mail_and_passkey: 'A code by email, then a passkey',
  passkey: 'A passkey only',
}

export function WayInForm({ count }: { count: number }) {
  const { data } = useQuery(wayInOptions)
  return data ? <ChooseWayIn key={data.way_in} chosen={data.way_in} count={count} /> : null
}

function ChooseWayIn({ chosen, count }: { chosen: WayIn; count: number }) {
  const { t } = useText()
  const form = useForm({ defaultValues: { way_in: chosen } })
  const changeWayIn = useChangeWayIn()

  async function submit({ way_in }: { way_in: WayIn }) {
    await changeWayIn.mutateAsync(way_in)
    notify(t('The way you sign in was saved.'), 'success')
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-start">
          {t('Save how you sign in')}
        </SubmitButton>
      }
    >
      <SelectField
        form={form}
        name="way_in"
        label={t('What you sign in with')}
        help={
          count === 1
            ? t(
                'You have one passkey. Add a second one on another device first: if you lose your only one, you need a link from whoever runs this installation to sign in again.',
              )
            : t('If you lose all your passkeys, you need a link from whoever runs this installation to sign in again.')
        }
      >
        {(Object.keys(WAYS) as WayIn[]).map((way) => (
          <option key={way} value={way}>
            {t(WAYS[way])}
          </option>
        ))}
      </SelectField>
    </ServerForm>
  )
}
