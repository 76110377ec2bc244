export const social = {
  or: 'または',
  'Continue with {{network}}': '{{network}}で続ける',
  'Coming back from {{network}}…': '{{network}}から戻っています…',
  'You did not allow it on {{network}}. Nothing has changed here.':
    '{{network}}で許可されませんでした。Starlingでは何も変更していません。',
  '{{network}} confirms that {{email}} is yours. Your {{network}} account will be linked to it and will sign you in.':
    '{{network}}で{{email}}が本人のアドレスとして確認されています。{{network}}アカウントをこのアドレスと連携し、サインインします。',
  'Sign in as {{email}}': '{{email}}でサインイン',
  'Start again': '最初からやり直す',
  '{{network}} does not share a verified address. We will send a code to yours; once you enter it, the account is linked.':
    '{{network}}からは確認済みのアドレスを受け取れません。ご自身のアドレスにコードをお送りします。入力が済むと、アカウントが連携されます。',
  'Linked accounts': '連携アカウント',
  'They sign you in and let Starling read and act on the network as you. Access tokens are stored encrypted.':
    'サインインに使えるほか、ご本人としてネットワークの情報を取得し、操作できるようになります。アクセストークンは暗号化して保管します。',
  'No linked accounts': '連携アカウントはありません',
  'Connect one to sign in with it and to fetch from X with your own access.':
    '連携すると、そのアカウントでサインインできます。Xの情報も、ご自身の権限で取得できます。',
  'No network is set up here. Whoever runs this installation can add the keys of an app.':
    '利用できるネットワークがまだ設定されていません。管理者がアプリのキーを追加すると使えるようになります。',
  'Connect {{network}}': '{{network}}を連携',
  'connected {{date}}': '{{date}}に連携',
  'with ad accounts': '広告アカウントあり',
  'Add ad accounts': '広告アカウントを追加',
  Disconnect: '連携を解除',
  'Disconnect {{name}}': '{{name}}の連携を解除',
  '{{name}} is disconnected.': '{{name}}の連携を解除しました。',
  '{{name}} is connected.': '{{name}}を連携しました。',
  'It will no longer sign you in, and fetching with its access stops immediately. You can connect it again.':
    'このアカウントではサインインできなくなり、その権限を使った取得もただちに止まります。後からもう一度連携できます。',
} as const
