import { useText } from '@starling/text'
import { SubmitButton, TextField, useForm } from '@starling/ui'
import { useNavigate } from 'react-router'
import { ServerForm } from '../forms/index.ts'
import { rememberTeam } from '../session/index.ts'
import { useCreateTeam } from './queries.ts'

export function CreateTeamForm({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useText()
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { name: '' } })
  const createTeam = useCreateTeam()

  async function submit({ name }: { name: string }) {
    const { slug } = await createTeam.mutateAsync(name.trim())
    rememberTeam(slug)
    await navigate(`/${slug}`)
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-start">
          {t('Create the team')}
        </SubmitButton>
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
    </ServerForm>
  )
}
