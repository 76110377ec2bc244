export const extension = {
  'Fill in targeting': 'ターゲティングを入力',
  'Starling: fill in targeting': 'Starling：ターゲティングの入力',
  'Fills the targeting lists that you made in Starling into the ads form of X.':
    'Starlingで作成したターゲティングリストを、Xの広告フォームに入力します。',
  'More than 100 accounts are selected. Only the first 100 are applied.':
    '100件を超えるアカウントが選択されています。最初の100件だけが適用されます。',
  'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?':
    '準備ができていないカスタムオーディエンスがあり、適用されません。Xの処理には最大48時間かかることがあります。残りのターゲティングパッケージを適用しますか？',
  'These fields already hold something: {{fields}}. Replace it?':
    '次の項目にはすでに入力があります：{{fields}}。置き換えますか？',
  'Failed to apply targeting list because it is empty.': 'ターゲティングリストが空のため、適用できませんでした。',
  'No page of X’s ads is open. Open a campaign there, then apply again.':
    'Xの広告ページが開かれていません。キャンペーンを開いてから、もう一度適用してください。',
  'Another ad account is open at X than the one shown here. Open that one, then apply again.':
    'ここに表示されているものとは別の広告アカウントがXで開かれています。該当のアカウントを開いてから、もう一度適用してください。',
  'You declined. Nothing in the form was changed.': 'キャンセルしました。フォームは変更されていません。',
  'The form changed while it was being filled. All of it was put back as it was.':
    '入力中にフォームが変わりました。すべて元に戻しました。',
  'None of the fields were found. The page may have changed; nothing was filled in.':
    '入力欄が見つかりませんでした。ページが変わった可能性があります。何も入力していません。',
  'The extension could not reach Starling or X. Nothing was filled in.':
    'StarlingまたはXに接続できませんでした。何も入力していません。',
  'You are signed out of the extension. Sign in again.':
    '拡張機能からサインアウトしています。もう一度サインインしてください。',
  'Sign in to fill your targeting lists into the ads form of X. Starling opens in a new tab; agree there, and you are back.':
    'サインインすると、ターゲティングリストをXの広告フォームに入力できます。新しいタブでStarlingが開くので、そこで許可してください。',
  'Signed in as {{email}}': '{{email}}でサインイン中',
  'Open at X: {{account}}': 'Xで開いているアカウント：{{account}}',
  'No ad account is open at X.': 'Xで広告アカウントが開かれていません。',
  'Open the ads page': '広告ページを開く',
  'This page has no field for: {{fields}}': 'このページに入力欄がない項目：{{fields}}',
  'All fields were found on this page.': 'このページですべての入力欄が見つかりました。',
  'Search lists and audiences': 'リストとオーディエンスを検索',
  Apply: '適用',
  Placements: '掲載面',
  '{{count}} entries': '{{count}}件',
  'No targeting lists yet': 'ターゲティングリストはまだありません',
  'Save one in Starling; it appears here.': 'Starlingで保存すると、ここに表示されます。',
  'No audiences yet': 'オーディエンスはまだありません',
  'Nothing of this name': '該当する名前はありません',
  'Try another word.': '別の言葉でお試しください。',
  'Generate targeting for it in Starling first.': '先にStarlingでターゲティングを生成してください。',
  'Filling in “{{name}}”. You may be asked something on the ads page.':
    '「{{name}}」を入力しています。広告ページで確認が表示されることがあります。',
  '“{{name}}”: all of it stands in the form of X.': '「{{name}}」：すべてXのフォームに入力しました。',
  '“{{name}}”: not all of it stands in the form of X.': '「{{name}}」：一部をXのフォームに入力できませんでした。',
  '“{{name}}” was not filled in.': '「{{name}}」は入力されませんでした。',
  '{{part}}: not taken by the form: {{names}}': '{{part}}：フォームが受け付けなかったもの：{{names}}',
  '{{part}}: the field was not found': '{{part}}：入力欄が見つかりませんでした',
  'Only the first {{filled}} of {{chosen}} accounts are applied, in the order of the list.':
    'リストの順に、{{chosen}}件のアカウントのうち最初の{{filled}}件だけが適用されます。',
  '{{part}}: {{chosen}} are too many for the form of X, so none are filled in.':
    '{{part}}：{{chosen}}件はXのフォームには多すぎるため、入力していません。',
  'Put the form back as it was': 'フォームを元に戻す',
  'The form is as it was before.': 'フォームを元の状態に戻しました。',
  'There is nothing to put back: the page of X was closed or loaded anew.':
    '元に戻せるものがありません。Xのページが閉じられたか、読み込み直されました。',
  'If that does not help, close and reopen this page.': '解決しない場合は、このページを閉じて開き直してください。',
}
