import { t } from '@starling/text'
import { boot, type Find, isMeant } from '../floor/index.ts'

/** What explains the product; only what can be opened today. */
export const helpFinder: Find = {
  offer: ({ typed, site }) => {
    const texts = [t('The API reference'), 'The API reference', t('Help'), 'Help', 'OpenAPI']
    if (!isMeant(typed, texts)) return []
    return [{ id: 'api', label: t('The API reference'), detail: 'OpenAPI 3.1', to: `${boot.sites[site]}/api/schema/` }]
  },
}
