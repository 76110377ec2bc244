/** Pictures and films for ads, and the files that they come in. */
export const media = {
  'Added a picture or a film': '画像または動画を追加',
  'Changed a picture or a film': '画像または動画を変更',
  'Deleted a picture or a film': '画像または動画を削除',
  'Restored a picture or a film': '画像または動画を復元',
  'Send one file, and all other fields in the address.':
    'ファイルは1つだけ送り、他の項目はすべてアドレスに入れてください。',
  'Send a file, or name one that was sent.': 'ファイルを送るか、送信済みのファイルを指定してください。',
  'This is no picture, GIF or video that X takes: JPEG, PNG, WebP, GIF, MP4 or MOV.':
    'Xで使える画像、GIF、動画（JPEG、PNG、WebP、GIF、MP4、MOV）ではありません。',
  'This file is damaged or not complete.': 'このファイルは壊れているか、不完全です。',
  'This is too large: at most {{most}} MB.': '大きすぎます。{{most}} MBまでです。',
  'This picture has too many pixels: at most {{most}} million.': '画素数が多すぎます。{{most}}百万画素までです。',
  'This is too small: each side needs at least {{least}} pixels.':
    '小さすぎます。各辺は{{least}}ピクセル以上必要です。',
  'This GIF has too many pictures: at most {{most}}.': 'このGIFはフレームが多すぎます。{{most}}枚までです。',
  'X takes videos in H.264, with sound in AAC or none.':
    'Xで使える動画はH.264です。音声はAAC、または音声なしにしてください。',
  'X takes videos of {{least}} to {{most}} seconds.': 'Xで使える動画は{{least}}〜{{most}}秒です。',
  'What arrived is not what was sent: the checksum differs.':
    '届いた内容が送ったものと異なります（チェックサムが一致しません）。',
  '{{received}} bytes are here already. Go on from there.':
    'すでに{{received}}バイト届いています。その続きから送ってください。',
  'This is more than was announced.': '申告されたサイズを超えています。',
  'Not all of this file has arrived.': 'このファイルはまだすべて届いていません。',
  '{{most}} files of your team were begun and have not arrived. Send those first, or wait a day.':
    'アップロードが完了していないファイルが{{most}}件あります。先に送信を終えるか、1日お待ちください。',
  'The files of your team take all the room they may have: {{most}} GB. Delete some first.':
    'チームのファイルが上限の{{most}} GBに達しています。先に一部を削除してください。',
  'The limit of {{most}} pictures and films is reached. Delete some first.':
    '画像と動画は{{most}}件までです。先に一部を削除してください。',
  'A picture or film that is named here is gone.': 'ここで使っている画像または動画はもうありません。',
  'Only a video is given a small picture.': 'サムネイルを設定できるのは動画だけです。',
  Media: 'メディア',
  'Pictures and films of the team for its ads, described for those who cannot see them.':
    'チームの広告用の画像と動画です。見えない人のための説明を付けられます。',
  Video: '動画',
  GIF: 'GIF画像',
  'Add media': 'メディアを追加',
  'Choose files': 'ファイルを選択',
  'Or drop them here, or paste a picture. JPEG, PNG and WebP up to 5 MB, GIF up to 15 MB, MP4 and MOV up to 512 MB.':
    'ここにドロップするか、画像を貼り付けることもできます。JPEG・PNG・WebPは5 MB、GIFは15 MB、MP4・MOVは512 MBまで。',
  Uploads: 'アップロード',
  'Say what it shows': '説明を付ける',
  Open: '開く',
  'Take {{name}} off this list': '{{name}}を一覧から外す',
  'The team has this file already; it is not kept twice.':
    'このファイルはすでにチームにあります。二重には保存されません。',
  'Added.': '追加しました。',
  'Sending {{name}}': '{{name}}を送信中',
  'Not described yet': '説明がまだありません',
  'Looks like {{count}} others': '似たものが{{count}}件あります',
  'Name or description': '名前または説明',
  'With or without': 'あり・なしの両方',
  'Without a description': '説明なし',
  'No pictures or films yet': '画像や動画はまだありません',
  'Nothing matches these filters.': 'この条件に合うものはありません。',
  'What you add here can be used in every creative of the team.':
    'ここに追加したものは、チームのすべてのクリエイティブで使えます。',
  'Show more': 'さらに表示',
  'What it shows': '何が写っているか',
  'Read out to those who cannot see it, and sent to X with it. {{n}} of {{most}} characters.':
    '見えない人に読み上げられ、Xにも一緒に送られます。{{n}}／{{most}}文字。',
  'Looks the same': '見た目が同じもの',
  'One that looks the same': '見た目が同じもの（1件）',
  'Choose a picture or a film': '画像または動画を選択',
} as const
