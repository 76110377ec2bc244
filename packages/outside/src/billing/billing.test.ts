import { AppError } from '@starling/contract'
import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { Billing } from './billing.ts'
import { microOf } from './money.ts'

const billing = new Billing({ secret_key: 'sk_test_x', webhook_secret: 'whsec_x', base_url: 'http://127.0.0.1:1' })
const payload =
  '{"id":"evt_1","object":"event","type":"customer.subscription.updated","created":1,"data":{"object":{"id":"sub_1","object":"subscription","customer":"cus_1"}}}'
const stripe = new Stripe('sk_test_x')
const signed = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

test('an event with the right signature is read', () => {
  const event = billing.readEvent(Buffer.from(payload), signed('whsec_x'))
  expect(event).toMatchObject({ id: 'evt_1', type: 'customer.subscription.updated', customer: 'cus_1' })
})

test.each([
  ['another secret', Buffer.from(payload), () => signed('whsec_y')],
  ['one of tomorrow', Buffer.from(payload), () => signed('whsec_x', Math.floor(Date.now() / 1000) + 4000)],
  ['an old one', Buffer.from(payload), () => signed('whsec_x', 1_700_000_000)],
  ['a changed body', Buffer.from(payload.replace('sub_1', 'sub_2')), () => signed('whsec_x')],
  ['none', Buffer.from(payload), () => ''],
])('an event with %s is refused', (_, raw, signature) => {
  expect(() => billing.readEvent(raw, signature())).toThrow(AppError)
})

test('a host that is not there is our own failure, without the key', async () => {
  const error = (await billing.endAtPeriod('sub_1', true).catch((one) => one)) as AppError
  expect(error.code).toBe('upstream_down')
  expect(`${error.stack} ${JSON.stringify(error.cause)} ${(error.cause as Error | undefined)?.stack}`).not.toContain(
    'sk_test',
  )
}, 20_000)

test.each([
  [49_900, 'usd', 499_000_000],
  [5_000, 'jpy', 5_000_000_000],
  [1_500, 'kwd', 1_500_000],
])('%s of %s is %s millionths', (amount, currency, micro) => expect(microOf(amount, currency)).toBe(micro))
