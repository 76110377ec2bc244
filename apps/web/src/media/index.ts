export { MediaPicker } from './MediaPicker.tsx'
export { MediaThumb } from './MediaThumb.tsx'
export { fileAddress, thumbAddress } from './media-url.ts'
