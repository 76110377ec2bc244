// English needs no table but for the singular of counted texts: the key itself is the plural.
export const en: Record<string, string> = {
  '{{count}} are followed. Nothing has been read yet._one': '{{count}} is followed. Nothing has been read yet.',
  '{{count}} rows_one': '{{count}} row',
  '{{count}} selected_one': '{{count}} selected',
  '{{count}} members_one': '{{count}} member',
  '{{count}} days_one': '{{count}} day',
  '{{count}} other devices are signed out at once. This one stays signed in, and tokens keep working._one':
    '{{count}} other device is signed out at once. This one stays signed in, and tokens keep working.',
  '{{count}} addresses appear twice and are invited once._one': '{{count}} address appears twice and is invited once.',
  '{{count}} invites were sent._one': '{{count}} invite was sent.',
  'Send {{count}} invites_one': 'Send {{count}} invite',
}
