import { uploads as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { checkUploads } from './check.ts'
import { uploadCouriers } from './couriers.ts'
import { refreshDueUploads, refreshUpload } from './refresh.ts'
import { sweep } from './sweep.ts'
import {
  changeUploadedAudience,
  deleteUploadedAudience,
  getUploadedAudience,
  listUploadedAudiences,
  restoreUploadedAudience,
  retryUpload,
  uploadAudience,
  uploadProAudience,
} from './uploads.ts'

export const uploads = served(calls, {
  handlers: {
    uploadAudience,
    deleteUploadedAudience,
    uploadProAudience,
    listUploadedAudiences,
    getUploadedAudience,
    changeUploadedAudience,
    retryUpload,
    restoreUploadedAudience,
  },
  work: (product) => ({
    jobs: {
      check_uploads: () => checkUploads(product),
      refresh_uploads: () => refreshDueUploads(product),
      refresh_upload: ({ upload_id }) => refreshUpload(product, upload_id),
    },
    couriers: uploadCouriers(product),
  }),
  crons: [
    { at: '*/30 * * * *', job: 'check_uploads' },
    { at: '*/10 * * * *', job: 'refresh_uploads' },
  ],
  sweep,
})
