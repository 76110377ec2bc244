import { type QueryType, readQueryType } from '@starling/question'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { Analysis, PanelView, View } from './analysis.ts'
import { joinAddress, readAddress } from './long-address.ts'
import { readSearch, writeSearch } from './question-url.ts'

/** `undefined` takes a value back. */
type Change<T> = { [K in keyof T]?: T[K] | undefined }

export type Explorer = {
  analysis: Analysis
  /** The address asks for a kind that does not exist. */
  unknown: string | null
  /** The address of another analysis, for links. */
  addressOf: (analysis: Analysis) => string
  /** A new question: a step in the history, under a number of its own. */
  ask: (analysis: Analysis) => string
  /** Under which number this was asked; none behind a link or an address that was typed. */
  asked: string | undefined
  /** The same question looked at in another way: the address changes, the history does not grow. */
  look: (change: Change<View> | ((view: View) => Change<View>)) => void
  lookAt: (panel: keyof View['panels'], change: Change<PanelView>) => void
}

let asks = 0

/** The whole state of the page is its address. */
export function useAnalysis(): Explorer {
  const { name, teamId } = useParams()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => readAddress({ search, hash }), [search, hash])
  const named = (teamId === undefined ? name : null) ?? params.get('query_type') ?? meant(params)
  const { query_type, unknown } = kindOf(named)
  const analysis = useMemo(() => readSearch(query_type, params), [query_type, params])

  function addressOf(next: Analysis): string {
    const written = writeSearch(next)
    // The team's address has no room for the kind in its path.
    if (teamId !== undefined) written.set('query_type', next.query_type)
    const path = teamId === undefined ? `/${pathname.split('/')[1]}/${next.query_type}` : pathname
    return joinAddress(path, written)
  }

  // The address follows a moment later: two changes in a row must not undo each other.
  const wanted = useRef(analysis.view)
  const address = addressOf(analysis)
  const last = useRef(address)
  useLayoutEffect(() => {
    wanted.current = analysis.view
    last.current = address
  }, [analysis, address])

  const look: Explorer['look'] = (change) => {
    wanted.current = changed(wanted.current, typeof change === 'function' ? change(wanted.current) : change)
    // Without the place in the page: who changes a setting must not be scrolled back to it.
    navigate(addressOf({ ...analysis, view: wanted.current }), { replace: true })
  }
  return {
    analysis,
    unknown,
    addressOf,
    ask: (next) => {
      const there = addressOf(next)
      // Kept with the step, also over a reload: no two lives of the page number alike.
      const asked = `${performance.timeOrigin}-${++asks}`
      // Asked once more it is no step: Back would seem to do nothing.
      navigate(there, { replace: there === last.current, state: { asked } })
      last.current = there
      // A new question is read from its top, also where the path stays the same.
      window.scrollTo({ top: 0, behavior: 'instant' })
      return asked
    },
    asked: state?.asked,
    look,
    lookAt: (panel, change) => {
      look(({ panels: { [panel]: before = {}, ...others } }) => {
        const next = changed(before, change)
        return { panels: Object.keys(next).length > 0 ? { ...others, [panel]: next } : others }
      })
    },
  }
}

function changed<T extends object>(value: T, change: Change<T>): T {
  return Object.fromEntries(Object.entries({ ...value, ...change }).filter(([, one]) => one !== undefined)) as T
}

/** An address that names an account or posts, and no kind, is about these. */
function meant(params: URLSearchParams): QueryType | null {
  return params.has('handle') ? 'handle' : params.has('posts') ? 'post' : null
}

function kindOf(name: string | null | undefined): { query_type: QueryType; unknown: string | null } {
  try {
    return { query_type: readQueryType(name), unknown: null }
  } catch {
    return { query_type: readQueryType(null), unknown: name ?? null }
  }
}
