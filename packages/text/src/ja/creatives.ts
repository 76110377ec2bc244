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
  Creatives: 'クリエイティブ',
  'Posts as they are to be promoted, checked by X’s rules while you write, with variants for tests.':
    '広告に使うポストです。書きながらXのルールで確認でき、テスト用のバリエーションも作れます。',
  'New creative': '新しいクリエイティブ',
  'All creatives': 'すべてのクリエイティブ',
  'No creatives yet': 'クリエイティブはまだありません',
  'A creative is a post with its pictures, its film or its card. You see it as X will show it.':
    'クリエイティブは、画像・動画・カードを付けたポストです。Xでの見え方を確認できます。',
  'Name or text': '名前または本文',
  'Post with pictures or a film': '画像または動画のポスト',
  'Card that leads to a page': 'ページへ誘導するカード',
  Carousel: 'カルーセル',
  'For your team; nobody else sees it.': 'チーム内だけで使う名前です。ほかの人には見えません。',
  Text: '本文',
  '{{n}} of {{most}} as X counts': 'Xの数え方で{{n}}／{{most}}',
  'As X counts: a link is 23, an emoji or a letter of Asia is 2.':
    'Xの数え方：リンクは23、絵文字と全角文字は2として数えます。',
  'X would take it as it is.': 'このままXで使えます。',
  'X would not take it yet': 'このままではXで使えません',
  'Take it out': '取り除く',
  'Not all of these are described for those who cannot see them.': '見えない人のための説明がないものがあります。',
  'Part {{n}}': '{{n}}枚目',
  'Move part {{n}} up': '{{n}}枚目を前へ',
  'Move part {{n}} down': '{{n}}枚目を後ろへ',
  'Remove part {{n}}': '{{n}}枚目を削除',
  'Add a part': '1枚追加',
  Title: 'タイトル',
  'Leads to': 'リンク先',
  'Title of the video': '動画のタイトル',
  'Description of the video': '動画の説明',
  'Where it is to be shown': '表示する国',
  'What is usual in ads differs from country to country.': '広告の慣習は国によって異なります。',
  'Shown on': '表示する端末',
  'Theme of the reader': '読む人のテーマ',
  Phone: 'スマートフォン',
  Desktop: 'デスクトップ',
  'How it looks at X': 'Xでの見え方',
  Ad: '広告',
  Variants: 'バリエーション',
  'Variant {{letter}}': 'バリエーション{{letter}}',
  'Make a variant': 'バリエーションを作成',
  'Variant {{letter}} was made. Change one thing in it, and see which works.':
    'バリエーション{{letter}}を作成しました。1か所だけ変えて、どちらが効果的か試しましょう。',
  'Somebody changed this creative after you opened it. Open it again to see theirs.':
    '開いたあとに、ほかの人がこのクリエイティブを変更しました。もう一度開くと最新の内容が表示されます。',
  'It can be saved, and not be used in an ad until what is red is mended.':
    '保存はできますが、赤い表示を直すまで広告には使えません。',
  'Give an address of the web, such as https://example.com.': 'https://example.com のようなURLを入力してください。',
  'It can be saved once each address is one of the web.': 'リンク先がすべて正しいURLになると保存できます。',
  'Write a text or add media: X’s rules are checked as you go.':
    '本文を書くかメディアを追加すると、Xのルールで確認します。',
  Slides: 'カルーセルの各要素',
} as const
