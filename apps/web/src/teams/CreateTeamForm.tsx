import { useText } from '@starling/text'
import { Button, Form, TextField, useForm } from '@starling/ui'
import { useNavigate } from 'react-router'
import { rememberTeam } from '../auth/session.ts'
import { showRefusal } from '../forms/show-refusal.ts'
import { useCreateTeam } from './queries.ts'

export function CreateTeamForm({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { name: '' } })
  const createTeam = useCreateTeam()

  async function submit({ name }: { name: string }) {
    try {
      const { slug } = await createTeam.mutateAsync(name.trim())
      rememberTeam(slug)
      await navigate(`/${slug}`)
    } catch (error) {
      showRefusal(form, error)
    }
  }

  return (
    <Form
      form={form}
      onSubmit={submit}
      actions={
        <Button type="submit" variant="primary" className="justify-self-start" busy={form.formState.isSubmitting}>
          {t('Create the team')}
        </Button>
      }
    >
      <TextField
        form={form}
        name="name"
        label={t('Team name')}
        help={t('You become its admin and can invite others.')}
        autoComplete="organization"
        autoFocus={autoFocus}
        required
        max={80}
      />
    </Form>
  )
}
