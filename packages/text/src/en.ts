// English needs no table but for the singular of counted texts: the key itself is the plural.
export const en: Record<string, string> = {
  '{{count}} rows_one': '{{count}} row',
  '{{count}} selected_one': '{{count}} selected',
}
