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

type Purpose =
  | 'magic_link'
  | 'invite'
  | 'pass'
  | 'audience mails'
  | 'monitor mails'
  | 'audience share'
  | 'extension'
  | 'targeting list share'
  | `account deleted ${string}`
  | 'passkey'
  | `passkey of ${string}`
export type SecretKind = 'user' | 'ext' | 'link'
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

/** What one secret makes. */
class Keys {
  private readonly secret: string
  private readonly key: Buffer
  private readonly pictureKey: Buffer
  private readonly uploadKey: Buffer
  readonly pro_client_id: string
  constructor(secret: string) {
    this.secret = secret
    this.pro_client_id = `${PREFIX}_pro_${this.mac('client', 'pro').subarray(0, 16).toString('base64url')}`
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'starling secrets at rest', 32))
    this.pictureKey = Buffer.from(hkdfSync('sha256', secret, '', 'starling addresses of pictures', 32))
    this.uploadKey = Buffer.from(hkdfSync('sha256', secret, '', 'starling addresses of uploads', 32))
  }

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

  seal(purpose: Purpose, id: string): string {
    const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
    return name + this.mac(purpose, id).subarray(0, 16).toString('base64url')
  }

  confirmCode(magic_link_id: string): string {
    const bytes = this.mac('confirm_code', magic_link_id).subarray(0, LOGIN_CODE_LENGTH)
    return [...bytes].map((byte) => LOGIN_CODE_ALPHABET[byte % LOGIN_CODE_ALPHABET.length]).join('')
  }

  csrf(session_id: string): string {
    return this.mac('csrf', session_id).toString('base64url')
  }

  signPicture(url: string): string {
    return createHmac('sha256', this.pictureKey).update(url).digest().subarray(0, 16).toString('base64url')
  }

  signUpload(text: string): string {
    return createHmac('sha256', this.uploadKey).update(text).digest('base64url')
  }
}

/**
 * Everything derived from the installation's secret. What the secret of before has made is still believed while that is
 * given; whatever is made is made with the new one.
 */
export class Secrets {
  private readonly keys: Keys
  private readonly former: Keys | undefined
  constructor(secret: string, former?: string) {
    this.keys = new Keys(secret)
    this.former = former === undefined ? undefined : new Keys(former)
  }

  /** Secrets of others that we must show again, such as a network's tokens. Copied into another row they do not open. */
  encrypt(text: string, belongs_to: string): string {
    return this.keys.encrypt(text, belongs_to)
  }

  decrypt(sealed: string, belongs_to: string): string {
    try {
      return this.keys.decrypt(sealed, belongs_to)
    } catch (error) {
      if (!this.former) throw error
      return this.former.decrypt(sealed, belongs_to)
    }
  }

  /** The same under the new secret; undefined where it is under that already. */
  reseal(sealed: string, belongs_to: string): string | undefined {
    try {
      this.keys.decrypt(sealed, belongs_to)
      return undefined
    } catch {
      return this.encrypt(this.decrypt(sealed, belongs_to), belongs_to)
    }
  }

  /** A code that names a row and proves that we gave it out: 128 bits that no one can guess, nothing to store. */
  seal(purpose: Purpose, id: string): string {
    return this.keys.seal(purpose, id)
  }

  /** The id that a code names, proven by nothing: for a purpose that only the row itself can tell. */
  named(code: string): string {
    const hex = Buffer.from(code.slice(0, 22), 'base64url').toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  unseal(purpose: Purpose, code: string): string | undefined {
    const id = this.named(code)
    return this.isOurs(code, (keys) => keys.seal(purpose, id)) ? id : undefined
  }

  /** The code a person copies from the mail of a magic link. 32 symbols: each byte of the MAC gives one without bias. */
  confirmCode(magic_link_id: string): string {
    return this.keys.confirmCode(magic_link_id)
  }

  isConfirmCode(magic_link_id: string, typed: string): boolean {
    return this.isOurs(readLoginCode(typed), (keys) => keys.confirmCode(magic_link_id))
  }

  csrf(session_id: string): string {
    return this.keys.csrf(session_id)
  }

  isCsrf(session_id: string, given: string): boolean {
    return this.isOurs(given, (keys) => keys.csrf(session_id))
  }

  /** The same for the same address, so that browsers keep the picture; the key is of no use for anything else. */
  signPicture(url: string): string {
    return this.keys.signPicture(url)
  }

  isPictureSignature(url: string, given: string): boolean {
    return this.isOurs(given, (keys) => keys.signPicture(url))
  }

  /** That bytes of this file may be sent until then; the key is of no use for anything else. */
  signUpload(file_id: string, until: number): string {
    return this.keys.signUpload(`${file_id} ${until}`)
  }

  isUploadSignature(file_id: string, until: number, given: string): boolean {
    return this.isOurs(given, (keys) => keys.signUpload(`${file_id} ${until}`))
  }

  /** A public client id: it says that a call comes from the toolkit and opens no one's data. */
  get pro_client_id(): string {
    return this.keys.pro_client_id
  }

  isProClient(token: string): boolean {
    return this.isOurs(token, (keys) => keys.pro_client_id)
  }

  private isOurs(given: string, made: (keys: Keys) => string): boolean {
    return same(given, made(this.keys)) || (this.former !== undefined && same(given, made(this.former)))
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
