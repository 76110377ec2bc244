import { ONE_CLICK_AT } from '@starling/contract'
import { truncate } from '@starling/text/both'

/**
 * A mail in words: sentences of ours, at most one code, and what someone else wrote, which is always shown as a quote.
 * The action stands after the line before the last. What comes by itself can be stopped with the code of `stop`.
 */
type MailLine = string | { code: string } | { quote: string }
export type MailWords = { subject: string; lines: MailLine[]; action: string; stop?: MailStop }
type MailStop = { words: string; origin: string; code: string }

/** The page that asks. */
const stopPage = ({ origin, code }: MailStop) => `${origin}/monitor-emails#${new URLSearchParams({ code })}`
/** RFC 8058: what a mail program posts where its reader says so. To open the address does nothing. */
const stopHeaders = ({ origin, code }: MailStop) => ({
  'List-Unsubscribe': `<${origin}${ONE_CLICK_AT}?${new URLSearchParams({ code })}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

const SUBJECT_NAME_LENGTH = 40
/** What turns the direction of text, hides, or ends a line in one program and not in the next. */
const NEW_LINE = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu

/** A name that someone chose, for a subject: letters and little else, so that it can be neither a link nor a shout. */
export const nameInSubject = (name: string): string =>
  truncate(
    name
      .replace(UNSEEN, '')
      .replace(/[^\p{L}\p{M}\p{N}&'’.,()・（）-]+/gu, ' ')
      .trim(),
    SUBJECT_NAME_LENGTH,
  )

const linesOf = (quote: string) => quote.split(NEW_LINE).map((line) => line.replace(UNSEEN, ''))

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>')

/** The same words as text and as plain HTML: no picture, nothing loaded from anywhere. */
export function layOut({ subject, lines, action, stop }: MailWords, url: string, language: 'en' | 'ja') {
  const before = lines.slice(0, -1)
  const last = lines.at(-1)!
  return {
    subject: subject.replace(/\s+/g, ' ').trim(),
    text: [
      ...before.map(asText),
      url,
      asText(last),
      ...(stop ? [`${stop.words}: ${stopPage(stop)}`] : []),
      'Starling',
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}"><body style="margin:0;padding:24px;background:#FBFBF9;color:#14181F;font:15px/1.6 Inter,'Noto Sans JP',sans-serif">`,
      '<div style="max-width:480px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E4E5E0;border-radius:12px">',
      ...before.map(asHtml),
      `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0F766E;color:#FFFFFF;text-decoration:none">${escaped(action)}</a></p>`,
      asHtml(last),
      `</div><p style="max-width:480px;margin:16px auto;color:#566070;font-size:13px">Starling${stop ? ` · <a href="${escaped(stopPage(stop))}" style="color:#566070">${escaped(stop.words)}</a>` : ''}</p></body></html>`,
    ].join('\n'),
    ...(stop && { headers: stopHeaders(stop) }),
  }
}

function asText(line: MailLine): string {
  if (typeof line === 'string') return line
  if ('code' in line) return `    ${line.code}`
  return linesOf(line.quote)
    .map((one) => `> ${one}`)
    .join('\n')
}
function asHtml(line: MailLine): string {
  if (typeof line === 'string') return `<p style="margin:0 0 16px">${escaped(line)}</p>`
  if ('quote' in line) {
    return `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #E4E5E0;color:#566070">${escaped(linesOf(line.quote).join('\n'))}</blockquote>`
  }
  return `<p style="margin:0 0 16px;font-size:32px;font-weight:650;letter-spacing:6px">${escaped(line.code)}</p>`
}
