import { everyGroup, findUserByEmail, joinGroup, leaveGroup } from '@starling/store'
import { withStore } from './with-store.ts'

// spec 6: what a group opens is decided by its name
const GROUPS = ['Audience_creator', 'CampaignPlanner', 'Creators']
const USAGE = `usage: npm run group -- COMMAND
  list                     who is in which group
  add GROUP EMAIL…         put people in a group: ${GROUPS.join(', ')}
  remove GROUP EMAIL…      take them out of it`

/** For an operator: who belongs to the groups that open a part of the product, whether or not it runs. */
async function main([command, group, ...emails]: string[]): Promise<number> {
  if (command === 'list' && group === undefined) return list()
  if ((command !== 'add' && command !== 'remove') || !group || emails.length === 0) return complain(USAGE)
  if (!GROUPS.includes(group)) return complain(`there is no group ${group}: ${GROUPS.join(', ')}`)
  return withStore(async (store) => {
    let missed = 0
    for (const email of emails) {
      const user = await findUserByEmail(store, email.toLowerCase())
      if (!user) missed += complain(`nobody has the address ${email}`)
      else {
        await store.change('operator', async (change) => {
          const [act, did] = command === 'add' ? ([joinGroup, 'joined'] as const) : ([leaveGroup, 'left'] as const)
          await act(change, user.id, group)
          await change.audit(`group.${did}`, { user_id: user.id, subject: group })
        })
      }
    }
    return missed > 0 ? 1 : 0
  })
}

const list = () =>
  withStore(async (store) => {
    for (const { name, email } of await everyGroup(store)) console.log(`${name}\t${email}`)
    return 0
  })

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
