import type { TextKey } from '@starling/text'
import { defaultFilter } from 'cmdk'
import type { Action, ActionGroup } from '../../actions/index.ts'
import { isMeant } from '../../floor/index.ts'

const GROUPS: Record<ActionGroup, TextKey> = {
  places: 'Go to',
  teams: 'Switch team',
  sites: 'Other sites',
  settings: 'Settings',
}

export type ActionRows = { id: ActionGroup; heading: TextKey; actions: readonly Action[] }

/** The actions that hold what was typed, in their groups; all of them while nothing is. What fits best comes first. */
export function meantActions(actions: readonly Action[], typed: string): ActionRows[] {
  const fit = ({ id, label, keywords }: Action) => defaultFilter(id, typed, [label, ...keywords])
  const scored = actions
    .filter(({ id, label, keywords }) => !id.startsWith('palette') && isMeant(typed, [label, ...keywords]))
    .map((action) => ({ action, fits: typed === '' ? 0 : fit(action) }))
    .sort((one, other) => other.fits - one.fits)
  const rows = Map.groupBy(scored, ({ action }) => action.group)
  const order = typed === '' ? (Object.keys(GROUPS) as ActionGroup[]) : [...rows.keys()]
  return order
    .filter((id) => rows.has(id))
    .map((id) => ({ id, heading: GROUPS[id], actions: rows.get(id)!.map(({ action }) => action) }))
}
