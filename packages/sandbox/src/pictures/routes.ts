import type { FastifyInstance } from 'fastify'
import { drawAvatar } from './avatar.ts'
import { drawBanner, drawPicture } from './draw.ts'

type Drawn = { extension: string; type: string; draw: (id: string) => string | Buffer }
/** Avatars are what others fetch to show: those who fetch pictures of strangers read no SVG. */
const DRAWN: Record<string, Drawn> = {
  avatars: { extension: 'png', type: 'image/png', draw: drawAvatar },
  banners: { extension: 'svg', type: 'image/svg+xml', draw: drawBanner },
  pictures: { extension: 'svg', type: 'image/svg+xml', draw: drawPicture },
}

/** Pictures that nobody took: drawn from the id, the same each time. */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, { extension, type, draw }] of Object.entries(DRAWN)) {
    app.get<{ Params: { file: string } }>(`/media/${name}/:file`, async ({ params }, reply) => {
      const [, id, written] = /^([0-9]{1,19}(?:_[0-9]{1,19})?)\.(png|svg)$/.exec(params.file) ?? []
      if (!id || written !== extension) return reply.code(404).send({ error: 'There is no such picture' })
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('access-control-allow-origin', '*')
        .type(type)
        .send(draw(id))
    })
  }
}
