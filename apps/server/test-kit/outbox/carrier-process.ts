import { flushCompileCache } from 'node:module'
import { AppError } from '@starling/contract'
import { createMailer } from '@starling/outside'
import { type Couriers, type OutboxStep, Store } from '@starling/store'
import { audienceMailCourier } from '../../src/audiences/mail.ts'
import { audienceMovedCourier } from '../../src/audiences/moved-mail.ts'
import { auth } from '../../src/auth/capability.ts'
import { billerOf, billingCouriers } from '../../src/billing/index.ts'
import { approvalMailCourier } from '../../src/campaigns/approval-mail.ts'
import { campaignCouriers } from '../../src/campaigns/at-x/couriers.ts'
import { deletion } from '../../src/deletion/capability.ts'
import { openSecrets, type Product } from '../../src/floor/index.ts'
import { follows } from '../../src/follows/capability.ts'
import { lists } from '../../src/lists/capability.ts'
import { monitorMailCourier } from '../../src/monitors/mail.ts'
import { Networks } from '../../src/networks/index.ts'
import { alertMailCourier } from '../../src/results/alerts.ts'
import { social } from '../../src/social/capability.ts'
import { adsTargetingCourier } from '../../src/targeting-lists/ads-courier.ts'
import { listMailCourier } from '../../src/targeting-lists/mail.ts'
import { teams } from '../../src/teams/capability.ts'
import { uploadCouriers } from '../../src/uploads/couriers.ts'
import type { Carrying, Dies } from './carrying.ts'

/** Nothing but the outbox of a product. It is warm before it is wanted: the next one loads while this one works. */
async function open(carrying: Carrying): Promise<(dies: Dies | null) => Promise<unknown>> {
  const { connection } = carrying
  // On the way from one process to another an address becomes text.
  const config = { ...carrying.config, PUBLIC_URL: new URL(carrying.config.PUBLIC_URL) }
  const onError = (error: unknown) => error instanceof AppError || console.error(error)
  const store = await Store.open({ connection, now: () => new Date(), onError })
  const product = {
    config,
    store,
    secrets: openSecrets(config),
    networks: new Networks(config),
    biller: billerOf(config),
    mailer: createMailer({ url: config.SMTP_URL!, from: config.MAIL_FROM }),
  } as Product
  const rooms = [auth, deletion, follows, lists, social, teams]
  const couriers: Couriers = Object.assign(
    // Of these rooms what leaves alone: the rest asks the engine, which no carrier has.
    {
      ...billingCouriers(product),
      ...uploadCouriers(product),
      'mail.monitor': monitorMailCourier(product),
      'mail.audience': audienceMailCourier(product),
      'mail.audience_moved': audienceMovedCourier(product),
      'mail.targeting_list': listMailCourier(product),
      'mail.alert': alertMailCourier(product),
      'mail.approval': approvalMailCourier(product),
      'ads.targeting': adsTargetingCourier(product),
      ...campaignCouriers(product),
    },
    ...rooms.map(({ work }) => work?.(product).couriers),
  )
  const options = { first_pause_s: 0.05, most_attempts: 10_000 }
  return (dies) =>
    store.startJobs({ work: {}, couriers, crons: [] }, { ...options, ...(dies && { onStep: deathOf(dies) }) })
}

function deathOf({ step, subject, nth, after_ms }: Dies) {
  let left = nth
  const die = () => process.kill(process.pid, 'SIGKILL')
  return (reached: OutboxStep, about: { subject: string }) => {
    if (reached !== step || about.subject !== subject || --left !== 0) return
    if (after_ms === undefined) die()
    else setTimeout(die, after_ms)
  }
}

process.once('disconnect', () => process.exit())
process.once('message', async (carrying: Carrying) => {
  const start = await open(carrying)
  process.once('message', ({ dies }: { dies: Dies | null }) => void start(dies))
  // Who is killed leaves nothing for the next one to load faster by, unless it does so in time.
  flushCompileCache()
  process.send?.('warm')
})
