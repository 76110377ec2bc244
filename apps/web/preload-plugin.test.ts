import { resolve } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { preload, preloadsOf } from './preload-plugin.ts'
import { preloadScreen } from './src/shell/router/preload-screen.ts'

const chunk = (fileName: string, imports: string[] = [], module?: string, isEntry = false) =>
  [
    fileName,
    { type: 'chunk', fileName, imports, isEntry, facadeModuleId: module ? resolve(import.meta.dirname, module) : null },
  ] as const
const bundle = Object.fromEntries([
  chunk('assets/app.js', ['assets/react.js'], 'index.html', true),
  chunk('assets/react.js'),
  chunk('assets/explore.js', ['assets/charts.js', 'assets/app.js'], 'src/analysis/ExploreScreen.tsx'),
  chunk('assets/charts.js', ['assets/react.js']),
  chunk('assets/login.js', ['assets/app.js'], 'src/auth/LoginScreen.tsx'),
  chunk('assets/ja.js', [], '../../packages/text/src/ja/index.ts'),
]) as unknown as Rolldown.OutputBundle

function linksAt(site: string, pathname: string, lang = 'en'): string[] {
  const links: string[] = []
  const document = {
    getElementById: () => ({ textContent: JSON.stringify({ site }) }),
    createElement: () => ({}),
    documentElement: { lang },
    head: { append: ({ rel, href }: { rel: string; href: string }) => links.push(`${rel} ${href}`) },
  }
  // As in the page: only the text of the function is copied there, so it must not lean on anything around it.
  const alone = new Function(`return (${preloadScreen.toString()})`)() as typeof preloadScreen
  alone(preloadsOf(bundle), { document, location: { pathname } } as unknown as Window)
  return links
}

test.each([
  { site: 'pro', path: '/explore/keyword', files: ['explore', 'charts'] },
  { site: 'pro', path: '/XPLORE', files: ['explore', 'charts'] },
  { site: 'team', path: '/meridian/explore-x', files: ['explore', 'charts'] },
  { site: 'team', path: '/login', files: ['login'] },
  { site: 'premium', path: '/explore', files: [] },
  { site: 'pro', path: '/nowhere/at/all', files: [] },
])('$path of $site brings $files, without what the app brings', ({ site, path, files }) => {
  expect(linksAt(site, path)).toEqual(files.map((name) => `modulepreload /assets/${name}.js`))
})

test('who reads Japanese gets its table at once', () => {
  expect(linksAt('team', '/login', 'ja')).toEqual(['modulepreload /assets/login.js', 'modulepreload /assets/ja.js'])
})

test('a page without a place for it does not build', () => {
  const { transformIndexHtml } = preload()
  if (typeof transformIndexHtml !== 'object') throw new Error('the plugin writes nothing')
  expect(() => transformIndexHtml.handler.call({} as never, '<head></head>', { bundle } as never)).toThrow(
    '<!--preload-->',
  )
})
