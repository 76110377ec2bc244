export type { Chart, ChartKind } from './chart.ts'
export type { Cells, Column, ColumnKind, Columns, RowOf } from './columns.ts'
export { METHODS, type Method } from './methods.ts'
export { readPostIds } from './post-ids.ts'
export {
  DIMENSIONS,
  type Dimension,
  type Order,
  type PostOrder,
  type Primitive,
  type PrimitiveName,
  type TermKind,
  type TermSource,
} from './primitive.ts'
export {
  type BuilderQuestion,
  DEFAULT_POST_ORDERING,
  defaultWindow,
  type HandleQuestion,
  type Name,
  namesOf,
  type PostQuestion,
  QUERY_TYPES,
  type QueryType,
  type Question,
  scopeOf,
  WINDOW_DAYS,
  WINDOW_ENDS_MINUTES_AGO,
  type WordsQuestion,
} from './question.ts'
export type { Baseline, Posts, Scope, Who, Window, Words } from './scope.ts'
export { DEFAULT_LIMIT, type Section, type Wish } from './section.ts'
export {
  DOWNLOADABLE_IDS,
  mayAsk,
  SECTION_IDS,
  SECTIONS,
  type SectionId,
  type SectionRow,
  sectionOf,
  sectionsFor,
} from './sections.ts'
