import { z } from 'zod'
import { capability, del, get, patch, post, put } from '../call.ts'
import { nothing } from '../primitives.ts'
import { AdCreative, ChangedCreative, CreativeFilter, NewCreative, ReplacedCreative } from './ad-creative.ts'

const CREATIVES = '/api/ad-creatives/'

export const creatives = capability('creatives', {
  listAdCreatives: get(CREATIVES, {
    who: 'user',
    summary: 'Creatives of a team of mine, those changed last first',
    query: CreativeFilter,
    answer: z.array(AdCreative),
  }),
  createAdCreative: post(CREATIVES, {
    who: 'user',
    summary: 'Save a creative for a team of mine, by itself or as a variant of another',
    body: NewCreative,
    answer: AdCreative,
  }),
  getAdCreative: get(`${CREATIVES}{pk}/`, {
    who: 'user',
    summary: 'A creative of a team of mine',
    answer: AdCreative,
  }),
  replaceAdCreative: put(`${CREATIVES}{pk}/`, {
    who: 'user',
    summary: 'Save a creative of a team of mine anew',
    body: ReplacedCreative,
    answer: AdCreative,
  }),
  changeAdCreative: patch(`${CREATIVES}{pk}/`, {
    who: 'user',
    summary: 'Change some of a creative of a team of mine',
    body: ChangedCreative,
    answer: AdCreative,
  }),
  restoreAdCreative: post('/api/starling/ad-creatives/{pk}/restore/', {
    who: 'user',
    summary: 'Bring a deleted creative back',
    answer: AdCreative,
  }),
  deleteAdCreative: del(`${CREATIVES}{pk}/`, {
    who: 'user',
    summary: 'Delete a creative of a team of mine; it can be brought back for 30 days',
    answer: nothing,
  }),
})
