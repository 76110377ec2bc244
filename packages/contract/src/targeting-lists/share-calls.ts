import { z } from 'zod'
import { del, get, post } from '../call.ts'
import { nothing, Paging, Pk } from '../primitives.ts'
import {
  OpenedTargetingList,
  SharedTargetingList,
  ShareListByLink,
  ShareListByMail,
  ShareListViaAccount,
  TargetingListLink,
  TargetingListShare,
} from './share.ts'

const OWN = '/api/external/audience-usages/'
const SHARES = '/api/starling/targeting-list-shares/'

export const LIST_SHARE_CALLS = {
  shareTargetingList: post(`${OWN}share/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Share a targeting list of mine with addresses; each gets a mail',
    body: ShareListByMail,
    bounded: 'one for each address',
    answer: z.array(TargetingListShare),
  }),
  shareTargetingListViaAccount: post(`${OWN}share-via-account/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Share a targeting list of mine with the account of an address, without a mail',
    body: ShareListViaAccount,
    answer: TargetingListShare,
  }),
  listTargetingListShares: post(`${OWN}shared-with/`, {
    who: 'pro_user',
    scope: 'read',
    summary: 'Whom a targeting list of mine is shared with',
    query: Paging,
    body: z.strictObject({ targeting_list_id: Pk.max(64) }),
    answer: z.array(TargetingListShare),
  }),
  openSignedTargetingList: get(`${OWN}verify_signed/`, {
    who: 'pro_user',
    summary: 'Open a targeting list by the code of its mail, for the address that it was sent to, or of its link',
    query: z.strictObject({ code: z.string().max(100) }),
    bounded: 'as many as a package has parts',
    answer: OpenedTargetingList,
  }),
  makeTargetingListLink: post('/api/starling/targeting-lists/{pk}/link/', {
    who: 'user',
    summary: 'Share a targeting list of mine by a signed link, which opens for whoever is signed in and has it',
    body: ShareListByLink,
    answer: TargetingListLink,
  }),
  listSharedTargetingLists: get(SHARES, {
    who: 'user',
    summary: 'Targeting lists that are shared with me',
    bounded: 'the newest 200',
    answer: z.array(SharedTargetingList),
  }),
  openSharedTargetingList: get(`${SHARES}{pk}/`, {
    who: 'user',
    summary: 'A targeting list that is shared with my address, with its entries',
    bounded: 'as many as a package has parts',
    answer: OpenedTargetingList,
  }),
  deleteTargetingListShare: del(`${SHARES}{pk}/`, {
    who: 'user',
    summary:
      'Stop sharing a targeting list of mine at once, for 30 days to be brought back, or put away one shared with me',
    answer: nothing,
  }),
  restoreTargetingListShare: post(`${SHARES}{pk}/restore/`, {
    who: 'user',
    summary: 'Share again what was revoked, until the same end',
    answer: TargetingListShare,
  }),
}
