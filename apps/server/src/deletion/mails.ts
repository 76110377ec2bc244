import { type Couriers, findEndedTeam, findUser } from '@starling/store'
import { type Language, say } from '@starling/text/both'
import { layOut, type MailWords, nameInSubject, origins, type Product } from '../floor/index.ts'
import { deletionOf, dueAt } from './grace.ts'

const inUtc = (moment: Date) => moment.toISOString().slice(0, 16).replace('T', ' ')

function accountWords(language: Language, email: string, due: Date): MailWords {
  const { t } = say(language)
  return {
    subject: t('Your Starling account is being deleted'),
    lines: [
      t(
        'You asked for the account {{email}} to be deleted. You are signed out everywhere, your tokens and linked accounts have ended, and you are no longer in any team.',
        { email },
      ),
      t('On {{time}} (UTC) everything of yours is deleted for good. Until then this link restores your account:', {
        time: inUtc(due),
      }),
      t('If you did not ask for this, use the link, sign in and check where you are signed in.'),
    ],
    action: t('Restore my account'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const accountMailCourier = (product: Product): Couriers['mail.account_deleted'] => ({
  carry: async ({ id, payload }) => {
    const user = await findUser(product.store, payload.user_id)
    if (!user?.removed_at) return null
    const language = user.language ?? 'en'
    const code = product.secrets.seal(deletionOf(user.removed_at), user.id)
    const url = `${origins(product.config).team}/account-restore#${new URLSearchParams({ code })}`
    const words = accountWords(language, user.email, dueAt(user.removed_at))
    await product.mailer.send({ key: id, to: user.email, ...layOut(words, url, language) })
    return null
  },
})

function teamWords(language: Language, { name, by, due }: { name: string; by: string; due: Date }): MailWords {
  const { t } = say(language)
  const known = nameInSubject(name)
  return {
    subject: known
      ? t('The team “{{team}}” on Starling is being deleted', { team: known })
      : t('A team on Starling is being deleted'),
    lines: [
      t('{{email}} deleted this team. Nobody can open it any more, and nothing is fetched for it:', { email: by }),
      { quote: name },
      t('On {{time}} (UTC) everything of the team is deleted for good. Until then its admins can restore it:', {
        time: inUtc(due),
      }),
      t('What is yours, such as your saved searches, stays.'),
    ],
    action: t('Go to your teams'),
  }
}

export const teamMailCourier = (product: Product): Couriers['mail.team_deleted'] => ({
  carry: async ({ id, payload }) => {
    const { store } = product
    const team = await findEndedTeam(store, payload.team_id)
    const user = await findUser(store, payload.user_id)
    if (!team || !user) return null
    const by = (await findUser(store, payload.by_user_id))?.email ?? ''
    const language = user.language ?? 'en'
    const words = teamWords(language, { name: team.name, by, due: dueAt(team.removed_at!) })
    const url = `${origins(product.config).team}/choose-team`
    await product.mailer.send({ key: id, to: user.email, ...layOut(words, url, language) })
    return null
  },
})
