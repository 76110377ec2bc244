import { useText } from '@starling/text'
import {
  CheckboxField,
  Field,
  Form,
  formError,
  Input,
  Select,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useForm,
} from '@starling/ui'
import { useEffect } from 'react'
import type { Specimen } from './Specimen.tsx'

type Values = { name: string; email: string; note: string; country: string; agreed: boolean }

const EMPTY: Values = { name: '', email: '', note: '', country: '', agreed: false }

function SampleForm({ defaultValues, isJudged = false }: { defaultValues: Values; isJudged?: boolean }) {
  const { t, language } = useText()
  const form = useForm<Values>({ defaultValues })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages are judged again in the language of the moment
  useEffect(() => {
    if (!isJudged) return
    void form.trigger().then(() => form.setError('root', { message: formError(t('This name is taken.')) }))
  }, [isJudged, language, form])

  return (
    <Form
      form={form}
      onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1200))}
      actions={<Actions form={form} />}
    >
      <TextField form={form} name="name" label={t('Name')} required min={3} help={t('Only your team sees it.')} />
      <TextField form={form} name="email" label={t('Email')} email required />
      <TextArea form={form} name="note" label={t('Note')} optional max={200} />
      <SelectField form={form} name="country" label={t('Country')} required>
        <option value="">–</option>
        <option value="it">Italy</option>
        <option value="jp">日本</option>
      </SelectField>
      <CheckboxField form={form} name="agreed" label={t('Tell me by email when the count is done.')} />
    </Form>
  )
}

function Actions({ form }: { form: ReturnType<typeof useForm<Values>> }) {
  const { t } = useText()
  return (
    <div>
      <SubmitButton form={form}>{t('Save')}</SubmitButton>
    </div>
  )
}

function ShowForm() {
  const filled = { name: 'Espresso at home', email: 'admin@meridian.example', note: '', country: 'it', agreed: true }
  return <SampleForm defaultValues={filled} />
}

function ShowErrors() {
  return <SampleForm defaultValues={{ ...EMPTY, name: 'ab', email: 'admin' }} isJudged />
}

function ShowControls() {
  const { t } = useText()
  return (
    <>
      <Field label={t('Name')}>{(control) => <Input {...control} disabled defaultValue="Espresso at home" />}</Field>
      <Field label={t('Country')} error={t('This country is not available for targeting.')}>
        {(control) => (
          <Select {...control} defaultValue="it">
            <option value="it">Italy</option>
          </Select>
        )}
      </Field>
    </>
  )
}

export const fields: readonly Specimen[] = [
  { id: 'form', name: 'Form', Show: ShowForm },
  { id: 'form-errors', name: 'Form, with errors', Show: ShowErrors },
  { id: 'field', name: 'Field, Input, Select', Show: ShowControls },
]
