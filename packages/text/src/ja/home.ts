export const home = {
  'See the shape of an audience, and how sure it is.': 'オーディエンスの形を、確かさとともに。',
  'Starling is a toolkit for people who advertise on X: find out who talks about a topic, what moves them and how to reach them, with numbers you can check.':
    'Starlingは、Xで広告を運用する方のためのツールキットです。誰が話題にしているのか、何に関心があるのか、どうすれば届くのかを、検証できる数字からとらえます。',
  'Know what people talk about now.': '今、語られていることを知る。',
  'The suite shows what people on X talk about more than usual, country by country, how it feels and when they post. Every figure says how many people it is based on.':
    'Xでいつもより多く語られている話題を、国ごとに、感情や時間帯とともに確認できます。どの数字にも、その根拠となる人数を添えます。',
  'See the trends': 'トレンドを見る',
  'A topic, or an account with its @': '話題、または@付きのアカウント名',
  'One question, answered now': '今、ひとつの質問に答えると',
  'Computed from what is here at this moment. Each figure leads to where it comes from.':
    '現時点のデータから計算しています。数字を選ぶと、その根拠に移動します。',
  'See the whole analysis': '分析のすべてを見る',
  'No posts to ask about yet': '分析できる投稿がまだありません',
  'Once posts are fetched or imported, a small analysis of what people talk about appears here.':
    '投稿を取得またはインポートすると、話題になっていることの分析がここに表示されます。',
  'Ask a question, or go on where you left off.': '質問するか、前回の続きから始められます。',
  'Beside asking': 'そのほかの作業',
  'With a code by email. No password needed.': 'メールに届くコードでサインインします。パスワードは不要です。',
  'You are signed in, {{name}}.': '{{name}}さん、サインインしています。',

  'Built on four rules': '4つの原則',
  'Numbers that say how sure they are': '確かさを示す数字',
  'Every figure carries its sample size, source and time, every share its 95% interval. Figures about fewer than five people are not shown; posts are public, and counted from the first.':
    'どの数字にもサンプル数、出典、時点を、割合には95%信頼区間を添えます。5人に満たない人についての数字は表示しません。投稿は公開情報のため、1件から数えます。',
  'Scores you can recalculate': '再計算できるスコア',
  'Every score names its method and shares its inputs. Anyone can reproduce the result.':
    'どのスコアも、計算方法と元のデータを公開します。誰が計算しても同じ結果になります。',
  'Any source, and none required': 'データソースを選ばず、なくても始められる',
  'X with your own keys, an archive, a plain file or the built-in sandbox: every screen works the same.':
    'ご自身のキーでつなぐX、アーカイブ、ファイル、付属のサンドボックス。どれを使っても、画面は同じです。',
  'Open, and yours to run': 'オープンソースで、自社で運用できる',
  'The source is free under Apache 2.0. It runs on your machine, and reports to nobody unless you set that up.':
    'ソースコードはApache 2.0で公開しています。お手元の環境で動き、設定しない限り外部には何も送信しません。',

  'How sure is 12%?': '「12%」はどのくらい確か？',
  'That depends on how many people are behind it. Change the sample size and see what can be said about everyone. This is the Wilson interval, calculated on this page.':
    'それは、根拠となる人数によって変わります。サンプル数を動かして、全体について何が言えるのかをご覧ください。ウィルソンの信頼区間を、このページで計算しています。',
  'People in the sample': 'サンプルの人数',
  '{{k}} of {{n}} people. 95% sure between {{low}} and {{high}}%.':
    '{{n}}人中{{k}}人。95%の確かさで{{low}}〜{{high}}%の間です。',
  'A base this low is marked with an asterisk.': 'これほど少ない場合は、数字にアスタリスクを付けます。',

  'Open today': '今すぐ使えるもの',
  'Starling is being built in the open. Each screen is listed here from the day it works.':
    'Starlingは公開しながら開発を進めています。使えるようになった画面から、ここに並びます。',
  'Who talks about a topic or follows an account, what they like and when they are active.':
    '話題にしている人やフォロワーがどんな人で、何に関心があり、いつ投稿しているかを分析します。',
  'What is talked about more than usual, by country.': '今いつもより話題になっていることを、国別に確認できます。',
  'Words and accounts that belong together, and the communities around them.':
    '一緒に使われる言葉や、つながりの強いアカウントとコミュニティを確認できます。',
  'Accounts side by side: followers, what they have in common and what sets them apart.':
    'アカウントを並べて、フォロワーの重なりや違いを比較できます。',
  'Accounts by what they post about and how many follow them.': '投稿の話題とフォロワー数からアカウントを探せます。',
  'Members, access to X, lists and billing details of your team; your sign-ins and tokens.':
    'チームのメンバー、Xとの連携、リスト、請求先情報と、ご自身のサインイン状況やトークンを管理できます。',
  'The API reference': 'API仕様',
  'Every call that works today, as OpenAPI 3.1, for your own programs.':
    '現在使えるすべての呼び出しをOpenAPI 3.1で記述しています。ご自身のプログラムからお使いいただけます。',
  'With the same sign-in.': 'サインインは共通です。',

  'Page not found': 'ページが見つかりません',
  'There is nothing at {{path}}. The address may be mistyped, or the page has moved. Nothing you saved is lost.':
    '{{path}}にはページがありません。アドレスが間違っているか、ページが移動した可能性があります。保存済みの内容には影響ありません。',
  'Go to the front page': 'トップページへ',
} as const
