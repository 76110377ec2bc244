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
  'The files of your team take all the room they may have: {{most}} GB. Delete some first.':
    'チームのファイルが上限の{{most}} GBに達しています。先に一部を削除してください。',
  'The limit of {{most}} pictures and films is reached. Delete some first.':
    '画像と動画は{{most}}件までです。先に一部を削除してください。',
  'A picture or film that is named here is gone.': 'ここで使っている画像または動画はもうありません。',
  'Only a video is given a small picture.': 'サムネイルを設定できるのは動画だけです。',
} as const
