import { AD_PRODUCTS } from './ad-products.ts'

export type AdvertiserCategory = { id: string; parent: string | null; label: string; label_ja: string | null }

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
        return { id: child.slice(0, at), parent: id!, label: child.slice(at + 1), label_ja: null }
      }),
    ]
  })
