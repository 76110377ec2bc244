const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193

export function hashOfBytes(bytes: Uint8Array): number {
  let hash = FNV_BASIS
  for (const byte of bytes) hash = Math.imul(hash ^ byte, FNV_PRIME)
  return hash ^ (hash >>> 15)
}

/** Of the bytes of UTF-8. */
export const hashOf = (text: string): number => hashOfBytes(Buffer.from(text))
