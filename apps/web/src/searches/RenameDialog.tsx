import type { ExploreSearch } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Dialog, SubmitButton, TextField, useForm } from '@starling/ui'
import { ServerForm } from '../forms/index.ts'
import { useSearchChanges } from './queries.ts'

export function RenameDialog({
  search,
  open,
  onOpenChange,
}: {
  search: ExploreSearch
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { t } = useText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={t('Rename')}>
      <Rename search={search} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}

function Rename({ search: { id, name }, onDone }: { search: ExploreSearch; onDone: () => void }) {
  const { t } = useText()
  const form = useForm({ defaultValues: { name } })
  const { rename } = useSearchChanges()
  async function submit(values: { name: string }) {
    await rename.mutateAsync({ id, name: values.name.trim() })
    onDone()
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
      <TextField form={form} name="name" label={t('Name')} autoComplete="off" autoFocus required max={200} />
    </ServerForm>
  )
}
