import { CorpusError } from '../error.ts'
import { archiveFormat } from './archive.ts'
import { csvFormat } from './csv.ts'
import type { FileFormat } from './format.ts'
import { isJsonLines, jsonFormat } from './json.ts'
import { encodingOf, headOf } from './source.ts'

export type FormatOptions = { map?: Record<string, string>; encoding?: string }

/** The format of a file, by its content. */
export async function detectFormat(file: string, { map = {}, encoding }: FormatOptions = {}): Promise<FileFormat> {
  const head = await headOf(file)
  if (head.length === 0) throw new CorpusError('bad_input', 'the file is empty')
  if (head.toString('latin1', 0, 2) === 'PK') return archiveFormat(file)
  const written = encoding ?? encodingOf(head)
  const text = new TextDecoder(written).decode(head)
  const start = text.trimStart()[0]
  if (start === '[') return jsonFormat(file, written, false)
  if (/^\s*\{/m.test(text)) {
    const isLines = await isJsonLines(file, written)
    if (isLines || start === '{') return jsonFormat(file, written, isLines)
  }
  if (/^\s*window\.YTD\./.test(text)) {
    throw new CorpusError('bad_input', 'this is one part of an X archive: import the zip as X gave it')
  }
  if (text.slice(0, 4_096).includes('\0') || !/[,;\t|]/.test(text.split('\n')[0]!)) {
    throw new CorpusError('bad_input', 'the file is neither JSON of the X API, nor an X archive, nor CSV')
  }
  return csvFormat(file, written, head, map)
}
