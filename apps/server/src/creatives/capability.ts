import { creatives as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  changeAdCreative,
  createAdCreative,
  deleteAdCreative,
  getAdCreative,
  listAdCreatives,
  replaceAdCreative,
  restoreAdCreative,
} from './creatives.ts'
import { sweep } from './sweep.ts'

export const creatives = served(calls, {
  handlers: {
    listAdCreatives,
    createAdCreative,
    getAdCreative,
    replaceAdCreative,
    changeAdCreative,
    restoreAdCreative,
    deleteAdCreative,
  },
  sweep,
})
