import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { LOGIN_CODE_ALPHABET, LOGIN_CODE_LENGTH, readLoginCode } from '@starling/contract'

type Purpose = 'magic_link' | 'invite' | 'pass' | 'passkey' | `passkey of ${string}`
export type SecretKind = 'user' | 'ext'
const PREFIX = 'stl'
const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Lengths are compared in bytes: a letter may have several, and unequal ones are an error to what compares them. */
function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Stored instead of a long-lived secret: a leaked database signs no one in. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
export const randomSecret = (): string => randomBytes(24).toString('base64url')

/** Everything derived from the installation's secret. */
export class Secrets {
  private readonly secret: string
  private readonly key: Buffer
  private readonly pictureKey: Buffer
  constructor(secret: string) {
    this.secret = secret
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'starling secrets at rest', 32))
    this.pictureKey = Buffer.from(hkdfSync('sha256', secret, '', 'starling addresses of pictures', 32))
  }

  /** Secrets of others that we must show again, such as a network's tokens. Copied into another row they do not open. */
  encrypt(text: string, belongs_to: string): string {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(belongs_to))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  }

  decrypt(sealed: string, belongs_to: string): string {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(belongs_to))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const body = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
  }

  private mac(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.secret).update(`${purpose}\n${text}`).digest()
  }

  /** A code that names a row and proves that we gave it out: 128 bits that no one can guess, nothing to store. */
  seal(purpose: Purpose, id: string): string {
    const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
    return name + this.mac(purpose, id).subarray(0, 16).toString('base64url')
  }

  unseal(purpose: Purpose, code: string): string | undefined {
    const hex = Buffer.from(code.slice(0, 22), 'base64url').toString('hex')
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    return same(code, this.seal(purpose, id)) ? id : undefined
  }

  /** The code a person copies from the mail of a magic link. 32 symbols: each byte of the MAC gives one without bias. */
  confirmCode(magic_link_id: string): string {
    const bytes = this.mac('confirm_code', magic_link_id).subarray(0, LOGIN_CODE_LENGTH)
    return [...bytes].map((byte) => LOGIN_CODE_ALPHABET[byte % LOGIN_CODE_ALPHABET.length]).join('')
  }

  isConfirmCode(magic_link_id: string, typed: string): boolean {
    return same(readLoginCode(typed), this.confirmCode(magic_link_id))
  }

  csrf(session_id: string): string {
    return this.mac('csrf', session_id).toString('base64url')
  }

  isCsrf(session_id: string, given: string): boolean {
    return same(given, this.csrf(session_id))
  }

  /** The same for the same address, so that browsers keep the picture; the key is of no use for anything else. */
  signPicture(url: string): string {
    return createHmac('sha256', this.pictureKey).update(url).digest().subarray(0, 16).toString('base64url')
  }

  isPictureSignature(url: string, given: string): boolean {
    return same(given, this.signPicture(url))
  }

  /** A public client id: it says that a call comes from the toolkit and opens no one's data. */
  get pro_client_id(): string {
    return `${PREFIX}_pro_${this.mac('client', 'pro').subarray(0, 16).toString('base64url')}`
  }
}

/** Prefixed with its kind and closed by a checksum, so that scanners can tell a leaked token from any other text. */
export function newToken(kind: SecretKind): string {
  const secret = randomSecret()
  return `${PREFIX}_${kind}_${secret}${checksum(kind, secret)}`
}

export function tokenKind(token: string): SecretKind | undefined {
  const [, kind, secret, sum] = /^stl_(user|ext)_(.{32})(.{6})$/.exec(token) ?? []
  return secret && sum === checksum(kind as SecretKind, secret) ? (kind as SecretKind) : undefined
}

const checksum = (kind: SecretKind, secret: string) => hashOf(`${PREFIX}_${kind}_${secret}`).slice(0, 6)

const PASS_PREFIX = `${PREFIX}_pass_`
export const passToken = (secrets: Secrets, id: string): string => PASS_PREFIX + secrets.seal('pass', id)
export const readPassToken = (secrets: Secrets, token: string): string | undefined =>
  token.startsWith(PASS_PREFIX) ? secrets.unseal('pass', token.slice(PASS_PREFIX.length)) : undefined
