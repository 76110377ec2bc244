import { AppError, type CampaignStats } from '@starling/contract'
import {
  type AdSetRow,
  adSetsOf,
  type CampaignReportRow,
  type CampaignRow,
  campaignOf,
  campaignReport,
  dueReports,
  noteReport,
  type ReportJob,
  reportsWithJobs,
  writeDays,
} from '@starling/store'
import { spendAll } from '../auth/index.ts'
import type { Input, Product, UserContext } from '../floor/index.ts'
import { raiseAlerts } from './alerts.ts'
import { deskFor, openCampaign } from './find.ts'
import { lookAtGroups } from './look.ts'
import { peopleOf } from './reach.ts'
import { asked, chunked, dayAt, daysOf, nextDay, type ReportedDay, readDays, resultsOf, segmentsIn } from './reports.ts'
import { answerStats } from './stats.ts'

/** X corrects what it reported for a while: so many days are read again. */
const CORRECTED_DAYS = 3
const MOST_DAYS = 90
const SEGMENT_DAYS = 45
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Read again after this, and while a campaign runs or ran until so long ago. */
const READ_AFTER_MS = 50 * 60_000
const AFTER_END_MS = 4 * DAY_MS
const MOST_AT_ONCE = 200
const SEGMENTS_AFTER_MS = 20 * HOUR_MS
const SEGMENTATION_AT_X = { age: 'AGE', gender: 'GENDER', platform: 'PLATFORMS' } as const
const MOST_ENTITIES = 20

/** Each hour: campaigns whose reports are due, each a job of its own. */
export async function readReports({ store }: Product): Promise<void> {
  const now = +store.now()
  const due = { before: new Date(now - READ_AFTER_MS), since: new Date(now - AFTER_END_MS), most: MOST_AT_ONCE }
  for (const campaign_id of await dueReports(store, due)) {
    await store.change('operator', async ({ enqueue, audit }) => {
      await enqueue('read_report', { campaign_id }, { key: `report ${campaign_id}` })
      await audit('campaign_report.read', { subject_id: campaign_id })
    })
  }
}

type AtX = AdSetRow & { x_id: string }
const isAtX = (set: AdSetRow): set is AtX => set.x_id !== null

/** What X reports of a campaign becomes rows; then it is looked at what they say. */
export async function readReport(product: Product, campaign_id: string): Promise<void> {
  const { store } = product
  const campaign = await campaignOf(store, campaign_id)
  if (!campaign?.x_id) return
  const desk = await deskFor(product, campaign)
  if (!desk) {
    await store.change('operator', async (change) => {
      await noteReport(change, campaign, { error: 'no_ad_account', read_at: change.now })
      await change.audit('campaign_report.failed', { subject_id: campaign_id, team_id: campaign.team_id })
    })
    return
  }
  const { api, account_id, account } = desk
  const sets = (await adSetsOf(store, campaign_id, { removed: true })).filter(isAtX)
  const before = await campaignReport(store, campaign_id)
  const span = spanOf(campaign, before, dayAt(store.now(), account.timezone), account.timezone)
  if (sets.length === 0 || !span) return
  const reported = await readDays(api, account_id, { line_item_ids: sets.map(({ x_id }) => x_id), ...span })
  const met = await api
    .reach(account_id, {
      campaign_ids: [campaign.x_id],
      start_time: firstDay(campaign, account.timezone, span.through),
      end_time: nextDay(span.through),
    })
    .catch(() => [])
  const estimate = before?.people ? null : await peopleOf(product, campaign, sets).catch(() => null)
  const people = estimate ? Math.round((estimate.min + estimate.max) / 2) : (before?.people ?? null)
  const jobs = await startSegments(desk, { sets, before, span, campaign, now: store.now() })
  await store.change('operator', async (change) => {
    await writeDays(change, campaign, rowsOf(reported, sets, campaign))
    await noteReport(change, campaign, {
      ...{ read_at: change.now, through: span.through, error: null },
      people,
      ...{ reach: met[0]?.total_audience_reach ?? null, frequency: met[0]?.average_frequency ?? null },
      ...(jobs.length > 0 && { jobs }),
    })
    if (jobs.length > 0) await askAgain(change.enqueue, campaign_id, 0)
    await change.audit('campaign_report.read', { subject_id: campaign_id, team_id: campaign.team_id })
  })
  await lookAtGroups(product, campaign_id)
  await raiseAlerts(product, campaign_id, desk)
}

const firstDay = ({ starts_at }: CampaignRow, timezone: string, through: string) => {
  const [first, oldest] = [dayAt(starts_at, timezone), nextDay(through, 1 - MOST_DAYS)]
  return first > oldest ? first : oldest
}

/** From its first day, or from the last that may have been corrected, to today; nothing before it began. */
function spanOf(campaign: CampaignRow, before: CampaignReportRow | undefined, today: string, timezone: string) {
  const first = firstDay(campaign, timezone, today)
  if (first > today) return null
  const again = before?.through ? nextDay(before.through, 1 - CORRECTED_DAYS) : first
  return { from: again > first ? again : first, through: today }
}

function countsOf(metrics: Record<string, number>, objective: CampaignRow['objective']) {
  const { impressions = 0, engagements = 0, clicks = 0, spend_micro = 0 } = metrics
  return { impressions, engagements, clicks, results: resultsOf(metrics, objective), spend_micro }
}

