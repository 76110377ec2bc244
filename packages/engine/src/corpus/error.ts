/** locked: another writer · no_manifest: there are rows, and nothing says which of them count · damaged: the files do not say what they should · changed: files went away under a reader */
export type CorpusErrorCode =
  | 'locked'
  | 'no_manifest'
  | 'read_only'
  | 'damaged'
  | 'changed'
  | 'bad_input'
  | 'import_over'

export class CorpusError extends Error {
  readonly code: CorpusErrorCode

  constructor(code: CorpusErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CorpusError'
    this.code = code
  }
}
