/**
 * Groups of sections that one call answers, by the call's name, and the step in which they are asked for: groups of one
 * step at once, step after step (spec 4: chained requests), so that what a reader looks at first is there first.
 */
export const GROUPS = {
  explorePeople: { step: 0 },
  exploreDemographics: { step: 1 },
  exploreConversation: { step: 1 },
  exploreTopAccounts: { step: 1 },
  exploreFollowerGrowth: { step: 1 },
  explorePostData: { step: 1 },
  explorePostActivity: { step: 1 },
  exploreEnrichments: { step: 2 },
  exploreShareOfVoice: { step: 2 },
  exploreHandleWords: { step: 2 },
  exploreSimilarAudiences: { step: 2 },
  exploreTopFollowers: { step: 2 },
  exploreInteractedWords: { step: 2 },
  exploreSelfView: { step: 2 },
  exploreSeoKeywords: { step: 2 },
  exploreClusters: { step: 2 },
} as const satisfies Record<string, { step: number }>
export type SectionGroup = keyof typeof GROUPS
export const SECTION_GROUPS = Object.keys(GROUPS) as SectionGroup[]

/** The groups of each step, in the order in which they are asked for. */
export const STEPS: SectionGroup[][] = [...Map.groupBy(SECTION_GROUPS, (group) => GROUPS[group].step).values()]
