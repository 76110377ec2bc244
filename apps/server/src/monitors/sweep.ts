import type { monitors } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

const monitor = { path: ({ monitor }: Record<string, string>) => ({ pk: monitor! }) }

export const sweep: Sweep<typeof monitors.calls> = {
  rows: async ({ owner, row }) => {
    const { id } = await owner.createMonitor({ body: { search: await row('search') } })
    return { monitor: id }
  },
  opens: { changeMonitor: { ...monitor, body: { paused: true } }, deleteMonitor: monitor, restoreMonitor: monitor },
}
