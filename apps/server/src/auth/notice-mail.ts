import { noticeOf, type WayIn } from '@starling/contract'
import { type Couriers, findNoticed, findUser, type Row } from '@starling/store'
import { type Say, say, type TextKey } from '@starling/text/both'
import { layOut, type MailWords, origins, type Product } from '../floor/index.ts'

const WAYS: Record<WayIn, TextKey> = {
  any: 'A code by email, a linked account or a passkey',
  mail_and_passkey: 'A code by email, then a passkey',
  passkey: 'A passkey only',
}
const NETWORK_NAMES: Record<string, string> = { x: 'X', facebook: 'Facebook', linkedin: 'LinkedIn' }

/** With the host of the site where it was done. */
type HappenedAct = Row<'audit'> & { host: string | null }

/** Whoever did it may have chosen the name: it stands last, on one line. */
function nameOf({ t }: Say, { subject, detail }: HappenedAct): string[] {
  if (!subject) return []
  const name = subject.replace(/[\s\u0085]+/g, ' ')
  const { network } = detail as { network?: string }
  return [
    network
      ? t('Account: {{name}} ({{network}})', { name, network: NETWORK_NAMES[network] ?? network })
      : t('Name: {{name}}', { name }),
  ]
}

function factsOf(speak: Say, act: HappenedAct): string {
  const { t } = speak
  const { way_in } = act.detail as { way_in?: WayIn }
  return [
    t('Time: {{time}} (UTC)', { time: act.happened_at.toISOString().slice(0, 16).replace('T', ' ') }),
    t('Device: {{device}}', { device: act.device || t('Unknown device') }),
    ...(act.host ? [t('Site: {{site}}', { site: act.host })] : []),
    ...(way_in ? [t('From now on: {{way}}', { way: t(WAYS[way_in]) })] : []),
    ...nameOf(speak, act),
  ].join('\n')
}

function wordsOf(speak: Say, email: string, acts: HappenedAct[], more: number): MailWords {
  const { t } = speak
  const whats = new Set(acts.map(({ action }) => noticeOf(action)!))
  const [what] = whats
  return {
    subject:
      whats.size === 1 && more === 0
        ? t('Your Starling account: {{what}}', { what: t(what!) })
        : t('Your Starling account: {{count}} changes', { count: acts.length + more }),
    lines: [
      t('This concerns how the Starling account {{email}} is opened.', { email }),
      ...acts.flatMap((act) => [t(noticeOf(act.action)!), { quote: factsOf(speak, act) }]),
      ...(more > 0 ? [t('Before that there were {{count}} more changes.', { count: more })] : []),
      t(
        'If this was you, there is nothing to do. If it was not, open your account: sign out every device that you do not know, and remove the passkeys, tokens and linked accounts that are not yours.',
      ),
      t('If you cannot sign in any more, ask whoever runs this installation for a sign-in link.'),
    ],
    action: t('Open your account'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const noticeMailCourier = (product: Product): Couriers['mail.notice'] => ({
  carry: async ({ id, user_id, payload }) => {
    const user = await findUser(product.store, user_id!)
    // Who is being deleted has a mail of its own about that.
    if (!user || user.removed_at) return null
    const at = origins(product.config)
    const found = new Map((await findNoticed(product.store, user.id, payload.acts)).map((act) => [act.id, act]))
    const acts = payload.acts.map(({ act_id, site }) => ({
      ...found.get(act_id)!,
      host: site && new URL(at[site]).host,
    }))
    const language = user.language ?? 'en'
    const words = wordsOf(say(language), user.email, acts, payload.more)
    await product.mailer.send({ key: id, to: user.email, ...layOut(words, `${at.team}/account`, language) })
    return null
  },
})
