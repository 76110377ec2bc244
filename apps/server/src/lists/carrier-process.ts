import { AppError } from '@starling/contract'
import { Billing } from '@starling/outside'
import { type Couriers, type Entry, Store } from '@starling/store'
import { installationSecret, type Product, Secrets } from '../floor/index.ts'
import { Networks } from '../networks/index.ts'
import { type Carrying, CUSTOMER } from './carrying.ts'
import { listCouriers } from './list-couriers.ts'

/** For tests that kill: nothing but the outbox of a product, in a process of its own. */
async function carry({ connection, config, billing: keys, dies_at, dies_after_ms }: Carrying): Promise<void> {
  const onError = (error: unknown) => error instanceof AppError || console.error(error)
  const store = await Store.open({ connection, now: () => new Date(), onError })
  const product = { config, store, secrets: new Secrets(installationSecret(config)), networks: new Networks(config) }
  const billing = new Billing({ ...keys, webhook_secret: '' })
  const couriers = {
    ...listCouriers(product as unknown as Product),
    [CUSTOMER]: {
      carry: async ({ id, payload }: { id: string; payload: { email: string } }) => ({
        customer: await billing.createCustomer({ ...payload, name: '', reference: id, idempotency_key: id }),
      }),
    },
  } as unknown as Couriers
  const die = () => process.kill(process.pid, 'SIGKILL')
  const onStep = (step: string, _entry: Entry) => {
    if (step === dies_at) die()
    if (step === 'claimed' && dies_at === 'during') setTimeout(die, dies_after_ms)
  }
  await store.startJobs({ work: {}, couriers, crons: [] }, { lease_s: 0.05, most_attempts: 10_000, onStep })
}

// Warm before it is wanted: the test lets the next one load while this one works.
process.once('message', (carrying: Carrying) => void carry(carrying))
process.send?.('warm')
