import type { SiteName } from '@starling/contract'
import { type Couriers, findMagicLink } from '@starling/store'
import { type Say, say } from '@starling/text/both'
import { layOut, type MailWords, origins, type Product } from '../floor/index.ts'

const wordsOf = ({ t }: Say, code: string): MailWords => ({
  subject: t('{{code}} is your Starling sign-in code', { code }),
  lines: [
    t('Enter this code where you are signing in:'),
    { code },
    t('Or sign in with this link:'),
    t(
      'The code and the link work once, within 10 minutes. If you did not ask for them, you can ignore this email: nobody can sign in without it.',
    ),
  ],
  action: t('Sign in'),
})

/** The codes are in the fragment: it never reaches a server, its log or a Referer. The page there waits for a click. */
export function signInLink(product: Product, site: SiteName, fragment: Record<string, string>): string {
  const at = origins(product.config)[site]
  const codes = new URLSearchParams(fragment)
  return site === 'team' ? `${at}/login#${codes}` : `${at}/#sign-in&${codes}`
}

/** A mail server keeps no key: one that was sent twice is told apart by nobody, and shown once by its `Message-ID`. */
export const loginMailCourier = (product: Product): Couriers['mail.login'] => ({
  carry: async ({ id, payload }) => {
    const link = await findMagicLink(product.store, payload.magic_link_id)
    // Whoever has waited that long has asked for another.
    if (!link || link.used_at || link.expires_at <= product.store.now()) return null
    const confirm_code = product.secrets.confirmCode(link.id)
    const magic_code = product.secrets.seal('magic_link', link.id)
    const url = signInLink(product, link.site as SiteName, { magic_code, confirm_code })
    const mail = layOut(wordsOf(say(link.language), confirm_code), url, link.language)
    await product.mailer.send({ key: id, to: link.email, ...mail })
    return null
  },
})
