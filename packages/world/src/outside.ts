import type { Sandbox } from '@starling/sandbox'

/** Where the outside is while the sandbox plays it: addresses and keys, the only things that differ from the real hosts. */
export function outsideOf({ url, smtp_port, world }: Sandbox): NodeJS.ProcessEnv {
  const { app } = world
  return {
    SMTP_URL: `smtp://127.0.0.1:${smtp_port}`,
    X_API_URL: url,
    X_ADS_URL: url,
    X_WEB_URL: url,
    ADS_PAGE_URL: `${url}/ads`,
    SANDBOX_MEDIA_URL: url,
    X_CLIENT_ID: app.client_id,
    X_CLIENT_SECRET: app.client_secret,
    X_CONSUMER_KEY: app.consumer_key,
    X_CONSUMER_SECRET: app.consumer_secret,
    X_BEARER_TOKEN: app.bearer_token,
    FACEBOOK_WEB_URL: `${url}/facebook`,
    FACEBOOK_API_URL: `${url}/facebook`,
    FACEBOOK_CLIENT_ID: app.facebook.client_id,
    FACEBOOK_CLIENT_SECRET: app.facebook.client_secret,
    LINKEDIN_WEB_URL: `${url}/linkedin`,
    LINKEDIN_API_URL: `${url}/linkedin`,
    LINKEDIN_CLIENT_ID: app.linkedin.client_id,
    LINKEDIN_CLIENT_SECRET: app.linkedin.client_secret,
    STRIPE_URL: url,
    STRIPE_SECRET_KEY: app.stripe.secret_key,
    STRIPE_PUBLIC_KEY: app.stripe.publishable_key,
    STRIPE_WEBHOOK_SECRET: app.stripe.webhook_secret,
  }
}
