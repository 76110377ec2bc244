import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { Secrets } from './secrets.ts'

/** The installation's secret: given, or made once and kept with the data. There is no default. */
function installationSecret({ SECRET, DATA_DIR }: Config): string {
  if (SECRET) return SECRET
  const file = path.join(DATA_DIR, 'secret')
  if (!existsSync(file)) {
    mkdirSync(DATA_DIR, { recursive: true })
    writeFileSync(`${file}.new`, randomBytes(48).toString('base64url'), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new ConfigError(`${file}: must have at least 32 characters`)
  return secret
}

/** With the secret of before while that is being replaced. */
export const openSecrets = (config: Config): Secrets => new Secrets(installationSecret(config), config.FORMER_SECRET)
