import type { Level, Member } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Avatar, Select } from '@starling/ui'
import { personName } from '../auth/person-name.ts'
import { LEVELS } from './levels.ts'

export function MemberCell({ user, isMe }: { user: Member['user']; isMe: boolean }) {
  const { t, language } = useText()
  const name = personName(user, language)
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} size={28} decorative />
      <span className="truncate">{name}</span>
      {isMe && <span className="shrink-0 font-normal text-12 text-muted">{t('You')}</span>}
    </span>
  )
}

/** Without `onChange` it only tells. */
export function LevelCell({ member, onChange }: { member: Member; onChange?: (level: Level) => void }) {
  const { t, language } = useText()
  if (!onChange) return t(LEVELS[member.level])
  return (
    <span className="block w-32">
      <Select
        aria-label={t('Level of {{name}}', { name: personName(member.user, language) })}
        value={member.level}
        onChange={({ target }) => onChange(target.value === 'admin' ? 'admin' : 'member')}
        className="h-8!"
      >
        <option value="admin">{t(LEVELS.admin)}</option>
        <option value="member">{t(LEVELS.member)}</option>
      </Select>
    </span>
  )
}
