import { type RankedGroup, SURE } from './rank.ts'

/** What is done with a group: `drop` it, `widen` it, or `keep` it as it is. */
export const PROPOSAL_ACTS = ['drop', 'widen', 'keep'] as const
export type ProposalAct = (typeof PROPOSAL_ACTS)[number]

/** Why it is kept: too little was seen to tell, or what was seen is not much. */
export type KeepReason = 'too_little' | 'alike'

export type GroupProposal = {
  id: string
  act: ProposalAct
  reason: KeepReason | 'dearer' | 'cheaper'
  /** How sure it is that the group differs from the others, of all groups that were looked at together. */
  certainty: number
  /** How many times as much a result costs there as in all other groups together. */
  against_rest: number | null
  group: RankedGroup
}

/** A difference below this is not worth a change, however sure. */
const WORTH = 1.2
/** Results of a group below this can hardly differ: a half more or less is chance. */
const FEW = 20

/**
 * Benjamini and Hochberg over all groups of a campaign: of those that are named, at most 5 % are expected to be chance.
 */
function corrected(groups: readonly RankedGroup[]): Map<string, number> {
  const order = groups.toSorted((a, b) => b.difference_certainty - a.difference_certainty)
  const found = new Map<string, number>()
  let least = 1
  for (let rank = order.length; rank >= 1; rank--) {
    const group = order[rank - 1]!
    least = Math.min(least, ((1 - group.difference_certainty) * order.length) / rank)
    found.set(group.id, 1 - least)
  }
  return found
}

/** One proposal for each group, in the order given. */
export function proposalsOf(groups: readonly RankedGroup[]): GroupProposal[] {
  const certain = corrected(groups)
  return groups.map((group) => {
    const certainty = certain.get(group.id)!
    const ratio = group.against_rest ?? (group.results === 0 ? Infinity : 1)
    const base = { id: group.id, certainty, against_rest: group.against_rest, group }
    if (certainty >= SURE && ratio >= WORTH) return { ...base, act: 'drop', reason: 'dearer' }
    if (certainty >= SURE && ratio <= 1 / WORTH) return { ...base, act: 'widen', reason: 'cheaper' }
    return { ...base, act: 'keep', reason: group.results < FEW ? 'too_little' : 'alike' }
  })
}
