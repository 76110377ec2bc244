import type { lists } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

const list = { path: ({ list }: Record<string, string>) => ({ pk: list! }) }

export const sweep: Sweep<typeof lists.calls> = {
  rows: async ({ owner, row }) => {
    const { id } = await owner.createXList({ body: { account: await row('account'), name: 'Sweep' } })
    return { list: id }
  },
  opens: {
    getXList: list,
    replaceXList: { ...list, body: { name: 'Swept', description: '', private: false } },
    changeXList: { ...list, body: { name: 'Swept' } },
    changeXListMembers: { ...list, body: { add: ['nobody_is_this'] } },
    retryXList: list,
    deleteXList: list,
  },
}
