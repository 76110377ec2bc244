import { resolve } from 'node:path'
import { CALLS, type Call, isForExtension } from '@starling/contract'
import { WIRE } from '@starling/contract/browser'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { locales } from './src/locales.ts'

const ROOT = import.meta.dirname
const WIRE_MODULE = resolve(ROOT, '../../packages/contract/src/wire.ts')

/** Methods and paths of what it may ask, as plain data: no schema, and no call of anybody else. */
function ownCalls(): Plugin {
  const calls: Record<string, Call> = CALLS
  const wire = Object.fromEntries(Object.entries(WIRE).filter(([id]) => isForExtension(calls[id]!)))
  return {
    name: 'starling:own-calls',
    enforce: 'pre',
    load: (id) => (id.split('?')[0] === WIRE_MODULE ? `export const WIRE = ${JSON.stringify(wire)}` : null),
  }
}
function localeFiles(): Plugin {
  return {
    name: 'starling:locales',
    generateBundle() {
      for (const [language, messages] of locales()) {
        this.emitFile({
          type: 'asset',
          fileName: `_locales/${language}/messages.json`,
          source: `${JSON.stringify(messages, null, 2)}\n`,
        })
      }
    },
  }
}

// Our files only declare things, but for those that a script begins with.
const BEGINNINGS = /\/apps\/extension\/src\/(background|ads|product|popup\/main)\.tsx?$/
const treeshake = {
  moduleSideEffects: [
    { test: BEGINNINGS, sideEffects: true },
    { test: /\/packages\/text\/src\/both\.ts$/, sideEffects: true },
    { test: /\/(packages\/[a-z]+|apps\/extension)\/src\/.*\.tsx?$/, sideEffects: false },
  ],
}
const COMMON: InlineConfig = {
  root: ROOT,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
}

/** A script is one file: what runs beside a page loads nothing more. */
const scriptBuild = (outDir: string, name: string): InlineConfig => ({
  ...COMMON,
  publicDir: false,
  plugins: [ownCalls()],
  build: {
    outDir,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { [name]: resolve(ROOT, `src/${name}.ts`) },
      treeshake,
      output: { format: 'iife', entryFileNames: '[name].js', codeSplitting: false },
    },
  },
})
const popupBuild = (outDir: string): InlineConfig => ({
  ...COMMON,
  base: './',
  plugins: [react(), tailwindcss(), localeFiles()],
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { popup: resolve(ROOT, 'popup.html') },
      treeshake,
      output: {
        entryFileNames: 'popup/[name].js',
        chunkFileNames: 'popup/[name].js',
        assetFileNames: 'popup/[name][extname]',
      },
    },
  },
})

/** In this order: the first one empties the folder. */
export const buildsInto = (outDir: string): InlineConfig[] => [
  popupBuild(outDir),
  ...['background', 'product', 'ads'].map((name) => scriptBuild(outDir, name)),
]
