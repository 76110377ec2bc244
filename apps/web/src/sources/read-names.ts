const HANDLE = /^[A-Za-z0-9_]{1,15}$/
export const SOURCES_AT_ONCE = 50

/** Handles as people paste them: with or without @, as addresses of profiles, parted by anything. */
export function readHandles(typed: string): { good: string[]; bad: string[] } {
  const names = typed
    .split(/[\s,;、，]+/)
    .map((part) => part.replace(/^https?:\/\/(?:www\.)?(?:x|twitter)\.com\//i, '').replace(/^[@＠]|[/?].*$/g, ''))
    .filter(Boolean)
  const different = [...new Map(names.map((name) => [name.toLowerCase(), name])).values()]
  return { good: different.filter((name) => HANDLE.test(name)), bad: different.filter((name) => !HANDLE.test(name)) }
}

/** One to a line: a keyword may have spaces. */
export const readKeywords = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
