export const refusals = {
  'This is required': '入力が必要です。',
  'Unknown field': '不明な項目です。',
  'This must be of type {{type}}.': '{{type}}型で指定してください。',
  'This must be one of: {{choices}}.': '次のいずれかを指定してください：{{choices}}。',
  'This must not be empty.': '空にはできません。',
  'This must have at least {{count}} characters.': '{{count}}文字以上で入力してください。',
  'This must have at most {{count}} characters.': '{{count}}文字以内で入力してください。',
  'There must be at least {{count}} of these.': '{{count}}件以上指定してください。',
  'There must be at most {{count}} of these.': '{{count}}件以内で指定してください。',
  'This must be at least {{least}}.': '{{least}}以上で指定してください。',
  'This must be at most {{most}}.': '{{most}}以下で指定してください。',
  'This is not valid.': '正しい値ではありません。',
  'The request is not valid JSON.': 'リクエストが正しいJSONではありません。',
  'The request is not valid HTTP.': 'リクエストが正しいHTTPではありません。',
  'Contains characters that cannot be stored': '保存できない文字が含まれています。',
  'This must have 1 to 255 characters.': '1〜255文字で指定してください。',
  'This page does not exist.': 'このページは存在しません。',
  'This is not a day, such as 2026-11-16.': '日付ではありません（例：2026-11-16）。',
  'This is not what you were asked to type.': '入力する内容が異なります。',
  'Nothing to save': '保存する内容がありません。',
  'Nothing to change': '変更する内容がありません。',
  'Nothing to fetch': '取得する対象がありません。',
  'Nothing to follow': '追跡する対象がありません。',
  '{{currency}} has no coin so small.': '{{currency}} にはそこまで細かい単位がありません。',
  'A day may not cost more than all of it.': '1 日の予算が総予算を超えています。',
  'The limit of {{most}} campaigns is reached. Delete one first.':
    'キャンペーンは {{most}} 件までです。先に 1 件削除してください。',
  'The limit of {{most}} ad sets in a campaign is reached. Delete one first.':
    '1 つのキャンペーンの広告グループは {{most}} 件までです。先に 1 件削除してください。',
  'This campaign is over. Copy it to run it again.':
    'このキャンペーンは終了しています。もう一度配信するには複製してください。',
  'This campaign waits for a second person. Take the launch back first.':
    'このキャンペーンはもう 1 人の承認を待っています。先に開始の依頼を取り消してください。',
  'X does not let this be changed once the campaign is there.': 'X にあるキャンペーンのこの項目は変更できません。',
  'This is outside the days of the campaign.': 'キャンペーンの期間外です。',
  'Taking this over would let it run. Launch it instead.':
    'これを採用すると配信が始まります。代わりに開始してください。',
  'This does not differ any more.': 'この差異はもうありません。',
  'X has targeting there that a package cannot express. Keep yours, or change it at X.':
    'X 側に、パッケージでは表せないターゲティングがあります。こちらの内容を採用するか、X で変更してください。',
  'This campaign cannot be launched now.': 'このキャンペーンは今は開始できません。',
  'Give it a daily or a total budget first.': '先に 1 日の予算か総予算を設定してください。',
  'Its end has passed. Give it another one first.': '終了日時を過ぎています。先に変更してください。',
  'It has no ad set that is on.': 'オンの広告グループがありません。',
  'An ad set that is on has no ad that is on.': 'オンの広告グループに、オンの広告がありません。',
  'An ad set does not say whom to reach.': 'だれに届けるかが決まっていない広告グループがあります。',
  'The ad sets may spend more than the campaign has.': '広告グループの予算の合計がキャンペーンの予算を超えています。',
  'The ad account is not open to the team.': 'この広告アカウントは現在チームから利用できません。',
  'Something was changed at X. Choose first which side counts.':
    'X 側で変更された項目があります。先にどちらを採用するか選んでください。',
  'An ad set has errors that X would refuse. Correct them first.':
    'X が受け付けないエラーのある広告グループがあります。先に修正してください。',
  'Give exactly one of audience_config_id, targeting_list_id, plan_id and targeting_package':
    'audience_config_id、targeting_list_id、plan_id、targeting_package のいずれか 1 つを指定してください',
  'Give creative_id or x_post_id, not both': 'creative_id と x_post_id のどちらか一方を指定してください',
  'Give exactly one of targeting_package, insights_id, audience_config_id, native_pack_id and share_id':
    'targeting_package、insights_id、audience_config_id、native_pack_id、share_id のいずれか一つだけを指定してください',
  'The steps name more than {{most}} values together. Save in between.':
    '一度に指定できる値は全操作で合計{{most}}件までです。途中で保存してください。',
  'The limit of {{most}} targeting lists is reached. Delete one first.':
    'ターゲティングリストは上限の{{most}}件に達しています。先に1件削除してください。',
  'This is not ready yet, or could not be made.': 'まだ準備できていないか、作成できませんでした。',
  'The audience of this list is gone, or no longer yours to use.':
    'このリストのオーディエンスは削除されたか、もう利用できません。',
  'This list is not made of an audience, so there is nothing to renew it from.':
    'このリストはオーディエンスから作成されたものではないため、更新のもとになるものがありません。',
  'This line item is not paused. Pause it at X first.':
    'このラインアイテムは一時停止されていません。先にXで一時停止してください。',
  'Give draft or audience_config_id, not both': 'draft か audience_config_id のどちらか一方を指定してください',
  'Give audience_creator_query_id or classifier_id, not both':
    'audience_creator_query_idとclassifier_idは、どちらか一方だけを指定してください。',
  'Give the code from the email, or a passkey.': 'メールのコードまたはパスキーが必要です。',
  'Add a passkey first.': '先にパスキーを追加してください。',
  'Fetching from X counts toward the limit of a team. Join or create one first.':
    'Xからの取得はチームの上限に含まれます。先にチームに参加するか、チームを作成してください。',
  '“{{country}}” is not a country': '「{{country}}」は国名ではありません。',
  '“{{typed}}” is not the address of a post': '「{{typed}}」は投稿のURLではありません。',
  'The window ends before it begins.': '期間の終わりが始まりより前になっています。',
  'Conditions are nested too deeply.': '条件の入れ子が深すぎます。',
  'There are too many conditions: at most 1,000 can be asked about at once.':
    '条件が多すぎます。一度に指定できるのは1,000件までです。',
  'Only a question about keywords can be answered this way': 'キーワードに関する質問でのみ回答できます。',
  '{{sections}} come in one order only': '{{sections}}の並び順は変更できません。',
  'This call does not answer {{sections}}': 'このAPIでは{{sections}}に回答できません。',
  'This cannot be asked: {{reason}}': 'この内容では質問できません：{{reason}}',
  'This question is of type {{type}}.': 'この検索の種類は{{type}}です。',
  'This is not the id of this question.': 'この検索のIDではありません。',
  'This question has a window of its own.': 'この検索には期間が指定されています。',
  '@{{handle}} has not been imported yet.': '@{{handle}}はまだデータに含まれていません。',
  'Please ask a question': '質問を入力してください。',
  'Too many columns': '列が多すぎます。',
  'A row has a column that its section does not have': 'セクションにない列が含まれています。',
  'This search is already monitored.': 'この検索はすでにモニター中です。',
  'Posts cannot be monitored. A handle, an audience or a conversation can.':
    '投稿はモニターできません。ハンドル、オーディエンス、会話をモニターできます。',
  'This is not a currency.': '通貨ではありません。',
  'This has more decimals than the currency.': '小数点以下の桁数が、この通貨の単位より多くなっています。',
  'This is not the currency of the ad account.': '広告アカウントの通貨と異なります。',
  'You have already added this ad account.': 'この広告アカウントはすでに登録されています。',
  'This is not the id of an ad account': '広告アカウントのIDではありません。',
  'No ad account id provided': '広告アカウントのIDが指定されていません。',
  'This picture address was not issued here': 'この画像のURLはここで発行されたものではありません。',
  'This is not the address of a picture': '画像のURLではありません。',
  'This is not a signature': '署名の形式が正しくありません。',
  'Give account, action and handles for a preview, or run and consent to start it.':
    '確認するにはaccount、action、handlesを、実行するにはrunとconsentを指定してください。',
  'X: {{said}}': 'X：{{said}}',
} as const
