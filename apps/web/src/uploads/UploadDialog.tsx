import type { AudienceConfig, RefreshRule, TeamAccount } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { buttonClass, CheckboxField, Dialog, EmptyState, SelectField, SubmitButton, useForm } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { teamAccountsOptions } from '../accounts/index.ts'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { Await } from '../panels/index.ts'
import { useUploadChanges } from './queries.ts'
import { UPLOAD_RULES } from './words.ts'

type Uploaded = Pick<AudienceConfig, 'id' | 'name'>
type Props = { team: string; audience: Uploaded; open: boolean; onClose: () => void }

/** To which ad account, how it is kept up to date, and that the person may. */
export function UploadDialog({ team, audience, open, onClose }: Props) {
  const { t } = useText()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Upload {{name}} to X', { name: audience.name })}
      description={t('X gets the ids of these accounts as hashes, and makes a custom audience of those it knows.')}
    >
      {open && <Accounts team={team} audience={audience} close={onClose} />}
    </Dialog>
  )
}

type Inner = { team: string; audience: Uploaded; close: () => void }

function Accounts({ team, audience, close }: Inner) {
  const { t } = useText()
  const query = useQuery(teamAccountsOptions(team))
  return (
    <Await query={query} name={`accounts ${team}`} height="h-40">
      {(all) => {
        const accounts = all.filter(({ network, closed_by, role }) => network === 'x' && !closed_by && role !== 'look')
        if (accounts.length > 0) return <UploadForm audience={audience} accounts={accounts} close={close} />
        return (
          <EmptyState
            level={3}
            title={t('Upload not available')}
            reason={t('The team has no open ad account at X in which you may work. Link one first.')}
            action={
              <Link to={`/${team}/account?tab=ad-accounts`} className={buttonClass({ variant: 'primary' })}>
                {t('Ad accounts of the team')}
              </Link>
            }
          />
        )
      }}
    </Await>
  )
}

type Values = { team_account: string; refresh: RefreshRule; consent: boolean }

function UploadForm({
  audience,
  accounts,
  close,
}: {
  audience: Uploaded
  accounts: readonly TeamAccount[]
  close: () => void
}) {
  const { t } = useText()
  const { upload } = useUploadChanges()
  const form = useForm<Values>({
    defaultValues: { team_account: accounts[0]!.id, refresh: 'never', consent: false },
  })
  async function submit({ team_account, refresh }: Values) {
    await upload.mutateAsync({ audience_config_id: audience.id, team_account, refresh })
    // spec 8, with its spelling
    notify(t('Audience succesfully uploaded, it may take up to one day to be processed by twitter'), 'success')
    close()
  }
  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <SubmitButton form={form} className="justify-self-end">
          {t('Upload to X')}
        </SubmitButton>
      }
    >
      <SelectField form={form} name="team_account" label={t('Ad account')}>
        {accounts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <p className="text-13 text-muted">
        {t('Who is in it is counted anew at the upload, so it can be more or fewer people than the list shows.')}
      </p>
      <SelectField form={form} name="refresh" label={t('How it is refreshed')}>
        {(['never', 'daily', 'weekly'] as const).map((rule) => (
          <option key={rule} value={rule}>
            {t(UPLOAD_RULES[rule])}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        form={form}
        name="consent"
        required
        label={t(
          'I may use this audience for advertising: its people were chosen from public data, X’s policies for custom audiences are kept, and nobody who objected is in it.',
        )}
      />
    </ServerForm>
  )
}
