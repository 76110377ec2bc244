import type { User } from '@starling/contract/browser'
import { fullName } from '@starling/text'

/** A person as others read them: an address where no name was given. */
export const personName = (person: Pick<User, 'first_name' | 'last_name' | 'email'>): string =>
  fullName(person) || person.email
