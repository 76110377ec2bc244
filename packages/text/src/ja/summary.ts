/** The summary of an analysis, put together of clauses; their English stands in packages/sections. */
export const summary = {
  Summary: 'サマリー',
  'Copy the summary': 'サマリーをコピー',
  'The summary was copied.': 'サマリーをコピーしました。',
  'Go to {{section}}': '「{{section}}」へ移動',
  'Made at {{time}}': '作成日時：{{time}}',

  '{{asked}}: {{list}}': '{{asked}}：{{list}}',
  '{{said}}.': '{{said}}。',
  '{{said}}. Source: {{source}}, as of {{day}}.': '{{said}}。出典：{{source}}（{{day}}時点）。',
  '{{first}}; {{second}}': '{{first}}、{{second}}',
  '{{people}}, {{share}} of the {{all}} accounts known here': '{{people}}、把握している{{all}}アカウントの{{share}}',
  'its profile shows {{n}} followers': 'プロフィール上のフォロワーは{{n}}人',

  'Where known, {{list}}.': '判定できた範囲では、{{list}}です。',
  '{{clause}} ({{known}} known)': '{{clause}}（{{known}}人を判定）',
  '{{clause}} ({{known}} known; {{interval}})': '{{clause}}（{{known}}人を判定、{{interval}}）',
  '{{clause}} ({{known}} known; the first {{interval}})': '{{clause}}（{{known}}人を判定、前者は{{interval}}）',
  '{{share}} are in {{value}}': '{{value}}在住が{{share}}',
  '{{said}} and {{share}} in {{value}}': '{{said}}、{{value}}が{{share}}',
  '{{share}} are {{value}}': '{{value}}が{{share}}',
  '{{said}} and {{share}} {{value}}': '{{said}}、{{value}}が{{share}}',
  '{{share}} are aged {{value}}': '年齢は{{value}}が{{share}}',
  '{{share}} post mostly in {{value}}': '主な投稿言語は{{value}}が{{share}}',

  'What sets them apart, {{compared}}: {{list}}.': '{{compared}}した場合の特徴は、{{list}}です。',
  'None of the interests, jobs and hashtags shown here clearly stands out, {{compared}}.':
    '{{compared}}した場合、ここに示す興味・関心、職種、ハッシュタグにはっきりした特徴はありません。',
  'an interest in {{list}}': '興味・関心では{{list}}',
  'the job title {{list}}': '職種では{{list}}',
  'reacting to {{list}}': '反応したハッシュタグでは{{list}}',
  '{{value}} ({{figures}})': '{{value}}（{{figures}}）',
  '{{share}}, at least {{ratio}}': '{{share}}、少なくとも{{ratio}}',

  'They follow {{list}} more often, {{compared}}.': '{{compared}}した場合、特によくフォローしているのは{{list}}です。',
  'None of the accounts shown here that they follow clearly stands out, {{compared}}.':
    '{{compared}}した場合、ここに示すフォロー先にはっきりした特徴はありません。',

  'In {{posts}} of the account, {{list}}.': 'アカウントの{{posts}}では、{{list}}です。',
  'In {{posts}} asked about, {{list}}.': '対象の{{posts}}では、{{list}}です。',
  'In {{posts}} that match, {{list}}.': '条件に合う{{posts}}では、{{list}}です。',
  'In {{posts}} of theirs, {{list}}.': 'この人たちの{{posts}}では、{{list}}です。',
  'In the posts, {{list}}.': '投稿では、{{list}}です。',
  'There are {{posts}}, too few to tell their mood or busiest hour.':
    '{{posts}}のみのため、感情や活発な時間帯は判断できません。',
  '{{positive}} are positive and {{negative}} negative': '{{positive}}がポジティブ、{{negative}}がネガティブ',
  '{{clause}} ({{n}} judged)': '{{clause}}（{{n}}件を判定）',
  'the busiest hour is {{hour}} ({{zone}})': '最も活発な時間帯は{{hour}}（{{zone}}）',
  'the most used hashtag is {{value}} ({{share}})': '最も多いハッシュタグは{{value}}（{{share}}）',
} as const
