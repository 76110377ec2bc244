import { media as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { createAdMedia, setAdMediaThumb } from './add.ts'
import { changeAdMedia, deleteAdMedia, getAdMedia, listAdMedia, restoreAdMedia } from './media.ts'
import { getAdMediaFile, getAdMediaThumb } from './show.ts'
import { sweep } from './sweep.ts'

export const media = served(calls, {
  handlers: {
    listAdMedia,
    createAdMedia,
    getAdMedia,
    changeAdMedia,
    setAdMediaThumb,
    getAdMediaThumb,
    getAdMediaFile,
    restoreAdMedia,
    deleteAdMedia,
  },
  sweep,
})
