import type { SiteName, SocialNetwork } from '@starling/contract/browser'

/** What the server knows before the page starts; it stands in the page as JSON. */
export type Boot = {
  /** Chosen by the server from the exact host. */
  site: SiteName
  sites: Record<SiteName, string>
  /** Public: it opens no one's data. */
  pro_client_id: string
  /** The host's label when it is that of an agency. */
  agency: string | null
  /** Networks that this installation can sign people in with, on this host. */
  networks: SocialNetwork[]
  /** X is set up with the keys that its Ads API takes. */
  connects_ads: boolean
  /** A new address makes a new account; otherwise only invited people have one. */
  registers_anyone: boolean
  development: boolean
  version: string
  analytics: { url: string; token: string } | null
  error_reports: { url: string; token: string } | null
}

// Where there is no page, as in a test of a rule, nobody reads it.
export const boot: Boot = JSON.parse(globalThis.document?.getElementById('boot')?.textContent ?? 'null')
