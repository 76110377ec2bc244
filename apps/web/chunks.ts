type Group = { name: string; tags?: ['$initial']; test?: RegExp; minShareCount?: number; priority: number }

const shared = (name: string, test: RegExp, priority: number): Group => ({ name, test, minShareCount: 2, priority })

/**
 * Few files: a browser asks for six at a time, and ninety icons and widgets of their own would be fifteen rounds.
 * What every page needs is one; what screens share goes by what it is for, so that no screen brings what it does not use.
 * A group takes along what it needs, so what others need as well comes first.
 */
export const CHUNKS: Group[] = [
  { name: 'app', tags: ['$initial'], priority: 9 },
  shared('widgets', /\/lucide-react\/dist\/|\/packages\/text\/src\/[a-z-]+\.ts$|\/packages\/ui\/src\/[\w-]+\.tsx?$/, 8),
  shared('form', /\/react-hook-form\/|\/packages\/ui\/src\/form\//, 7),
  shared('float', /\/@?radix-ui\/|\/@floating-ui\/|\/packages\/ui\/src\/float\//, 6),
  shared('sections', /\/packages\/(sections\/src|catalog\/src\/(?!countries))/, 5),
  shared('charts', /\/packages\/charts\/src\/(?!map\/atlas)/, 4),
  shared('analysis', /\/apps\/web\/src\/(question|sections|figures|analysis)\//, 3),
]
