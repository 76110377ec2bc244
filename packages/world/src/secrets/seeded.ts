import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Sandbox } from '@starling/sandbox'
import type { Config } from '@starling/server'
import type { SecretWatch } from './secret-watch.ts'

/** The secrets that a world has from its beginning: keys of the played networks, and those of the installation. */
export function addSeeded(watch: SecretWatch, { world: { app } }: Sandbox, config: Config): void {
  watch.add(app.consumer_secret, 'the consumer secret')
  watch.add(app.client_secret, 'the client secret')
  watch.add(app.bearer_token, 'the bearer token')
  watch.add(app.facebook.client_secret, 'the client secret at Facebook')
  watch.add(app.linkedin.client_secret, 'the client secret at LinkedIn')
  watch.add(app.stripe.secret_key, 'the Stripe key')
  watch.add(app.stripe.webhook_secret, 'the webhook secret')
  watch.add(app.llm.api_key, 'the key of the language model')
  for (const [name, value] of Object.entries(config)) {
    if (/SECRET$|SECRET_KEY$|BEARER_TOKEN$|METRICS_TOKEN$/.test(name) && typeof value === 'string')
      watch.add(value, name)
  }
  for (const url of [config.DATABASE_URL, config.SMTP_URL]) {
    if (url) watch.add(decodeURIComponent(new URL(url).password), 'a password')
  }
  const kept = path.join(config.DATA_DIR, 'secret')
  if (existsSync(kept)) watch.add(readFileSync(kept, 'utf8').trim(), 'the secret of the installation')
}
