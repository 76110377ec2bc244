import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdsDesk, dataOf, faultsOf, type Json, listOf, startAds } from '../test-client.ts'

let desk: AdsDesk
let base: string

beforeAll(async () => {
  desk = await startAds()
  base = `/product_catalogs/${dataOf(await desk.ask('POST', '/product_catalogs', { form: { name: 'shoes' } })).id}`
})
afterAll(() => desk.stop())

const product = (id: string, price: string): Json => ({
  id,
  price,
  title: 'Shoe',
  description: 'A shoe',
  availability: 'in stock',
  condition: 'new',
  link: 'https://company.example',
  image_link: 'https://company.example/a.jpg',
})
const upsert = (products: Json[]) => desk.ask('PUT', `${base}/products`, { json: { products } })

test('products are taken one by one: a bad one does not hold up the others', async () => {
  const answer = dataOf(await upsert([product('a', '20.00 USD'), { id: 'b' }, product('c', '200.00 USD')]))
  expect((answer.products_response as Json[]).map(({ status }) => status)).toEqual([
    'CREATE_SUCCESS',
    'CREATE_FAILURE',
    'CREATE_SUCCESS',
  ])
  const again = dataOf(await upsert([product('a', '25.00 USD')]))
  expect(again.products_response).toMatchObject([{ status: 'UPDATE_SUCCESS', id: 'a' }])
  expect(listOf(await desk.ask('GET', `${base}/products`)).map(({ id, price }) => [id, price])).toEqual([
    ['a', '25.00 USD'],
    ['c', '200.00 USD'],
  ])
})

test('a filtered set holds what fits, whenever it is asked', async () => {
  const filters = [{ attribute: 'price', operator: 'LESS_THAN', value: '100.00 USD' }]
  const set = dataOf(
    await desk.ask('POST', `${base}/product_sets`, { json: { name: 'cheap', type: 'FILTERED', filters } }),
  )
  expect(set.product_ids).toEqual(['a'])
  await upsert([product('d', '5.00 USD')])
  expect(dataOf(await desk.ask('GET', `${base}/product_sets/${set.id}`)).product_ids).toEqual(['a', 'd'])
})

test.each<[string, Json]>([
  [
    'product_sets',
    { name: 'x', type: 'FILTERED', filters: [{ attribute: 'price', operator: 'constructor', value: '1' }] },
  ],
  [
    'scheduled_feeds',
    {
      feed_url: 'ftp://company.example',
      feed_format: 'CSV',
      frequency: 'DAILY',
      start_time: '01:30',
      time_zone: 'UTC',
    },
  ],
])('%s refuses %j', async (path, json) => {
  expect(faultsOf(await desk.ask('POST', `${base}/${path}`, { json }))).toEqual(['INVALID_PARAMETER'])
})

test('a catalog of somebody else is not there', async () => {
  expect((await desk.ask('GET', `${base}/products`, { user: 1 })).status).toBe(404)
  expect(listOf(await desk.ask('GET', '/product_catalogs', { user: 1 }))).toEqual([])
})
