import type { Level } from '@starling/contract'
import { addTeam, addUser, findTeam, joinTeam, type Store } from '@starling/store'

type Person = { email: string; first_name: string; last_name: string; level: Level; groups?: string[] }
type SeededTeam = { slug: string; name: string; plan?: string; people: Person[] }

/** Demo people. They exist only together with the sandbox, whose mailbox receives their codes. */
export const TEAMS: SeededTeam[] = [
  {
    slug: 'meridian',
    name: 'Meridian',
    plan: 'Team',
    people: [
      {
        email: 'admin@meridian.example',
        first_name: 'Mira',
        last_name: 'Okafor',
        level: 'admin',
        groups: ['CampaignPlanner', 'Creators'],
      },
      { email: 'member@meridian.example', first_name: 'Tomas', last_name: 'Vale', level: 'member' },
    ],
  },
  {
    slug: 'halcyon',
    name: 'Halcyon',
    people: [{ email: 'admin@halcyon.example', first_name: 'Hana', last_name: 'Sato', level: 'admin' }],
  },
  {
    slug: 'dentsu-nl',
    name: 'Dentsu NL',
    people: [
      {
        email: 'planner@dentsu-nl.example',
        first_name: 'Pim',
        last_name: 'de Vries',
        level: 'admin',
        groups: ['CampaignPlanner'],
      },
    ],
  },
]
export const PEOPLE = TEAMS.flatMap(({ name, people }) => people.map((person) => ({ ...person, team: name })))

/** Adds who is missing, and changes nothing of who is there: a second start keeps what people did. */
export async function seedPeople(store: Store): Promise<void> {
  for (const { slug, name, plan, people } of TEAMS) {
    await store.change('operator', async (change) => {
      await change.audit('team.seeded', { detail: { slug } })
      if (await findTeam(change, slug)) return
      const team_id = await addTeam(change, { slug, name })
      if (plan) await change.table({ team_id }, 'subscriptions').add({ plan, start: change.now, active: true })
      for (const { level, groups, ...person } of people) {
        await joinTeam(change, team_id, await addUser(change, person, groups), level)
      }
    })
  }
}
