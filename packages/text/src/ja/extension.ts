export const extension = {
  'It fills the ads form of X with a targeting list. Download it, and how to install it.':
    'ターゲティングリストをXの広告フォームに入力します。ダウンロードとインストールの手順はこちらです。',
  'It fills the ads form of X with a targeting list, so that nothing has to be typed twice.':
    'ターゲティングリストをXの広告フォームに入力します。同じ内容を2度入力する必要はありません。',
  'Failed to apply targeting list because it is empty.': 'ターゲティングリストが空のため、適用できませんでした。',
  'There is nothing to put back: the page of X was closed or loaded anew.':
    '元に戻せるものがありません。Xのページが閉じられたか、再読み込みされています。',
  'The extension is not installed': '拡張機能がインストールされていません',
  'Please install the extension in your browser. A new page opens to download it.':
    'お使いのブラウザーに拡張機能をインストールしてください。ダウンロード用のページが新しく開きます。',
  'Open the download page': 'ダウンロードページを開く',
  'More than {{n}} accounts are selected': '{{n}}を超えるアカウントが選択されています',
  'Not all of it can be applied': '一部は適用できません',
  'Only the first {{filled}} of {{chosen}} accounts are applied, in the order of the list.':
    '{{chosen}}件のアカウントのうち、リストの順に最初の{{filled}}件だけが適用されます。',
  'Custom audiences: {{n}} to leave out or to find people like; the form of X has no field for these.':
    'カスタムオーディエンス：除外または類似の{{n}}件。Xのフォームには入力する欄がありません。',
  '{{part}}: {{chosen}} are too many for the form of X, so none are filled in.':
    '{{part}}：{{chosen}}件はXのフォームには多すぎるため、入力しません。',
  Apply: '適用',
  'Apply the rest': '残りを適用',
  'Not ready: {{names}}': '準備中：{{names}}',
  'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?':
    '一部のカスタムオーディエンスは準備ができていないため、適用されません。Xでの処理には最大48時間かかることがあります。残りのターゲティングパッケージを適用しますか？',
  'The extension did not answer. Load this page anew and try again.':
    '拡張機能から応答がありません。このページを再読み込みして、もう一度お試しください。',
  'Sign the extension in': '拡張機能をサインインさせる',
  'The extension is signed in as {{email}}.': '拡張機能は{{email}}としてサインインしています。',
  'Let the extension in this browser act as {{email}}: read your lists and audiences, and note what was applied?':
    'このブラウザーの拡張機能が{{email}}として、リストとオーディエンスを読み、適用した内容を記録することを許可しますか？',
  Allow: '許可する',
  'Two clicks, and no password: it gets a token of its own.':
    'クリック2回で完了し、パスワードは不要です。拡張機能専用のトークンが発行されます。',
  'The extension did not take it. Press the button once more.':
    '拡張機能が受け付けませんでした。もう一度ボタンを押してください。',
  'The permission came too late. Press the button once more.':
    '許可の有効時間が過ぎました。もう一度ボタンを押してください。',
  'Download the extension': '拡張機能をダウンロード',
  'Not installed in this browser.': 'このブラウザーにはインストールされていません。',
  'Installed in this browser (version {{version}}).':
    'このブラウザーにインストールされています（バージョン{{version}}）。',
  'How to install it': 'インストールの手順',
  'Download and unpack': 'ダウンロードして展開する',
  'The file is a zip. Unpack it into a folder that stays where it is: the browser reads it from there.':
    'ファイルはzip形式です。移動や削除をしないフォルダーに展開してください。ブラウザーはそこから読み込みます。',
  'Open the page of extensions': '拡張機能のページを開く',
  'In Chrome, Edge, Brave or another browser made of Chromium, type chrome://extensions into the address bar.':
    'Chrome、Edge、BraveなどのChromium系ブラウザーで、アドレスバーに chrome://extensions と入力します。',
  'Turn on developer mode': 'デベロッパーモードをオンにする',
  'The switch is at the top right. Until the extension is in a store, browsers ask for this.':
    'スイッチは右上にあります。拡張機能がストアで公開されるまでは、ブラウザーにこの設定が必要です。',
  'Load the folder': 'フォルダーを読み込む',
  'Press “Load unpacked” and choose the folder. Then load this page anew: it says above that it is installed.':
    '「パッケージ化されていない拡張機能を読み込む」を押してフォルダーを選びます。このページを再読み込みすると、上に「インストールされています」と表示されます。',
  'What the extension may do': '拡張機能ができること',
  'It reads and fills the form of X’s ads, and nothing else there.':
    'Xの広告フォームを読み取り、入力します。それ以外は何も読み取りません。',
  'It talks to this address alone, by a token of its own that you revoke on your account page.':
    '通信先はこのアドレスだけです。専用のトークンを使い、アカウントページでいつでも無効にできます。',
  'It never saves a campaign: you look at the form, and press the button of X yourself.':
    'キャンペーンを保存することはありません。フォームを確認し、Xのボタンはご自身で押してください。',
  'Apply to an ad account': '広告アカウントに適用',
  'The extension for your browser fills the form of X for you.':
    'ブラウザー拡張機能が、Xのフォームに自動で入力します。',
  'Open at X: {{account}}': 'Xで開いている広告アカウント：{{account}}',
  'The extension is installed (version {{version}}). No ad account is open at X.':
    '拡張機能はインストール済みです（バージョン{{version}}）。Xで広告アカウントが開かれていません。',
  'What is on this screen is applied, saved or not.': '保存の有無にかかわらず、この画面の内容が適用されます。',
  'Waiting for the extension. It may ask you something in the tab of X.':
    '拡張機能の応答を待っています。Xのタブで確認を求められることがあります。',
  'Stop waiting': '待つのをやめる',
  'The form is as it was before.': 'フォームを元の状態に戻しました。',
  'All of it stands in the form of X.': 'すべてXのフォームに入力しました。',
  'Not all of it stands in the form of X.': '一部はXのフォームに入力できませんでした。',
  '{{part}}: {{n}} filled in': '{{part}}：{{n}}件を入力',
  '{{part}}: not taken by the form: {{names}}': '{{part}}：フォームが受け付けなかったもの：{{names}}',
  '{{part}}: the field was not found': '{{part}}：入力欄が見つかりませんでした',
  'Put the form back as it was': 'フォームを元に戻す',
  'No page of X’s ads is open. Open a campaign there, then apply again.':
    'Xの広告ページが開かれていません。Xでキャンペーンを開いてから、もう一度適用してください。',
  'Another ad account is open at X than the one shown here. Open that one, then apply again.':
    'ここに表示されているものとは別の広告アカウントがXで開かれています。表示の広告アカウントを開いてから、もう一度適用してください。',
  'The extension is not signed in. Open it from the bar of your browser and sign in.':
    '拡張機能がサインインしていません。ブラウザーのツールバーから開いてサインインしてください。',
  'You declined. Nothing in the form was changed.': 'キャンセルしました。フォームは変更されていません。',
  'The form changed while it was being filled. All of it was put back as it was.':
    '入力中にフォームが変わったため、すべて元に戻しました。',
  'None of the fields were found. The page may have changed; nothing was filled in.':
    '入力欄が1つも見つかりませんでした。ページが変更された可能性があります。何も入力していません。',
  'The extension could not reach Starling or X. Nothing was filled in.':
    '拡張機能がStarlingまたはXに接続できませんでした。何も入力していません。',
}
