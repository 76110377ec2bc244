const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** What an HTML mail says, for a mail that came without a text part. The result is text: escape it before showing. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(style|script|head|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .replace(/<(br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^>]*>\s*/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? whole
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole
    })
    .trim()
}

const CODE = /(?<![A-Za-z0-9])[A-Z0-9]{6}(?![A-Za-z0-9])/g

/** The 6-character sign-in code of a mail: alone on a line, or the only candidate of a line that speaks of a code. */
export function signInCode({ subject, text }: { subject: string; text: string }): string | undefined {
  const lines = [subject, ...text.split('\n')].map((line) => line.trim())
  const alone = lines.find((line) => line.match(CODE)?.[0] === line)
  if (alone) return alone
  for (const line of lines.filter((line) => /code|コード/i.test(line))) {
    const candidates = line.match(CODE) ?? []
    if (candidates.length === 1) return candidates[0]
  }
  return undefined
}
