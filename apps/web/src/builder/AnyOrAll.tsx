import { ALL_OF_FIELDS, type BlockKind, type BuilderDraft } from '@starling/question/builder'
import { useText } from '@starling/text'
import { Select } from '@starling/ui'

/** Whether one of the things in a block is enough, once there are two. */
export function AnyOrAll({
  kind,
  label,
  draft,
  change,
}: {
  kind: BlockKind
  label: string
  draft: BuilderDraft
  change: (patch: Partial<BuilderDraft>) => void
}) {
  const { t } = useText()
  const field = ALL_OF_FIELDS.find((one) => one === kind)
  if (!field || draft[field].length < 2) return null
  const others = draft.all_of.filter((one) => one !== field)
  return (
    <Select
      aria-label={t('{{label}}: any or all', { label })}
      className="justify-self-start"
      value={draft.all_of.includes(field) ? 'all' : 'any'}
      onChange={({ currentTarget: { value } }) => change({ all_of: value === 'all' ? [...others, field] : others })}
    >
      <option value="any">{t('Any of these is enough')}</option>
      <option value="all">{t('All of these must be true')}</option>
    </Select>
  )
}
