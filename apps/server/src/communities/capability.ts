import { communities as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { getCommunity, listCommunities } from './communities.ts'
import { CONTENT_CATEGORIES, getContentCategory } from './content-categories.ts'
import { sweep } from './sweep.ts'
import { getXCommunity, listXCommunities, searchXCommunities } from './x-communities.ts'

export const communities = served(calls, {
  handlers: {
    listCommunities,
    getCommunity,
    listXCommunities,
    getXCommunity,
    searchXCommunities,
    listContentCategories: async () => CONTENT_CATEGORIES,
    getContentCategory,
  },
  sweep,
})
