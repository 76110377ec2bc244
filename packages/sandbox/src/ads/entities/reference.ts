import { COMMUNITIES } from '../../network/communities/communities.ts'
import { type Answer, answer, type Call } from '../call.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { readParameters } from '../parameters.ts'
import { notFound } from '../problem.ts'
import type { Route } from '../wire.ts'
import { PLACEMENT_SETS, PRODUCT_TYPES } from './line-item-fields.ts'
import { CURRENCIES, denominationOf } from './money.ts'

/** The first levels of the IAB Content Taxonomy 1.0 (IAB Tech Lab, CC BY 3.0). */
const IAB =
  'Arts & Entertainment:Books & Literature,Celebrity Fan/Gossip,Fine Art,Humor,Movies,Music,Television|Automotive:Auto Parts,Auto Repair,Buying/Selling Cars,Car Culture,Motorcycles|Business:Advertising,Agriculture,Biotech/Biomedical,Business Software,Construction,Human Resources,Marketing|Careers:Career Planning,College,Job Search,Resume Writing/Advice|Education:Adult Education,College Administration,Distance Learning,Language Learning|Family & Parenting:Babies & Toddlers,Parenting - K-6 Kids,Pregnancy|Health & Fitness:Exercise,Nutrition,Weight Loss|Food & Drink:American Cuisine,Barbecues & Grilling,Coffee/Tea,Dining Out,Wine|Hobbies & Interests:Arts/Crafts,Birdwatching,Board Games/Puzzles,Photography,Video & Computer Games|Home & Garden:Appliances,Gardening,Home Repair,Interior Decorating|Law, Government & Politics:Commentary,Legal Issues|News:International News,Local News|Personal Finance:Beginning Investing,Insurance,Retirement Planning,Stocks|Society:Dating,Weddings|Science:Astrology,Biology,Physics,Space/Astronomy,Weather|Pets:Aquariums,Birds,Cats,Dogs|Sports:Auto Racing,Baseball,Basketball,Bicycling,Climbing,Golf,Running/Jogging,World Soccer|Style & Fashion:Beauty,Body Art,Fashion,Jewelry,Clothing|Technology & Computing:Cell Phones,Computer Networking,Databases,Network Security,Web Design/HTML|Travel:Adventure Travel,Air Travel,Europe,Hotels,Japan|Real Estate:Apartments,Buying/Selling Homes|Shopping:Contests & Freebies,Couponing,Comparison'
    .split('|')
    .flatMap((line, at) => {
      const [name, children] = line.split(':') as [string, string]
      const id = `IAB${at + 1}`
      return [
        { id, parent_id: null as string | null, name },
        ...children.split(',').map((child, n) => ({ id: `${id}-${n + 1}`, parent_id: id, name: child })),
      ]
    })

const CONTENT = IAB.filter(({ parent_id }) => parent_id === null).map(({ id, name }, at) => ({
  id: (1_002 + at).toString(36),
  name,
  iab_categories: [id],
  publishers_in_last_thirty_days: 4 + ((at * 7) % 23),
  videos_monetized_in_last_thirty_days: 60 + ((at * 131) % 900),
}))

const BUSINESS = CONTENT.map(({ name, iab_categories }, at) => ({
  id: (2_001 + at).toString(36),
  name,
  iab_categories,
}))

const CREATED = '2025-01-01T00:00:00Z'

/** Collections of videos to run beside, one for every community. */
export const CURATED = COMMUNITIES.map(({ slug, title, language }, at) => ({
  id: (90_000_000 + at * 7_919).toString(36),
  name: title,
  description: `Run next to everyday videos about ${slug}.`,
  country_codes: language === 'ja' ? ['JP'] : language === 'en' ? ['US', 'GB'] : [],
  publisher_user_ids: [] as string[],
  videos_monetized_in_last_thirty_days: 40 + ((at * 97) % 700),
  created_at: CREATED,
  updated_at: CREATED,
}))

function pages<T extends { id: string }>(
  path: string,
  rows: readonly T[],
  more: (call: Call) => Answer = () => ({}),
): Route {
  return {
    method: 'GET',
    path,
    limit: 'global_reads',
    run(call) {
      const values = readParameters(PAGE_FIELDS, call.raw)
      const page = pageOf([...rows], values, { list: path, keyOf: ({ id }) => id })
      return answer(call, values, page.rows, { next_cursor: page.next_cursor, ...more(call) })
    },
  }
}

function curated(call: Call): Answer {
  const values = readParameters({ ...PAGE_FIELDS, country_codes: { type: 'strings', required: true } }, call.raw)
  const countries = values.country_codes as string[]
  const rows = CURATED.filter(({ country_codes }) => country_codes.some((code) => countries.includes(code)))
  const page = pageOf(rows, values, { list: 'curated', keyOf: ({ id }) => id })
  return answer(call, values, page.rows, { next_cursor: page.next_cursor, total_count: rows.length })
}

function publishers(call: Call): Answer {
  const values = readParameters(PAGE_FIELDS, call.raw)
  const found = COMMUNITIES.flatMap(({ leaders }, at) =>
    leaders.filter(({ kind }) => kind === 'media').map((leader) => ({ ...leader, at })),
  )
  const page = pageOf(found, values, { list: 'publishers', keyOf: ({ handle }) => handle })
  const data = page.rows.map(({ handle, at }) => ({
    username: handle,
    user_id: call.people.idOfHandle(handle) ?? null,
    monetization_restricted: false,
    monetizable_country_codes: ['US', 'GB', 'JP'],
    promotion_eligible_country_codes: ['US', 'GB', 'JP'],
    content_category_ids: [CONTENT[at % CONTENT.length]!.id],
  }))
  return answer(call, values, data, { next_cursor: page.next_cursor })
}

export const REFERENCE_ROUTES: Route[] = [
  pages('/iab_categories', IAB),
  pages('/content_categories', CONTENT, () => ({ total_count: CONTENT.length })),
  pages('/advertiser_business_categories', BUSINESS),
  { method: 'GET', path: '/publishers', limit: 'global_reads', run: publishers },
  { method: 'GET', path: '/accounts/:account_id/curated_categories', limit: 'account_reads', run: curated },
  {
    method: 'GET',
    path: '/accounts/:account_id/curated_categories/:curated_category_id',
    limit: 'account_reads',
    run(call) {
      const id = call.path.curated_category_id!
      const found = CURATED.find((one) => one.id === id)
      if (!found) throw notFound('NOT_FOUND', 'curated_category_id', id)
      return answer(call, {}, found)
    },
  },
  {
    method: 'GET',
    path: '/bidding_rules',
    limit: 'global_reads',
    run(call) {
      const values = readParameters({ currency: { type: 'string', values: CURRENCIES } }, call.raw)
      const data = CURRENCIES.filter((currency) => values.currency === undefined || values.currency === currency).map(
        (currency) => ({
          currency,
          minimum_cpe_bid_local_micro: denominationOf(currency),
          maximum_cpe_bid_local_micro: denominationOf(currency) * 100_000,
          minimum_denomination: denominationOf(currency),
        }),
      )
      return answer(call, values, data, { data_type: 'bidding_rule', total_count: data.length })
    },
  },
  {
    method: 'GET',
    path: '/line_items/placements',
    limit: 'global_reads',
    run(call) {
      const values = readParameters({ product_type: { type: 'string', values: PRODUCT_TYPES } }, call.raw)
      const { product_type: wanted } = values
      const data = PLACEMENT_SETS.filter(({ product_type }) => wanted === undefined || wanted === product_type)
      return answer(call, values, data, { data_type: 'placement' })
    },
  },
]
