import type { FastifyInstance } from 'fastify'
import { drawAvatar, drawBanner, drawPicture } from './draw.ts'

const DRAW = { avatars: drawAvatar, banners: drawBanner, pictures: drawPicture }

/** Pictures that nobody took: drawn from the id, the same each time. */
export async function pictureRoutes(app: FastifyInstance): Promise<void> {
  for (const [name, draw] of Object.entries(DRAW)) {
    app.get<{ Params: { file: string } }>(`/media/${name}/:file`, async ({ params }, reply) => {
      const id = /^([0-9]{1,19}(?:_[0-9]{1,19})?)\.svg$/.exec(params.file)?.[1]
      if (!id) return reply.code(404).send({ error: 'There is no such picture' })
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
        .header('access-control-allow-origin', '*')
        .type('image/svg+xml')
        .send(draw(id))
    })
  }
}
