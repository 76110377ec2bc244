import { useText } from '@starling/text'
import { useLocation, useNavigate } from 'react-router'
import { joinAddress } from '../question/index.ts'
import { readScenarios, type ScenarioDraft, writeScenarios } from './scenario-draft.ts'

/** The scenarios on the screen: they stand in the address, and one of them is written. */
export function useScenarios() {
  const { t } = useText()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search)
  const drafts = readScenarios(address, (at) => t('Scenario {{letter}}', { letter: 'ABCD'[at] ?? '' }), Date.now())
  const at = Math.min(drafts.length - 1, Math.max(0, Number(address.get('at')) || 0))
  const go = (next: readonly ScenarioDraft[], chosen: number) =>
    navigate(joinAddress(pathname, writeScenarios(next, chosen)), { replace: true, preventScrollReset: true })
  return {
    drafts,
    at,
    draft: drafts[at]!,
    choose: (chosen: number) => go(drafts, chosen),
    change: (patch: Partial<ScenarioDraft>) =>
      go(
        drafts.map((draft, one) => (one === at ? { ...draft, ...patch } : draft)),
        at,
      ),
    add: (draft: ScenarioDraft) => go([...drafts, draft], drafts.length),
    put: (draft: ScenarioDraft) =>
      go(
        drafts.map((before, one) => (one === at ? draft : before)),
        at,
      ),
    drop: () =>
      go(
        drafts.filter((_, one) => one !== at),
        0,
      ),
  }
}
export type Scenarios = ReturnType<typeof useScenarios>
