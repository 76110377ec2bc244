import type { SiteName } from '@starling/contract/browser'
import type { PathTheme } from '../../sites/index.ts'

/**
 * Theme and language before the first paint. The build copies the text of this function into the page:
 * it may name nothing but its arguments.
 */
export function firstPaint(themes: Record<SiteName, readonly PathTheme[]>, page: Window): void {
  const { document, localStorage, location, navigator } = page
  const root = document.documentElement
  const stored = (name: string) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null // storage is blocked: every visit is the first
    }
  }
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{"site":"team"}') as { site: SiteName }
  const light = themes[boot.site].find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname))?.[1]
  root.dataset.theme = light || stored('theme') === 'light' ? 'light' : 'dark'
  const tags = [stored('language') ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0])
  root.lang = tags.find((tag) => tag === 'en' || tag === 'ja') ?? 'en'
  // Where libraries that add a style element look for the nonce of the policy.
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce
  if (nonce) Object.assign(page, { __webpack_nonce__: nonce })
}
