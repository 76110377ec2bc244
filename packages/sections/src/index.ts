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
export type { Baseline, Posts, Scope, Who, Window, Words } from './scope.ts'
