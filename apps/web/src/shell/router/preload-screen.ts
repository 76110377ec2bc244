import type { SiteName } from '@starling/contract/browser'

/** Files of the build; per site a path's pattern and which of them its screen needs; those of a language's table. */
export type Preloads = {
  files: readonly string[]
  screens: Record<SiteName, readonly (readonly [pattern: string, needs: readonly number[]])[]>
  languages: Readonly<Record<string, readonly number[]>>
}

/**
 * Has the screen's files come at once, not when the app has started and asks for them. The build copies the text of this
 * function into the page: it may name nothing but its arguments.
 */
export function preloadScreen({ files, screens, languages }: Preloads, page: Window): void {
  const { document, location } = page
  const boot = JSON.parse(document.getElementById('boot')?.textContent ?? '{"site":"team"}') as { site: SiteName }
  const screen = screens[boot.site].find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname))?.[1] ?? []
  for (const at of [...screen, ...(languages[document.documentElement.lang] ?? [])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/${files[at]}`
    document.head.append(link)
  }
}
