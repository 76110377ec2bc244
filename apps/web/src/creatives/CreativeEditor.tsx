import { type AdCreative, ApiError } from '@starling/contract/browser'
import { isApplicable, lintCreative } from '@starling/targeting'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { Copy, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { refused, sayError, undoable } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { CreativeFields } from './CreativeFields.tsx'
import { type CreativeDraft, draftOf, hasWrongAddress, isBlank, newDraft, sentOf, shownIn } from './draft.ts'
import { PreviewPart } from './PreviewPart.tsx'
import { useCreativeChanges } from './queries.ts'
import { Remarks } from './Remarks.tsx'
import { VariantsPart } from './VariantsPart.tsx'

type Props = {
  team: string
  /** Null while it is made. */
  creative: AdCreative | null
  onClose: () => void
  onOpen: (id: string) => void
}

/** Writes a creative beside how it will look, and says what X's rules say. */
export function CreativeEditor({ team, creative, onClose, onOpen }: Props) {
  const { t } = useText()
  const changes = useCreativeChanges(team)
  const [draft, setDraft] = useState<CreativeDraft>(() => (creative ? draftOf(creative) : newDraft()))
  const [seen, setSeen] = useState(creative?.changed_at ?? '')
  const sent = sentOf(draft.written)
  const isWrong = hasWrongAddress(draft.written)
  const remarks = useMemo(() => lintCreative({ ...sentOf(draft.written), media: shownIn(draft) }), [draft])

  async function save() {
    try {
      if (creative) {
        const saved = await changes.replace.mutateAsync({ id: creative.id, seen, body: sent })
        setSeen(saved.changed_at)
        setDraft(draftOf(saved))
      } else onOpen((await changes.make.mutateAsync(sent)).id)
      notify(t('{{name}} was saved.', { name: sent.name }), 'success')
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'changed_meanwhile'
      notify(
        isLate
          ? t('Somebody changed this creative after you opened it. Open it again to see theirs.')
          : sayError(error),
        'error',
      )
    }
  }
  async function makeVariant() {
    if (!creative) return
    try {
      const made = await changes.make.mutateAsync({ ...sent, variant_of: creative.variant_of ?? creative.id })
      onOpen(made.id)
      notify(
        t('Variant {{letter}} was made. Change one thing in it, and see which works.', { letter: made.variant }),
        'success',
      )
    } catch (error) {
      refused(error)
    }
  }
  async function remove() {
    if (!creative) return
    const { id, name } = creative
    const bringBack = () => changes.restore.mutateAsync(id)
    if (await undoable(changes.remove.mutateAsync(id), t('{{name}} was deleted.', { name }), bringBack)) onClose()
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <CreativeFields team={team} draft={draft} onChange={setDraft} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <PreviewPart draft={draft} />
        <Remarks remarks={remarks} isBlank={!creative && isBlank(draft.written)} />
        {creative && <VariantsPart team={team} creative={creative} onOpen={onOpen} />}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 lg:col-span-2">
        {!isApplicable(remarks) && sent.name !== '' && (
          <p className="text-13 text-muted">
            {isWrong
              ? t('It can be saved once each address is one of the web.')
              : t('It can be saved, and not be used in an ad until what is red is mended.')}
          </p>
        )}
        {creative && (
          <>
            <Button icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onClick={remove}>
              {t('Delete')}
            </Button>
            <Button icon={<Copy size={16} strokeWidth={1.5} aria-hidden />} onClick={makeVariant}>
              {t('Make a variant')}
            </Button>
          </>
        )}
        <Button variant="primary" disabled={sent.name === '' || isWrong} onClick={save}>
          {t('Save')}
        </Button>
      </div>
    </div>
  )
}
