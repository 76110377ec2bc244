import type { Mailer } from '@starling/outside'
import { findMagicLink, type JobPayloads } from '@starling/store'
import type { Product } from '../context.ts'
import { layOut, type Words } from '../mail-layout.ts'
import { origins, type SiteName } from '../sites.ts'

const WORDS: Record<'en' | 'ja', (code: string) => Words> = {
  en: (code) => ({
    subject: `${code} is your Starling sign-in code`,
    lines: [
      'Enter this code where you are signing in:',
      { code },
      'Or sign in with this link:',
      'The code and the link work once, within 10 minutes. If you did not ask for them, you can ignore this mail: nobody can sign in without it.',
    ],
    action: 'Sign in',
  }),
  ja: (code) => ({
    subject: `${code} Starling のサインインコード`,
    lines: [
      'サインイン画面で次のコードを入力してください。',
      { code },
      'リンクからサインインすることもできます。',
      'コードとリンクは 10 分間、一度だけ使えます。お心当たりがない場合は、このメールを破棄してください。このメールがなければ誰もサインインできません。',
    ],
    action: 'サインイン',
  }),
}

/** The codes are in the fragment: it never reaches a server, its log or a Referer. The page there waits for a click. */
export function signInLink(product: Product, site: SiteName, fragment: Record<string, string>): string {
  const at = origins(product.config)[site]
  const codes = new URLSearchParams(fragment)
  return site === 'team' ? `${at}/login#${codes}` : `${at}/#sign-in&${codes}`
}

export async function sendLoginMail(
  product: Product,
  mailer: Mailer,
  { magic_link_id }: JobPayloads['send_login_mail'],
) {
  const link = await findMagicLink(product.store.db, magic_link_id)
  if (!link) return
  const confirm_code = product.secrets.confirmCode(link.id)
  const magic_code = product.secrets.seal('magic_link', link.id)
  const url = signInLink(product, link.site as SiteName, { magic_code, confirm_code })
  await mailer.send({ to: link.email, ...layOut(WORDS[link.language](confirm_code), url, link.language) })
}
