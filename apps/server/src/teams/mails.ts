import { type Couriers, findInviteById, findTeam, findUser, findUserByEmail } from '@starling/store'
import { fullName, type Say, say } from '@starling/text/both'
import { layOut, type MailWords, nameInSubject, origins, type Product } from '../floor/index.ts'

type Facts = { email: string; name: string; team: string; message: string }

/** Ours are only the sentences and the address; the rest anyone could have written, so it is told as a quote. */
function wordsOf({ t }: Say, { email, name, team, message }: Facts): MailWords {
  const known = nameInSubject(team)
  return {
    subject: known
      ? t('Invitation to the team “{{team}}” on Starling', { team: known })
      : t('Invitation to a team on Starling'),
    lines: [
      t('{{email}} invites you to join a team on Starling. These are the names that they and the team go by:', {
        email,
      }),
      { quote: [t('Name: {{name}}', { name }), t('Team: {{team}}', { team })].join('\n') },
      ...(message ? [t('They write:'), { quote: message }] : []),
      t(
        'The invitation is for this address and works for 7 days. If you do not know the sender, you can ignore this email.',
      ),
    ],
    action: t('Join the team'),
  }
}

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const inviteMailCourier = (product: Product): Couriers['mail.invite'] => ({
  carry: async ({ id, payload }) => {
    const { store } = product
    const invite = await findInviteById(store, payload.invite_id)
    if (!invite || invite.removed_at || invite.accepted_at) return null
    const team = (await findTeam(store, invite.team_id))!
    const inviter = invite.invited_by && (await findUser(store, invite.invited_by))
    if (!inviter) return null
    const language = (await findUserByEmail(store, invite.email))?.language ?? inviter.language ?? 'en'
    const code = product.secrets.seal('invite', invite.id)
    const url = `${origins(product.config).team}/${team.slug}/invite-accept#${new URLSearchParams({ code })}`
    const name = fullName(inviter) || inviter.email
    const words = wordsOf(say(language), { email: inviter.email, name, team: team.name, message: invite.message })
    await product.mailer.send({ key: id, to: invite.email, ...layOut(words, url, language) })
    return null
  },
})
