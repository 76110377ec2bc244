import type { User } from '@starling/contract/browser'
import type { Language } from '@starling/text'

/** A person as others read them; Japanese puts the family first. An address where no name was given. */
export function personName(
  { first_name, last_name, email }: Pick<User, 'first_name' | 'last_name' | 'email'>,
  language: Language,
): string {
  const names = language === 'ja' ? [last_name, first_name] : [first_name, last_name]
  return names.filter(Boolean).join(' ') || email
}
