/** What each page is for: its description. */
export const pages = {
  'See who talks about a topic on X, what moves them, and how sure each figure is.':
    'Xで話題にしている人、その関心、そして数字の確かさを確認できます。',
  'What people on X talk about more than usual, country by country.':
    'Xでいつもより多く語られている話題を、国ごとに確認できます。',
  'Ask a question, see what changed, and go on where you left off.':
    '質問し、変化を確認して、前回の続きから始められます。',
  'There is no page at this address.': 'このアドレスにはページがありません。',
  'Lists of accounts at X, and following or unfollowing many at once.':
    'Xのリストの管理と、多数のアカウントの一括フォロー・フォロー解除ができます。',
  'Fetch accounts and posts from X, with the cost shown first.':
    'Xからアカウントと投稿を取得します。費用は事前に表示します。',
  'Who did what in your team, when and from where.': 'チームで誰が、いつ、どこから、何をしたかを確認できます。',
  'Passkeys that sign you in on this site.': 'このサイトへのサインインに使うパスキーを管理します。',
  'Sign in to Starling with a code by email. No password needed.':
    'メールで届くコードでStarlingにサインインします。パスワードは不要です。',
  'Say who you are, then create or join a team.': 'お名前を入力し、チームを作成するか参加します。',
  'Your name and language, sign-ins, passkeys, tokens and linked accounts.':
    'お名前と言語、サインイン状況、パスキー、トークン、連携アカウントを管理します。',
  'Everything that is held about you, as one file.':
    'ご自身について保存されているすべてを、1つのファイルで受け取れます。',
  'The teams you are in, and how to create or join another.':
    '参加中のチームの一覧です。新しく作成したり、別のチームに参加したりできます。',
  'Members, invites and details of your team.': 'チームのメンバー、招待、詳細を管理します。',
  'Accept an invite to a team.': 'チームへの招待を承諾します。',
  'Stop the emails about a monitored audience.': 'モニター中のオーディエンスについてのメールを停止します。',
  'What happens to a deleted account, and until when it can be brought back.':
    '削除したアカウントの扱いと、元に戻せる期限を説明します。',
  'Bring a deleted account back.': '削除したアカウントを元に戻します。',
} as const
