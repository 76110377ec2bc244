import { findTeam, keyTeams, nameKeyTeam, unnameKeyTeam } from '@starling/store'
import { withStore } from './with-store.ts'

const USAGE = `usage: npm run keys -- COMMAND
  list           teams that may read X with the keys of this installation
  allow TEAM…    let teams, by their slug
  deny TEAM…     let them no more; a run stops before its next page`
const ACTS = { allow: nameKeyTeam, deny: unnameKeyTeam }

/** For an operator: whose reading X sends them the bill for. */
async function main([command, ...slugs]: string[]): Promise<number> {
  const wanted = command === 'allow' || command === 'deny' ? command : undefined
  if (command !== 'list' && !(wanted && slugs.length > 0)) return complain(USAGE)
  return withStore(async (store) => {
    let missed = 0
    for (const slug of wanted ? slugs : []) {
      const team = await findTeam(store, slug)
      if (!team) missed += complain(`no team is called ${slug}`)
      else {
        await store.change('operator', async (change) => {
          await ACTS[wanted!](change, team.id)
          await change.audit(`keys.${wanted!}`, { team_id: team.id })
        })
      }
    }
    for (const { slug, name, allowed_at } of await keyTeams(store)) {
      console.log([slug, name, allowed_at.toISOString()].join('\t'))
    }
    return missed > 0 ? 1 : 0
  })
}

function complain(text: string): number {
  console.error(text)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
