import type { Capability } from '../floor/index.ts'

export const searches: Capability = {
  finders: [
    {
      id: 'saved',
      heading: 'Saved',
      sites: ['team', 'pro'],
      load: () => import('./finder.ts').then((module) => module.savedFinder),
    },
  ],
}