function rowsOf(reported: readonly ReportedDay[], sets: readonly AtX[], { objective }: CampaignRow) {
  const of = new Map(sets.map((set) => [set.x_id, set]))
  return reported.flatMap(({ line_item_id, day, metrics }) => {
    const set = of.get(line_item_id)
    const counts = countsOf(metrics, objective)
    if (!set || (counts.impressions === 0 && counts.spend_micro === 0)) return []
    const whole = { segmentation: 'all', segment: '', segment_name: '' } as const
    return { ad_set_id: set.id, day, version: set.version, ...whole, ...counts }
  })
}

type Segmenting = {
  sets: readonly AtX[]
  before: CampaignReportRow | undefined
  span: { through: string }
  campaign: CampaignRow
  now: Date
}

/** X prepares reports by segment in its own time; one of each kind a day. */
async function startSegments(
  { api, account_id, account }: NonNullable<Awaited<ReturnType<typeof deskFor>>>,
  { sets, before, span: { through }, campaign, now }: Segmenting,
): Promise<ReportJob[]> {
  const isDue = !before?.segments_read_at || +now - +before.segments_read_at > SEGMENTS_AFTER_MS
  if (!isDue || (before?.jobs.length ?? 0) > 0) return []
  const first = firstDay(campaign, account.timezone, through)
  const oldest = nextDay(through, 1 - SEGMENT_DAYS)
  const from = first > oldest ? first : oldest
  const jobs: ReportJob[] = []
  for (const segmentation of ['age', 'gender', 'platform'] as const) {
    for (const ids of chunked(
      sets.map(({ x_id }) => x_id),
      MOST_ENTITIES,
    )) {
      const wanted = { ...asked(ids, { from, through }), segmentation_type: SEGMENTATION_AT_X[segmentation] }
      const { id_str } = await api.startStatsJob(account_id, wanted)
      jobs.push({ x_id: id_str, segmentation, from, through })
    }
  }
  return jobs
}

const FIRST_WAIT_S = 3
const MOST_TRIES = 40
type Enqueue = Parameters<Parameters<Product['store']['change']>[1]>[0]['enqueue']
const askAgain = (enqueue: Enqueue, campaign_id: string, tries: number) =>
  enqueue(
    'read_segments',
    { campaign_id, tries },
    { key: `segments ${campaign_id}`, after_s: FIRST_WAIT_S * (1 + tries) },
  )

/** What X has prepared meanwhile; what it has not is asked for later. */
export async function readSegments(product: Product, campaign_id: string, tries: number): Promise<void> {
  const { store } = product
  const [campaign, report] = [await campaignOf(store, campaign_id), await campaignReport(store, campaign_id)]
  const desk = campaign && (await deskFor(product, campaign))
  if (!campaign || !desk || !report || report.jobs.length === 0) return
  const sets = (await adSetsOf(store, campaign_id, { removed: true })).filter(isAtX)
  const of = new Map(sets.map((set) => [set.x_id, set]))
  const states = new Map<string, { status: string; url: string | null }>()
  for await (const job of desk.api.statsJobs(
    desk.account_id,
    report.jobs.map(({ x_id }) => x_id),
  ))
    states.set(job.id_str, job)
  const waiting = report.jobs.filter(({ x_id }) => states.get(x_id)?.status === 'PROCESSING')
  if (waiting.length > 0 && tries < MOST_TRIES) {
    await store.change('operator', async ({ enqueue, audit }) => {
      await askAgain(enqueue, campaign_id, tries + 1)
      await audit('campaign_report.read', { subject_id: campaign_id, team_id: campaign.team_id })
    })
    return
  }
  const rows: Parameters<typeof writeDays>[2][number][] = []
  for (const { x_id, segmentation, ...span } of report.jobs) {
    const url = states.get(x_id)?.url
    if (!url) continue
    for (const { line_item_id, day, segment, segment_name, metrics } of segmentsIn(
      await desk.api.statsFile(url),
      daysOf(span),
    )) {
      const set = of.get(line_item_id)
      if (!set) continue
      const counts = countsOf(metrics, campaign.objective)
      rows.push({ ad_set_id: set.id, day, version: set.version, segmentation, segment, segment_name, ...counts })
    }
  }
  await store.change('operator', async (change) => {
    await writeDays(change, campaign, rows)
    await noteReport(change, campaign, { jobs: [], segments_read_at: change.now })
    await change.audit('campaign_report.read', { subject_id: campaign_id, team_id: campaign.team_id })
  })
}

/** A killed server takes what waits along. */
export async function resumeReports({ store }: Product): Promise<void> {
  for (const campaign_id of await reportsWithJobs(store)) {
    await store.change('operator', async ({ enqueue, audit }) => {
      await askAgain(enqueue, campaign_id, 0)
      await audit('campaign_report.read', { subject_id: campaign_id })
    })
  }
}

/** X answers only so often: all of an ad account share that. */
const MOST_AN_HOUR = 20

/** Now, and not at the next full hour. */
export async function readCampaignReports(
  { path: { pk } }: Input<'readCampaignReports'>,
  context: UserContext,
): Promise<CampaignStats> {
  const campaign = await openCampaign(pk, context)
  if (!(await deskFor(context, campaign))) throw new AppError('account_closed')
  await context.change(async (change) => {
    await spendAll(change, [{ key: `reports ${campaign.id}`, limit: MOST_AN_HOUR, window_ms: HOUR_MS }])
    await change.audit('campaign_report.read', { subject_id: campaign.id, team_id: campaign.team_id })
  })
  await readReport(context, campaign.id)
  return answerStats(campaign, context)
}
