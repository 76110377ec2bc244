/** Posts as they are to be promoted. */
export const creatives = {
  'Saved a creative': 'クリエイティブを保存',
  'Changed a creative': 'クリエイティブを変更',
  'Deleted a creative': 'クリエイティブを削除',
  'Restored a creative': 'クリエイティブを復元',
  'Wrote a creative at X as a post that only ads show': 'クリエイティブを広告専用のポストとしてXに作成',
  'The limit of {{most}} creatives is reached. Delete one first.':
    'クリエイティブは{{most}}件までです。先に1件削除してください。',
  'X would not take this creative as it is. Open it and look at what it says in red.':
    'このクリエイティブはこのままではXに受け付けられません。開いて赤い表示を確認してください。',
  'This ad account has no X account in whose name a post can be written.':
    'この広告アカウントには、ポストを作成できるXアカウントがありません。',
} as const
