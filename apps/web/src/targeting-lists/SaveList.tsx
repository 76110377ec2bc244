import type { TargetingList } from '@starling/contract/browser'
import { givenParts, type TargetingPackage } from '@starling/targeting'
import { useText } from '@starling/text'
import { Dialog, SubmitButton, TextField, useForm } from '@starling/ui'
import { notify } from '../floor/index.ts'
import { ServerForm } from '../forms/index.ts'
import { useListChanges } from './queries.ts'

const LONGEST = 200
type Props = { list: TargetingList; given: TargetingPackage; base: number; open: boolean; onClose: () => void }

/** Makes a version of what is on the screen, with why. */
export function SaveList({ open, onClose, ...rest }: Props) {
  const { t } = useText()
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Save this list')}>
      {open && <SaveForm {...rest} onClose={onClose} />}
    </Dialog>
  )
}

function SaveForm({ list, given, base, onClose }: Omit<Props, 'open'>) {
  const { t } = useText()
  const { replace } = useListChanges()
  const form = useForm({ defaultValues: { name: list.name, reason: '' } })
  async function submit({ name, reason }: { name: string; reason: string }) {
    const body = {
      version: base,
      name: name.trim(),
      targeting_package: givenParts(given),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    }
    const saved = await replace.mutateAsync({ id: list.id, body })
    notify(t('Version {{n}} of {{name}} was saved.', { n: saved.version, name: saved.name }), 'success')
    onClose()
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
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" required max={LONGEST} />
      <TextField
        form={form}
        name="reason"
        label={t('Why')}
        optional
        max={LONGEST}
        help={t('It stands beside this version.')}
      />
    </ServerForm>
  )
}
