import { z } from 'zod'
import { capability, del, get, patch, post, put } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { nothing } from '../primitives.ts'
import { AddedMedia, AdMedia, ChangedMedia, MediaFilter, NewMedia } from './ad-media.ts'

const MEDIA = '/api/ad-media/'
const OWN = '/api/starling/ad-media/'

export const media = capability('media', {
  listAdMedia: get(MEDIA, {
    who: 'user',
    summary: 'Pictures and films of a team of mine, the newest first',
    query: MediaFilter,
    answer: z.array(AdMedia),
  }),
  createAdMedia: post(MEDIA, {
    who: 'user',
    summary: 'Add a picture or a film: the file itself as body, raw or as a form, or one that was sent by a policy',
    file: true,
    query: NewMedia,
    answer: AddedMedia,
  }),
  getAdMedia: get(`${OWN}{pk}/`, {
    who: 'user',
    summary: 'A picture or a film of a team of mine',
    answer: AdMedia,
  }),
  changeAdMedia: patch(`${OWN}{pk}/`, {
    who: 'user',
    summary: 'Change the name or the alternative text of a picture or a film',
    body: ChangedMedia,
    answer: AdMedia,
  }),
  setAdMediaThumb: put(`${OWN}{pk}/thumb/`, {
    who: 'user',
    summary: 'Set the small picture of a video: a picture as body, drawn anew',
    file: true,
    answer: AdMedia,
  }),
  getAdMediaThumb: get(`${OWN}{pk}/thumb/`, {
    who: 'user',
    summary: 'The small picture of a picture or a film of a team of mine',
    answer: FileAnswer,
  }),
  getAdMediaFile: get(`${OWN}{pk}/file/`, {
    who: 'user',
    summary: 'A picture or a film of a team of mine itself, or a range of it',
    answer: FileAnswer,
  }),
  restoreAdMedia: post(`${OWN}{pk}/restore/`, {
    who: 'user',
    summary: 'Bring a deleted picture or film back',
    answer: AdMedia,
  }),
  deleteAdMedia: del(`${MEDIA}{pk}/`, {
    who: 'user',
    summary: 'Delete a picture or a film of a team of mine; it can be brought back for 30 days',
    answer: nothing,
  }),
})
