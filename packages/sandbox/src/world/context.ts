import type { Manifest } from '../network/index.ts'
import { entitiesOf } from './entities.ts'
import { plain } from './tokens.ts'

export type Annotation = {
  domain: { id: string; name: string; description: string }
  entity: { id: string; name: string }
}

const BRAND = { id: '47', name: 'Brand', description: 'Brands and Companies' }
const TAXONOMY = { id: '131', name: 'Unified Twitter Taxonomy', description: 'A taxonomy of user interests. ' }
const FIRST_BRAND = 10_000_000_000
const FIRST_TOPIC = 840_000_000_000

/** What a post is about, seen by brand names and by the hashtags of a community. */
export function contextReader({ brands, communities }: Manifest): (text: string) => Annotation[] {
  const marks = new Map<string, Annotation>()
  const names = new Map<string, Annotation>()
  communities.forEach(({ title, hashtags }, at) => {
    const annotation = { domain: TAXONOMY, entity: { id: String(FIRST_TOPIC + at), name: title } }
    for (const tag of hashtags) marks.set(`#${plain(tag)}`, annotation)
  })
  brands.forEach(({ name, handle, aliases }, at) => {
    const annotation = { domain: BRAND, entity: { id: String(FIRST_BRAND + at), name } }
    names.set(name, annotation)
    marks.set(`@${plain(handle)}`, annotation)
    for (const alias of aliases) if (alias.startsWith('#')) marks.set(plain(alias), annotation)
  })
  const escaped = [...names.keys()].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(escaped.join('|') || '(?!)', 'g')
  return (text) => {
    const found = new Set<Annotation>()
    for (const match of text.matchAll(pattern)) {
      const around = (text[match.index - 1] ?? ' ') + (text[match.index + match[0].length] ?? ' ')
      if (!/[A-Za-z0-9_]/.test(around)) found.add(names.get(match[0])!)
    }
    if (!/[#@]/.test(text)) return [...found]
    const { hashtags, mentions } = entitiesOf(text)
    for (const mark of [...hashtags.map(({ tag }) => `#${tag}`), ...mentions.map(({ username }) => `@${username}`)]) {
      const annotation = marks.get(plain(mark))
      if (annotation) found.add(annotation)
    }
    return [...found]
  }
}
