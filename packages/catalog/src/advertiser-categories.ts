import { AD_PRODUCTS } from './ad-products.ts'
import { AD_PRODUCTS_JA } from './ad-products-ja.ts'

export type AdvertiserCategory = { id: string; parent: string | null; label: string; label_ja: string }

const JAPANESE = new Map(
  AD_PRODUCTS_JA.trim()
    .split(/; |\n/)
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
)

/** What an advertiser may say it sells. */
export const ADVERTISER_CATEGORIES: readonly AdvertiserCategory[] = AD_PRODUCTS.trim()
  .split('\n')
  .flatMap((line) => {
    const [, id, label, label_ja, children = ''] = /^(\S+) (.+) \| ([^:]+)(?:: (.+))?$/.exec(line)!
    const inner = children.split('; ').filter(Boolean)
    return [
      { id: id!, parent: null, label: label!, label_ja: label_ja! },
      ...inner.map((child) => {
        const at = child.indexOf(' ')
        const inner_id = child.slice(0, at)
        return { id: inner_id, parent: id!, label: child.slice(at + 1), label_ja: JAPANESE.get(inner_id)! }
      }),
    ]
  })
