import { z } from 'zod'
import { OwningTeam, RefreshRule } from '../audiences/index.ts'
import { capability, del, get, patch, post } from '../call.ts'
import { nothing, Paging } from '../primitives.ts'
import { NewUpload, UploadedAudience } from './uploaded-audience.ts'

const OURS = '/api/starling/uploaded-audiences/'

export const uploads = capability('uploads', {
  uploadAudience: post('/api/uploaded-audiences/', {
    who: 'user',
    scope: 'write',
    summary: 'Upload an audience of a team of mine to an ad account of it at X',
    body: NewUpload,
    answer: UploadedAudience,
  }),
  deleteUploadedAudience: del('/api/uploaded-audiences/{pk}/', {
    who: 'user',
    scope: 'write',
    summary: 'Remove an uploaded audience, here and at X',
    answer: nothing,
  }),
  uploadProAudience: post('/api/external/upload-audience/', {
    who: 'pro_user',
    scope: 'write',
    summary: 'Upload an audience of mine to an ad account of a team of mine at X',
    body: NewUpload,
    answer: UploadedAudience,
  }),
  listUploadedAudiences: get(OURS, {
    who: 'user',
    summary: 'Uploaded audiences of a team of mine, newest first',
    query: Paging.extend({ team: OwningTeam.optional() }),
    answer: z.array(UploadedAudience),
  }),
  getUploadedAudience: get(`${OURS}{pk}/`, {
    who: 'user',
    summary: 'What became of an uploaded audience',
    answer: UploadedAudience,
  }),
  changeUploadedAudience: patch(`${OURS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Change when an uploaded audience is refreshed',
    body: z.strictObject({ refresh: RefreshRule }),
    answer: UploadedAudience,
  }),
  retryUpload: post(`${OURS}{pk}/retry/`, {
    who: 'user',
    scope: 'write',
    summary: 'Try an upload anew that failed',
    answer: UploadedAudience,
  }),
  restoreUploadedAudience: post(`${OURS}{pk}/restore/`, {
    who: 'user',
    scope: 'write',
    summary: 'Bring a removed one back; it is uploaded again where X has removed it already',
    answer: UploadedAudience,
  }),
})
