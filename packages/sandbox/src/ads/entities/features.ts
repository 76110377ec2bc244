import type { Row } from '../../records/records.ts'
import { type Answer, answer, type Call } from '../call.ts'
import { readParameters } from '../parameters.ts'
import type { Route } from '../wire.ts'

const SWITCHABLE =
  'AGE_TARGETING ALLOW_SKIPPABLE_VIDEOS_FOR_PREROLL_VIEWS_OBJECTIVE AWARENESS_OBJECTIVE BRAND_TPN CHARGE_FOR_GOOD_CLICK CONVERSATION_CARD CONVERSATION_CARD_FOUR_OPTIONS CONVERSATION_CARD_UNLOCK CPI_CHARGING DIRECT_MESSAGE_CARD DR_TAP ENGAGER_RETARGETING EVENT_TARGETING INSTALLED_APP_CATEGORY_TARGETING MOBILE_CONVERSION_TRANSACTION_VALUE OPTIMIZED_ACTION_BIDDING REACH_AND_FREQUENCY_ANALYTICS REACH_FREQUENCY_CAP VALIDATED_AGE_TARGETING VIDEO_VIEWS_MIDROLL_OBJECTIVE PREROLL_VIEWS_OBJECTIVE VIDEO_APP_DOWNLOAD_CARD'.split(
    ' ',
  )
const INITIAL = [
  'AGE_TARGETING',
  'CITY_TARGETING',
  'CONVERSATION_CARD',
  'ENGAGER_RETARGETING',
  'EVENT_TARGETING',
  'REACH_AND_FREQUENCY_ANALYTICS',
  'REACH_FREQUENCY_CAP',
]

type Features = Row & { keys: string[] }

const keysOf = ({ records, path }: Call) => records.get<Features>('features', path.account_id!)?.keys ?? INITIAL

function list(call: Call): Answer {
  const values = readParameters({ feature_keys: { type: 'strings' } }, call.raw)
  const wanted = values.feature_keys as string[] | undefined
  return answer(
    call,
    values,
    keysOf(call).filter((key) => !wanted || wanted.includes(key)),
  )
}

function change(call: Call, next: (held: string[], keys: string[]) => string[]): Answer {
  const values = readParameters({ feature_keys: { type: 'strings', required: true, values: SWITCHABLE } }, call.raw)
  const keys = next(keysOf(call), values.feature_keys as string[]).toSorted()
  const { account_id } = call.path
  call.records.put('features', account_id!, { id: account_id!, keys })
  return answer(call, values, keys)
}

const PATH = '/accounts/:account_id/features'

export const FEATURE_ROUTES: Route[] = [
  { method: 'GET', path: PATH, limit: 'account_reads', run: list },
  {
    method: 'POST',
    path: PATH,
    limit: 'writes',
    run: (call) => change(call, (held, keys) => [...new Set([...held, ...keys])]),
  },
  {
    method: 'DELETE',
    path: PATH,
    limit: 'writes',
    run: (call) => change(call, (held, keys) => held.filter((key) => !keys.includes(key))),
  },
]
