/** Audiences that were uploaded to X. */
export const uploads = {
  'The limit of {{most}} uploaded audiences is reached. Remove one first.':
    'アップロード済みオーディエンスは{{most}}件までです。先に1件削除してください。',
  'Uploaded an audience to X': 'オーディエンスをXにアップロード',
  'Changed when an uploaded audience is refreshed': 'アップロード済みオーディエンスの更新頻度を変更',
  'Removed an uploaded audience': 'アップロード済みオーディエンスを削除',
  'Restored an uploaded audience': 'アップロード済みオーディエンスを復元',
  'Uploaded audiences': 'アップロード済みオーディエンス',
  'Upload to X': 'Xにアップロード',
  'Upload {{name}} to X': '{{name}}をXにアップロード',
  'X gets the ids of these accounts as hashes, and makes a custom audience of those it knows.':
    'アカウントのIDをハッシュ化してXに送ります。Xは、照合できたアカウントからカスタムオーディエンスを作成します。',
  'The team has no open ad account at X in which you may work. Link one first.':
    'このチームには、あなたが操作できるXの広告アカウントがありません。先に連携してください。',
  'Audience succesfully uploaded, it may take up to one day to be processed by twitter':
    'オーディエンスをアップロードしました。Xでの処理には最大1日かかることがあります',
  'How it is refreshed': '更新の頻度',
  'I may use this audience for advertising: its people were chosen from public data, X’s policies for custom audiences are kept, and nobody who objected is in it.':
    'このオーディエンスを広告に使用できることを確認しました。公開データから選ばれた人々であり、Xのカスタムオーディエンスに関するポリシーを守り、拒否した人は含まれていません。',
  'Being sent to X': 'Xに送信中',
  'Being processed by X': 'Xで処理中',
  'Ready to target': 'ターゲティング可能',
  'Too small to target': '人数が不足',
  'Not refreshed': '更新しない',
  'Refreshed every day': '毎日更新',
  'Refreshed every week': '毎週更新',
  'Nothing uploaded yet': 'アップロードしたものはまだありません',
  'Open the actions of a saved audience and choose “Upload to X”. What becomes of it is shown here.':
    '保存したオーディエンスの操作メニューから「Xにアップロード」を選択してください。その後の状態がここに表示されます。',
  '{{name}} is being removed, here and at X.': '{{name}}を、ここからもXからも削除します。',
  'This audience is in this ad account already. See your uploaded audiences.':
    'このオーディエンスは、すでにこの広告アカウントにあります。アップロード済みオーディエンスを確認してください。',
  '{{n}} people are removed here and from the ad account {{account}} at X. Ads there that target {{name}} no longer reach them. A few seconds later X deletes them, and that cannot be undone.':
    '{{n}}人を、ここからもXの広告アカウント「{{account}}」からも削除します。{{name}}をターゲティングしている広告は届かなくなります。数秒後にXでも削除され、元に戻せなくなります。',
  'Who is in it is counted anew at the upload, so it can be more or fewer people than the list shows.':
    '対象となる人はアップロード時に数え直すため、一覧の人数より増減することがあります。',
  '{{n}} accounts sent': '送信 {{n}}アカウント',
  '{{n}} known to X': 'Xで照合 {{n}}人',
  '{{name}}: sent to X': '{{name}}：Xへの送信',
  'X takes up to one day. It is looked at every half hour.':
    'Xでの処理には最大1日かかります。30分ごとに確認しています。',
  'X targets an audience once it knows at least 100 people of it.':
    'Xでは、照合できた人が100人以上になるとターゲティングできます。',
  'Looked at {{time}}': '{{time}}に確認',
  'Upload again': 'もう一度アップロード',
  'When {{name}} is refreshed': '{{name}}の更新頻度',
}
