import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { del, get, patch, post, put } from '../call.ts'
import { nothing } from '../primitives.ts'
import { Ad, AdSet, AdSetFilter, ChangedAdSet, ListedAdSet, NewAd, NewAdSet, ReplacedAdSet } from './ad-set.ts'

const AD_SETS = '/api/adsets/'
const ADS = '/api/ads/'
const bounded = 'as many as a package has parts'

export const AD_SET_CALLS = {
  listAdSets: get(AD_SETS, {
    who: 'user',
    summary: 'Ad sets of a team of mine',
    query: AdSetFilter.extend({ team: OwningTeam.optional() }),
    answer: z.array(ListedAdSet),
  }),
  createAdSet: post(AD_SETS, {
    who: 'user',
    scope: 'write',
    summary: 'Add an ad set to a campaign',
    body: NewAdSet,
    bounded,
    answer: AdSet,
  }),
  getAdSet: get(`${AD_SETS}{pk}/`, {
    who: 'user',
    summary: 'An ad set with its package',
    bounded,
    answer: AdSet,
  }),
  replaceAdSet: put(`${AD_SETS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Save an ad set anew; what is at X follows, except what was changed there',
    body: ReplacedAdSet,
    bounded,
    answer: AdSet,
  }),
  changeAdSet: patch(`${AD_SETS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Change some of an ad set, or turn it on or off; what is at X follows',
    body: ChangedAdSet,
    bounded,
    answer: AdSet,
  }),
  deleteAdSet: del(`${AD_SETS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Delete an ad set: at X it is paused, here it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreAdSet: post('/api/starling/adsets/{pk}/restore/', {
    who: 'user',
    scope: 'write',
    summary: 'Bring a deleted ad set back; it is off until it is turned on',
    bounded,
    answer: AdSet,
  }),

  createAd: post('/api/starling/ads/', {
    who: 'user',
    scope: 'write',
    summary: 'Show a creative, or a post that is there, in an ad set',
    body: NewAd,
    answer: Ad,
  }),
  deleteAd: del(`${ADS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Delete an ad; at X it is not shown any more',
    answer: nothing,
  }),
  restoreAd: post('/api/starling/ads/{pk}/restore/', {
    who: 'user',
    scope: 'write',
    summary: 'Bring a deleted ad back; it is off until it is turned on',
    answer: Ad,
  }),
  toggleAd: post(`${ADS}{pk}/toggle/`, {
    who: 'user',
    scope: 'write',
    summary: 'Turn an ad on or off',
    body: z.strictObject({
      /** Left out: the other of what it is. */
      is_on: z.boolean().exactOptional(),
    }),
    answer: Ad,
  }),
}
