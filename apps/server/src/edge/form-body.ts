import { AppError } from '@starling/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MOST_BYTES = 4_096

/**
 * Forms, for the calls that say so. A page elsewhere can have a browser send a form without asking, so that none of the
 * others may read one.
 */
export function readForms(app: FastifyInstance): void {
  const options = { parseAs: 'buffer', bodyLimit: MOST_BYTES } as const
  app.addContentTypeParser(FORMS, options, async (request: FastifyRequest, bytes: Buffer) => {
    if (!(request.routeOptions.config as { form?: true }).form) throw new AppError('unsupported_media')
    const headers = { 'content-type': request.headers['content-type']! }
    const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => null)
    if (!form) throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'not_valid' }] } })
    return Object.fromEntries(form)
  })
}
