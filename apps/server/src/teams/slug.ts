import { AGENCIES } from '@starling/catalog'

/** First parts of addresses, and agencies, which only the operator sets up: no team may take such a name. */
const RESERVED = [
  'login',
  'welcome',
  'choose-team',
  'account',
  'account-deleted',
  'account-restore',
  'monitor-emails',
  'your-data',
  'helper-documents',
  'audiences',
  'reset-e2e',
  'api',
  'rest-auth',
  'assets',
  'www',
  'pro',
  'premium',
  ...AGENCIES.map(({ slug }) => slug),
]

/** A team's name as part of an address. Names without Latin letters get a plain one. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  if (slug === '' || RESERVED.includes(slug)) return slug === '' ? 'team' : `team-${slug}`
  return slug
}
