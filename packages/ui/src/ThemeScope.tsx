import { createContext, type ReactNode, useContext } from 'react'

export type Theme = 'dark' | 'light'

const ScopedTheme = createContext<Theme | undefined>(undefined)

/** A part of a page in a theme of its own. What opens from it (menus, dialogs) leaves its place in the page but keeps the theme. */
export function ThemeScope({ theme, className, children }: { theme: Theme; className?: string; children: ReactNode }) {
  return (
    <ScopedTheme value={theme}>
      <div data-theme={theme} className={className}>
        {children}
      </div>
    </ScopedTheme>
  )
}

/** For the outermost element of what is drawn elsewhere in the page; undefined where the page's own theme holds. */
export function useScopedTheme(): Theme | undefined {
  return useContext(ScopedTheme)
}
