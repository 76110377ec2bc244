import { CREATOR_ORDERS } from '@starling/contract/browser'
import type { CreatorsAsked } from './queries.ts'

const listed = (text: string | null) => (text ?? '').split(',').filter((one) => /^[\w-]{1,12}$/.test(one))

function whole(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

export function readCreators(search: URLSearchParams): CreatorsAsked {
  const min = whole(search.get('min'))
  const max = whole(search.get('max'))
  return {
    classifiers: listed(search.get('interests')),
    countries: listed(search.get('countries')),
    followers: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    order: CREATOR_ORDERS.find((order) => order === search.get('order')) ?? 'engagement_rate',
  }
}

export function writeCreators({ classifiers, countries, followers, order }: CreatorsAsked): URLSearchParams {
  return new URLSearchParams({
    ...(classifiers.length > 0 && { interests: classifiers.join(',') }),
    ...(countries.length > 0 && { countries: countries.join(',') }),
    ...(followers.min !== undefined && { min: String(followers.min) }),
    ...(followers.max !== undefined && { max: String(followers.max) }),
    ...(order !== 'engagement_rate' && { order }),
  })
}
