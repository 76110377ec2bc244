export { AdsApi, SEARCHES, type Search } from './ads/ads-api.ts'
export type { AudienceUser } from './ads/audience-users.ts'
export type * from './ads/entities.ts'
export type { MediaUpload } from './ads/media-upload.ts'
export { Billing, type BillingOptions, type Checkout } from './billing/billing.ts'
export type * from './billing/things.ts'
export {
  costOf,
  PAY_PER_USE,
  type PriceList,
  type Reads,
  type Resource,
  readPrices,
} from './cost/cost.ts'
export { type LanguageModelOptions, type Message, type Talk, Talker } from './language-model/language-model.ts'
export type { CodeLogin } from './login/code-login.ts'
export {
  type AppKeys,
  type Departure,
  type Grant,
  type LoginArrival,
  NETWORKS,
  type Network,
  type NetworkProfile,
} from './login/login.ts'
export {
  FACEBOOK_PLACES,
  facebookLogin,
  LINKEDIN_PLACES,
  linkedinLogin,
  type Places,
  X_PLACES,
  xLogin,
} from './login/networks.ts'
export { type AccessToken, type RequestToken, ThreeLegged } from './login/three-legged.ts'
export { createMailer, type Mail, type Mailer } from './mail.ts'
export type { OAuth1Keys } from './x/oauth1.ts'
export { type PagesOptions, SMALLEST_PAGE, type Turned, type XPage } from './x/pages.ts'
export type { Credentials, RequesterOptions } from './x/request.ts'
export { type CountPage, MOST_IDS, type Period, XApi } from './x/x-api.ts'
