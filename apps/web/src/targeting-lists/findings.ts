import type { TargetingPackage } from '@starling/targeting'
import type { FillField } from '@starling/targeting/bridge'
import type { Say } from '@starling/text'

/** What is wrong with a package, or could be better, in words. */
export type PackageFinding = {
  /** Of the rule. */
  id: string
  level: 'error' | 'warning' | 'advice'
  /** The group it is about; null is all of it. */
  part: FillField | null
  text: string
}

export function findingsOf(_given: TargetingPackage, _say: Say): PackageFinding[] {
  return []
}
