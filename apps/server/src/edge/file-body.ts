import { AppError, type IncomingFile } from '@starling/contract'
import { lineOf } from '@starling/question'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileInForm } from './file-in-form.ts'

const LONGEST_NAME = 255

/** What the name says of a place is left out: a file is kept under an id of ours, never under its name. */
export function plainName(given: string | undefined): string | undefined {
  const last = given?.toWellFormed().replaceAll('\0', '').split(/[\\/]/).at(-1) ?? ''
  const name = [...lineOf(last).replace(/^\.+/, '')].slice(0, LONGEST_NAME).join('').trim()
  return name === '' ? undefined : name
}

/** A body that is a file; no other value of a request is taken for one. */
export class FileBody implements IncomingFile {
  readonly name: string | undefined
  readonly bytes: AsyncIterable<Uint8Array>

  constructor(bytes: AsyncIterable<Uint8Array>, name?: string) {
    this.bytes = bytes
    this.name = name
  }
}

const READ_OTHERWISE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Bodies of the calls that take a file: whatever type it is said to be, it is bytes, and nobody reads them before it is
 * known who sends them. A form has its one file unwrapped. JSON stays what it is, so that fields in it are refused.
 */
export function readFiles(app: FastifyInstance): void {
  app.removeContentTypeParser(READ_OTHERWISE)
  app.addContentTypeParser('*', async (request: FastifyRequest, bytes: AsyncIterable<Uint8Array>) => {
    const type = request.headers['content-type'] ?? ''
    if (!/^multipart\/form-data\b/i.test(type)) return new FileBody(bytes)
    const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(type)
    if (!boundary) throw new AppError('invalid', { fields: { file: [{ code: 'not_valid' }] } })
    const { name, bytes: inner } = await fileInForm(bytes, boundary[1] ?? boundary[2]!)
    return new FileBody(inner, plainName(name))
  })
}
