const MOST_SIDE = 640
/** Rarely the first picture: many films begin in black. */
const AT_S = 0.5
const TOO_LONG_MS = 15_000

/** A picture of a film, taken by the browser; null where it cannot play it. */
export async function frameOf(file: Blob): Promise<Blob | null> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  try {
    video.muted = true
    video.preload = 'auto'
    video.src = url
    await within(video, 'loadeddata')
    const sought = within(video, 'seeked')
    video.currentTime = Math.min(AT_S, video.duration / 2)
    await sought
    const scale = Math.min(1, MOST_SIDE / Math.max(video.videoWidth, video.videoHeight))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  } catch {
    return null
  } finally {
    video.removeAttribute('src')
    URL.revokeObjectURL(url)
  }
}

function within(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('too long')), TOO_LONG_MS)
    const end = (done: () => void) => {
      clearTimeout(late)
      done()
    }
    video.addEventListener(event, () => end(resolve), { once: true })
    video.addEventListener('error', () => end(() => reject(new Error('cannot be played'))), { once: true })
  })
}
