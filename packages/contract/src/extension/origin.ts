/**
 * The public half of the key that names the extension: it stands in its manifest, so that a browser gives it the same
 * id wherever it is loaded from. The private half was thrown away; a shop that signs for itself gives another id.
 */
export const EXTENSION_KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAq1kpy6FsVqSAEMUk41k1i0ba9bUGuha9CUvPeF9mydamPs43mKbJqxo6MAAeiHBErtKt08gktj/rWbn/2ArGwmLEPN3I4KC+K4bCsoU0xtIAHpGHvPU7xmdJ/K/HcXdMzGfxeRQ6UWkHbAl6yhUe7xruykRNTcnMsRc3GnZaUvP1ziJNJvt2bE48CigokHJtohPOPB0rAxEGS9rCUdXvC99N91hvvC2fqCpD2PTax3PWwv5UkAWkl8WiiAkiPcA7p+BrE6N7J6beXsJvaeZwlAeNxiqOgJhRyh5CZQazgilnZP2ktTgERg3ub2FryZg5cvZcbWyd8JJbHRGkktDGgwIDAQAB'

/** What a browser makes of the key. */
export const EXTENSION_ID = 'jjofnnhgfnkmfajmpohmabdngeenefji'

/** As a browser names it in the requests that it makes. */
export const extensionOrigin = (id: string): string => `chrome-extension://${id}`
