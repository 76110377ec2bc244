export const home = {
  'See the shape of an audience, and how sure it is.': 'オーディエンスの形を、確かさとともに。',
  'Starling is a toolkit for people who advertise on X: find who talks about a thing, what moves them and how to reach them, from numbers that can be checked.':
    'Starlingは、Xで広告を運用する方のためのツールキットです。誰が話題にしているのか、何に関心があるのか、どうすれば届くのかを、検証できる数字からとらえます。',
  'Know the people behind an account.': 'アカウントの向こうにいる人を知る。',
  'The suite is for people who run an account on X: who follows and who left, what they talk about, and what a post did, each figure with the people it rests on.':
    'Xのアカウントを運用する方のための分析スイートです。誰がフォローし、誰が離れたのか。何を話題にし、投稿に何が起きたのか。どの数字にも、その根拠となる人数を添えます。',
  'With a code by mail. There is no password.': 'メールに届くコードでサインインします。パスワードは不要です。',
  'You are signed in, {{name}}.': '{{name}}さん、サインインしています。',

  'Built on four rules': '4つの原則',
  'Numbers that say how sure they are': '確かさを示す数字',
  'Every figure carries its sample size, its 95 % interval, its source and its time. With fewer than five people behind it, it is not shown.':
    'どの数字にも、サンプル数、95%信頼区間、出典、時点を添えます。5人に満たない場合は表示しません。',
  'Scores you can compute again': '再計算できるスコア',
  'Every score names its method and gives out its inputs. Whoever takes them comes to the same result.':
    'どのスコアも、計算方法と元のデータを公開します。誰が計算しても同じ結果になります。',
  'Any source, and none required': 'データソースを選ばず、なくても始められる',
  'X with keys of your own, an archive, a plain file, or the sandbox that comes along: the screens are the same.':
    'ご自身のキーでつなぐX、アーカイブ、ファイル、付属のサンドボックス。どれを使っても、画面は同じです。',
  'Open, and yours to run': 'オープンソースで、自社で運用できる',
  'The source is free under Apache 2.0. It runs on your machine, and reports to nobody unless you set that up.':
    'ソースコードはApache 2.0で公開しています。お手元の環境で動き、設定しない限り外部には何も送信しません。',

  'How sure is 12 %?': '「12%」はどのくらい確か？',
  'That depends on how many people stand behind it. Move the size of a sample and see what can be said about everyone. It is the Wilson interval, computed on this page.':
    'それは、根拠となる人数によって変わります。サンプル数を動かして、全体について何が言えるのかをご覧ください。ウィルソンの信頼区間を、このページで計算しています。',
  'People in the sample': 'サンプルの人数',
  '{{k}} of {{n}} people. 95 % sure between {{low}} and {{high}} %.':
    '{{n}}人中{{k}}人。95%の確かさで{{low}}〜{{high}}%の間です。',
  'A base this low is marked with an asterisk.': 'これほど少ない場合は、数字にアスタリスクを付けます。',

  'Open today': '今すぐ使えるもの',
  'Starling is being built in the open. Each screen is listed here from the day it works.':
    'Starlingは公開しながら開発を進めています。使えるようになった画面から、ここに並びます。',
  'Members, invites and billing details of your team; your sign-ins and tokens.':
    'チームのメンバー、招待、請求先情報と、ご自身のサインイン状況やトークンを管理できます。',
  'The API description': 'API仕様',
  'Every call that works today, as OpenAPI 3.1, for programs of your own.':
    '現在使えるすべての呼び出しをOpenAPI 3.1で記述しています。ご自身のプログラムからお使いいただけます。',
  'Its front page, and the same sign-in.': 'トップページをご覧いただけます。サインインは共通です。',

  'There is no page here': 'ページが見つかりません',
  'Nothing is at {{path}}. The address may be mistyped, or the page was moved. Nothing of yours is lost.':
    '{{path}}にはページがありません。アドレスが間違っているか、ページが移動した可能性があります。保存済みの内容には影響ありません。',
  'Go to the front page': 'トップページへ',
} as const
