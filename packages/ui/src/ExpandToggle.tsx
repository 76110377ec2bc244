import { useText } from '@starling/text'
import { ChevronsLeftRight, ChevronsRightLeft } from 'lucide-react'
import { IconButton } from './IconButton.tsx'

/** Switches a panel between its normal and double width (spec 4). */
export function ExpandToggle({
  expanded,
  onChange,
  controls,
}: {
  expanded: boolean
  onChange: (expanded: boolean) => void
  /** The id of the panel. */
  controls?: string
}) {
  const { t } = useText()
  const Icon = expanded ? ChevronsRightLeft : ChevronsLeftRight
  return (
    <IconButton
      size="small"
      label={expanded ? t('Normal width') : t('Double width')}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={() => onChange(!expanded)}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  )
}
