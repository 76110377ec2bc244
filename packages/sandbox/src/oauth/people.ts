import type { World } from '../world/world.ts'
import type { ConsentPerson } from './consent.ts'

/** Demo people of the networks that know people by their mail address; one of them keeps it to himself. */
export type SocialPerson = { id: string; given_name: string; family_name: string; email: string | undefined }

export const SOCIAL_PEOPLE: SocialPerson[] = [
  { id: '1001', given_name: 'Mira', family_name: 'Okafor', email: 'admin@meridian.example' },
  { id: '1002', given_name: 'Tomas', family_name: 'Vale', email: 'member@meridian.example' },
  { id: '1003', given_name: 'Hana', family_name: 'Sato', email: 'admin@halcyon.example' },
  { id: '1004', given_name: 'Noor', family_name: 'Haddad', email: 'noor@newcomer.example' },
  { id: '1005', given_name: 'Leo', family_name: 'Brandt', email: undefined },
]

export const nameOf = ({ given_name, family_name }: SocialPerson) => `${given_name} ${family_name}`

export const socialChoices = (): ConsentPerson[] =>
  SOCIAL_PEOPLE.map((person) => ({ value: person.id, title: nameOf(person), note: person.email ?? 'no mail address' }))

/** Those of the network who may sign in; the one that was asked for comes first. */
export async function xPeople(world: World, screen_name = ''): Promise<ConsentPerson[]> {
  const { users } = await world.credentials()
  return users
    .map(({ user_id, username, name }) => ({ value: user_id, title: name, note: `@${username}` }))
    .sort((a, b) => Number(b.note === `@${screen_name}`) - Number(a.note === `@${screen_name}`))
}
