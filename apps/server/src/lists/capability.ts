import { lists as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { listCouriers } from './list-couriers.ts'
import { askForLists, syncLists } from './list-sync.ts'
import { allLists, changeList, changeMembers, createList, deleteList, oneList, retryList } from './lists.ts'
import { sweep } from './sweep.ts'

export const lists = served(calls, {
  handlers: {
    listXLists: ({ query }, context) => allLists(query, context),
    createXList: ({ body }, context) => createList(body, context),
    getXList: ({ path }, context) => oneList(path.pk, context),
    replaceXList: ({ path, body }, context) => changeList(path.pk, body, context),
    changeXList: ({ path, body }, context) => changeList(path.pk, body, context),
    deleteXList: ({ path }, context) => deleteList(path.pk, context),
    retryXList: ({ path }, context) => retryList(path.pk, context),
    changeXListMembers: ({ path, body }, context) => changeMembers(path.pk, body, context),
    syncXLists: ({ body }, context) => askForLists(body.account, body.team, context),
  },
  work: (product) => ({
    jobs: { sync_lists: (payload) => syncLists(product, payload) },
    couriers: listCouriers(product),
  }),
  sweep,
})
