import type { auth } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

export const sweep: Sweep<typeof auth.calls> = {
  rows: async ({ owner, browser }) => {
    await browser()
    const [session] = await owner.listSessions()
    const { id } = await owner.createToken({ body: { kind: 'personal', name: 'Sweep' } })
    return { session: session!.id, token: id }
  },
  opens: {
    deleteSession: { path: ({ session }) => ({ pk: session! }) },
    deleteToken: { path: ({ token }) => ({ pk: token! }) },
  },
}
