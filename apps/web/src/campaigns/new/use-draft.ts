import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { recentTeam, useMe } from '../../session/index.ts'
import { broughtBy, type CampaignDraft, keptDraft, lastDraft, newDraft, SOURCES } from './campaign-draft.ts'

/** The draft of this tab, with what a link brought along; that is then taken out of the address. */
export function useDraft(teamId: string | undefined) {
  const { me } = useMe()
  const [search, setSearch] = useSearchParams()
  const [kept, last] = [keptDraft(me?.id ?? ''), lastDraft(me?.id ?? '')]
  const [draft, setDraft] = useState<CampaignDraft>(() => {
    const team = teamId ?? search.get('team') ?? recentTeam() ?? me?.memberships[0]?.team.slug ?? ''
    const before = kept.get() ?? (search.has('step') ? last.get() : null)
    // One of another team has another's accounts and audiences.
    const begun = before && before.team === team ? before : newDraft(team, Date.now())
    return broughtBy(begun, search)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept whenever it changes
  useEffect(() => {
    kept.set(draft)
    // What one tab saved is not another's to replace.
    last.set({ ...draft, saved: null })
  }, [draft])

  const isBrought = [...SOURCES, 'creative', 'team'].some((name) => search.has(name))
  useEffect(() => {
    if (!isBrought) return
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const name of [...SOURCES, 'creative', 'team']) next.delete(name)
        return next
      },
      { replace: true },
    )
  }, [isBrought, setSearch])

  return {
    draft,
    change: (patch: Partial<CampaignDraft>) => setDraft((now) => ({ ...now, ...patch })),
    begin: (team: string) => setDraft(newDraft(team, Date.now())),
    forget: () => {
      kept.set(null)
      last.set(null)
    },
  }
}
