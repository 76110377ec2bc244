export { readBuilder, writeBuilder } from './address.ts'
export {
  BLOCK_KINDS,
  BLOCKS,
  type BlockKind,
  type BlockRole,
  type BuilderBlock,
  blocksOf,
  countriesOfDraft,
  hasFinerPlaces,
  isSet,
  withoutBlock,
  writingsOf,
} from './blocks.ts'
export { BUDGETS, budgetFor, SIZES, type SuggestedSpend, sizeFor, spendOf } from './budget.ts'
export {
  ALL_OF_FIELDS,
  type AllOfField,
  ageGroupsOf,
  BUILDER_AGES,
  BUILDER_GENDERS,
  BUILDER_OPTIONS,
  BUILDER_ORDERS,
  type BuilderAge,
  type BuilderDraft,
  type BuilderGender,
  type BuilderOption,
  type BuilderOrder,
  EMPTY_BUILDER,
  readGender,
  yearsOf,
} from './draft.ts'
export { draftOfQuestion } from './draft-of-question.ts'
export { questionOfDraft, readAtLeastTwo, subjectsOf } from './question-of-draft.ts'
