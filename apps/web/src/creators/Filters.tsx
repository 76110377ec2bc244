import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

/** Beside what they narrow. On a phone they would stand before it, screens long, so there they unfold at a press. */
export function Filters({ chosen, children }: { chosen: number; children: ReactNode }) {
  const { t } = useText()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-2">
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
        className="justify-self-start lg:hidden"
      >
        {chosen > 0 ? t('Filters: {{n}}', { n: chosen }) : t('Filters')}
      </Button>
      <div
        id={id}
        className={clsx(
          'grid gap-5 rounded-card border border-line bg-raised p-5 shadow-card',
          !isOpen && 'max-lg:hidden',
        )}
      >
        {children}
      </div>
    </div>
  )
}
