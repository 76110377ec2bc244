/** Links by which an analysis is shared, and the page that they open. */
export const sharing = {
  'Shared an analysis by link': '分析をリンクで共有',
  'Revoked a shared link': '共有リンクを無効化',
  'Restored a shared link': '共有リンクを復元',
  'An audience built from conditions cannot be shared by link.':
    '条件で作成したオーディエンスはリンクで共有できません。',
  'You have {{most}} open links, and no more are possible. Revoke one first.':
    '有効なリンクが上限の{{most}}件に達しています。先にいずれかを無効にしてください。',
  'Your team has {{most}} open links, and no more are possible. Revoke one first.':
    'チームの有効なリンクが上限の{{most}}件に達しています。先にいずれかを無効にしてください。',
  'Shared analysis': '共有された分析',
  'An analysis that was shared with you, as it was answered then.': 'あなたに共有された、その時点の分析結果です。',
  'Shared by': '共有元',
  Answered: '回答日時',
  Source: 'データソース',
  'Open until': '閲覧期限',
  'These are the answers of that moment. They do not change, and nothing can be asked from here.':
    'この時点の回答です。内容は変わらず、ここから質問することはできません。',
  'Not answered then: {{sections}}': 'その時点で回答がなかったセクション：{{sections}}',
  'Language and theme': '言語とテーマ',
  'This link does not work': 'このリンクは使えません',
  'It has ended or was revoked, or part of it was not copied. Ask whoever sent it for a new one.':
    '期限が切れたか、無効にされたか、一部がコピーされていません。送り主に新しいリンクを依頼してください。',
  'Share this analysis': 'この分析を共有',
  'Anyone with the link can read these answers as they are now, without an account. Nobody can ask anything with it.':
    'リンクを知っている人は誰でも、アカウントなしで現在の回答を読めます。このリンクから質問することはできません。',
  'Sign in to share an analysis.': '分析を共有するには、サインインしてください。',
  'A link is shared by a team. Join or create one first.':
    'リンクはチームとして共有します。先にチームに参加するか、作成してください。',
  'Create the link': 'リンクを作成',
  'Open for': '閲覧できる期間',
  'Readers see that {{team}} shared it, but not your name. You can revoke the link at any time.':
    '閲覧者に表示されるのは「{{team}}」だけで、お名前は表示されません。リンクはいつでも無効にできます。',
  'Only those selected ({{n}})': '選択したもののみ（{{n}}件）',
  'All sections': 'すべてのセクション',
  Link: 'リンク',
  'Copy it now: it is shown only once. It is open until {{time}}.':
    '今すぐコピーしてください。表示されるのは一度だけです。閲覧期限は{{time}}です。',
  'All shared links': '共有リンクの一覧',
  'Shared links': '共有リンク',
  'Analyses that your team shares by link, until when each is open, and how often it was opened.':
    'チームがリンクで共有している分析と、それぞれの閲覧期限、開かれた回数。',
  'Analyses that anyone with the link can read until it ends. A revoked link closes at once.':
    'リンクを知っている人が期限まで読める分析です。無効にしたリンクはすぐに開けなくなります。',
  'You are not in a team yet': 'まだチームに参加していません',
  'Made by anyone in the team': 'チーム全員のリンク',
  'Made by me': '自分のリンク',
  'Whose links': '表示するリンク',
  'No shared links': '共有リンクはありません',
  'Run an analysis and choose “Share this analysis” beside it.':
    '分析を実行し、その横の「この分析を共有」を選んでください。',
  'The link to “{{name}}” was revoked.': '「{{name}}」へのリンクを無効にしました。',
  'Made on {{date}} by {{person}}': '{{date}}に{{person}}さんが作成',
  '{{count}} sections': '{{count}}セクション',
  'Never opened': 'まだ開かれていません',
  'Opened {{count}} times': '{{count}}回開かれました',
  'Revoke the link to {{name}}': '{{name}}へのリンクを無効にする',
  'Open until {{time}}': '{{time}}まで閲覧可能',
  'Ended on {{time}}': '{{time}}に終了',
  'Closed: the person who made it is no longer in the team': '閉鎖中：作成者がチームから離れています',
}
