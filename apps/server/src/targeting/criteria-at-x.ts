import type { AdsApi, Operation, TargetingCriterion } from '@starling/outside'
import type { CompiledCriterion } from '@starling/targeting'

/** Types that a package speaks of: whatever else stands on a line item is its owner's, and stays. */
const OURS = new Set([
  ...['BROAD_KEYWORD', 'PHRASE_KEYWORD', 'EXACT_KEYWORD', 'UNORDERED_KEYWORD', 'SIMILAR_TO_FOLLOWERS_OF_USER'],
  ...['INTEREST', 'CONVERSATION', 'TV_SHOW', 'LOCATION', 'LANGUAGE', 'NETWORK_OPERATOR', 'GENDER', 'AGE'],
  ...['CUSTOM_AUDIENCE', 'CUSTOM_AUDIENCE_EXPANDED'],
])

/** A criterion as one line: two of the same line are the same. */
type Criterion = Pick<TargetingCriterion, 'targeting_type' | 'targeting_value' | 'operator_type'>
export const criterionLine = ({ targeting_type, targeting_value, operator_type }: Criterion): string =>
  `${targeting_type} ${operator_type} ${targeting_value}`

/** What of a package's kind stands on some line items. */
export async function criteriaAtX(
  api: AdsApi,
  account_id: string,
  line_item_ids: readonly string[],
): Promise<TargetingCriterion[]> {
  const there: TargetingCriterion[] = []
  for await (const one of api.targetingCriteria(account_id, line_item_ids)) {
    if (!one.deleted && OURS.has(one.targeting_type)) there.push(one)
  }
  return there
}

/** X keeps no key: what is there is looked at first, so that to set criteria twice leaves the same state. */
export async function setCriteria(
  api: AdsApi,
  account_id: string,
  { line_item_id, there, wanted }: { line_item_id: string; there: TargetingCriterion[]; wanted: CompiledCriterion[] },
): Promise<void> {
  const [kept, given] = [new Set(wanted.map(criterionLine)), new Set(there.map(criterionLine))]
  const operations: Operation[] = [
    ...there
      .filter((one) => !kept.has(criterionLine(one)))
      .map(({ id }) => ({ operation_type: 'Delete' as const, params: { targeting_criterion_id: id } })),
    ...wanted
      .filter((one) => !given.has(criterionLine(one)))
      .map((one) => ({ operation_type: 'Create' as const, params: { line_item_id, ...one } })),
  ]
  // X takes each part whole or not at all; whatever ended in between goes on from what is there.
  for await (const _ of api.batch(account_id, 'targeting_criteria', operations));
}
