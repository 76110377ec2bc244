import { AppError } from '@starling/contract'
import {
  AdsApi,
  type CodeLogin,
  type Credentials,
  FACEBOOK_PLACES,
  facebookLogin,
  LINKEDIN_PLACES,
  linkedinLogin,
  NETWORKS,
  type Network,
  type RequesterOptions,
  ThreeLegged,
  X_PLACES,
  XApi,
  xLogin,
} from '@starling/outside'
import type { Config } from '../floor/index.ts'

declare module '../floor/context.ts' {
  interface Product {
    networks: Networks
  }
}

type Keys = { consumer_key: string; consumer_secret: string }
type Asking = Omit<RequesterOptions, 'base_url' | 'credentials'>

/** The networks as this installation is set up for them. Only addresses and keys tell the sandbox from the real hosts. */
export class Networks {
  readonly #config: Config
  readonly #logins: Partial<Record<Network, CodeLogin>>

  constructor(config: Config) {
    this.#config = config
    const { X_API_URL, X_WEB_URL, FACEBOOK_API_URL, FACEBOOK_WEB_URL, LINKEDIN_API_URL, LINKEDIN_WEB_URL } = config
    const at = (web_url: string | undefined, api_url: string | undefined, usual: typeof X_PLACES) => ({
      web_url: web_url ?? usual.web_url,
      api_url: api_url ?? usual.api_url,
    })
    const x = appKeys(config.X_CLIENT_ID, config.X_CLIENT_SECRET)
    const facebook = appKeys(config.FACEBOOK_CLIENT_ID, config.FACEBOOK_CLIENT_SECRET)
    const linkedin = appKeys(config.LINKEDIN_CLIENT_ID, config.LINKEDIN_CLIENT_SECRET)
    this.#logins = {
      ...(x && { x: xLogin(x, at(X_WEB_URL, X_API_URL, X_PLACES)) }),
      ...(facebook && { facebook: facebookLogin(facebook, at(FACEBOOK_WEB_URL, FACEBOOK_API_URL, FACEBOOK_PLACES)) }),
      ...(linkedin && { linkedin: linkedinLogin(linkedin, at(LINKEDIN_WEB_URL, LINKEDIN_API_URL, LINKEDIN_PLACES)) }),
    }
  }

  /** A network without keys is not offered. */
  get offered(): Network[] {
    return NETWORKS.filter((network) => this.#logins[network])
  }

  named(name: string): Network {
    const network = this.offered.find((one) => one === name)
    if (!network) throw new AppError('not_found')
    return network
  }

  login(network: Network): CodeLogin {
    const login = this.#logins[network]
    if (!login) throw new AppError('not_found')
    return login
  }

  /** The keys of OAuth 1.0a, which X's Ads API wants. */
  get consumer(): Keys | undefined {
    const { X_CONSUMER_KEY: consumer_key, X_CONSUMER_SECRET: consumer_secret } = this.#config
    return consumer_key && consumer_secret ? { consumer_key, consumer_secret } : undefined
  }

  threeLegged(network: Network): ThreeLegged {
    if (network !== 'x' || !this.consumer) throw new AppError('not_found')
    return new ThreeLegged(this.consumer, this.#config.X_API_URL ?? X_PLACES.api_url)
  }

  xApi(credentials: Credentials | (() => Promise<Credentials>), asking: Asking = {}): XApi {
    return new XApi({ base_url: this.#config.X_API_URL ?? X_PLACES.api_url, credentials, ...asking })
  }

  adsApi(credentials: Credentials | (() => Promise<Credentials>), asking: Asking = {}): AdsApi {
    const upload_url = this.#config.X_API_URL ?? X_PLACES.api_url
    return new AdsApi({ base_url: this.#config.X_ADS_URL ?? X_ADS_URL, upload_url, credentials, ...asking })
  }
}

const X_ADS_URL = 'https://ads-api.x.com'

const appKeys = (client_id: string | undefined, client_secret: string | undefined) =>
  client_id && client_secret ? { client_id, client_secret } : undefined
