import { z } from 'zod'
import { del, get, post } from '../call.ts'
import { nothing, Paging } from '../primitives.ts'
import { AudienceConfig } from './audience.ts'
import { AudienceShare, ShareByMail, SharedAudience, ShareViaAccount } from './share.ts'

const OWN = '/api/external/audience-configs/'
const SHARES = '/api/starling/audience-shares/'

export const SHARE_CALLS = {
  shareAudience: post(`${OWN}share/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Share an audience with addresses; each gets a mail',
    body: ShareByMail,
    bounded: 'one for each address',
    answer: z.array(AudienceShare),
  }),
  shareAudienceViaAccount: post(`${OWN}share-via-account/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Share an audience with the account of an address, without a mail',
    body: ShareViaAccount,
    answer: AudienceShare,
  }),
  listAudienceShares: get('/api/starling/audience-configs/{pk}/shares/', {
    who: 'user',
    summary: 'Whom an audience is shared with',
    query: Paging,
    answer: z.array(AudienceShare),
  }),
  listSharedAudiences: get(SHARES, {
    who: 'user',
    summary: 'Audiences that are shared with me',
    bounded: 'the newest 200',
    answer: z.array(SharedAudience),
  }),
  openSharedAudience: post(`${SHARES}open/`, {
    who: 'user',
    summary: 'Open an audience by the code of its mail; for the address that it was sent to',
    body: z.strictObject({ code: z.string().max(100) }),
    answer: SharedAudience,
  }),
  copySharedAudience: post(`${SHARES}{pk}/copy/`, {
    who: 'user',
    summary: 'Save a copy of an audience that is shared with me to be used',
    answer: AudienceConfig,
  }),
  deleteAudienceShare: del(`${SHARES}{pk}/`, {
    who: 'user',
    summary: 'Stop sharing at once; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreAudienceShare: post(`${SHARES}{pk}/restore/`, {
    who: 'user',
    summary: 'Share again what was revoked, until the same end',
    answer: AudienceShare,
  }),
}
