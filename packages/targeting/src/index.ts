export { compilePackage } from './compile/compile.ts'
export {
  type Compilation,
  type CompiledCriterion,
  ENTRY_LOSSES,
  type EntryLoss,
  hasPrimary,
  type KnownAtX,
  type LeftOut,
  PLACEMENT_LOSSES,
  type PlacementLoss,
  type ShowAtX,
  type ValuesAtX,
} from './compile/criteria.ts'
export { type CriterionAtX, type Decompilation, decompileCriteria, type NoCounterpart } from './compile/decompile.ts'
export { draftOfPackage, type NoBlock } from './compile/draft-of-package.ts'
export {
  ADS_PAGE_PARTS,
  type AdsPageFields,
  type AdsPagePart,
  FEWER_THAN,
  fieldsOf,
  MOST_HANDLES,
} from './compile/fields.ts'
export { lessLost } from './compile/less.ts'
export { unsaidOf } from './compile/unsaid.ts'
export { applyChanges, restoreChanges, UnfitChange } from './diff/apply.ts'
export { diffPackages, type EntryKey, type PackageChange } from './diff/diff.ts'
export {
  type CountedChange,
  countChanges,
  countChosen,
  type EditStep,
  editPackage,
  type GivenParts,
  givenParts,
  renewPackage,
  replacePackage,
} from './edit.ts'
export {
  type Choose,
  candidatesOf,
  type ExtraEntries,
  type Finding,
  type FindingKind,
  type Findings,
  FOUND_PARTS,
  type FoundPart,
  LEAST_SHARE,
  MOST_FOUND,
  packageOf,
  packageOfDraft,
  withReach,
} from './generate.ts'
export { labelledIn, labelOf, nameOnAdsPage } from './labels.ts'
export {
  isApplicable,
  LINT_RULES,
  type LintRemark,
  type LintTopic,
  lintPackage,
  remarkText,
} from './lint/lint.ts'
export { lintCreative, type WrittenCreative } from './lint/lint-creative.ts'
export { hashtagsIn, linksIn, MOST_WEIGHT, mentionsIn, weightOf } from './lint/post-text.ts'
export {
  LINT_LEVELS,
  LINT_SOURCES,
  type LineItemOfPackage,
  type LintCreative,
  type LintLevel,
  type LintRule,
  type LintSource,
  type LintSubject,
} from './lint/rule.ts'
export { isWebAddress } from './lint/web-address.ts'
export { LIST_TYPES, type ListType, listTypeOf } from './list-type.ts'
export { mergeResults } from './merge.ts'
export {
  choosesNothing,
  chosenOf,
  type EntryReach,
  emptyPackage,
  hasWords,
  KEYWORD_MATCHES,
  type KeywordMatch,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  type PackageReason,
  PLACEMENTS,
  type Placement,
  type TargetingPackage,
} from './package.ts'
export { cutText, FIELD_WORDS } from './say/fields.ts'
export { lossText } from './say/losses.ts'
export { PLACEMENT_WORDS, sayPackage } from './say/say.ts'
export { SAYING_PARTS, type SplitPackage, type SplitPart, splitPackage } from './split/split.ts'
export { tidyPackage, WORD_PARTS } from './tidy.ts'
