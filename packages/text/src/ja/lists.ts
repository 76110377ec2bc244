export const lists = {
  Lists: 'リスト',
  'Lists and follows': 'リストとフォロー',
  'Your lists and follows at X': 'Xのリストとフォロー',
  'Your own lists at X, and whom you follow there. Your team does not see them.':
    'ご自身のXのリストとフォローを管理します。チームのメンバーには表示されません。',
  'No account at X is linked': 'Xのアカウントが連携されていません',
  'With your account linked, your lists are shown here, and you can follow or unfollow many at once.':
    'アカウントを連携すると、リストがここに表示され、まとめてフォローや解除ができます。',

  'My lists at X': 'Xの自分のリスト',
  'A list holds accounts that belong together. What you change here changes at X.':
    '関連するアカウントをまとめたものです。ここでの変更は、Xにも反映されます。',
  'No lists here yet': 'リストはまだありません',
  'Your lists at X are shown here once you have them read, with who is on them.':
    'Xから読み取ると、リストとそのメンバーがここに表示されます。',
  'Reading costs {{list}} for 100 lists and {{user}} for 100 people on them.':
    '読み取りの費用は、リスト100件につき{{list}}、メンバー100人につき{{user}}です。',
  'Read my lists from X': 'Xからリストを読み取る',
  'Read the lists of {{name}}': '{{name}}のリストを読み取る',
  'X is being asked. You can leave this page; it goes on by itself.':
    'Xから読み取っています。このページを離れても、処理は続きます。',
  Private: '非公開',
  'Members of {{name}}': '「{{name}}」のメンバー',
  'Change {{name}}': '「{{name}}」を変更',
  'Delete the list': 'リストを削除',
  'The list is deleted at X too, for everyone who follows it. X cannot bring it back.':
    'Xのリストも削除され、フォローしている人からも見えなくなります。元に戻すことはできません。',
  '{{name}} is deleted.': '「{{name}}」を削除しました。',
  'New list': 'リストを作成',
  'It changes at X at once.': '変更はすぐにXに反映されます。',
  'The list is made at X at once, with nobody on it.': 'Xにすぐ作成されます。メンバーは後から追加できます。',
  'The list was changed.': 'リストを変更しました。',
  'The list was made.': 'リストを作成しました。',
  'Make the list': '作成する',
  'Name of the list': 'リストの名前',
  'What it is about': '説明',
  'Only I see it at X': 'Xで自分だけに表示する',
  'People are told when they are put on a list that everyone sees.':
    '公開リストに追加すると、追加された人に通知されます。',
  'Whom you add or remove here is added or removed at X at once.': '追加や削除は、すぐにXに反映されます。',
  'Add accounts': 'アカウントを追加',
  'Add {{count}} accounts for {{cost}}': '{{count}}件を{{cost}}で追加',
  'Up to {{n}} at once, parted by spaces or commas.': '空白かカンマで区切って、一度に{{n}}件まで入力できます。',
  'Enter a handle.': 'アカウントを入力してください。',
  'Not found at X: {{list}}': 'Xで見つかりませんでした: {{list}}',
  'Nobody is on this list yet.': 'このリストにはまだメンバーがいません。',
  '{{name}} is not on the list any more.': '{{name}}をリストから外しました。',

  'Follow or unfollow many': 'まとめてフォロー・解除',
  'You see who it is about and how long it takes before anything happens, and can stop at any time.':
    '対象と所要時間を確認してから実行します。途中でいつでも停止できます。',
  'What to do': '操作',
  'Follow accounts': 'フォローする',
  'Unfollow accounts': 'フォローを解除する',
  'In the name of': '実行するアカウント',
  'Paste up to {{n}}, parted by spaces, commas or lines. Looking them up changes nothing at X.':
    '空白、カンマ、改行で区切って{{n}}件まで貼り付けられます。確認しただけでは、Xには何も反映されません。',
  'Take from a list': 'リストから取り込む',
  'Look up {{count}} accounts for {{cost}}': '{{count}}件を{{cost}}で確認',
  'Look them up': '対象を確認',
  'Nothing is left to do': '実行する対象はありません',
  '{{count}} accounts to follow': 'フォローするアカウント: {{count}}件',
  '{{count}} accounts to unfollow': 'フォローを解除するアカウント: {{count}}件',
  'Done at once': 'すぐに完了',
  'Takes about {{time}}': '所要時間: 約{{time}}',
  'Looking them up cost {{cost}}': '確認にかかった費用: {{cost}}',
  'Who it is about': '対象のアカウント',
  '{{count}} are followed already': 'フォロー済み: {{count}}件',
  '{{count}} are not followed anyway': 'もともとフォローしていない: {{count}}件',
  '{{count}} were not found at X': 'Xで見つからない: {{count}}件',
  '{{name}} will follow these {{count}} accounts. I agree.':
    '{{name}}で、この{{count}}件をフォローすることに同意します',
  '{{name}} will unfollow these {{count}} accounts. I agree.':
    '{{name}}で、この{{count}}件のフォローを解除することに同意します',
  'Follow {{count}} accounts': '{{count}}件をフォロー',
  'Unfollow {{count}} accounts': '{{count}}件のフォローを解除',
  'Choose others': '別のアカウントを選ぶ',

  '{{name}} is following': '{{name}}でフォロー中',
  '{{name}} is unfollowing': '{{name}}でフォローを解除中',
  '{{done}} of {{total}} done': '{{total}}件中{{done}}件が完了',
  '{{n}} failed': '{{n}}件が失敗',
  'about {{time}} left': '残り約{{time}}',
  'X allows 50 in 15 minutes. You can leave this page; it goes on by itself.':
    'Xでは15分間に50件まで実行できます。このページを離れても、処理は続きます。',
  '{{done}} of {{total}} followed': '{{total}}件中{{done}}件をフォローしました',
  '{{done}} of {{total}} unfollowed': '{{total}}件中{{done}}件のフォローを解除しました',
  'You stopped it. What was done stays done.': '途中で停止しました。完了した分は、そのまま残ります。',
  '{{count}} could not be done': '実行できなかったアカウント: {{count}}件',
  '{{count}} were left out': '未実行: {{count}}件',

  'What was followed and unfollowed in your name.': 'ご自身のアカウントで行ったフォローと解除の記録です。',
  'Nobody has been followed from here yet.': 'ここからのフォローはまだありません。',
  Running: '実行中',
  'Show what became of {{name}}': '結果を見る: {{name}}',
  'What became of it': '実行結果',
  Show: '結果を見る',
} as const
