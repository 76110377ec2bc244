export const auth = {
  'I am signed in on another Starling site': '別のStarlingサイトでサインイン済みの方',
  'You are not signed in on the other sites either.': 'ほかのサイトでもサインインしていません。',
  'Continue with your sign-in from here': 'このサイトのサインインで続ける',
  'Take your sign-in along to another Starling site.': 'サインインした状態で、別のStarlingサイトに移動します。',
  'Sign in': 'サインイン',
  'Sign out': 'サインアウト',
  Language: '言語',
  'Too many tries. Please wait {{time}} and try again.':
    '試行回数が上限に達しました。{{time}}待ってから、もう一度お試しください。',
  'Send the code': 'コードを送信',
  'We will send a code to this address. No password needed. Only invited people can sign in here.':
    'このアドレスにコードを送ります。パスワードは不要です。サインインできるのは、招待された方のみです。',
  'We will send a code to this address. No password needed. A new address creates a new account.':
    'このアドレスにコードをお送りします。パスワードは不要です。初めてのアドレスの場合は、新しいアカウントが作成されます。',
  'Sign-in code': 'サインインコード',
  'Check your email. The code is valid for {{time}}.': 'メールをご確認ください。コードの有効期間は{{time}}です。',
  'This code has expired. Send a new one.': 'このコードは有効期限が切れました。新しいコードを送信してください。',
  'The code has {{n}} characters.': 'コードは{{n}}文字です。',
  'Use another address': '別のアドレスを使う',
  'Send a new code': '新しいコードを送信',
  'Send again': 'もう一度送信',
  'A new code was sent to {{email}}.': '{{email}}に新しいコードを送信しました。',
  'You can send it again in {{time}}.': '{{time}}後にもう一度送信できます。',
  'This link signs you in once, on this device.': 'このリンクで、この端末に一度だけサインインできます。',
  'Use a code by email instead': 'メールのコードでサインインする',
  'You are signed in as {{email}} now.': '現在、{{email}}としてサインインしています。',
  'Thousands of small decisions, one visible shape.': '無数の小さな動きが、ひとつの形になって見えてきます。',

  'Welcome to Starling': 'Starlingへようこそ',
  'What should we call you? Your teammates see this name.': 'お名前を教えてください。チームのメンバーに表示されます。',
  'You work in a team: its members share audiences, lists and the subscription.':
    '作業はチーム単位で行います。オーディエンス、リスト、サブスクリプションはメンバー全員で共有します。',
  'First name': '名',
  'Last name': '姓',
  Skip: 'スキップ',
  'Decide later': '後で決める',

  'Your account': 'アカウント設定',
  'Download your data': 'データをダウンロード',
  'About you': 'プロフィール',
  'Your teammates see your name and address.': '氏名とメールアドレスは、チームのメンバーに表示されます。',
  'Save your name': '氏名を保存',
  'Your name was saved.': '氏名を保存しました。',
  'Codes and invites go to this address. It cannot be changed.':
    'コードと招待はこのアドレスに届きます。変更はできません。',
  'Also the language of the emails we send you.': 'お送りするメールにも、この言語を使います。',

  'Where you are signed in': 'サインイン中の端末',
  'If you do not recognise one, sign it out. It will need a new code to come back.':
    '見覚えのない端末はサインアウトしてください。再びサインインするには新しいコードが必要です。',
  'This device': 'この端末',
  'Signed in on {{date}}': '{{date}}にサインイン',
  'Signed in on {{date}}, last seen {{time}}': '{{date}}にサインイン、最終利用は{{time}}',
  'Sign out {{device}}': '{{device}}をサインアウト',
  'Sign out everywhere else': 'ほかの端末をすべてサインアウト',
  '{{count}} other devices are signed out immediately. This one stays signed in, and tokens keep working.':
    'ほかの端末{{count}}台をただちにサインアウトします。この端末はサインインしたままで、トークンも引き続き使えます。',
  'You are signed out everywhere else.': 'ほかの端末をすべてサインアウトしました。',

  Passkeys: 'パスキー',
  'A key kept by your device or password manager. It signs you in without a code, and a fake page cannot steal it.':
    '端末やパスワードマネージャーに保存される鍵です。コードなしでサインインでき、偽のページに入力してしまうおそれもありません。',
  'No passkeys': 'パスキーはありません',
  'Add one to sign in with your fingerprint, your face or the PIN of this device.':
    '追加すると、指紋、顔、またはこの端末のPINでサインインできます。',
  'This browser cannot keep a passkey for this address. Open the site by its host name in a browser that supports passkeys.':
    'このアドレスではパスキーを保存できません。パスキーに対応したブラウザーで、サイトをホスト名で開いてください。',
  'Add a passkey': 'パスキーを追加',
  'Your browser asks where to keep it: on this device, in a password manager, or on a security key.':
    '保存先（この端末、パスワードマネージャー、セキュリティキー）は、続いてブラウザーがお尋ねします。',
  'Name of the passkey': 'パスキーの名前',
  'The device it is on, so that you recognise it later.':
    '後で見分けられるように、保存する端末の名前などを付けてください。',
  '{{name}} was added. You can sign in with it from now on.': '{{name}}を追加しました。次回からサインインに使えます。',
  'Remove the passkey “{{name}}”': 'パスキー「{{name}}」を削除',
  'You signed in with this passkey, so you are signed out here as well.':
    'このパスキーでサインインしているため、この端末もサインアウトされます。',
  'It will no longer sign anyone in. {{count}} other places where it signed you in are signed out immediately.':
    'このパスキーではサインインできなくなります。これでサインインしたほかの{{count}}か所は、ただちにサインアウトされます。',
  'It will no longer sign anyone in.': 'このパスキーではサインインできなくなります。',
  'Created while signed in with it:': 'このパスキーでサインイン中に追加されたもの：',
  'You signed in with this passkey, so what was created with it ends as well.':
    'このパスキーでサインインしているため、作成されたものも無効になります。',
  'Invite for {{email}}': '{{email}}への招待',
  'Token {{name}}': 'トークン「{{name}}」',
  'Passkey {{name}}': 'パスキー「{{name}}」',
  'Linked account {{name}}': '連携アカウント「{{name}}」',
  'It was lost or stolen: end these as well': '紛失または盗難のため、これらも無効にする',
  'They are not restored together with the passkey.': 'パスキーを元に戻しても、これらは元に戻りません。',
  '{{name}} was removed.': '{{name}}を削除しました。',
  'A passkey works on one site. Add one for the others there:':
    'パスキーは1つのサイトでのみ使えます。ほかのサイトのパスキーは、そのサイトで追加してください。',
  'What you sign in with': 'サインインに使うもの',
  'A code by email, a linked account or a passkey': 'メールのコード、連携アカウント、またはパスキー',
  'A code by email, then a passkey': 'メールのコードとパスキーの両方',
  'A passkey only': 'パスキーのみ',
  'Save how you sign in': 'サインイン方法を保存',
  'The way you sign in was saved.': 'サインインの方法を保存しました。',
  'You have one passkey. Add a second one on another device first: if you lose your only one, you need a link from whoever runs this installation to sign in again.':
    'パスキーは1つだけです。先に別の端末で2つ目を追加してください。唯一のパスキーを失うと、この環境の運用者が発行するリンクがなければサインインできなくなります。',
  'If you lose all your passkeys, you need a link from whoever runs this installation to sign in again.':
    'すべてのパスキーを失うと、この環境の運用者が発行するリンクがなければサインインできなくなります。',
  'Sign in with a passkey': 'パスキーでサインイン',
  'Use your passkey': 'パスキーを使う',

  'Confirm that it is you': 'ご本人の確認',
  'You signed in a while ago. We ask again before changes to tokens, linked accounts, members or spending.':
    'サインインから時間がたっています。トークン、連携アカウント、メンバー、費用にかかわる操作の前に確認をお願いしています。',
  'You have no passkey for this site. Do this on the site where you have one, or add one here from there.':
    'このサイトのパスキーがありません。パスキーのあるサイトで操作するか、そこからこのサイトのパスキーを追加してください。',
  'A code is sent to {{email}}.': '{{email}}にコードをお送りします。',

  Tokens: 'トークン',
  'For programs and for the browser extension. A token acts as you, so treat it like a password.':
    'プログラムやブラウザー拡張機能で使います。トークンはあなた自身として扱われますので、パスワードと同じように管理してください。',
  'No tokens': 'トークンはありません',
  'A token lets your own programs do what you can do here. The API reference lists every call.':
    'トークンを使うと、ご自身のプログラムから同じ操作ができます。呼び出し方はAPI仕様をご覧ください。',
  'Open the API reference': 'API仕様を開く',
  'Create a token': 'トークンを作成',
  'Create the token': '作成する',
  'Name of the token': 'トークンの名前',
  'What it is for, so that you recognise it later.': '後から見分けられるように、用途を書いておきます。',
  Kind: '種類',
  Personal: '個人用',
  'Browser extension': 'ブラウザー拡張機能',
  'What it may do': '許可する操作',
  Read: '閲覧',
  'Ask questions and see what you see.': '質問の実行と、ご自身に見える内容の閲覧。',
  Write: '編集',
  'Save and change searches, lists and monitors.': '検索、リスト、モニターの保存と変更。',
  Spend: '費用の発生',
  'Fetch from X, and anything else that costs money.': 'Xからの読み込みなど、費用のかかる操作。',
  Manage: '管理',
  'Tokens, devices, linked accounts, teams and their members.':
    'トークン、端末、連携アカウント、チームとメンバーの管理。',
  'Expires after': '有効期間',
  '{{count}} days': '{{count}}日間',
  Never: '無期限',
  'Your new token': '新しいトークン',
  'Copy it now. It is not shown again.': '今すぐコピーしてください。再表示はできません。',
  'Copy the token': 'トークンをコピー',
  'created {{date}}': '{{date}}に作成',
  'last used {{time}}': '最終利用は{{time}}',
  'never used': '未使用',
  'expires {{date}}': '{{date}}まで有効',
  'does not expire': '無期限',
  Revoke: '無効にする',
  'Revoke the token “{{name}}”': 'トークン「{{name}}」を無効にする',
  '{{name}} was revoked.': '{{name}}を無効にしました。',
  'Anything that uses this token stops working immediately. This cannot be undone.':
    'このトークンを使っているものは、ただちに動作しなくなります。この操作は元に戻せません。',

  'Other sites': 'ほかのサイト',
  'You stay signed in when you move between them.': 'サインインしたまま移動できます。',
} as const
