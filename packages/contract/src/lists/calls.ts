import { z } from 'zod'
import { capability, del, get, patch, post, put } from '../call.ts'
import { Handle, PayingTeam } from '../networks/index.ts'
import { Letter, Line, Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

export const XList = z
  .object({
    id: Pk,
    account: Pk,
    /** Null until X has made it. */
    uid: z.string().nullable(),
    name: z.string(),
    description: z.string(),
    private: z.boolean(),
    member_count: z.int(),
    synced_at: Moment.nullable(),
    /** What was changed here and waits for X is `pending`; what X refused is `failed` and can be tried again. */
    state: z.enum(['pending', 'done', 'failed']),
    error: z.string().nullable(),
  })
  .meta({ id: 'XList' })
export type XList = z.infer<typeof XList>
const Person = z.object({ id: z.string(), handle: z.string(), name: z.string() })
/** As it will be when all that is pending has happened. */
const XListMember = Person.extend({ state: z.enum(['pending', 'done']) })
const XListWithMembers = XList.extend({ members: z.array(XListMember) }).meta({ id: 'XListWithMembers' })
export type XListWithMembers = z.infer<typeof XListWithMembers>
// As long as X allows.
const ListFields = { name: Line.min(1).max(25), description: Letter.max(100), private: z.boolean() }
const MOST_AT_ONCE = 100

export const lists = capability('lists', {
  listXLists: get('/api/user/lists/', { who: 'user', summary: 'My lists on X', query: Paging, answer: z.array(XList) }),
  createXList: post('/api/user/lists/', {
    who: 'user',
    scope: 'write',
    summary: 'Make a list at X',
    body: z.strictObject({
      account: z.string().max(64),
      name: ListFields.name,
      description: ListFields.description.optional(),
      private: ListFields.private.optional(),
    }),
    answer: XListWithMembers,
  }),
  getXList: get('/api/user/lists/{pk}/', {
    who: 'user',
    summary: 'A list and who is on it',
    bounded: 'X lets 5,000 be on a list',
    answer: XListWithMembers,
  }),
  replaceXList: put('/api/user/lists/{pk}/', {
    who: 'user',
    scope: 'write',
    summary: 'Replace name, description and privacy of a list',
    body: z.strictObject(ListFields),
    answer: XListWithMembers,
  }),
  changeXList: patch('/api/user/lists/{pk}/', {
    who: 'user',
    scope: 'write',
    summary: 'Change name, description or privacy of a list',
    body: z
      .strictObject(ListFields)
      .partial()
      .refine((body) => Object.keys(body).length > 0, refusal('nothing_to_save')),
    answer: XListWithMembers,
  }),
  deleteXList: del('/api/user/lists/{pk}/', {
    who: 'user',
    scope: 'write',
    summary: 'Delete a list at X; it is gone here when X has deleted it',
    answer: XListWithMembers,
  }),
  retryXList: post('/api/starling/lists/{pk}/retry/', {
    who: 'user',
    scope: 'write',
    summary: 'Try again what X refused for a list',
    answer: XListWithMembers,
  }),
  changeXListMembers: post('/api/user/lists/{pk}/members/', {
    who: 'user',
    scope: 'spend',
    summary: 'Put accounts on a list, or take them off',
    body: z
      .strictObject({
        add: z.array(Handle).max(MOST_AT_ONCE),
        remove: z.array(Handle).max(MOST_AT_ONCE),
        team: PayingTeam,
      })
      .partial()
      .refine(({ add = [], remove = [] }) => add.length + remove.length > 0, refusal('nothing_to_change')),
    answer: XListWithMembers.extend({ not_found: z.array(z.string()) }),
  }),
  syncXLists: post('/api/starling/lists/sync/', {
    who: 'user',
    scope: 'spend',
    fresh: true,
    summary: 'Read my lists at X anew, in the background; the account says when that is done',
    body: z.strictObject({ account: z.string().max(64), team: PayingTeam.optional() }),
    answer: nothing,
  }),
})
