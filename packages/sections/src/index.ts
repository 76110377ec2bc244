export type { Behind } from './behind.ts'
export type { Format } from './cells.ts'
export type { Chart, ChartKind } from './chart.ts'
export {
  AUDIENCE_SECTIONS,
  CALL_SECTIONS,
  COMPARED,
  PLACE_SECTIONS,
  SECTION_FOR,
  TARGETABLE,
  TRAIT_SECTIONS,
} from './chosen.ts'
export type { AnyRow, Cells, Column, ColumnKind, Columns, RowOf } from './columns.ts'
export { areAlone, isAlone } from './compared.ts'
export { correctedWords } from './corrected.ts'
export { SECTION_GROUPS, type SectionGroup, STEPS } from './group.ts'
export { busiestOf, type Headline } from './headline.ts'
export { METHODS, type Method } from './methods.ts'
export { isOneEach } from './one-each.ts'
export { canOrder } from './ordering.ts'
export type { GridSpan, SectionPlace } from './place.ts'
export {
  type ComparedList,
  DIMENSIONS,
  type Dimension,
  MADE_ALIKE,
  type Order,
  type Primitive,
  type PrimitiveName,
  type Reach,
  type TermKind,
  type TermSource,
} from './primitive.ts'
export { headlineOf, isClear, labelOfRow } from './read-row.ts'
export { DEFAULT_LIMIT, type Section, type Wish } from './section.ts'
export {
  DOWNLOADABLE_IDS,
  mayAsk,
  type Part,
  partsOf,
  SECTION_IDS,
  SECTIONS,
  type SectionId,
  type SectionRow,
  sectionOf,
  sectionsFor,
  sectionsIn,
} from './sections.ts'
export { SUGGESTIONS } from './suggestions.ts'
