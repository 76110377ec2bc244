import { givenParts, labelledIn, type TargetingPackage } from '@starling/targeting'
import { useText } from '@starling/text'
import { useEffect, useMemo, useState } from 'react'
import { begun, type History, redone, stepped, tabHistory, undone } from '../floor/index.ts'
import { useMe } from '../session/index.ts'

/** What is edited, and the version that it was begun on. */
type Draft = { base: number; targeting_package: TargetingPackage }
type Saved = { id: string; version: number; targeting_package: TargetingPackage }

export type ListDraft = {
  /** In the words of the reader's language. */
  given: TargetingPackage
  /** The version that it was begun on. */
  base: number
  isChanged: boolean
  /** Somebody saved another version while this was being edited. */
  isBehind: boolean
  change: (next: TargetingPackage) => void
  undo: (() => void) | null
  redo: (() => void) | null
  /** Back to what is saved. */
  discard: () => void
  /** What follows on this version is one's own act and takes the place of what is not saved; undo brings that back. */
  giveWay: (version: number | null) => void
  /** Goes on with what is here, on top of the version that came meanwhile. */
  keep: () => void
}

const textOf = (given: TargetingPackage) => JSON.stringify(givenParts(given))
const draftOf = ({ version, targeting_package }: Saved): Draft => ({ base: version, targeting_package })

/** What this tab has made of a list, until it is saved: it outlives loading the page anew. */
export function useListDraft(saved: Saved): ListDraft {
  const { language } = useText()
  const name = `targeting_list ${useMe().me?.id} ${saved.id}`
  const [history, setHistory] = useState<History<Draft>>(() => tabHistory<Draft>(name).get() ?? begun(draftOf(saved)))
  // What was saved when this was last looked at: whoever had changed nothing follows what comes.
  const [seen, setSeen] = useState(saved)
  const [givenWayAt, setGivenWayAt] = useState<number | null>(null)
  const { now } = history
  const isSame = textOf(now.targeting_package) === textOf(saved.targeting_package)

  if (seen.version !== saved.version) {
    const hadChanged = textOf(now.targeting_package) !== textOf(seen.targeting_package)
    setSeen(saved)
    if (isSame) setHistory({ ...history, now: draftOf(saved) })
    else if (!hadChanged || givenWayAt === seen.version) setHistory(stepped(history, draftOf(saved)))
  }

  useEffect(() => {
    tabHistory<Draft>(name).set(isSame ? null : history)
  }, [history, isSame, name])

  const given = useMemo(() => labelledIn(now.targeting_package, language), [now.targeting_package, language])
  return {
    given,
    base: now.base,
    isChanged: !isSame,
    isBehind: !isSame && now.base !== saved.version,
    change: (targeting_package) => setHistory((before) => stepped(before, { ...before.now, targeting_package })),
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    discard: () => setHistory((before) => stepped(before, draftOf(saved))),
    giveWay: setGivenWayAt,
    keep: () => setHistory((before) => ({ ...before, now: { ...before.now, base: saved.version } })),
  }
}
