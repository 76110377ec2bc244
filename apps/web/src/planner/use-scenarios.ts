import { useText } from '@starling/text'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { joinAddress } from '../question/index.ts'
import { readScenarios, type ScenarioDraft, writeScenarios } from './scenario-draft.ts'

type Written = { drafts: readonly ScenarioDraft[]; at: number }

/** The scenarios on the screen, of which one is written. They follow into the address, which a reload or a link reads. */
export function useScenarios() {
  const { t } = useText()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search).toString()
  const read = (): Written => {
    const asked = new URLSearchParams(address)
    const drafts = readScenarios(asked, (at) => t('Scenario {{letter}}', { letter: 'ABCD'[at] ?? '' }), Date.now())
    return { drafts, at: Math.min(drafts.length - 1, Math.max(0, Number(asked.get('at')) || 0)) }
  }
  // Not the address itself: it comes after the next letter was typed, and would lose it.
  const [now, setNow] = useState(read)
  const written = useRef(address)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when another address is gone to
  useEffect(() => {
    if (written.current !== address) setNow(read())
    written.current = address
  }, [address])
  const text = writeScenarios(now.drafts, now.at).toString()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the scenarios change, and not where one is
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else if (written.current !== text) {
      written.current = text
      navigate(joinAddress(pathname, new URLSearchParams(text)), { replace: true, preventScrollReset: true })
    }
  }, [text])
  const { drafts, at } = now
  return {
    drafts,
    at,
    draft: drafts[at]!,
    choose: (chosen: number) => setNow((before) => ({ ...before, at: chosen })),
    add: (draft: ScenarioDraft) =>
      setNow((before) => ({ drafts: [...before.drafts, draft], at: before.drafts.length })),
    put: (draft: ScenarioDraft) =>
      setNow((before) => ({
        ...before,
        drafts: before.drafts.map((one, place) => (place === before.at ? draft : one)),
      })),
    /** For another team: what the first one keeps, and its audiences, are not the other's. */
    carry: () =>
      setNow((before) => ({
        ...before,
        drafts: before.drafts.map((one) => ({
          ...one,
          ...{ id: null, seen: null },
          parts: one.parts.map((part) => ({ ...part, audience_config_id: null })),
        })),
      })),
    drop: () => setNow((before) => ({ drafts: before.drafts.filter((_, place) => place !== before.at), at: 0 })),
  }
}
export type Scenarios = ReturnType<typeof useScenarios>
