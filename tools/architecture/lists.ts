import type { Call, Calls } from '@starling/contract'
import type { Broken } from './source-file.ts'

/** As much of a schema as tells whether it is a list of rows. */
type Schema = { def: { type: string; element?: Schema; shape?: Record<string, Schema>; innerType?: Schema } }

const inside = (schema: Schema): Schema => (schema.def.innerType ? inside(schema.def.innerType) : schema)
const isRow = (schema: Schema) => Object.hasOwn(inside(schema).def.shape ?? {}, 'id')
function isListOfRows(schema: Schema): boolean {
  const { type, element } = inside(schema).def
  return type === 'array' && element !== undefined && isRow(element)
}
function holdsRows({ answer }: Call): boolean {
  const schema = answer as unknown as Schema
  return isListOfRows(schema) || Object.values(inside(schema).def.shape ?? {}).some(isListOfRows)
}
const isPaged = ({ query }: Call) => {
  const asked = (query as unknown as Schema | undefined)?.def.shape ?? {}
  return Object.hasOwn(asked, 'limit')
}

/** What only a release changes (`lasting`) cannot grow; what else cannot says why (`bounded`). */
export const listsArePaged = (calls: Calls): Broken =>
  Object.entries(calls)
    .filter(([, call]) => call.method === 'GET' && holdsRows(call))
    .filter(([, call]) => !isPaged(call) && !call.lasting && !call.bounded)
    .map(([id]) => `${id} answers rows without a page`)
