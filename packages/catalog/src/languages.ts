/** ISO 639-1: what X says posts and people may be in. Their names in any language come from `Intl.DisplayNames`. */
export const LANGUAGES: readonly string[] = `
  am ar bg bn bo ca ckb cs cy da de dv el en es et eu fa fi fil fr gu he hi ht hu hy id is it ja ka km kn ko lo lt lv
  ml mr ms my ne nl no or pa pl ps pt ro ru sd si sk sl sr sv sw ta te th tr ug uk ur vi zh
`
  .trim()
  .split(/\s+/)
