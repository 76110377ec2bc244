export const NETWORKS = ['x', 'facebook', 'linkedin'] as const
export type Network = (typeof NETWORKS)[number]

export type NetworkProfile = {
  uid: string
  name: string
  handle: string | null
  email: string | null
  picture: string | null
}
/** What a person granted; every part of it is a secret but the scopes. */
export type Grant = {
  access_token: string
  refresh_token: string | null
  /** Seconds since 1970. */
  expires_at: number | null
  scopes: string[]
}
/** Kept, bound to the browser, while a person is away at the network. */
export type Departure = { url: string; state: string; verifier: string }
export type LoginArrival = { grant: Grant; profile: NetworkProfile }

export type AppKeys = { client_id: string; client_secret: string }
