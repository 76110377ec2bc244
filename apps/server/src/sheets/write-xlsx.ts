import { Workshop } from '../floor/index.ts'
import type { SheetTable } from './table.ts'

const workshop = new Workshop<readonly SheetTable[]>(new URL('./make-xlsx.ts', import.meta.url))

export const writeXlsx = (tables: readonly SheetTable[]): Promise<Uint8Array> => workshop.make(tables)
