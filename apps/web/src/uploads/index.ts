export { UploadDialog } from './UploadDialog.tsx'
export { UploadedTab } from './UploadedTab.tsx'
