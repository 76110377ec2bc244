import type { Plugin } from 'vite'
import { firstPaint } from './src/shell/router/first-paint.ts'
import { SITES } from './src/sites/sites.ts'
import { themesByPath } from './src/sites/themes-by-path.ts'

const PLACE = '<!--first-paint-->'

/** The script that runs before anything is drawn. `__NONCE__` is filled in by the server for each answer. */
export function firstPaintScript(): Plugin {
  const themes = { team: themesByPath(SITES.team), pro: themesByPath(SITES.pro), premium: themesByPath(SITES.premium) }
  const source = firstPaint
    .toString()
    .replace(/\n\s*/g, '\n')
    .replace(/^\/\/.*\n/gm, '')
  return {
    name: 'starling:first-paint',
    transformIndexHtml: (html) => {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`)
      return html.replace(
        PLACE,
        () => `<script nonce="__NONCE__">(${source})(${JSON.stringify(themes)}, window)</script>`,
      )
    },
  }
}
