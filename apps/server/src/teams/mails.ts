import { type Couriers, findInviteById, findTeam, findUser, findUserByEmail } from '@starling/store'
import { type Say, say } from '@starling/text/both'
import { layOut, type MailWords, origins, type Product } from '../floor/index.ts'

type Facts = { team: string; inviter: string; message: string }
const wordsOf = ({ t }: Say, { team, inviter, message }: Facts): MailWords => ({
  subject: t('{{inviter}} invites you to {{team}} on Starling', { inviter, team }),
  lines: [
    t('{{inviter}} invites you to join the team {{team}} on Starling.', { inviter, team }),
    ...(message ? [message] : []),
    t(
      'The invitation is for this address and works for 7 days. If you do not know the sender, you can ignore this mail.',
    ),
  ],
  action: t('Join the team'),
})

/** A mail server keeps no key: a double bears the same `Message-ID`. */
export const inviteMailCourier = (product: Product): Couriers['mail.invite'] => ({
  carry: async ({ id, payload }) => {
    const { store } = product
    const invite = await findInviteById(store, payload.invite_id)
    if (!invite || invite.removed_at || invite.accepted_at) return null
    const team = (await findTeam(store, invite.team_id))!
    const inviter = (await findUser(store, invite.invited_by))!
    const language = (await findUserByEmail(store, invite.email))?.language ?? inviter.language ?? 'en'
    const code = product.secrets.seal('invite', invite.id)
    const url = `${origins(product.config).team}/${team.slug}/invite-accept#${new URLSearchParams({ code })}`
    const name = `${inviter.first_name} ${inviter.last_name}`.trim() || inviter.email
    const words = wordsOf(say(language), { team: team.name, inviter: name, message: invite.message })
    await product.mailer.send({ key: id, to: invite.email, ...layOut(words, url, language) })
    return null
  },
})
