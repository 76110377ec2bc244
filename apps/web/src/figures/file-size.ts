import { type Language, numberFormat } from '@starling/text'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** As a browser shows it beside a download: "1.2 MB". */
export function fileSize(bytes: number, language: Language): string {
  const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  const style = { style: 'unit', unit: UNITS[at]!, unitDisplay: 'short', maximumSignificantDigits: 3 } as const
  return numberFormat(language, style).format(bytes / STEP ** at)
}
