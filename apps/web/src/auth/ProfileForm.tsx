import type { User } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Field, Form, Input, useForm } from '@starling/ui'
import { showRefusal } from '../forms/show-refusal.ts'
import { notify } from '../shell/notifications.ts'
import { LanguageField } from './LanguageField.tsx'
import { NameFields, type NameValues } from './NameFields.tsx'
import { useChangeMe } from './queries.ts'

export function ProfileForm({ me }: { me: User }) {
  const { t } = useText()
  const form = useForm<NameValues>({ defaultValues: { first_name: me.first_name, last_name: me.last_name } })
  const changeMe = useChangeMe()

  async function submit({ first_name, last_name }: NameValues) {
    try {
      await changeMe.mutateAsync({ first_name: first_name.trim(), last_name: last_name.trim() })
      notify(t('Your name was saved.'), 'success')
    } catch (error) {
      showRefusal(form, error)
    }
  }

  return (
    <>
      <Field label={t('Email')} help={t('Codes and invites go to this address. It cannot be changed.')}>
        {(control) => <Input {...control} value={me.email} readOnly className="bg-sunken!" />}
      </Field>
      <Form
        form={form}
        onSubmit={submit}
        actions={
          <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting}>
            {t('Save your name')}
          </Button>
        }
      >
        <NameFields form={form} />
      </Form>
      <LanguageField />
    </>
  )
}
