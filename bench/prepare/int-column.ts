import type { Duck } from './duck.ts'

/** All rows of a query of whole numbers as columns. */
export async function intColumns(duck: Duck, sql: string, rows: number, columns: number): Promise<Int32Array[]> {
  const found = Array.from({ length: columns }, () => new Int32Array(rows))
  const result = await duck.connection.stream(sql)
  let at = 0
  for (let chunk = await result.fetchChunk(); chunk && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    for (const [index, column] of found.entries()) {
      const vector = chunk.getColumnVector(index)
      for (let row = 0; row < chunk.rowCount; row++) column[at + row] = vector.getItem(row) as number
    }
    at += chunk.rowCount
  }
  return found.map((column) => column.subarray(0, at))
}

export const countOf = async (duck: Duck, from: string): Promise<number> =>
  Number((await duck.rows(`select count(*) from ${from}`))[0]![0])
