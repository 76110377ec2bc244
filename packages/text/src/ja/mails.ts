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
} as const
