import type { Ad, AdSetState, CampaignState } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { CircleCheck, CircleDashed, CirclePause, CircleX, Clock, Flag, Loader } from 'lucide-react'
import { AD_STATE_WORDS, STATE_WORDS } from './words.ts'

type State = CampaignState | AdSetState | Ad['state']
/** Never by colour alone: each has its sign and its word. */
const LOOKS: Record<State, { look: string; Icon: typeof Flag }> = {
  draft: { look: 'text-muted', Icon: CircleDashed },
  awaiting_approval: { look: 'text-warn', Icon: Clock },
  sending: { look: 'text-info', Icon: Loader },
  paused: { look: 'text-muted', Icon: CirclePause },
  active: { look: 'text-good', Icon: CircleCheck },
  on: { look: 'text-good', Icon: CircleCheck },
  off: { look: 'text-muted', Icon: CirclePause },
  ended: { look: 'text-muted', Icon: Flag },
  failed: { look: 'text-bad', Icon: CircleX },
}

export function StateMark({ state, className }: { state: State; className?: string }) {
  const { t } = useText()
  const { look, Icon } = LOOKS[state]
  const words = state === 'on' || state === 'off' ? AD_STATE_WORDS[state] : STATE_WORDS[state]
  return (
    <span data-state={state} className={clsx('inline-flex min-w-0 items-center gap-1.5', className)}>
      <Icon size={14} strokeWidth={2} aria-hidden className={clsx('shrink-0', look)} />
      <span className="truncate">{t(words)}</span>
    </span>
  )
}
