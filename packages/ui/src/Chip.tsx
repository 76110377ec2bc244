import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

const LOOKS = {
  plain: 'border-line-strong bg-raised text-text',
  selected: 'border-accent-two bg-accent-two/16 text-text',
  deselected: 'border-control text-muted',
}

/**
 * `onToggle` makes it a switch: a deselected chip stays in its place, struck out, and can be taken back. `usual` is for
 * many of which most are chosen: being so is then no news, and only what is left out looks another way.
 */
export function Chip({
  label,
  icon,
  selected,
  onToggle,
  onRemove,
  usual = false,
  disabled = false,
}: {
  label: string
  icon?: ReactNode
  selected?: boolean
  onToggle?: ((selected: boolean) => void) | undefined
  onRemove?: (() => void) | undefined
  usual?: boolean
  disabled?: boolean
}) {
  const { t } = useText()
  const isDeselected = selected === false
  const isMarked = selected === true && !usual
  const look = isDeselected ? 'deselected' : isMarked ? 'selected' : 'plain'
  const words = (
    <>
      {isMarked && onToggle ? <Check size={14} strokeWidth={2} aria-hidden className="shrink-0" /> : icon}
      <span className={clsx('truncate', isDeselected && 'line-through')}>{label}</span>
    </>
  )
  const part = clsx('inline-flex h-full min-w-0 items-center gap-1.5 pl-3', onRemove ? 'pr-1' : 'pr-3')
  return (
    <span
      className={clsx(
        'inline-flex h-7 max-w-full items-center rounded-full border text-13 transition-colors pointer-coarse:h-10',
        disabled ? 'border-line text-faint' : LOOKS[look],
        isDeselected && 'border-dashed',
      )}
    >
      {onToggle ? (
        <button
          type="button"
          aria-pressed={selected === true}
          disabled={disabled}
          onClick={() => onToggle(!selected)}
          className={clsx(part, 'rounded-full')}
        >
          {words}
        </button>
      ) : (
        <span className={part}>{words}</span>
      )}
      {onRemove && (
        <button
          type="button"
          aria-label={t('Remove {{label}}', { label })}
          disabled={disabled}
          onClick={onRemove}
          className="mr-0.5 grid size-6 shrink-0 place-items-center rounded-full text-muted transition-colors enabled:hover:bg-text/8 enabled:hover:text-text disabled:text-faint pointer-coarse:size-9"
        >
          <X size={14} strokeWidth={1.5} aria-hidden />
        </button>
      )}
    </span>
  )
}
