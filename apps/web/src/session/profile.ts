import type { User } from '@starling/contract/browser'
import { read, write } from '../floor/index.ts'

/** Who used this browser last. The specification's token is left out: a page must not be able to read one. */
export type Profile = { email: string; name: string; signed_in_as: string }

export function saveProfile({ email, first_name, last_name }: User): void {
  const profile: Profile = { email, name: `${first_name} ${last_name}`.trim(), signed_in_as: email }
  write('profile', JSON.stringify(profile))
}

export function readProfile(): Profile | null {
  try {
    return JSON.parse(read('profile') ?? 'null')
  } catch {
    return null
  }
}

export function forgetProfile(): void {
  write('profile', null)
  write('recent_team', null)
}
