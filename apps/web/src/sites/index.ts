export { pathsOf, type Site, titleOf } from './site.ts'
export { SITES } from './sites.ts'
export { type PathTheme, pathPattern, themesByPath } from './themes-by-path.ts'
