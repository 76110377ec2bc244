import { type Couriers, findReachableAudience, findShareById, findUser, findUserByEmail } from '@starling/store'
import { fullName, type Say, say } from '@starling/text/both'
import { layOut, type MailWords, nameInSubject, origins, type Product } from '../floor/index.ts'

type Facts = { email: string; name: string; audience: string; message: string; until: string }

/** Ours are only the sentences and the address; the rest anyone could have written, so it is told as a quote. */
function wordsOf({ t }: Say, { email, name, audience, message, until }: Facts): MailWords {
  const known = nameInSubject(audience)
  return {
    subject: known
      ? t('The audience “{{name}}” was shared with you on Starling', { name: known })
      : t('An audience was shared with you on Starling'),
    lines: [
      t('{{email}} shares an audience with you on Starling. These are the names that they and the audience go by:', {
        email,
      }),
      { quote: [t('Name: {{name}}', { name }), t('Audience: {{name}}', { name: audience })].join('\n') },
      ...(message ? [t('They write:'), { quote: message }] : []),
      t('It is shared with this address until {{time}} (UTC). Sign in with it to open the audience.', { time: until }),
    ],
    action: t('Open the audience'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const audienceMailCourier = (product: Product): Couriers['mail.audience'] => ({
  carry: async ({ id, payload }) => {
    const { store, config, secrets } = product
    const share = await findShareById(store, payload.share_id)
    if (!share || share.removed_at || share.expires_at <= store.now()) return null
    const reach = { user_id: share.made_by, reach: 'both' } as const
    const audience = await findReachableAudience(store, share.audience_id, reach)
    const maker = await findUser(store, share.made_by)
    if (!audience || !maker || maker.removed_at) return null
    const language = (await findUserByEmail(store, share.email))?.language ?? maker.language ?? 'en'
    const code = secrets.seal('audience share', share.id)
    const url = `${origins(config).pro}/shared-audience#${new URLSearchParams({ code })}`
    const until = share.expires_at.toISOString().slice(0, 16).replace('T', ' ')
    const facts = { email: maker.email, name: fullName(maker) || maker.email, audience: audience.name, until }
    const words = wordsOf(say(language), { ...facts, message: share.message })
    await product.mailer.send({ key: id, to: share.email, ...layOut(words, url, language) })
    return null
  },
})
