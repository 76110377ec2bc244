import type { Level, Store } from '@starling/store'

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
        groups: ['Creators'],
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
    people: [{ email: 'planner@dentsu-nl.example', first_name: 'Pim', last_name: 'de Vries', level: 'admin' }],
  },
]
export const PEOPLE = TEAMS.flatMap(({ name, people }) => people.map((person) => ({ ...person, team: name })))

/** Adds who is missing, and changes nothing of who is there: a second start keeps what people did. */
export async function seedPeople(store: Store): Promise<void> {
  for (const { slug, name, plan, people } of TEAMS) {
    await store.change('operator', async ({ db, now, newId, audit }) => {
      await audit('team.seeded', { detail: { slug } })
      const team_id = newId()
      const team = await db
        .insertInto('teams')
        .values({ id: team_id, slug, name, created_at: now })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .executeTakeFirst()
      if (team.numInsertedOrUpdatedRows === 0n) return
      if (plan)
        await db.insertInto('subscriptions').values({ id: newId(), team_id, plan, start: now, active: true }).execute()
      for (const { level, groups = [], ...person } of people) {
        const user_id = newId()
        await db
          .insertInto('users')
          .values({ id: user_id, ...person, created_at: now })
          .execute()
        for (const name of groups) await db.insertInto('user_groups').values({ user_id, name }).execute()
        await db.insertInto('memberships').values({ id: newId(), team_id, user_id, level, joined_at: now }).execute()
      }
    })
  }
}
