import type { Base } from '@starling/contract/browser'
import type { Comparison } from '@starling/question'
import { useText } from '@starling/text'
import { QuietSelect } from '../../panels/index.ts'

/** Whether those whom the audience is compared with are made like it, or stand as they are. */
export function ComparisonChooser({ base, onChange }: { base: Base; onChange: (comparison: Comparison) => void }) {
  const { t } = useText()
  const isPlain = base.comparison === 'plain'
  return (
    <QuietSelect
      label={t('Adjustment')}
      value={isPlain ? 'plain' : 'adjusted'}
      shown={isPlain ? t('not adjusted') : t('adjusted')}
      onChange={(value) => onChange(value === 'plain' ? 'plain' : 'adjusted')}
      choices={() => [
        { value: 'adjusted', label: t('Adjusted for activity, language and country') },
        { value: 'plain', label: t('Not adjusted') },
      ]}
    />
  )
}
