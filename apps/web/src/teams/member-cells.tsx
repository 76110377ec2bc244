import type { Level, Member } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Avatar, IconButton, Select } from '@starling/ui'
import { LogOut, UserMinus } from 'lucide-react'
import { personName } from '../session/index.ts'
import { LEVELS } from './levels.ts'

export function MemberCell({
  member: { user, is_leaving },
  isMe,
  withEmail = false,
}: {
  member: Member
  isMe: boolean
  withEmail?: boolean
}) {
  const { t } = useText()
  const name = personName(user)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size={withEmail ? 36 : 28} decorative />
      <span className="grid min-w-0">
        <span className="truncate font-medium">
          {name}
          {isMe && <span className="ml-2.5 font-normal text-12 text-muted">{t('You')}</span>}
        </span>
        {is_leaving && <span className="text-12 text-muted">{t('Account is being deleted')}</span>}
        {withEmail && <span className="text-13 text-muted">{user.email}</span>}
      </span>
    </span>
  )
}

/** Without `onChange` it only tells. */
export function LevelCell({ member, onChange }: { member: Member; onChange?: (level: Level) => void }) {
  const { t } = useText()
  if (!onChange) return t(LEVELS[member.level])
  return (
    <span className="block w-32 pointer-coarse:w-36">
      <Select
        aria-label={t('Level of {{name}}', { name: personName(member.user) })}
        value={member.level}
        onChange={({ target }) => onChange(target.value === 'admin' ? 'admin' : 'member')}
        className="h-8! pointer-coarse:h-10!"
      >
        <option value="admin">{t(LEVELS.admin)}</option>
        <option value="member">{t(LEVELS.member)}</option>
      </Select>
    </span>
  )
}

/** Leaving for oneself, removing for an admin, nothing for others. */
export function MemberActions({ member, leave, remove }: { member: Member; leave?: () => void; remove?: () => void }) {
  const { t } = useText()
  if (leave) {
    return (
      <IconButton label={t('Leave the team')} size="small" onClick={leave}>
        <LogOut size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    )
  }
  if (!remove) return null
  const name = personName(member.user)
  return (
    <IconButton label={t('Remove {{name}} from the team', { name })} size="small" onClick={remove}>
      <UserMinus size={16} strokeWidth={1.5} aria-hidden />
    </IconButton>
  )
}
