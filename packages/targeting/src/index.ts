export {
  type Compilation,
  type CompiledCriterion,
  compilePackage,
  hasPrimary,
  type KnownAtX,
  type LeftOut,
  unsaidOf,
} from './compile.ts'
export {
  type ExtraEntries,
  type Finding,
  type FindingKind,
  type Findings,
  LEAST_SHARE,
  MOST_FOUND,
  packageOf,
  packageOfDraft,
} from './generate.ts'
export { labelledIn, labelOf } from './labels.ts'
export { mergeResults } from './merge.ts'
export {
  chosenOf,
  type EntryReach,
  emptyPackage,
  hasWords,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  type PackageReason,
  PLACEMENTS,
  type Placement,
  type TargetingPackage,
} from './package.ts'
