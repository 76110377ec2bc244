import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

/** The rows of a JSON lines file, gzipped or not. */
export function rowsIn<Row>(file: string): Row[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}
