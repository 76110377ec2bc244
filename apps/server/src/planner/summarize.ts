import type { FileAnswer } from '@starling/contract'
import { plainName } from '@starling/sections/file-name'
import { findTeam } from '@starling/store'
import { say } from '@starling/text/both'
import { inTurn } from '../asking/index.ts'
import { teamOf } from '../audiences/index.ts'
import { type Input, type UserContext, Workshop } from '../floor/index.ts'
import { writable } from '../sheets/index.ts'
import { calculated } from './calculator.ts'
import type { CampaignSummary, SummaryFormat } from './summary/summary.ts'

const TYPES: Record<SummaryFormat, string> = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
}
const workshop = new Workshop<CampaignSummary>(new URL('./summary/make-summary.ts', import.meta.url))

/** The same figures as on the screen, by the same function, as a document with the name of the team. */
async function summarize(
  format: SummaryFormat,
  { body: { scenarios, language, team: named } }: Input<'summarizeCampaignPdf'>,
  context: UserContext,
): Promise<FileAnswer> {
  const { team_id } = await teamOf(named, context)
  const { name: team_name } = (await findTeam(context.store, team_id))!
  const worked = await inTurn(scenarios, async (scenario) => {
    const { name, ...asked } = scenario
    const calculation = await calculated(asked, named, context)
    // The thread that makes it knows no room but the papers: names are made fit for files before.
    const parts = calculation.parts.map((part) => ({ ...part, name: writable(part.name) }))
    return { name: writable(name), calculation: { ...calculation, parts } }
  })
  const bytes = await workshop.make({
    format,
    language,
    team_name: writable(team_name),
    made_at: context.now,
    scenarios: worked,
  })
  const names = scenarios.map(({ name }) => name).join(', ')
  await context.change((change) =>
    change.audit('campaign_summary.taken', { subject: names, detail: { format, scenarios: scenarios.length } }),
  )
  return { name: `${fileName(scenarios, language)}.${format}`, type: TYPES[format], bytes }
}

/** After the first, and how many more are in it. */
function fileName([first, ...others]: readonly { name: string }[], language: 'en' | 'ja'): string {
  if (others.length === 0) return plainName(first!.name)
  const { t } = say(language)
  return plainName(t('{{name}} and {{count}} more', { name: first!.name, count: others.length }))
}

export const summarizeCampaignPdf = (input: Input<'summarizeCampaignPdf'>, context: UserContext): Promise<FileAnswer> =>
  summarize('pdf', input, context)

export const summarizeCampaignSlides = (
  input: Input<'summarizeCampaignSlides'>,
  context: UserContext,
): Promise<FileAnswer> => summarize('pptx', input, context)
