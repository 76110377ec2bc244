const KEPT_MS = 60_000

/** Hands a file to the browser's own download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
