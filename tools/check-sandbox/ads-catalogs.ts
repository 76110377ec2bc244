import type { AdsSteps, Json } from './ads-steps.ts'

const CATALOG = '/product_catalogs/:product_catalog_id'
const PRODUCT = {
  id: 'shoe-1',
  title: 'Shoe',
  description: 'A shoe',
  availability: 'in stock',
  condition: 'new',
  price: '60.00 USD',
  link: 'https://company.example/shoe',
  image_link: 'https://company.example/shoe.jpg',
}

/** Catalogs of products, the sets cut out of them and the feeds that fill them. */
export async function adsCatalogs({ get, post, put, remove }: AdsSteps): Promise<void> {
  const { id: product_catalog_id } = await post('/product_catalogs', { name: 'shoes' })
  const names = { product_catalog_id }
  await get('/product_catalogs')
  await put(CATALOG, { name: 'all shoes' }, { names })
  const upserted = await put(`${CATALOG}/products`, {}, { names, json: { products: [PRODUCT] } })
  const { product_key } = (upserted.products_response as Json[])[0]!
  await get(`${CATALOG}/products`, { names })
  const filters = [{ attribute: 'price', operator: 'LESS_THAN', value: '120.00 USD' }]
  const set = await post(`${CATALOG}/product_sets`, {}, { names, json: { name: 'cheap', type: 'FILTERED', filters } })
  const inSet = { ...names, product_set_id: set.id }
  await get(`${CATALOG}/product_sets/:product_set_id`, { names: inSet })
  await put(`${CATALOG}/product_sets/:product_set_id`, {}, { names: inSet, json: { name: 'cheaper' } })
  await remove(`${CATALOG}/product_sets/:product_set_id`, { names: inSet })
  const daily = { feed_url: 'https://company.example/feed.csv', feed_format: 'CSV', frequency: 'DAILY' }
  const feed = await post(
    `${CATALOG}/scheduled_feeds`,
    { ...daily, start_time: '01:30', time_zone: 'Asia/Tokyo' },
    { names },
  )
  const ofFeed = { ...names, scheduled_feed_id: feed.id }
  await get(`${CATALOG}/scheduled_feeds`, { names })
  await put(`${CATALOG}/scheduled_feeds/:scheduled_feed_id`, { start_time: '07:30' }, { names: ofFeed })
  await remove(`${CATALOG}/scheduled_feeds/:scheduled_feed_id`, { names: ofFeed })
  await remove(`${CATALOG}/products`, { names, json: { product_keys: [product_key] } })
  await remove(CATALOG, { names })
}
