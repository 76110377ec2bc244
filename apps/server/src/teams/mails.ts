import type { Mailer } from '@starling/outside'
import { findUser, findUserByEmail, type JobPayloads } from '@starling/store'
import type { Product } from '../context.ts'
import { layOut, type Words } from '../mail-layout.ts'
import { origins } from '../sites.ts'

type Facts = { team: string; inviter: string; message: string }
const WORDS: Record<'en' | 'ja', (facts: Facts) => Words> = {
  en: ({ team, inviter, message }) => ({
    subject: `${inviter} invites you to ${team} on Starling`,
    lines: [
      `${inviter} invites you to join the team ${team} on Starling.`,
      ...(message ? [message] : []),
      'The invitation is for this address and works for 7 days. If you do not know the sender, you can ignore this mail.',
    ],
    action: 'Join the team',
  }),
  ja: ({ team, inviter, message }) => ({
    subject: `${inviter} さんから Starling のチーム「${team}」への招待`,
    lines: [
      `${inviter} さんが Starling のチーム「${team}」にあなたを招待しています。`,
      ...(message ? [message] : []),
      'この招待はこのメールアドレス専用で、7 日間有効です。送信者にお心当たりがない場合は、このメールを破棄してください。',
    ],
    action: 'チームに参加する',
  }),
}

export async function sendInviteMail(product: Product, mailer: Mailer, { invite_id }: JobPayloads['send_invite_mail']) {
  const { db } = product.store
  const invite = await db.selectFrom('invites').selectAll().where('id', '=', invite_id).executeTakeFirst()
  if (!invite || invite.withdrawn_at || invite.accepted_at) return
  const team = await db.selectFrom('teams').selectAll().where('id', '=', invite.team_id).executeTakeFirstOrThrow()
  const inviter = (await findUser(db, invite.invited_by))!
  const language = (await findUserByEmail(db, invite.email))?.language ?? inviter.language ?? 'en'
  const code = product.secrets.seal('invite', invite.id)
  const url = `${origins(product.config).team}/${team.slug}/invite-accept#${new URLSearchParams({ code })}`
  const name = `${inviter.first_name} ${inviter.last_name}`.trim() || inviter.email
  const words = WORDS[language]({ team: team.name, inviter: name, message: invite.message })
  await mailer.send({ to: invite.email, ...layOut(words, url, language) })
}
