import { addListUse, findTargetingList } from '@starling/store'
import { expect } from 'vitest'
import { type AdDesk, openDesk } from '../ad-desk.ts'
import { type Sent, type Stage, told } from './stage.ts'

/** Criteria on a line item at X, which keeps no key: what is there is looked at, so that each is there once. */
export function adsTargetingSent({ world, owner }: Stage): (n: number) => Promise<Sent> {
  let desk: AdDesk | undefined
  return async (n) => {
    if (!desk) {
      desk = await openDesk(world)
      await desk.link(owner)
    }
    const line_item_id = await desk.lineItem(`Killed ${n}`)
    const keywords = [{ value: `kill ${n}` }, { value: 'coffee' }]
    const { id } = await owner.createTargetingList({ body: { targeting_package: { keywords } } })
    const { id: user_id } = await owner.getMe()
    const ad_account_id = desk.ad_account.id
    const { targeting_package } = await owner.getTargetingList({ path: { pk: id } })
    const use_id = await world.product.store.change('operator', async (change) => {
      await change.table({ user_id }, 'targeting_lists').change(id, {
        ...{ autopilot_allowed_at: change.now, autopilot_due_at: change.now },
        ...{ autopilot_ad_account_id: ad_account_id, autopilot_line_item_id: line_item_id },
      })
      const { version } = (await findTargetingList(change, id, { user_id }))!
      const use = await addListUse(change, {
        ...{ user_id, list: { id, version }, audience_id: null, ad_account_id, line_item_id, by: 'autopilot' },
        ...{ countries: [], targeting_package: targeting_package! },
      })
      await change.send(
        'ads.targeting',
        { use_id: use.id },
        { owner: { user_id }, subject: `line item ${line_item_id}` },
      )
      await change.audit('test.sent')
      return use.id
    })
    const at = desk
    return {
      subject: `line item ${line_item_id}`,
      nth: 1,
      heard: { method: 'POST', path: '/12/batch/accounts/*/targeting_criteria*' },
      check: async (records) => {
        expect(await at.criteria(line_item_id)).toEqual(['BROAD_KEYWORD EQ coffee', `BROAD_KEYWORD EQ kill ${n}`])
        expect(records.targeting_list_uses.find((one) => one.id === use_id)).toMatchObject({ state: 'applied' })
        expect(told(records, 'autopilot.ended', use_id)).toBe(1)
      },
    }
  }
}
