import { PEOPLE } from './people.ts'
import type { Running } from './run.ts'

export function welcome({ origins, sandbox }: Pick<Running, 'origins' | 'sandbox'>, ms: number): string {
  return `
Starling is ready (${(ms / 1000).toFixed(1)} s)

  team dashboard      ${origins.team}
  targeting toolkit   ${origins.pro}
  premium suite       ${origins.premium}
  sandbox             ${sandbox.url}

Sign in as one of these; the code arrives in the mailbox, ${sandbox.url}/mail
${PEOPLE.map(({ email, team, level }) => `  ${email.padEnd(28)} ${team}, ${level}`).join('\n')}

Ctrl-C stops everything.
`
}
