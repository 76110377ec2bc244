import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { Step } from './Stepper.tsx'

/** Only steps at or before the current one can be clicked (spec 4). */
export function StepList({
  steps,
  current,
  onGo,
}: {
  steps: readonly Step[]
  current: number
  onGo: (step: number) => void
}) {
  const { t } = useText()
  return (
    <>
      <p className="mb-2 text-13 text-muted @md:hidden">
        {t('Step {{step}} of {{steps}}', { step: current + 1, steps: steps.length })}
      </p>
      <ol className="flex items-center gap-2 @md:gap-3">
        {steps.map((step, index) => (
          <li key={step.id} className={clsx('flex min-w-0 items-center gap-2 @md:gap-3', index > 0 && 'grow')}>
            {index > 0 && (
              <span
                aria-hidden
                className={clsx('h-px min-w-3 grow', index <= current ? 'bg-accent' : 'bg-line-strong')}
              />
            )}
            <button
              type="button"
              disabled={index > current}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(index)}
              className="group flex min-h-8 min-w-0 items-center gap-2 rounded-control pointer-coarse:min-h-10"
            >
              <span
                aria-hidden
                className={clsx(
                  'tabular grid size-6 shrink-0 place-items-center rounded-full border font-medium text-12 transition-colors',
                  index < current && 'border-accent text-accent group-hover:bg-accent/12',
                  index === current && 'border-accent bg-accent text-on-accent',
                  index > current && 'border-line-strong text-faint',
                )}
              >
                {index < current ? <Check size={14} strokeWidth={2} /> : index + 1}
              </span>
              <span
                className={clsx(
                  'truncate text-13 @max-md:sr-only',
                  index === current && 'font-medium text-text',
                  index < current && 'text-muted group-hover:text-text',
                  index > current && 'text-faint',
                )}
              >
                {step.title}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
