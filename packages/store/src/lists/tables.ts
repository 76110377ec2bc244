/** Someone as a list knows them. */
export type ListedPerson = { uid: string; handle: string; name: string }

declare module '../tables.ts' {
  interface Tables {
    x_lists: {
      id: string
      user_id: string
      social_account_id: string
      /** Null until X has made it. */
      uid: string | null
      name: string
      description: string
      private: boolean
      created_at: Date
      synced_at: Date | null
    }
    x_list_members: { id: string; user_id: string; list_id: string; uid: string; handle: string; name: string }
  }
}
declare module '../jobs.ts' {
  interface JobPayloads {
    sync_lists: { social_account_id: string; team_id: string }
  }
}
declare module '../send.ts' {
  interface Outgoing {
    /** With the name it has now: a later one may come before it is known whether it was made. */
    'x_list.create': { payload: { list_id: string; name: string }; result: { uid: string | null } }
    /** With the fields that the row has when it leaves. */
    'x_list.update': { payload: { list_id: string }; result: null }
    'x_list.delete': { payload: { list_id: string }; result: null }
    'x_list.member': { payload: ListedPerson & { list_id: string; on: boolean }; result: null }
  }
}
