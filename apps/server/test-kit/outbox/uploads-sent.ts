import { uploadSubject } from '@starling/store'
import { expect } from 'vitest'
import { openTeamDesk, sendUpload, type TeamDeskAtX } from '../uploading.ts'
import { type Sent, type Stage, told } from './stage.ts'

const PEOPLE = 120

/** Custom audiences at X, which keeps no key: one is looked for by our mark before it is made, so each is there once. */
export function uploadsSent({
  world,
  owner,
  network,
}: Stage): Record<'ads.upload' | 'ads.upload_remove', (n: number) => Promise<Sent>> {
  let opened: Promise<TeamDeskAtX> | undefined
  const open = async () => {
    const { id } = await owner.getTeam({ path: { slug: 'meridian' } })
    return openTeamDesk(world, owner, id)
  }
  const ids = Array.from({ length: PEOPLE }, (_, at) => network.accountAt(at)!.id).toSorted((a, b) =>
    BigInt(a) < BigInt(b) ? -1 : 1,
  )
  const named = async (desk: TeamDeskAtX, name: string) =>
    (await desk.audiencesAtX()).filter((one) => one.name.startsWith(`${name} · stl-`))
  return {
    'ads.upload': async (n) => {
      opened ??= open()
      const desk = await opened
      const name = `Uploaded ${n}`
      const id = await sendUpload(world, desk, name, ids)
      return {
        subject: uploadSubject(id),
        nth: 1,
        heard: { method: 'POST', path: n % 2 === 0 ? '/12/accounts/*/custom_audiences' : '/12/accounts/*/users' },
        check: async (records) => {
          const there = await named(desk, name)
          const row = records.uploaded_audiences.find((one) => one.id === id)
          expect(there).toEqual([{ id: row!.x_id, name: expect.any(String) }])
          expect(row).toMatchObject({ state: 'processing', sent: PEOPLE, to_send: PEOPLE })
          expect(told(records, 'upload.sent', id)).toBe(1)
        },
      }
    },
    'ads.upload_remove': async (n) => {
      opened ??= open()
      const desk = await opened
      const name = `Removed ${n}`
      const { id: x_id } = await desk.api.createCustomAudience(desk.ad_account.id, { name: `${name} · stl-00000000` })
      const id = await sendUpload(world, desk, name, ids)
      await world.product.store.change('operator', async (change) => {
        const values = { x_id, state: 'ready' as const, removed_at: change.now }
        await change.table({ team_id: desk.team_id }, 'uploaded_audiences').change(id, values)
        const sending = { owner: { team_id: desk.team_id }, subject: uploadSubject(id) }
        await change.send('ads.upload_remove', { upload_id: id }, sending)
        await change.audit('test.sent')
      })
      return {
        subject: uploadSubject(id),
        // What was to be sent before it is wanted no more.
        nth: 2,
        heard: { method: 'DELETE', path: '/12/accounts/*/custom_audiences/*' },
        check: async (records) => {
          expect(await named(desk, name)).toEqual([])
          expect(records.uploaded_audiences.find((one) => one.id === id)).toMatchObject({ x_id: null })
          expect(told(records, 'upload.removed_at_x', id)).toBe(1)
        },
      }
    },
  }
}
