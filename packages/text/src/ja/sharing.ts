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
}
