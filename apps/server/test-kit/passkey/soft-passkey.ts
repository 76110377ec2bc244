import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyProof } from '@starling/contract'
import type { Browser } from '@starling/world'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const PRESENT = 0x01
const UNLOCKED = 0x04
const HAS_KEY = 0x40
/** What stands before each part, as CBOR has it: maps, texts and bytes of known length. */
const TEXT = (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)])
const BYTES = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes])

type Faults = { origin?: string; unlocked?: boolean; counter?: number }

/** A passkey as a device has it, in software: what it sends is what a browser would send. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #host: string
  readonly #port: string
  readonly #key: KeyObject
  readonly #public: Buffer
  #counter = 0

  constructor(at = 'localhost:4000') {
    const [host = '', port = ''] = at.split(':')
    this.#host = host
    this.#port = port
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x, y } = publicKey.export({ format: 'jwk' })
    // COSE: kind 2 (two coordinates), algorithm -7 (ES256), curve 1 (P-256), x, y.
    this.#public = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      Buffer.from(x!, 'base64url'),
      Buffer.from([0x22, 0x58, 32]),
      Buffer.from(y!, 'base64url'),
    ])
  }

  #clientData(type: string, challenge: string, { origin = `http://${this.#host}:${this.#port}` }: Faults) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #authenticatorData(flags: number, { unlocked = true, counter }: Faults, rest: Buffer = Buffer.alloc(0)) {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter ?? ++this.#counter)
    const all = flags | PRESENT | (unlocked ? UNLOCKED : 0)
    return Buffer.concat([sha256(this.#host), Buffer.from([all]), counted, rest])
  }

  /** As the settings do: asks what to sign, and adds the key. */
  async addTo(browser: Browser, name = 'Laptop', faults: Faults = {}) {
    const { challenge } = await browser.startPasskey()
    return browser.createPasskey({ body: { name, ...this.made(challenge, faults) } })
  }

  made(challenge: string, faults: Faults = {}) {
    const id = Buffer.from(this.id, 'base64url')
    const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.#public])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      TEXT('fmt'),
      TEXT('none'),
      TEXT('attStmt'),
      Buffer.from([0xa0]),
      TEXT('authData'),
      BYTES(this.#authenticatorData(HAS_KEY, faults, key)),
    ])
    return {
      id: this.id,
      client_data: this.#clientData('webauthn.create', challenge, faults).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  prove(challenge: string, faults: Faults = {}): PasskeyProof {
    const client = this.#clientData('webauthn.get', challenge, faults)
    const authenticator = this.#authenticatorData(0, faults)
    return {
      id: this.id,
      client_data: client.toString('base64url'),
      authenticator_data: authenticator.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authenticator, sha256(client)]), this.#key).toString('base64url'),
    }
  }
}
