import { entitiesOf } from '../world/entities.ts'
import type { Network } from '../world/network.ts'
import { idsBetween } from '../world/network.ts'
import { type Endpoint, USERS } from './call.ts'
import { readCount } from './parameters.ts'
import { invalidValue } from './problem.ts'

/** Where On Earth numbers of the countries that this network has people in; 1 is the whole world. */
const PLACES =
  'AE 23424738,AR 23424747,AU 23424748,AT 23424750,BE 23424757,BR 23424768,CA 23424775,CL 23424782,CO 23424787,EG 23424802,IE 23424803,FR 23424819,GH 23424824,DE 23424829,ID 23424846,IN 23424848,IT 23424853,JP 23424856,JO 23424860,KE 23424863,KR 23424868,KW 23424870,LB 23424873,MX 23424900,MY 23424901,NG 23424908,NL 23424909,NZ 23424916,PE 23424919,PH 23424934,PT 23424925,QA 23424930,SA 23424938,ZA 23424942,SG 23424948,ES 23424950,SE 23424954,CH 23424957,TR 23424969,GB 23424975,US 23424977,DZ 23424740,VE 23424982,EC 23424801'
export const COUNTRY_OF_WOEID = new Map(PLACES.split(',').map((one) => [one.slice(3), one.slice(0, 2)]))

const DAY = 86_400_000
const LEAST_TRENDS = 10

export type Trend = { trend_name: string; tweet_count: number; category: string }

/** What a place wrote about in the last day, or in the last week where a day holds too little. */
export function trendsOf(network: Network, country: string | undefined, now: number): Trend[] {
  for (const days of [1, 7, 60]) {
    const found = trendsSince(network, country, now, days)
    if (found.length >= LEAST_TRENDS || days === 60) return found
  }
  return []
}

function trendsSince(network: Network, country: string | undefined, now: number, days: number): Trend[] {
  const { since = 0n, until = 0n } = idsBetween(now - days * DAY, now)
  const sql = `SELECT text, community FROM posts JOIN accounts ON accounts.slot = posts.author
    WHERE posts.id > ? AND posts.id < ? AND reposted_id IS NULL AND (? IS NULL OR country = ?)`
  const counts = new Map<string, Trend>()
  for (const row of network.statement(sql).all(since, until, country ?? null, country ?? null)) {
    const text = String(row.text)
    const names = new Set(
      network
        .context(text)
        .filter(({ domain }) => domain.id === '47')
        .map(({ entity }) => entity.name),
    )
    for (const { tag } of entitiesOf(text).hashtags) names.add(`#${tag}`)
    for (const name of names) {
      const category = network.manifest.communities[Number(row.community)]?.title ?? ''
      const trend = counts.get(name) ?? { trend_name: name, tweet_count: 0, category }
      trend.tweet_count++
      counts.set(name, trend)
    }
  }
  return [...counts.values()].sort((a, b) => b.tweet_count - a.tweet_count || (a.trend_name < b.trend_name ? -1 : 1))
}

export const trendEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/2/trends/by/woeid/:woeid',
    auth: ['app', 'oauth2'],
    scopes: ['tweet.read', 'users.read'],
    limit: { app: 75, user: 75 },
    handle: ({ params, query, network, now }) => {
      const { woeid = '' } = params
      const country = COUNTRY_OF_WOEID.get(woeid)
      if (woeid !== '1' && !country) throw invalidValue('woeid', woeid, 'is not a place with trends')
      const data = trendsOf(network, country, now)
        .slice(0, readCount(query, [1, 50], 20, 'max_trends'))
        .map(({ trend_name, tweet_count }) => ({ trend_name, tweet_count }))
      return data.length > 0 ? { data } : {}
    },
  },
  {
    method: 'GET',
    path: '/2/users/personalized_trends',
    auth: USERS,
    scopes: ['tweet.read', 'users.read'],
    limit: { user: 10 },
    handle: ({ network, me, now }) => {
      const data = trendsOf(network, me!.country, now)
        .slice(0, 10)
        .map(({ trend_name, tweet_count, category }) => ({
          trend_name,
          category,
          post_count: tweet_count,
          trending_since: new Date(now - DAY).toISOString(),
        }))
      return data.length > 0 ? { data } : {}
    },
  },
]
