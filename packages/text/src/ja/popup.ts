/** What the popup of the extension says, and what it asks at the page of ads. */
export const popup = {
  'Fill in targeting': 'ターゲティングを入力',
  'Starling: fill in targeting': 'Starling：ターゲティングの入力',
  'Fills the targeting lists that you made in Starling into the ads form of X.':
    'Starlingで作成したターゲティングリストを、Xの広告フォームに入力します。',
  'More than 100 accounts are selected. Only the first 100 are applied.':
    '100件を超えるアカウントが選択されています。最初の100件だけが適用されます。',
  'These fields already hold something: {{fields}}. Replace it?':
    '次の項目にはすでに入力があります：{{fields}}。置き換えますか？',
  'You are signed out of the extension. Sign in again.':
    '拡張機能からサインアウトしています。もう一度サインインしてください。',
  'Sign in to fill your targeting lists into the ads form of X. Starling opens in a new tab; agree there, and you are back.':
    'サインインすると、ターゲティングリストをXの広告フォームに入力できます。新しいタブでStarlingが開くので、そこで許可してください。',
  'Signed in as {{email}}': '{{email}}でサインイン中',
  'No ad account is open at X.': 'Xで広告アカウントが開かれていません。',
  'Open the ads page': '広告ページを開く',
  'This page has no field for: {{fields}}': 'このページに入力欄がない項目：{{fields}}',
  'All fields were found on this page.': 'このページですべての入力欄が見つかりました。',
  'Search lists and audiences': 'リストとオーディエンスを検索',
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
  'If that does not help, close and reopen this page.': '解決しない場合は、このページを閉じて開き直してください。',
}
