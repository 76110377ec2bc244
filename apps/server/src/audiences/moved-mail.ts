import { AppError } from '@starling/contract'
import {
  type AudienceNews,
  type Couriers,
  findAudienceNews,
  findUser,
  ownerOfAudience,
  type Store,
} from '@starling/store'
import { type Say, say } from '@starling/text/both'
import { layOut, type MailWords, nameInSubject, origins, type Product } from '../floor/index.ts'

const inUtc = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

function wordsOf(
  { t, fullNumber }: Say,
  { audience, size, before }: AudienceNews,
  stop: { origin: string; code: string },
): MailWords {
  const known = nameInSubject(audience.name)
  const [joined, left] = [fullNumber(size.joined ?? 0), fullNumber(size.left ?? 0)]
  return {
    subject: known ? t('An audience moved: {{name}}', { name: known }) : t('A saved audience moved'),
    lines: [
      t('Counted on {{time}} (UTC), this saved audience moved more than chance explains:', {
        time: inUtc(size.counted_at),
      }),
      { quote: audience.name },
      t('From {{before}} people to {{now}}: {{joined}} joined, {{left}} left.', {
        before: fullNumber(before),
        now: fullNumber(size.size),
        joined,
        left,
      }),
      t('You get this email because you set how often it is counted anew. It comes only when it moved.'),
    ],
    action: t('See the audience'),
    stop: { words: t('Stop these emails'), ...stop },
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const audienceMovedCourier = (product: Product): Couriers['mail.audience_moved'] => ({
  carry: async ({ id, payload }) => {
    const { store, config, secrets } = product
    const news = await findAudienceNews(store, payload.size_id)
    const user = news && (await findUser(store, news.audience.refreshed_by!))
    // Whoever stopped it in the meantime is not told any more.
    if (!user || user.removed_at || !news.audience.refresh_mails) return null
    const { team, pro } = origins(config)
    const language = user.language ?? 'en'
    const code = secrets.seal('audience mails', news.size.id)
    const { team_id } = news.audience
    const opening = new URLSearchParams({ tab: 'saved', text: news.audience.name, versions: news.audience.id })
    const listed = `${team_id === null ? `${pro}/saved-audiences` : `${team}/${team_id}/audiences`}?${opening}`
    await product.mailer.send({
      key: id,
      to: user.email,
      ...layOut(wordsOf(say(language), news, { origin: team, code }), listed, language),
    })
    return null
  },
})

/** Whoever has a mail of it may stop them, signed in or not; asked again it is as it was. */
export async function stopAudienceMails(size_id: string, store: Store): Promise<{ name: string }> {
  const news = await findAudienceNews(store, size_id)
  if (!news) throw new AppError('not_found')
  const { id, name, refreshed_by } = news.audience
  await store.change({ user_id: refreshed_by! }, async ({ table, audit }) => {
    await table(ownerOfAudience(news.audience), 'audiences').change(id, { refresh_mails: false })
    await audit('audience.mails_off', { subject_id: id })
  })
  return { name }
}
