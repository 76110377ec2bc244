/** What the linter says of a targeting package, rule by rule. */
export const targetingRules = {
  'Nothing is chosen, so there is nothing to apply.': '何も選ばれていないため、適用するものがありません。',
  'No keyword, account, interest, topic or audience says whom: X estimates nothing, and reaches everybody there.':
    '届けたい相手を示すキーワード、アカウント、興味・関心、トピック、オーディエンスがありません。Xは推定せず、その場所の全員に届けます。',
  'Entries without a value are left away ({{n}}).': '値のない項目は取り除かれます（{{n}}件）。',
  'Every entry of a part is deselected, so the part chooses nothing.':
    'ある項目の選択がすべて外れているため、その項目では何も選ばれません。',
  'More than {{most}} kinds of targeting at once ({{n}}): nobody sees which of them worked.':
    '{{most}}種類を超えるターゲティングを同時に使っています（{{n}}種類）。どれが効いたのか分からなくなります。',
  '{{n}} kinds of conditions must all be true of a person: few are left.':
    '{{n}}種類の条件をすべて満たす人だけになり、わずかしか残りません。',
  'X takes {{most}} criteria at a time; {{n}} are set in several parts, each of them whole or not at all.':
    'Xが一度に受け付ける条件は{{most}}件です。{{n}}件は何回かに分けて設定され、それぞれ全部が通るか全部が通らないかです。',
  'X counts fewer than {{most}} people ({{n}}): ads would hardly be shown.':
    'Xの推定は{{most}}人未満（{{n}}人）で、広告はほとんど表示されません。',
  'X counts more than {{most}} people ({{n}}): hardly anything sets them apart.':
    'Xの推定は{{most}}人を超えており（{{n}}人）、絞り込みがほとんど効いていません。',
  'Ads stand in home timelines, profiles, search results or replies, nowhere else.':
    '広告の掲載場所は、ホームタイムライン、プロフィール、検索結果、返信のいずれかです。',
  'X takes profiles only beside another placement.': 'プロフィールは、ほかの掲載場所と合わせてのみ選べます。',
  'Search results need keywords or hashtags.': '検索結果に掲載するには、キーワードかハッシュタグが必要です。',
  'The objective reach needs home timelines among the placements.':
    '目的がリーチの場合、掲載場所にホームタイムラインが必要です。',
  'The objective followers takes all placements, or home timelines alone.':
    '目的がフォロワーの場合、すべての掲載場所か、ホームタイムラインのみが選べます。',
  'Replies alone are few places for an ad.': '返信だけでは、広告を掲載できる場所がわずかです。',
  'Fewer placements leave X fewer chances to show the ad; with all of them it chooses.':
    '掲載場所を減らすと広告を表示できる機会が減ります。すべて選ぶとXが選択します。',
  'X takes {{most}} keywords on one line item, hashtags and keywords to leave out among them; there are {{n}}.':
    '1つの広告グループに設定できるキーワードは、ハッシュタグと除外キーワードを含めて{{most}}件です（現在{{n}}件）。',
  'A keyword has at most {{most}} characters: {{what}}.': 'キーワードは{{most}}文字以内です：{{what}}',
  'X reads a plus before a word as a rule, not as part of it: {{what}}.':
    '言葉の前の「+」は、言葉の一部ではなく指示として扱われます：{{what}}',
  'Chosen and left out at once, which cancels each other: {{what}}.':
    '選択と除外の両方にあり、打ち消し合います：{{what}}',
  'Whoever writes this writes words that are left out: {{what}}.': '除外した言葉を含んでいます：{{what}}',
  'A shorter keyword finds these already: {{what}}.': 'より短いキーワードですでに見つかります：{{what}}',
  'The same keyword more than once: {{what}}.': '同じキーワードが重複しています：{{what}}',
  'A single letter is in nearly every post: {{what}}.': '1文字だけでは、ほとんどの投稿に当てはまります：{{what}}',
  'A number alone stands in posts about anything: {{what}}.':
    '数字だけでは、あらゆる話題の投稿に当てはまります：{{what}}',
  'No letter, number or emoji, so no post is found by it: {{what}}.':
    '文字、数字、絵文字がないため、投稿は見つかりません：{{what}}',
  'An account is chosen among the accounts, not by its name as a keyword: {{what}}.':
    'アカウントはキーワードではなく、アカウントの項目で選びます：{{what}}',
  'Links are shortened in posts; a keyword hardly finds one: {{what}}.':
    '投稿内のリンクは短縮されるため、キーワードではほとんど見つかりません：{{what}}',
  'Everybody writes this, about anything: {{what}}.': '誰もがあらゆる話題で使う言葉です：{{what}}',
  'Words of a search (OR, from:, a minus, quotation marks) are read as letters: {{what}}.':
    '検索の記法（OR、from:、マイナス、引用符）は文字として扱われます：{{what}}',
  'More than {{most}} words are seldom written together: {{what}}.':
    '{{most}}語を超える言葉が一緒に使われることはまれです：{{what}}',
  'A phrase has two words or more; of one word there is nothing to hold together: {{what}}.':
    'フレーズは2語以上です。1語ではまとめるものがありません：{{what}}',
  'A hashtag among the keywords is taken as a hashtag: {{what}}.':
    'キーワードの中のハッシュタグは、ハッシュタグとして扱われます：{{what}}',
  'A hashtag ends at a space; it is written without: {{what}}.':
    'ハッシュタグは空白で終わるため、空白なしで書かれます：{{what}}',
  'Numbers alone are no hashtag on X: {{what}}.': '数字だけではXのハッシュタグになりません：{{what}}',
  'A hashtag ends at a sign that is no letter or number: {{what}}.':
    'ハッシュタグは文字や数字以外の記号で終わります：{{what}}',
  'The same hashtag more than once: {{what}}.': '同じハッシュタグが重複しています：{{what}}',
  'Only {{n}} keywords and hashtags say whom: more of them reach more of the audience.':
    '届けたい相手を示すキーワードとハッシュタグが{{n}}件しかありません。増やすとより多くの人に届きます。',
  'More than {{most}} keywords ({{n}}) are hard to learn from: nobody sees which of them worked.':
    'キーワードが{{most}}件を超えると（{{n}}件）、どれが効いたのか分からなくなります。',
  'Keywords are left out, and nothing says whom to reach.':
    '除外キーワードだけがあり、届けたい相手が示されていません。',
  'More keywords are left out ({{n}}) than chosen ({{most}}).':
    '除外するキーワード（{{n}}件）が、選んだもの（{{most}}件）より多くなっています。',
  'Everybody writes this; to leave it out leaves out nearly everybody: {{what}}.':
    '誰もが使う言葉のため、除外するとほとんど全員が除かれます：{{what}}',
  'Words in Japanese, and Japanese is not among the languages: {{what}}.':
    '日本語の言葉がありますが、言語に日本語が選ばれていません：{{what}}',
  'X takes {{most}} accounts on one line item; there are {{n}}, and the first {{most}} are applied.':
    '1つの広告グループに設定できるアカウントは{{most}}件です。{{n}}件のうち、最初の{{most}}件が適用されます。',
  'About {{most}} accounts are enough; there are {{n}}.': 'アカウントは{{most}}件ほどで十分です（現在{{n}}件）。',
  'Only {{n}} accounts say whom: with more of them X has more to go by.':
    '届けたい相手を示すアカウントが{{n}}件しかありません。増やすとXの手がかりが増えます。',
  'An account has 1 to 15 letters, numbers or underscores: {{what}}.':
    'アカウント名は1〜15文字の英数字とアンダースコアです：{{what}}',
  'The same account more than once: {{what}}.': '同じアカウントが重複しています：{{what}}',
  'X takes {{most}} interests on one line item; there are {{n}}.':
    '1つの広告グループに設定できる興味・関心は{{most}}件です（現在{{n}}件）。',
  'Up to {{most}} interests keep an audience in shape; there are {{n}}.':
    '興味・関心は{{most}}件までにすると、対象がぼやけません（現在{{n}}件）。',
  'Not on the list of interests, so X may not know it: {{what}}.':
    '興味・関心の一覧にないため、Xにない可能性があります：{{what}}',
  'Part of another interest that is chosen, so it adds nobody: {{what}}.':
    '選ばれている別の興味・関心に含まれるため、対象は増えません：{{what}}',
  'A whole field of interests is very wide: {{what}}.': '分野全体の興味・関心は範囲がとても広くなります：{{what}}',
  'The same interest more than once: {{what}}.': '同じ興味・関心が重複しています：{{what}}',
  'Interests alone are wide: keywords or accounts beside them say more.':
    '興味・関心だけでは範囲が広すぎます。キーワードやアカウントを加えると絞りやすくなります。',
  'More than {{most}} conversation topics ({{n}}) reach people with little in common.':
    '会話のトピックが{{most}}件を超えると（{{n}}件）、共通点の少ない人たちに届きます。',
  'The same conversation topic more than once: {{what}}.': '同じ会話のトピックが重複しています：{{what}}',
  'X has films and shows among the topics: in both parts it is chosen once: {{what}}.':
    'Xでは映画と番組もトピックに含まれるため、両方にあっても1件として扱われます：{{what}}',
  'Some shows X has only for places in which they are shown, and no place is chosen.':
    '放映地域でのみ選べる番組がありますが、場所が選ばれていません。',
  'More than {{most}} films and shows ({{n}}) reach people with little in common.':
    '映画と番組が{{most}}件を超えると（{{n}}件）、共通点の少ない人たちに届きます。',
  'Not on the list of films and shows; X is asked by this very title: {{what}}.':
    '映画と番組の一覧にないため、このタイトルのままXに問い合わせます：{{what}}',
  'The same film or show more than once: {{what}}.': '同じ映画や番組が重複しています：{{what}}',
  'Hardly more often in the audience than among others: {{what}}.':
    'オーディエンスに多いとはほとんど言えません：{{what}}',
  '{{most}} countries or more are not filled in: the field stays empty, and the whole world is reached ({{n}}).':
    '{{most}}か国以上は入力されません。欄は空のままとなり、全世界に届きます（現在{{n}}か国）。',
  '{{most}} places or more are not filled in: the field stays empty ({{n}}).':
    '{{most}}件以上の場所は入力されず、欄は空のままです（現在{{n}}件）。',
  'X takes {{most}} places on one line item, countries among them; there are {{n}}.':
    '1つの広告グループに設定できる場所は、国を含めて{{most}}件です（現在{{n}}件）。',
  'No country has this code: {{what}}.': 'この国コードは存在しません：{{what}}',
  'The same country more than once: {{what}}.': '同じ国が重複しています：{{what}}',
  'The same place more than once: {{what}}.': '同じ場所が重複しています：{{what}}',
  'Its whole country is chosen, so it adds nobody: {{what}}.': '国全体が選ばれているため、対象は増えません：{{what}}',
  'No region or state has this code: {{what}}.': 'この地域・州コードは存在しません：{{what}}',
  'No place is chosen, so X reaches people in the whole world.': '場所が選ばれていないため、全世界の人に届きます。',
  'More than {{most}} countries ({{n}}) share one budget: the cheapest take most of it.':
    '{{most}}か国を超えて（{{n}}か国）1つの予算を分け合うと、単価の安い国に偏ります。',
  'No language that X knows posts in: {{what}}.': 'Xの投稿の言語にありません：{{what}}',
  'The same language more than once: {{what}}.': '同じ言語が重複しています：{{what}}',
  'More than {{most}} languages ({{n}}): one ad is written in one of them.':
    '言語が{{most}}件を超えています（{{n}}件）。1つの広告は1つの言語で書かれます。',
  'None of the languages is spoken by many in the chosen countries, and X wants both: few are left.':
    '選んだ国で広く話されている言語が1つもありません。Xは両方を満たす人に絞るため、わずかしか残りません。',
  'Not spoken by many in any of the chosen countries: {{what}}.': '選んだどの国でも広く話されていません：{{what}}',
  'Few there have X in any of the chosen languages: {{what}}.': '選んだ言語でXを使う人が少ない国です：{{what}}',
  'No network operator is of a chosen country, and X wants both: nobody is left.':
    '選んだ国の通信事業者が1つもありません。Xは両方を満たす人に絞るため、誰も残りません。',
  'Of a country that is not chosen, so it adds nobody: {{what}}.': '選ばれていない国のため、対象は増えません：{{what}}',
  'Not on the list of network operators; X is asked by this very name: {{what}}.':
    '通信事業者の一覧にないため、この名前のままXに問い合わせます：{{what}}',
  'The same network operator more than once: {{what}}.': '同じ通信事業者が重複しています：{{what}}',
  'Network operators leave out whoever uses X by other networks or on a computer.':
    '通信事業者を選ぶと、ほかの回線やパソコンでXを使う人が除かれます。',
  'X has no such age range.': 'Xにはこの年齢範囲がありません。',
  'X knows men, women or any.': 'Xの性別は、男性、女性、指定なしのいずれかです。',
  'People under 18 are among them: many things must not be advertised to them.':
    '18歳未満の人が含まれます。広告できないものが多くあります。',
  'An age range leaves out people of the audience whose age X does not know.':
    '年齢を指定すると、Xが年齢を把握していない人が除かれます。',
  'A gender leaves out people of the audience whom X takes for another, or for none.':
    '性別を指定すると、Xが別の性別や不明と判断した人が除かれます。',
  'Not ready and not applied, which may take up to 48 hours to be processed by X: {{what}}.':
    '準備ができていないため適用されません。Xの処理に最大48時間かかることがあります：{{what}}',
  'Nobody has asked X yet whether it is ready: {{what}}.': '準備ができているか、まだXに確認していません：{{what}}',
  'No custom audience is ready, and nothing else says whom: X would reach everybody.':
    '準備のできたカスタムオーディエンスがなく、ほかに相手の指定もないため、全員に届いてしまいます。',
  'X wants at least {{most}} matched people who were active in 90 days: {{what}}.':
    '直近90日間に利用のある一致したユーザーが{{most}}人以上必要です：{{what}}',
  'The ads page wants at least {{most}} matched people: {{what}}.':
    '広告の画面では、一致したユーザーが{{most}}人以上必要です：{{what}}',
  'An audience and its own look-alike cannot be together: {{what}}.':
    'オーディエンスとその類似オーディエンスは同時に選べません：{{what}}',
  'X takes custom audiences or look-alikes of them on one line item, not both.':
    '1つの広告グループでは、カスタムオーディエンスと類似オーディエンスのどちらか一方だけが選べます。',
  'A look-alike cannot be left out: {{what}}.': '類似オーディエンスは除外できません：{{what}}',
  'Chosen and left out at once, so nobody of it is reached: {{what}}.':
    '選択と除外の両方にあるため、その中の誰にも届きません：{{what}}',
  'Audiences are left out, and nothing says whom to reach.':
    '除外するオーディエンスだけがあり、届けたい相手が示されていません。',
  'The same custom audience more than once: {{what}}.': '同じカスタムオーディエンスが重複しています：{{what}}',
  'X adds keywords, accounts and interests to a custom audience; they do not narrow it.':
    'キーワード、アカウント、興味・関心は、カスタムオーディエンスに加算され、絞り込みにはなりません。',
  'X takes one event on a line item; there are {{n}}.':
    '1つの広告グループに設定できるイベントは1件です（現在{{n}}件）。',
  'X takes one age range on a line item; there are {{n}}.':
    '1つの広告グループに設定できる年齢範囲は1件です（現在{{n}}件）。',
  'Both genders are chosen, which is the same as any.': '両方の性別が選ばれており、指定なしと同じです。',
  'A list of apps can only be left out.': 'アプリのリストは除外にのみ使えます。',
  'The time since a network was joined is less than, or at least, some months.':
    '回線の利用期間は、「〜か月未満」か「〜か月以上」で指定します。',
  'A platform beside a device is wider than the device: X does not take both.':
    '端末より範囲の広いプラットフォームは、端末と同時に選べません。',
  'Followers can be chosen only of an account that the ad account may promote in full.':
    'フォロワーを選べるのは、広告アカウントで制限なく宣伝できるアカウントだけです。',
  'A TV show needs a place in one of its countries on the line item first.':
    'テレビ番組を選ぶには、先に放映国の場所が広告グループに必要です。',
  'X is doing away with unordered keywords; a plus before each word says the same.':
    'Xは語順を問わないキーワードを廃止する予定です。各語の前に「+」を付けると同じ意味になります。',
  'People who engaged with a campaign or an account need a kind of engagement.':
    'キャンペーンやアカウントに反応した人を選ぶには、反応の種類が必要です。',
  'A look-alike on the line item is left out, which X does not take.':
    '広告グループで類似オーディエンスが除外されていますが、Xはこれを受け付けません。',
  'A post needs text or media.': '投稿には本文かメディアが必要です。',
  'A post has at most {{most}} characters as X counts them; this one has {{n}}.':
    'Xの数え方で、投稿は{{most}}文字以内です（現在{{n}}文字）。',
  'A post has at most {{most}} images; there are {{n}}.': '投稿の画像は{{most}}枚以内です（現在{{n}}枚）。',
  'A post has pictures, or one GIF, or one video; they cannot be mixed.':
    '投稿に付けられるのは、画像、GIF 1つ、動画1つのいずれかです。混ぜることはできません。',
  'A card, and each part of a carousel, needs one picture or video, a title and an address.':
    'カードとカルーセルの各要素には、画像または動画1つ、タイトル、リンク先が必要です。',
  'A card leads to an address of the web, such as https://example.com; {{what}} is none.':
    'カードのリンク先は https://example.com のようなURLにしてください（{{what}}は使えません）。',
  'A post has one video or one GIF.': '投稿の動画またはGIFは1つです。',
  'A carousel has 2 to {{most}} images; there are {{n}}.': 'カルーセルの画像は2〜{{most}}枚です（現在{{n}}枚）。',
  'The name of a post has at most {{most}} characters; this one has {{n}}.':
    '投稿の名前は{{most}}文字以内です（現在{{n}}文字）。',
  'The title of a video has at most {{most}} characters; this one has {{n}}.':
    '動画のタイトルは{{most}}文字以内です（現在{{n}}文字）。',
  'The description of a video has at most {{most}} characters; this one has {{n}}.':
    '動画の説明は{{most}}文字以内です（現在{{n}}文字）。',
  'A hashtag leads away from the ad.': 'ハッシュタグは広告の外へ誘導します。',
  '{{n}} hashtags lead away from the ad.': '{{n}}件のハッシュタグが広告の外へ誘導します。',
  'An account that is named leads away from the ad.': 'アカウントへの言及は広告の外へ誘導します。',
  'The card leads to the page already; the link in the text is not needed.':
    'カードからページに移動できるため、本文のリンクは不要です。',
  '{{n}} links: whoever clicks one does not see the others.':
    'リンクが{{n}}件あります。1つを押した人は残りを見ません。',
  'Visits to a website are wanted, and nothing leads to one.':
    'ウェブサイトへの誘導が目的ですが、リンクもカードもありません。',
  'More than one emoji ({{n}}) is usual in ads of Japan and Korea only.':
    '絵文字を2つ以上（{{n}}個）使うのは、日本と韓国の広告以外では一般的ではありません。',
  'Mostly capitals: it reads as if one shouted.': '大文字が多く、叫んでいるように見えます。',
  'Several exclamation marks in a row make nobody trust an ad.': '感嘆符を続けると、広告の信頼感が下がります。',
  'The post is in Japanese, and Japanese is not among the languages.':
    '投稿は日本語ですが、言語に日本語が選ばれていません。',
  'A post without image, video or card is easily overlooked.': '画像、動画、カードのない投稿は見過ごされがちです。',
}
