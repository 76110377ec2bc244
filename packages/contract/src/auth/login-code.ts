export const LOGIN_CODE_LENGTH = 6 // spec 9
/** Crockford's base 32: no I, L, O or U, so a code can be read out and typed without doubt. */
export const LOGIN_CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const LOGIN_CODE_LIFE_MS = 10 * 60_000

/** What a person types, pastes or speaks into a phone, as the code they mean: full width, lower case, dashes, O for 0. */
export function readLoginCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
