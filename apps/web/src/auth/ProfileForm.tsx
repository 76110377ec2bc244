import type { User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Field, Input, SubmitButton, useForm } from '@starling/ui'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { LanguageField } from './LanguageField.tsx'
import { NameFields, type NameValues } from './NameFields.tsx'
import { useChangeMe } from './queries.ts'

export function ProfileForm({ me }: { me: User }) {
  const { t } = useText()
  const form = useForm<NameValues>({ defaultValues: { first_name: me.first_name, last_name: me.last_name } })
  const changeMe = useChangeMe()

  async function submit({ first_name, last_name }: NameValues) {
    await changeMe.mutateAsync({ first_name: first_name.trim(), last_name: last_name.trim() })
    notify(t('Your name was saved.'), 'success')
  }

  return (
    <>
      <Field label={t('Email')} help={t('Codes and invites go to this address. It cannot be changed.')}>
        {(control) => <Input {...control} value={me.email} readOnly className="bg-sunken!" />}
      </Field>
      <ServerForm
        form={form}
        onSubmit={submit}
        actions={
          <SubmitButton form={form} variant="secondary" className="justify-self-start">
            {t('Save your name')}
          </SubmitButton>
        }
      >
        <NameFields form={form} />
      </ServerForm>
      <LanguageField />
    </>
  )
}
