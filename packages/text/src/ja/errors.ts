export const errors = {
  'Only people of the group CampaignPlanner can open this.':
    'この画面は、CampaignPlannerグループの方だけが利用できます。',
  'Only people of the group Creators can open this.': 'この画面は、Creatorsグループの方だけが利用できます。',
  'Please check the form.': '入力内容をご確認ください。',
  'Invalid login code': 'サインインコードが正しくありません。',
  'This sign-in link is not valid any more. Please ask for a new one.':
    'このサインインリンクは無効になりました。新しいリンクを取得してください。',
  'This approval is not valid any more. Connect the extension again.':
    'この承認は無効になりました。もう一度、拡張機能を接続してください。',
  'X does not open this ad account to your linked accounts.':
    '連携しているアカウントでは、この広告アカウントをXで利用できません。',
  'No linked X account of yours has its ad accounts added. Add them on your account page first.':
    '広告アカウントを追加したXアカウントが連携されていません。先にアカウントページで追加してください。',
  'This passkey was not accepted. Try again, or use another one.':
    'このパスキーは受け付けられませんでした。もう一度試すか、別のパスキーをお使いください。',
  'This account is opened with its passkey. Please use it to sign in.':
    'このアカウントはパスキーで開きます。パスキーでサインインしてください。',
  'Please confirm that it is you.': 'ご本人であることを確認してください。',
  'This account asks for a code by email before its passkey. Please start with your address.':
    'このアカウントでは、パスキーの前にメールのコードが必要です。メールアドレスの入力から始めてください。',
  'This passkey is your only way to sign in. Add another one, or choose another way to sign in first.':
    'サインインに使えるのはこのパスキーだけです。先に別のパスキーを追加するか、サインインの方法を変更してください。',
  'This is your only way to sign in. Sign in with a code by email once, then disconnect it.':
    'ほかにサインインする方法がありません。一度メールのコードでサインインしてから、連携を解除してください。',
  'This account is already linked to another person here.': 'このアカウントは、すでに別の方と連携されています。',
  'This has changed since it was shown to you. Please look at it again.':
    '確認画面の内容と異なります。もう一度ご確認ください。',
  'Someone changed this after you opened it. Nothing was overwritten: look at what it is now, then save again.':
    '開いた後に別の変更が保存されました。上書きはしていません。現在の内容を確認してから、もう一度保存してください。',
  'Please sign in.': 'サインインしてください。',
  'Error: Unauthorized login attempt': 'サインインを確認できませんでした。最初からやり直してください。',
  'Only invited people can sign in here. Ask someone who is here to invite this address.':
    'サインインできるのは、招待された方のみです。利用中の方に、このメールアドレスへの招待を依頼してください。',
  'This token does not allow this. Sign in, or use a token that does.':
    'このトークンには、この操作の権限がありません。サインインするか、権限のあるトークンをお使いください。',
  'This kind of token cannot be used for this call.': 'この種類のトークンでは、このAPIを呼び出せません。',
  'This installation does not answer at this address.': 'このアドレスでは、このサーバーを利用できません。',
  'The request did not come from this page. Please reload and try again.':
    'このページからのリクエストであることを確認できませんでした。再読み込みして、もう一度お試しください。',
  'Your role for this ad account does not allow this.':
    'この広告アカウントでのあなたの役割では、この操作はできません。',
  'Whoever asked for it cannot approve it. Someone else has to.':
    '依頼した本人は承認できません。別の人の承認が必要です。',
  'This ad account is not open to the team any more. Someone who has access at X can link it again.':
    'この広告アカウントは、チームからはもう利用できません。Xでアクセス権を持つ人が連携し直すと利用できます。',
  'Only an admin of the team can do this.': 'この操作ができるのはチームの管理者のみです。',
  'The file does not have these bytes.': '指定された範囲はこのファイルにありません。',
  'The signature of this message is not valid.': 'このメッセージの署名は有効ではありません。',
  'The card was declined. Nothing has changed. Please use another card.':
    'カードが承認されませんでした。何も変更されていません。別のカードをお使いください。',
  'The payment service does not allow this.': '決済サービスがこの操作を許可していません。',
  'No subscriptions are sold here. Whoever runs this installation can set up payments.':
    'この環境ではサブスクリプションを販売していません。決済はこの環境の運用者が設定できます。',
  'The billing details are not complete. Please add the name, address for invoices and country first.':
    '請求先情報が不足しています。先に請求書の宛名、送付先アドレス、国を入力してください。',
  'Your team has a subscription already.': 'このチームにはすでにサブスクリプションがあります。',
  'Your team has no subscription that can be changed here.': 'ここで変更できるサブスクリプションがありません。',
  'This plan costs less than what is left of yours. Cancel yours, and choose this one when that has ended.':
    'このプランは、現在のプランの残りより安価です。現在のプランを解約し、終了後にこのプランを選択してください。',
  'It was deleted at X. Upload it again to bring it back.':
    'Xで削除されています。元に戻すには、もう一度アップロードしてください。',
  'Upload not available': 'アップロードできません',
  'You need an active subscription to upload audiences to X.':
    'オーディエンスをXにアップロードするには、有効なサブスクリプションが必要です。',
  'This account is protected. Starling does not fetch it.': '非公開アカウントのため、Starlingでは取得しません。',
  'X has no such account, or does not show it.': 'このアカウントはXに存在しないか、表示されていません。',
  'Your team is not connected to X yet. Connect it first.':
    'チームはまだXからデータを取得していません。先にXと接続してください。',
  'Your team is already fetching from X. Wait until it is done, or stop it first.':
    'チームですでにXから取得中です。完了を待つか、先に停止してください。',
  'This would exceed your team’s monthly limit.': 'チームで決めた1か月の費用の上限を超えるため、実行できません。',
  'All teams together have reached the monthly limit set by the operator of this installation.':
    'すべてのチームの合計費用が、運営者の決めた1か月の上限に達しました。',
  'Fetching stopped at the approved cost. Ask for a new estimate to fetch the rest.':
    '承認された費用に達したため、取得を停止しました。残りを取得するには、もう一度費用を見積もってください。',
  'The operator has not allowed your team to use the X keys of this installation. Add your own keys.':
    'このチームには、運営者のキーでXからデータを取得することが許可されていません。チームのキーを追加してください。',
  'This is not a bearer token': 'Bearerトークンの形式が正しくありません',
  'X does not allow this.': 'Xによって許可されていない操作です。',
  'X does not accept this connection any more. Please connect again.':
    'Xとの接続が無効になりました。もう一度接続してください。',
  'X allows no more of these requests for now. Please try again later.':
    'Xのリクエスト数の上限に達しました。しばらくしてから、もう一度お試しください。',
  'Not found.': '見つかりませんでした。',
  'A team needs at least one admin. Make someone else an admin first.':
    'チームには管理者が1人以上必要です。先に別のメンバーを管理者にしてください。',
  'You are the only admin of {{teams}}. Make someone else an admin there, or delete the team first.':
    '{{teams}}の管理者はあなただけです。先にほかの人を管理者にするか、チームを削除してください。',
  'This account is being deleted. The link in the email about it restores it.':
    'このアカウントは削除の手続き中です。お送りしたメールのリンクから元に戻せます。',
  'This person is already a member of the team.': 'この方はすでにチームのメンバーです。',
  'What was fetched is on another server of this installation. Please try again there.':
    '取得したデータは別のサーバーにあります。そのサーバーで、もう一度お試しください。',
  'The same request is still being worked on.': '同じリクエストを処理しています。しばらくお待ちください。',
  'The request took too long to arrive. Please try again.':
    'リクエストの受信に時間がかかりすぎました。もう一度お試しください。',
  'The request is too large.': 'リクエストのサイズが大きすぎます。',
  'This kind of content is not accepted here.': 'この形式のコンテンツは受け付けていません。',
  'This Idempotency-Key was used for another request.': 'このIdempotency-Keyは別のリクエストで使用済みです。',
  'Too many tries. Please wait a little and try again.':
    '試行回数が上限に達しました。しばらく待ってから、もう一度お試しください。',
  'Something went wrong. Please try again later.': '問題が発生しました。しばらくしてから、もう一度お試しください。',
  'A service we depend on did not answer. Please try again later.':
    '連携しているサービスから応答がありませんでした。しばらくしてから、もう一度お試しください。',
  'The product is not ready yet. Please try again in a moment.':
    'まだ準備が整っていません。少し待ってから、もう一度お試しください。',
  'Many people are asking right now. Your turn comes in {{seconds}} s.':
    'ただいまアクセスが集中しています。{{seconds}}秒後に順番が回ってきます。',
  'The corpus needs more memory than the index may use, so nothing can be answered. Whoever runs this installation can set ENGINE=cluster.':
    'データが多く、索引に使えるメモリーに収まらないため、お答えできません。この環境の運営者が ENGINE=cluster を設定すると解決できます。',
  'Files of the corpus are damaged, so nothing can be answered. Whoever runs this installation has to put them back.':
    'コーパスのファイルが破損しているため、回答できません。この環境の管理者がファイルを復元する必要があります。',
  'The disk of this installation is full, so nothing can be saved. Whoever runs it has to make room.':
    'この環境のディスクがいっぱいのため、保存できません。管理者が空き容量を確保する必要があります。',
  'The request took too long to process. Please try again later.':
    '処理に時間がかかりすぎたため中断しました。しばらくしてから、もう一度お試しください。',
  'Invalid email address': 'メールアドレスが正しくありません。',
  'No audience found': '該当するオーディエンスが見つかりませんでした。',
  'Failed to generate campaign attributes': 'キャンペーン属性を生成できませんでした。',
  'Country is not valid': '国の指定が正しくありません。',
  'Logo must be a PNG, JPEG or WebP picture': 'ロゴはPNG、JPEG、WebPのいずれかの画像にしてください。',
  'This question has no keywords.': '検索する言葉がありません。',
  'This question is too long to be saved.': 'この検索は長すぎるため保存できません。',
} as const
