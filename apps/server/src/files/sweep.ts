import type { files } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

export const sweep: Sweep<typeof files.calls> = {
  rows: async ({ owner, team }) => {
    const { file } = await owner.createFilePolicy({ body: { team, name: 'Swept.png', size: 10 } })
    return { file: file.id }
  },
  opens: {
    getFile: { path: ({ file }) => ({ pk: file! }), of: 'team' },
    renewFilePolicy: { path: ({ file }) => ({ pk: file! }), of: 'team' },
    putFilePart: 'its signed address is the proof, and opens that one file only',
  },
}
