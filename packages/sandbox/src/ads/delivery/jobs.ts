import { gzipSync } from 'node:zlib'
import type { Row } from '../../records/records.ts'
import { type Answer, type Call, echoOf } from '../call.ts'
import { DAY, writeMoment } from '../moments.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import { sha256 } from '../people.ts'
import { notFound, refuse } from '../problem.ts'
import type { Route } from '../wire.ts'
import { SEGMENTATIONS, segmentsOf } from './segments.ts'
import { statsOf } from './stats.ts'
import { askedOf, localDates, STATS_FIELDS } from './stats-routes.ts'

export type Job = Row & {
  account_id: string
  user_id: string
  values: Answer
  created_at: number
  is_cancelled: boolean
}

const MOST_DAYS = 90
const MOST_DAYS_SEGMENTED = 45
const CONCURRENT = 100
const WORKING_MS = 2_000
const KEPT_MS = 2 * DAY
const FIRST_ID = 1_100_000_000_000_000

const nameOf = ({ id, account_id, created_at }: Job) =>
  `${sha256(`${id} ${account_id} ${created_at}`).slice(0, 32)}.json.gz`

const isDone = ({ now }: Call, { created_at, is_cancelled }: Job) =>
  !is_cancelled && now.getTime() >= created_at + WORKING_MS

function show(call: Call, job: Job): Answer {
  const done = isDone(call, job)
  const { start_time, end_time, segmentation_type, entity_ids, country, placement, granularity, entity } = job.values
  const updated = done ? job.created_at + WORKING_MS : job.created_at
  return {
    id: Number(job.id),
    id_str: job.id,
    account_id: job.account_id,
    status: job.is_cancelled ? 'CANCELLED' : done ? 'SUCCESS' : 'PROCESSING',
    url: done ? `${call.origin}/${call.version}/stats/files/${nameOf(job)}` : null,
    expires_at: done ? writeMoment(new Date(updated + KEPT_MS)) : null,
    created_at: writeMoment(new Date(job.created_at)),
    updated_at: writeMoment(new Date(updated)),
    entity,
    entity_ids,
    start_time,
    end_time,
    granularity,
    placement,
    metric_groups: job.values.metric_groups,
    segmentation_type: segmentation_type ?? null,
    country: country ?? null,
    platform: job.values.platform ?? null,
  }
}

function create(call: Call): Answer {
  const fields = {
    ...STATS_FIELDS,
    segmentation_type: { type: 'string', values: SEGMENTATIONS },
    country: { type: 'string' },
    platform: { type: 'string' },
  } as const
  const values = readParameters(fields, localDates(call))
  askedOf(call, values, values.segmentation_type ? MOST_DAYS_SEGMENTED : MOST_DAYS)
  if (values.segmentation_type)
    segmentsOf(call, values.segmentation_type as string, values.country as string | undefined)
  const running = jobsOf(call).filter((job) => !job.is_cancelled && !isDone(call, job))
  if (running.length >= CONCURRENT) {
    throw refuse('TOO_MANY_REQUESTS', `An account may have ${CONCURRENT} jobs at a time`)
  }
  const job: Job = {
    id: String(FIRST_ID + call.records.next()),
    account_id: call.path.account_id!,
    user_id: call.user_id,
    values,
    created_at: call.now.getTime(),
    is_cancelled: false,
  }
  call.records.put('stats_jobs', job.account_id, job)
  return { request: { params: echoOf(call, values) }, data: show(call, job) }
}

const jobsOf = ({ records, path }: Call) => records.list<Job>('stats_jobs', path.account_id!)

function list(call: Call): Answer {
  const values = readParameters({ ...PAGE_FIELDS, job_ids: { type: 'strings' } }, call.raw)
  const wanted = values.job_ids as string[] | undefined
  const rows = jobsOf(call).filter(({ id }) => !wanted || wanted.includes(id))
  const page = pageOf(rows, values, { list: 'jobs', keyOf: ({ id }) => id })
  return {
    request: { params: echoOf(call, values) },
    next_cursor: page.next_cursor,
    data: page.rows.map((job) => show(call, job)),
  }
}

function cancel(call: Call): Answer {
  const { job_id } = call.path
  const job = call.records.get<Job>('stats_jobs', job_id!)
  if (!job || job.account_id !== call.path.account_id || isDone(call, job))
    throw notFound('NOT_FOUND', 'job_id', job_id!)
  const cancelled = { ...job, is_cancelled: true }
  call.records.put('stats_jobs', job.account_id, cancelled)
  return { request: { params: echoOf(call) }, data: show(call, cancelled) }
}

/** The finished file, as it was when the job ended; undefined when there is none of this name. */
export function jobFile(call: Omit<Call, 'path' | 'user_id'>, name: string): Buffer | undefined {
  const job = call.records.all<Job>('stats_jobs').find((one) => nameOf(one) === name)
  if (!job) return undefined
  const then: Call = { ...call, path: { account_id: job.account_id }, user_id: job.user_id }
  if (!isDone(then, job) || call.now.getTime() > job.created_at + WORKING_MS + KEPT_MS) return undefined
  then.now = new Date(job.created_at + WORKING_MS)
  const { segmentation_type: type, country } = job.values as { segmentation_type?: string; country?: string }
  const asked = askedOf(then, job.values, MOST_DAYS)
  const { time_series_length, data } = statsOf(then, asked, type ? segmentsOf(then, type, country) : null)
  const params = { segmentation_type: null, country: null, platform: null, ...job.values }
  return gzipSync(JSON.stringify({ data_type: 'stats', time_series_length, data, request: { params } }))
}

const BASE = '/stats/jobs/accounts/:account_id'

export const JOB_ROUTES: Route[] = [
  { method: 'POST', path: BASE, limit: 'writes', run: create },
  { method: 'GET', path: BASE, limit: 'stats', run: list },
  { method: 'DELETE', path: `${BASE}/:job_id`, limit: 'writes', run: cancel },
]
