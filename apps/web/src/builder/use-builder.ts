import {
  type BuilderDraft,
  draftOfQuestion,
  EMPTY_BUILDER,
  readBuilder,
  writeBuilder,
} from '@starling/question/builder'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { api, type History, redone, undone } from '../floor/index.ts'
import { joinAddress } from '../question/index.ts'
import { useMe } from '../session/index.ts'
import { asksTheSame, changed, recalled, remember } from './history.ts'
import { audienceOptions, keptOptions } from './queries.ts'

const KEEP_AFTER_MS = 800
const FIELDS = Object.keys(EMPTY_BUILDER) as (keyof BuilderDraft)[]
const draftIn = (kept: BuilderDraft): BuilderDraft =>
  Object.fromEntries(FIELDS.map((field) => [field, kept[field]])) as BuilderDraft

export type Builder = {
  draft: BuilderDraft
  /** With the word that is being typed: it is counted before it is taken. */
  typed: BuilderDraft
  /** Null: nothing is being typed. */
  type: (patch: Partial<BuilderDraft> | null) => void
  change: (patch: Partial<BuilderDraft>) => void
  replace: (draft: BuilderDraft) => void
  undo: (() => void) | null
  redo: (() => void) | null
}

type Opened = { builder: Builder; error: null } | { builder: null; error: unknown; retry: () => void }

/** What is built here: as the address says, else as it was left on any device. It is kept and written into the address. */
export function useBuilder(): Opened {
  const { teamId } = useParams()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const whose = `${useMe().me?.id} ${teamId ?? ''}`
  const [history, setHistory] = useState<History<BuilderDraft> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tried, setTried] = useState(0)
  const [typing, setTyping] = useState<{ on: BuilderDraft; patch: Partial<BuilderDraft> } | null>(null)
  const written = useRef<string | null>(null)

  const address = new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search).toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew when another address is gone to, or on retry
  useEffect(() => {
    if (written.current === address && history) return
    let isLeft = false
    setError(null)
    open(address).then(
      (draft) => !isLeft && setHistory((before) => (before ? changed(before, draft) : recalled(whose, draft))),
      (failure) => !isLeft && setError(failure),
    )
    return () => {
      isLeft = true
    }
  }, [address, tried])

  async function open(text: string): Promise<BuilderDraft> {
    const asked = readBuilder(new URLSearchParams(text))
    if (!asked) return draftIn(await client.fetchQuery(keptOptions(teamId)))
    const isOnlyNamed = asked.audience_config_id !== null && [...new URLSearchParams(text).keys()].length === 1
    if (!isOnlyNamed) return withDescription(asked)
    const { id, body, days } = await client.fetchQuery(audienceOptions(asked.audience_config_id!, teamId))
    return { ...draftOfQuestion(body, days), audience_config_id: id }
  }

  /** The description is in no address: it is read from where the same draft was kept. */
  async function withDescription(asked: BuilderDraft): Promise<BuilderDraft> {
    const kept = await client.fetchQuery(keptOptions(teamId)).then(draftIn, () => null)
    return kept && asksTheSame(kept, asked) ? kept : asked
  }

  useEffect(() => {
    if (history) remember(whose, history)
  }, [history, whose])

  const draft = history?.now
  useEffect(() => {
    if (!draft) return
    const text = writeBuilder(draft).toString()
    if (written.current === text) return
    written.current = text
    navigate(joinAddress(pathname, new URLSearchParams(text)), { replace: true, preventScrollReset: true })
  }, [draft, navigate, pathname])

  useKeeping(draft, teamId)

  const step = useCallback(
    (how: (history: History<BuilderDraft>) => History<BuilderDraft>) => setHistory((now) => now && how(now)),
    [],
  )
  if (!history) return { builder: null, error, retry: () => setTried(tried + 1) }
  return {
    error: null,
    builder: {
      draft: history.now,
      // What was typed on top of another draft is none of this one's.
      typed: typing?.on === history.now ? { ...history.now, ...typing.patch } : history.now,
      type: (patch) => setTyping(patch && { on: history.now, patch }),
      change: (patch) => step((now) => changed(now, { ...now.now, ...patch })),
      replace: (next) => step((now) => changed(now, next)),
      undo: history.past.length > 0 ? () => step(undone) : null,
      redo: history.future.length > 0 ? () => step(redone) : null,
    },
  }
}

/** Kept once the hands rest, and at once when the page is left. What fails is kept with the next change. */
function useKeeping(draft: BuilderDraft | undefined, team: string | undefined): void {
  const kept = useRef<string | null>(null)
  useEffect(() => {
    if (!draft) return
    const text = JSON.stringify(draft)
    // As it was opened it is kept already, or is only looked at.
    if (kept.current === null) kept.current = text
    if (kept.current === text) return
    const keep = () => {
      if (kept.current === text) return
      kept.current = text
      api.keepBuilderDraft({ body: { ...draft, ...(team !== undefined && { team }) } }).catch(() => {
        kept.current = ''
      })
    }
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    const leave = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [draft, team])
}
