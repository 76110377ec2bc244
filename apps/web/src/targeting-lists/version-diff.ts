import type { PartChange, TargetingListVersion } from '@starling/contract/browser'
import type { Say, TextKey } from '@starling/text'
import { PART_WORDS } from '../targeting/index.ts'

/** One line of what changed; its words say all of it, the sign only helps the eye. */
export type DiffLine = { sign: 'added' | 'removed' | 'changed'; text: string }

const NAMES: Record<PartChange['part'], TextKey> = {
  ...PART_WORDS,
  placements: 'Placements',
  age: 'Age',
  gender: 'Gender',
  name: 'Name',
}

/** What a version did to a part, as figures. */
export function changeWords({ part, added, removed, selected, deselected, reordered }: PartChange, { t }: Say): string {
  const steps = [
    ...(added > 0 ? [t('{{n}} added', { n: added })] : []),
    ...(removed > 0 ? [t('{{n}} removed', { n: removed })] : []),
    ...(selected > 0 ? [t('{{n}} chosen again', { n: selected })] : []),
    ...(deselected > 0 ? [t('{{n}} left out', { n: deselected })] : []),
    ...(reordered ? [t('another order')] : []),
  ]
  const name = t(NAMES[part])
  return steps.length === 0 ? t('{{part}} changed', { part: name }) : `${name}: ${steps.join(', ')}`
}

export function diffLines(_then: TargetingListVersion, _now: TargetingListVersion, _say: Say): DiffLine[] {
  return []
}
