import { resolve } from 'node:path'
import { loadWorld } from '@starling/charts/world'
import type { Plugin } from 'vite'

const ATLAS_MODULE = resolve(import.meta.dirname, '../../packages/charts/src/map/atlas.ts')

/** The world laid flat once, by the build: in the page it would hold everything up for a moment, and needs a library. */
export function atlasValue(): Plugin {
  return {
    name: 'starling:atlas',
    enforce: 'pre',
    apply: 'build',
    load: async (id) => {
      if (id.split('?')[0] !== ATLAS_MODULE) return null
      const world = JSON.stringify(JSON.stringify(await loadWorld()))
      return `const world = JSON.parse(${world})\nexport const readAtlas = () => world`
    },
  }
}
