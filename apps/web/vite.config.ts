import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { atlasValue } from './atlas-plugin.ts'
import { CHUNKS } from './chunks.ts'
import { compress } from './compress-plugin.ts'
import { firstPaintScript } from './first-paint-plugin.ts'
import { preload } from './preload-plugin.ts'
import { wireValue } from './wire-plugin.ts'

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), wireValue(mode), atlasValue(), firstPaintScript(), preload(), compress()],
  build: {
    outDir: mode === 'test' ? 'dist-test' : 'dist',
    emptyOutDir: true,
    sourcemap: mode === 'test',
    // The content security policy allows no font or picture inside a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our files only declare things: who takes one of a package or through a room's door must not get them all.
      treeshake: {
        moduleSideEffects: [{ test: /\/(packages\/[a-z]+|apps\/web)\/src\/.*\.tsx?$/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
}))
