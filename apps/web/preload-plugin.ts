import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import type { Route } from './src/floor/route.ts'
import { type Preloads, preloadScreen } from './src/shell/router/preload-screen.ts'
import { pathsOf, type Site } from './src/sites/site.ts'
import { SITES } from './src/sites/sites.ts'
import { fixedFirst, pathPattern } from './src/sites/themes-by-path.ts'

const PLACE = '<!--preload-->'
const JAPANESE = '/text/src/ja/index.ts'
/** Letters of every page, in both languages. */
const FONT = /inter-latin-wght-normal.*\.woff2$/

/** The files that a screen needs are asked for beside the app itself, and not one after the other. */
export function preload(): Plugin {
  return {
    name: 'starling:preload',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
        if (!bundle) return html.replace(PLACE, '')
        const source = preloadScreen
          .toString()
          .replace(/\n\s*/g, '\n')
          .replace(/^\/\/.*\n/gm, '')
        const script = `<script nonce="__NONCE__">(${source})(${JSON.stringify(preloadsOf(bundle))}, window)</script>`
        return { html: html.replace(PLACE, () => script), tags: fontsIn(bundle) }
      },
    },
  }
}

const fontsIn = (bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((file) => FONT.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
      injectTo: 'head' as const,
    }))

/** Without what the app itself brings. */
export function preloadsOf(bundle: Rolldown.OutputBundle): Preloads {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
  const files: string[] = []
  const needs = (module: string): string[] => {
    const [chunk, another] = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (another) throw new Error(`two screens are called ${module}`)
    return chunk ? closureOf(chunk.fileName, bundle) : []
  }
  const app = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => closureOf(fileName, bundle)))
  const numbered = (module: string) =>
    needs(module)
      .filter((file) => !app.has(file))
      .map((file) => {
        if (!files.includes(file)) files.push(file)
        return files.indexOf(file)
      })
  const screensOf = (site: Site) =>
    fixedFirst(site.routes.flatMap((route) => pathsOf(route).map((path) => [path, moduleOf(route)] as const))).map(
      ([path, module]) => [pathPattern(path), module === null ? [] : numbered(module)] as const,
    )
  const screens = { team: screensOf(SITES.team), pro: screensOf(SITES.pro), premium: screensOf(SITES.premium) }
  return { languages: { ja: numbered(JAPANESE) }, screens, files }
}

/** The file that a route's screen is imported from, as its room names it. */
function moduleOf(route: Route): string | null {
  if (!('screen' in route)) return null
  const [, module] = /import\w*\(\s*["'`](?:\.|.*\/src\/[^/]+)(\/.+?)["'`]/.exec(route.screen.toString()) ?? []
  if (!module) throw new Error(`the screen of ${route.path} is not imported`)
  return module
}

function closureOf(file: string, bundle: Rolldown.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(file)) return [...found]
  found.add(file)
  for (const each of chunk.imports) closureOf(each, bundle, found)
  return [...found]
}
