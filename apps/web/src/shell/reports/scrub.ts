const EMAIL = /[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[^\s@<>"'(),;:]+/g
const ADDRESS = /(https?:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g
const PATH = /(^|[\s"'(])(\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g
const TOKEN = /\b(?:Token\s+|Bearer\s+)\S+|\bstl_\w+|\b(?=[\w-]*\d)[\w-]{24,}\b/g

/** What leaves for others carries no e-mail address, no token, and of an address neither query nor fragment. */
export function scrub(text: string): string {
  return text.replace(ADDRESS, '$1').replace(PATH, '$1$2').replace(EMAIL, '[email]').replace(TOKEN, '[token]')
}
