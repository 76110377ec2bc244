import { useText } from '@starling/text'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { StepList } from './StepList.tsx'

export type Step = {
  id: string
  title: string
  content: ReactNode
  /** Filled and valid: a plain answer, or a check that runs on Continue and shows its own errors. */
  ready: boolean | (() => boolean | Promise<boolean>)
  /** Said beside the button while the step is not ready. */
  hint?: string
}

export type StepperProps = {
  label: string
  steps: readonly Step[]
  onSubmit: () => unknown
  /** Stays in view beside the steps. */
  summary?: ReactNode
  /** The place of the step titles in the outline of the page. */
  level?: 2 | 3 | 4
  /** The step that its owner holds, as in an address; without it the stepper keeps it itself. */
  at?: string | undefined
  onMove?: ((id: string) => void) | undefined
}

/** Forward only from a step that is filled and valid; the last step submits; Back moves one step (spec 4). */
export function Stepper({ label, steps, onSubmit, summary, level = 2, at, onMove }: StepperProps) {
  const { t } = useText()
  const hintId = useId()
  const [own, setOwn] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  const chosen =
    at === undefined
      ? own
      : Math.max(
          0,
          steps.findIndex(({ id }) => id === at),
        )
  // The list may get shorter while someone is on its last step.
  const current = Math.min(chosen, steps.length - 1)
  const step = steps[current]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each move, and nothing else
  useEffect(() => {
    if (moved.current) heading.current?.focus()
  }, [current])

  if (!step) return null
  const isLast = current === steps.length - 1
  const isBlocked = step.ready === false
  const Heading = `h${level}` as const

  function go(to: number) {
    moved.current = true
    setOwn(to)
    const next = steps[to]
    if (next) onMove?.(next.id)
  }

  async function forward() {
    const ready = typeof step?.ready === 'function' ? await step.ready() : step?.ready
    if (!ready) return
    if (isLast) await onSubmit()
    else go(current + 1)
  }

  return (
    <section aria-label={label} className="@container">
      <StepList steps={steps} current={current} onGo={go} />
      <div className={summary ? 'mt-6 grid gap-8 @2xl:grid-cols-[minmax(0,1fr)_17rem]' : 'mt-6'}>
        <div className="min-w-0">
          <Heading ref={heading} tabIndex={-1} className="font-strong text-20 outline-none">
            {step.title}
          </Heading>
          <div className="mt-4">{step.content}</div>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            {current > 0 && <Button onClick={() => go(current - 1)}>{t('Back')}</Button>}
            <Button
              variant="primary"
              aria-disabled={isBlocked}
              aria-describedby={isBlocked && step.hint ? hintId : undefined}
              className={isBlocked ? 'opacity-50' : undefined}
              onClick={forward}
            >
              {isLast ? t('Submit') : t('Continue')}
            </Button>
            {isBlocked && step.hint && (
              <p id={hintId} className="text-13 text-muted">
                {step.hint}
              </p>
            )}
          </div>
        </div>
        {summary && <div className="@2xl:sticky @2xl:top-4 @2xl:self-start">{summary}</div>}
      </div>
    </section>
  )
}
