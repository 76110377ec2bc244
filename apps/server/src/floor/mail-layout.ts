/** A mail in words: sentences, and at most one code. The action stands after the sentence before the last. */
export type MailWords = { subject: string; lines: (string | { code: string })[]; action: string }

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** The same words as text and as plain HTML: no picture, nothing loaded from anywhere. */
export function layOut({ subject, lines, action }: MailWords, url: string, language: 'en' | 'ja') {
  const before = lines.slice(0, -1)
  const last = lines.at(-1)!
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: [...before.map(asText), url, asText(last), 'Starling'].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#FBFBF9;color:#14181F;font:15px/1.6 Inter,'Noto Sans JP',sans-serif">`,
      '<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E4E5E0;border-radius:12px">',
      ...before.map(asHtml),
      `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0F766E;color:#FFFFFF;text-decoration:none">${escaped(action)}</a></p>`,
      asHtml(last),
      '</div><p style="max-width:480px;margin:16px auto;color:#566070;font-size:13px">Starling</p></body></html>',
    ].join('\n'),
  }
}

const asText = (line: string | { code: string }) => (typeof line === 'string' ? line : `    ${line.code}`)
const asHtml = (line: string | { code: string }) =>
  typeof line === 'string'
    ? `<p style="margin:0 0 16px">${escaped(line)}</p>`
    : `<p style="margin:0 0 16px;font-size:32px;font-weight:650;letter-spacing:6px">${escaped(line.code)}</p>`
