export const mails = {
  '{{code}} is your Starling sign-in code': '{{code}} Starling のサインインコード',
  'Enter this code where you are signing in:': 'サインイン画面で次のコードを入力してください。',
  'Or sign in with this link:': 'リンクからサインインすることもできます。',
  'The code and the link work once, within 10 minutes. If you did not ask for them, you can ignore this email: nobody can sign in without it.':
    'コードとリンクは 10 分間、一度だけ使えます。お心当たりがない場合は、このメールを破棄してください。このメールがなければ誰もサインインできません。',
  'Invitation to the team “{{team}}” on Starling': 'Starling のチーム「{{team}}」への招待',
  'Invitation to a team on Starling': 'Starling のチームへの招待',
  '{{email}} invites you to join a team on Starling. These are the names that they and the team go by:':
    '{{email}} さんが Starling のチームにあなたを招待しています。送信者とチームが名乗っている名前は次のとおりです。',
  'They write:': '送信者からのメッセージ：',
  'Name: {{name}}': '名前：{{name}}',
  'Team: {{team}}': 'チーム：{{team}}',
  'Join the team': 'チームに参加する',
  'The invitation is for this address and works for 7 days. If you do not know the sender, you can ignore this email.':
    'この招待はこのメールアドレス専用で、7 日間有効です。送信者にお心当たりがない場合は、このメールを破棄してください。',
  'Your Starling account: {{what}}': 'Starling アカウント：{{what}}',
  'Your Starling account: {{count}} changes': 'Starling アカウント：{{count}} 件の変更',
  'A passkey was added': 'パスキーが追加されました',
  'A passkey was removed': 'パスキーが削除されました',
  'A passkey was restored': 'パスキーが元に戻されました',
  'What you sign in with was changed': 'サインインに使うものが変更されました',
  'A token was created': 'トークンが作成されました',
  'A token was revoked': 'トークンが無効になりました',
  'An account was linked': 'アカウントが連携されました',
  'An account was unlinked': 'アカウントの連携が解除されました',
  'Someone signed in on a new device': '新しい端末でサインインがありました',
  'This concerns how the Starling account {{email}} is opened.':
    'Starling アカウント {{email}} のサインインに関するお知らせです。',
  'Time: {{time}} (UTC)': '日時：{{time}}（UTC）',
  'Device: {{device}}': '端末：{{device}}',
  'Site: {{site}}': 'サイト：{{site}}',
  'Account: {{name}} ({{network}})': 'アカウント：{{name}}（{{network}}）',
  'From now on: {{way}}': '今後のサインイン方法：{{way}}',
  'Before that there were {{count}} more changes.': 'このほか、以前に {{count}} 件の変更がありました。',
  'If this was you, there is nothing to do. If it was not, open your account: sign out every device that you do not know, and remove the passkeys, tokens and linked accounts that are not yours.':
    'ご自身の操作であれば、何もする必要はありません。お心当たりがない場合は、アカウント設定を開き、見覚えのない端末をすべてサインアウトして、ご自身のものではないパスキー、トークン、連携アカウントを削除してください。',
  'Open your account': 'アカウント設定を開く',
  'If you cannot sign in any more, ask whoever runs this installation for a sign-in link.':
    'サインインできなくなった場合は、この環境の運用者にサインイン用のリンクを依頼してください。',
  'Targeting list: {{name}}': 'ターゲティングリスト：{{name}}',
  'The targeting list “{{name}}” was shared with you on Starling':
    'Starlingでターゲティングリスト「{{name}}」が共有されました',
  'A targeting list was shared with you on Starling': 'Starlingでターゲティングリストが共有されました',
  '{{email}} shares a targeting list with you on Starling. These are the names that they and the list go by:':
    '{{email}}さんがStarlingでターゲティングリストを共有しました。共有した人とリストの名前は次のとおりです：',
  'It is shared with this address until {{time}} (UTC). Sign in with it to open the list.':
    '{{time}}（UTC）まで、このメールアドレスに共有されています。このアドレスでサインインするとリストを開けます。',
  'Open the targeting list': 'ターゲティングリストを開く',
} as const
