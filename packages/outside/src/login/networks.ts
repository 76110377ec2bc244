import { AppError } from '@starling/contract'
import { XApi } from '../x/x-api.ts'
import { CodeLogin } from './code-login.ts'
import type { AppKeys, NetworkProfile } from './login.ts'

const TIMEOUT_MS = 20_000

export type Places = { web_url: string; api_url: string }
export const X_PLACES: Places = { web_url: 'https://x.com', api_url: 'https://api.x.com' }
export const FACEBOOK_PLACES: Places = { web_url: 'https://www.facebook.com', api_url: 'https://graph.facebook.com' }
export const LINKEDIN_PLACES: Places = { web_url: 'https://www.linkedin.com', api_url: 'https://api.linkedin.com' }
const GRAPH = 'v25.0'

const X_SCOPES = ['users.read', 'tweet.read', 'follows.read', 'follows.write', 'list.read', 'list.write', 'like.read']

export function xLogin(keys: AppKeys, { web_url, api_url }: Places = X_PLACES): CodeLogin {
  return new CodeLogin(keys, {
    issuer: api_url,
    authorize_url: `${web_url}/i/oauth2/authorize`,
    token_url: `${api_url}/2/oauth2/token`,
    revoke_url: `${api_url}/2/oauth2/revoke`,
    scopes: [...X_SCOPES, 'offline.access'],
    parted_by: ' ',
    secret_in: 'header',
    profile: async (bearer) => {
      const { data = {} } = await new XApi({ base_url: api_url, credentials: { bearer } }).me()
      const { id, name, username, profile_image_url } = data as Record<string, string>
      return profileOf({ uid: id, name, handle: username, picture: profile_image_url })
    },
  })
}

// spec 9: email, profile, ads management and reading, pages
const FACEBOOK_SCOPES = [
  'email',
  'public_profile',
  'ads_management',
  'ads_read',
  'pages_show_list',
  'pages_read_engagement',
]

export function facebookLogin(keys: AppKeys, { web_url, api_url }: Places = FACEBOOK_PLACES): CodeLogin {
  return new CodeLogin(keys, {
    issuer: web_url,
    authorize_url: `${web_url}/${GRAPH}/dialog/oauth`,
    token_url: `${api_url}/${GRAPH}/oauth/access_token`,
    scopes: FACEBOOK_SCOPES,
    parted_by: ',',
    secret_in: 'body',
    profile: async (token) => {
      const me = await read(`${api_url}/${GRAPH}/me?fields=id,name,email,picture`, token)
      const picture = (me.picture as { data?: { url?: string } } | undefined)?.data?.url
      return profileOf({ uid: me.id, name: me.name, email: me.email, picture })
    },
  })
}

// spec 9: ads, organisation and member posting, profile and ads reporting
const LINKEDIN_SCOPES = [
  'openid',
  'profile',
  'email',
  'r_ads',
  'rw_ads',
  'r_ads_reporting',
  'w_organization_social',
  'w_member_social',
]

export function linkedinLogin(keys: AppKeys, { web_url, api_url }: Places = LINKEDIN_PLACES): CodeLogin {
  return new CodeLogin(keys, {
    issuer: `${web_url}/oauth`,
    authorize_url: `${web_url}/oauth/v2/authorization`,
    token_url: `${web_url}/oauth/v2/accessToken`,
    revoke_url: `${web_url}/oauth/v2/revoke`,
    jwks_url: `${web_url}/oauth/openid/jwks`,
    scopes: LINKEDIN_SCOPES,
    parted_by: ' ',
    secret_in: 'body',
    profile: async (token) => {
      const me = await read(`${api_url}/v2/userinfo`, token)
      return profileOf({ uid: me.sub, name: me.name, email: me.email_verified ? me.email : null, picture: me.picture })
    },
  })
}

async function read(url: string, token: string): Promise<Record<string, unknown>> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return (await response.json()) as Record<string, unknown>
  } catch {
    // Told below: what fetch says may hold the address with the token.
  }
  throw new AppError('upstream_down')
}

function profileOf(known: Partial<Record<keyof NetworkProfile, unknown>>): NetworkProfile {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  const uid = text(known.uid)
  if (!uid) throw new AppError('upstream_down', { cause: new Error('a profile without an id') })
  return {
    uid,
    name: text(known.name) ?? uid,
    handle: text(known.handle),
    email: text(known.email),
    picture: text(known.picture),
  }
}
