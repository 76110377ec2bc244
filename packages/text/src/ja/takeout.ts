export const takeout = {
  'Your data': '自分のデータ',
  'Everything this installation holds about you, in one file.':
    'このサイトに保存されているご自身のデータを、1つのファイルにまとめて保存できます。',
  'Your file': 'ファイル',
  'Only you can download it. It is kept for 7 days, and a newer one takes its place.':
    'ダウンロードできるのはご本人だけです。7日間保存され、新しいファイルができると置き換わります。',
  'No file yet': 'ファイルはまだありません',
  'It is prepared when you ask for it, which takes a moment. You can ask three times a day.':
    'ご依頼のたびに作成します。少し時間がかかります。作成できるのは1日3回までです。',
  'Prepare my data': 'データを準備',
  'Prepare a newer one': '新しいファイルを準備',
  'Your file is being prepared.': 'ファイルを準備しています。',
  'Data of {{date}}': '{{date}}のデータ',
  'Being prepared. You can leave this page; it continues by itself.':
    '準備しています。このページを離れても、処理は続きます。',
  'You can leave this page; it continues by itself.': 'このページを離れても、処理は続きます。',
  '{{size}}, kept until {{time}}': '{{size}}、{{time}}まで保存',
  'It could not be prepared. Nothing was changed.': '準備できませんでした。データは変更されていません。',
  'Delete the file of {{date}}': '{{date}}のファイルを削除',
  'The file of {{date}} was deleted.': '{{date}}のファイルを削除しました。',

  'What is in it': '含まれるもの',
  'A JSON file that people and programs can read.': '人にもプログラムにも読めるJSON形式です。',
  'Your profile, where you are signed in, and your tokens by their names':
    'プロフィール、サインイン中の端末、トークンの名前',
  'Your teams, memberships and invites': '所属チーム、メンバーとしての権限、招待',
  'Your saved and recent searches, your monitors and what they found': '保存した検索と最近の検索、モニターとその結果',
  'Your linked accounts, your lists on X, and whom you followed or unfollowed from here':
    '連携アカウント、Xのリスト、ここから行ったフォローと解除',
  'What you did here, and what was done in your name': 'ここでの操作と、ご自身の名前で行われた処理の記録',

  'What is left out': '含まれないもの',
  'The file names each thing that is left out, and why.': '含まれない項目とその理由は、ファイルにも記載されています。',
  'Public accounts and posts: everyone here shares them, and they belong to no single person.':
    '公開アカウントと投稿：利用者全員が共有するデータで、特定の個人のものではありません。',
  'Secrets, such as tokens: anyone who found the file could use them.':
    'トークンなどの機密情報：ファイルを手に入れた人に悪用されるおそれがあります。',
  'What belongs to a team, such as its invoices and connections: it is not yours alone.':
    '請求情報や接続など、チームに属するもの：ご自身だけのものではありません。',
  'What is about other people, such as the addresses you invited: it is theirs.':
    '招待先のアドレスなど、ほかの人に関するもの：その人のデータです。',
  'What is deleted within days anyway, such as sign-in codes, and the product’s own bookkeeping.':
    'サインインコードのように数日で消えるものと、内部の処理に関するもの。',
}
