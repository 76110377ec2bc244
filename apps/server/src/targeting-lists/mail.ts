import { type Couriers, findListShareById, findTargetingList, findUser, findUserByEmail } from '@starling/store'
import { fullName, type Say, say } from '@starling/text/both'
import { layOut, type MailWords, nameInSubject, type Product } from '../floor/index.ts'
import { signedUrl } from './shares.ts'

type Facts = { email: string; name: string; list: string; message: string; until: string }

/** Ours are only the sentences and the address; the rest anyone could have written, so it is told as a quote. */
function wordsOf({ t }: Say, { email, name, list, message, until }: Facts): MailWords {
  const known = nameInSubject(list)
  return {
    subject: known
      ? t('The targeting list “{{name}}” was shared with you on Starling', { name: known })
      : t('A targeting list was shared with you on Starling'),
    lines: [
      t('{{email}} shares a targeting list with you on Starling. These are the names that they and the list go by:', {
        email,
      }),
      { quote: [t('Name: {{name}}', { name }), t('Targeting list: {{name}}', { name: list })].join('\n') },
      ...(message ? [t('They write:'), { quote: message }] : []),
      t('It is shared with this address until {{time}} (UTC). Sign in with it to open the list.', { time: until }),
    ],
    action: t('Open the targeting list'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const listMailCourier = (product: Product): Couriers['mail.targeting_list'] => ({
  carry: async ({ id, payload }) => {
    const { store } = product
    const share = await findListShareById(store, payload.share_id)
    if (!share?.email || share.removed_at || share.expires_at <= store.now()) return null
    const list = await findTargetingList(store, share.list_id, { user_id: share.user_id })
    const maker = await findUser(store, share.user_id)
    if (!list || !maker || maker.removed_at) return null
    const language = (await findUserByEmail(store, share.email))?.language ?? maker.language ?? 'en'
    const until = share.expires_at.toISOString().slice(0, 16).replace('T', ' ')
    const facts = { email: maker.email, name: fullName(maker) || maker.email, list: list.name, until }
    const words = wordsOf(say(language), { ...facts, message: share.message })
    await product.mailer.send({ key: id, to: share.email, ...layOut(words, signedUrl(share.id, product), language) })
    return null
  },
})
