// @vitest-environment happy-dom

import type { SiteName } from '@starling/contract/browser'
import { afterEach, expect, test } from 'vitest'
import { pathPattern, SITES, themesByPath } from '../../sites/index.ts'
import { firstPaint } from './first-paint.ts'

const themes = { team: themesByPath(SITES.team), pro: themesByPath(SITES.pro), premium: themesByPath(SITES.premium) }

afterEach(() => localStorage.clear())

function paint(site: SiteName, pathname: string, languages: readonly string[] = ['en-US'], storage = localStorage) {
  document.body.innerHTML = `<script id="boot" type="application/json">${JSON.stringify({ site })}</script>`
  // As in the page: only the text of the function is copied there, so it must not lean on anything around it.
  const alone = new Function(`return (${firstPaint.toString()})`)() as typeof firstPaint
  alone(themes, {
    document,
    localStorage: storage,
    location: { pathname },
    navigator: { languages },
  } as unknown as Window)
  const { lang, dataset } = document.documentElement
  return { lang, theme: dataset.theme }
}

test.each([
  { site: 'team', path: '/login', stored: null, theme: 'light' },
  { site: 'team', path: '/LOGIN/x/', stored: 'dark', theme: 'light' },
  { site: 'team', path: '/meridian/team', stored: 'dark', theme: 'light' },
  { site: 'team', path: '/nowhere/at/all', stored: 'dark', theme: 'light' },
  { site: 'team', path: '/reset-e2e', stored: null, theme: 'dark' },
  { site: 'team', path: '/_ui', stored: null, theme: 'dark' },
  { site: 'team', path: '/_ui', stored: 'light', theme: 'light' },
  { site: 'pro', path: '/', stored: 'dark', theme: 'light' },
  { site: 'premium', path: '/', stored: null, theme: 'dark' },
  { site: 'premium', path: '/', stored: 'light', theme: 'light' },
  { site: 'premium', path: '/authenticated', stored: 'purple', theme: 'dark' },
  { site: 'premium', path: '/nowhere', stored: null, theme: 'dark' },
] as const)('$site $path with $stored stored is $theme', ({ site, path, stored, theme }) => {
  if (stored) localStorage.setItem('theme', stored)
  expect(paint(site, path).theme).toBe(theme)
})

test.each([
  { stored: null, languages: ['ja-JP', 'en'], lang: 'ja' },
  { stored: null, languages: ['fr', 'de-CH', 'ja', 'en'], lang: 'ja' },
  { stored: null, languages: ['fr'], lang: 'en' },
  { stored: null, languages: [], lang: 'en' },
  { stored: 'en', languages: ['ja'], lang: 'en' },
  { stored: 'ja', languages: ['en'], lang: 'ja' },
  { stored: 'klingon', languages: ['ja'], lang: 'ja' },
])('$stored stored and $languages in the browser is $lang', ({ stored, languages, lang }) => {
  if (stored) localStorage.setItem('language', stored)
  expect(paint('team', '/login', languages).lang).toBe(lang)
})

test('blocked storage is as good as an empty one', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  } as unknown as Storage
  expect(paint('premium', '/', ['ja'], blocked)).toEqual({ theme: 'dark', lang: 'ja' })
})

test.each([
  ['/', '^/?$'],
  ['/a.b', '^/a\\.b/?$'],
  ['/post/:id', '^/post/[^/]+/?$'],
  ['/explore/:name?', '^/explore(?:/[^/]+)?/?$'],
])('%s as a pattern is %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern)
})
