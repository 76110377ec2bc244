import type { SiteName } from '@starling/contract/browser'
import { api, boot } from '../floor/index.ts'

/** To another of the three sites. Who is signed in here takes a one-use pass along and is signed in there. */
export async function openSite(name: SiteName, takeAlong: boolean, path = name === 'team' ? '/login' : '/') {
  const fragment = takeAlong ? `#pass=${encodeURIComponent((await api.createSitePass()).token)}` : ''
  leaveFor(boot.sites[name] + path + fragment)
}

export function leaveFor(address: string): void {
  const link = document.createElement('a')
  link.href = address
  // The other side answers only one of our own pages; by the policy of this page it would not be told.
  link.referrerPolicy = 'origin'
  link.click()
}
