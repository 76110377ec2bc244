import { lists as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { listCouriers } from './list-couriers.ts'
import { syncLists, syncXLists } from './list-sync.ts'
import { changeXList, changeXListMembers, createXList, deleteXList, getXList, listXLists, retryXList } from './lists.ts'
import { sweep } from './sweep.ts'

export const lists = served(calls, {
  handlers: {
    listXLists,
    createXList,
    getXList,
    replaceXList: (input, context) => changeXList(input, context),
    changeXList,
    deleteXList,
    retryXList,
    changeXListMembers,
    syncXLists,
  },
  work: (product) => ({
    jobs: { sync_lists: (payload) => syncLists(product, payload) },
    couriers: listCouriers(product),
  }),
  sweep,
})
