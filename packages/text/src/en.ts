// English needs no table but for the singular of counted texts: the key itself is the plural.
export const en: Record<string, string> = {
  '{{count}} are tracked. Nothing has been fetched yet._one': '{{count}} is tracked. Nothing has been fetched yet.',
  'Your Starling account: {{count}} changes_one': 'Your Starling account: {{count}} change',
  'Before that there were {{count}} more changes._one': 'Before that there was {{count}} more change.',
  '{{count}} rows_one': '{{count}} row',
  '{{count}} selected_one': '{{count}} selected',
  '{{count}} members_one': '{{count}} member',
  '{{count}} days_one': '{{count}} day',
  '{{count}} other devices are signed out immediately. This one stays signed in, and tokens keep working._one':
    '{{count}} other device is signed out immediately. This one stays signed in, and tokens keep working.',
  'It will no longer sign anyone in. {{count}} other places where it signed you in are signed out immediately._one':
    'It will no longer sign anyone in. {{count}} other place where it signed you in is signed out immediately.',
  '{{count}} addresses appear twice and are invited once._one': '{{count}} address appears twice and is invited once.',
  '{{count}} invites were sent._one': '{{count}} invite was sent.',
  'Send {{count}} invites_one': 'Send {{count}} invite',
  'Add {{count}} accounts for {{cost}}_one': 'Add {{count}} account for {{cost}}',
  'Look up {{count}} accounts for {{cost}}_one': 'Look up {{count}} account for {{cost}}',
  '{{count}} accounts to follow_one': '{{count}} account to follow',
  '{{count}} accounts to unfollow_one': '{{count}} account to unfollow',
  '{{count}} are followed already_one': '{{count}} is followed already',
  '{{count}} are not followed_one': '{{count}} is not followed',
  '{{count}} were not found on X_one': '{{count}} was not found on X',
  '{{name}} will follow these {{count}} accounts. I agree._one':
    '{{name}} will follow this {{count}} account. I agree.',
  '{{name}} will unfollow these {{count}} accounts. I agree._one':
    '{{name}} will unfollow this {{count}} account. I agree.',
  'Follow {{count}} accounts_one': 'Follow {{count}} account',
  'Unfollow {{count}} accounts_one': 'Unfollow {{count}} account',
  '{{count}} could not be done_one': '{{count}} could not be done',
  '{{count}} were left out_one': '{{count}} was left out',
  '{{n}} people_one': '{{n}} person',
  '{{n}} posts_one': '{{n}} post',
  '{{known}} known of {{n}} posts_one': '{{known}} known of {{n}} post',
  '{{known}} known of {{n}} people_one': '{{known}} known of {{n}} person',
  '{{count}} posts_one': '{{count}} post',
  '{{count}} more_one': '{{count}} more',
  'About {{count}} sections_one': 'About {{count}} section',
  'in the last {{count}} days_one': 'in the last day',
  'Last {{count}} days_one': 'Last day',
  '{{count}} sections selected_one': '{{count}} section selected',
  'Add {{label}}, {{n}} posts_one': 'Add {{label}}, {{n}} post',
  '{{n}} posts about the keywords contain it, more often than other posts do._one':
    '{{n}} post about the keywords contains it, more often than other posts do.',
  'Spelled like {{name}}: {{n}} posts, {{together}} of them with {{name}} as well._one':
    'Spelled like {{name}}: {{n}} post, {{together}} with {{name}} as well.',
  'Suggested from {{n}} posts about the keywords, from {{source}}._one':
    'Suggested from {{n}} post about the keywords, from {{source}}.',
  'by {{people}} people_one': 'by {{people}} person',
  'This must have at least {{count}} characters._one': 'This must have at least {{count}} character.',
  'This must have at most {{count}} characters._one': 'This must have at most {{count}} character.',
  'There must be at least {{count}} of these._one': 'There must be at least {{count}} of these.',
  'There must be at most {{count}} of these._one': 'There must be at most {{count}} of these.',
}
