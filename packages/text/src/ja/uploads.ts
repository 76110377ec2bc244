/** Audiences that were uploaded to X. */
export const uploads = {
  'The limit of {{most}} uploaded audiences is reached. Remove one first.':
    'アップロード済みオーディエンスは{{most}}件までです。先に1件削除してください。',
  'Uploaded an audience to X': 'オーディエンスをXにアップロード',
  'Changed when an uploaded audience is refreshed': 'アップロード済みオーディエンスの更新頻度を変更',
  'Removed an uploaded audience': 'アップロード済みオーディエンスを削除',
  'Restored an uploaded audience': 'アップロード済みオーディエンスを復元',
}
