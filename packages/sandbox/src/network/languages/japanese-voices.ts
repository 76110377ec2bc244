import type { Sheet } from '../grammar.ts'

export const JAPANESE_VOICES: Sheet = {
  official: `
    【[新登場|お知らせ|本日公開]】{product}[が登場|はじめました]。{topic}好きのあなたへ {url}
    [今日は{weekday}曜日|{weekday}曜日ですね]。{product}が[{num}%オフ|ポイント{small}倍]です {url}
    [スタッフ|社員|担当]の{surname}です。{topic}の[おとも|ひととき|お時間]に{product}を[どうぞ|ぜひ] {url}
    みなさんは{asking}？[リプライ|引用|コメント]へ
    {othercity}の[イベント|店舗|フェア]、[大盛況|無事終了|好評開催中]。{product}も[どうぞ|好評です] {url}
    [豆知識|ワンポイント|スタッフ便り]：{topic}と{product}の[楽しみ方|選び方|こだわり|裏話] {url}
  `,
  weekday: `
    月
    火
    水
    木
    金
    土
    日
  `,
  official_launch: `
    【新発売】{product}、[本日|ついに|全国で]発売です。{topic}好きのすべての方へ {url}
    お待たせしました。新しい{product}が[登場|完成]しました。こだわりを詰め込みました {url}
  `,
  official_outage: `
    【障害】現在{product}が[つながりにくい|利用できない]状態です。[原因を調査中|復旧作業中]です。ご不便をおかけし申し訳ありません {url}
    【復旧】{hour}時{num}分、{product}は[ほぼ|順次]復旧しました。ご迷惑をおかけしました {url}
  `,
  official_price: `
    【価格改定】{small}月より{product}の価格を改定いたします。[ご理解のほど|詳細はこちらを]お願いいたします {url}
    {product}の[価格|料金]について大切なお知らせです。[改定率は{small}%|来月から]です {url}
  `,
  official_collab: `
    【コラボ】{brandname}×{star}！{product}が[数量限定|{othercity}先行]で登場 {url}
    {star}さんとつくった{product}、{soon}お届けします {url}
  `,
  official_delay: `
    【お詫び】{product}の[お届け|発売]が{small}日ほど遅れております。申し訳ございません {url}
    {product}の[配信|出荷]日を変更いたします。[新しい日程|詳細]はこちら {url}
  `,
  official_praise: `
    {product}が[今年の一品|ユーザー大賞|デザイン賞]に選ばれました。ありがとうございます {url}
    累計{num}万[個|人|杯]突破！{product}を[ご愛顧|応援]いただきありがとうございます {url}
  `,
  news: `
    {topic}[の今|の裏側|を支える人たち|に何が起きているか]。[背景を取材した|専門家に聞いた|現場を歩いた] {url}
    【[特集|インタビュー|解説|コラム]】「{claim}」 {url}
    {topic}[入門|の歩き方|{small}選|最前線] {url}
    {othercity}で聞いた{topic}の[話|今|楽しみ方]。[詳報|前編|現地から] {url}
    [今週の|本日の]{topic}：{star}、{othercity}、ほか{small}本 {url}
    {star}さんに聞く「{claim}」 {url}
    【読者の声】{asking}？ {url}
  `,
  bot_0: `
    【[本日限定|緊急|先着{num}名]】{topic}が[最大{num}%オフ|無料|半額]🎁 [今すぐ|急いで]{url} {othercity}の方も
    🔥{topic}[プレゼント|抽選|キャンペーン]🔥 [フォロー|リポスト|いいね]で{num}名 {url} {weekday}曜[まで|発表]
  `,
  bot_1: `
    [新着|更新|自動投稿]｜{topic}まとめ 第{num}回 {url} {hour}:{num}
    {topic}の[おすすめ|ランキング|最新]{num}選 {url} ({othercity}版)
  `,
  bot_2: `
    [在宅|スマホだけ|すきま時間]で[月|週]{big}00円💰 {topic}好きな方 {url} {name}まで
    {topic}で[副収入|おこづかい|不労所得]{big}00円✨ {name}式 {url} {weekday}曜[締切|まで]
    [{othercity}|{city}]限定 {topic}[モニター|体験]{num}名 {url}
  `,
  bot_3: `
    {othercity}の{topic}指数：{num}（{hour}時{num}分） {url}
    [現在の|{weekday}曜の]{topic}[速報|情報] No.{num} {othercity} {url}
  `,
  bot_4: `
    {topic}好きさん[相互フォロー|繋がりたい|フォロバ100%]✨ {num}人募集 {othercity} {url}
    {topic}[好き|勢|民][必見|集合|向け]👇 {starhandle} {url} {num}
  `,
  bot_5: `
    [今日の名言|ひとこと]{num}「{claim}」 {url} {weekday}曜
    「{claim}」（{fullname}） {url} 第{num}回
  `,
  bio_bot: `
    [相互フォロー100%|フォロバします|無言フォロー失礼します]✨{topic}
    {topic}の[お得情報|最新情報|まとめ]を[毎日|自動で]配信中👉リンクから
    [副業|在宅ワーク|自由な働き方]｜[月{big}00円|{small}ヶ月で達成]｜[DMへ|詳細はリンク]
  `,
  bio_teen: `
    [高校生|高GRADE]
    AGE歳
    [帰宅部|吹奏楽部|美術部|軽音部]
  `,
  bio_young: `
    AGE歳
    [大学生|大学{grade}年|新社会人|社会人1年目]
    AGE↑
    BORN年生まれ
  `,
  grade: `
    [2|3|4]
  `,
  bio_adult: `
    AGE歳
    TENS代
    BORN年生まれ
    成人済
  `,
  bio_parent: `
    TENS代
    [二児|一児|三児]の親
    AGE歳
    [子育て中|育児奮闘中]
  `,
  bio_old: `
    [定年退職|年金生活|第二の人生]
    AGE歳
    孫{small}人
  `,
  bio_woman_teen: `
    [女子高生|JK|女子]
    ♀
  `,
  bio_man_teen: `
    [男子高校生|DK|男子]
    ♂
  `,
  bio_woman_young: `
    [女子大生|社会人女子|女子|{topic}女子]
    ♀
  `,
  bio_man_young: `
    [男子大学生|男|{topic}男子]
    ♂
  `,
  bio_woman_adult: `
    [社会人女子|OL|{topic}女子|独身女]
    ♀
  `,
  bio_man_adult: `
    [男|{topic}好きの男|ただの男|独身男]
    ♂
  `,
  bio_woman_parent: `
    [二児の母|一児のママ|三児の母|主婦|ママ]
    ♀
  `,
  bio_man_parent: `
    [二児の父|一児のパパ|三児の父|パパ|父]
    ♂
  `,
  bio_woman_old: `
    [おばあちゃん|主婦歴[30|35|40]年|孫のいる女]
    ♀
  `,
  bio_man_old: `
    [おじいちゃん|元会社員のおじさん|ただのじいさん]
    ♂
  `,
  bio_likes: `
    {topics}
    {topics}と{topics}[|が好き|の日々]
    {topics}[の時間が好き|のある毎日|で元気になる]
    [たまに|よく|だいたい|毎日]{doing}
    {topics}[好き|の話ばかり|沼の住人|を語りたい]
    [主に|ときどき]{spot}[にいます|に出没]
    好きな本は『{title}』
    {topics}[と生きる|に夢中]
  `,
  bio_more: `
    [無言フォロー失礼します|フォロバは気まぐれ|発言は個人の見解です|のんびりやってます|気軽に話しかけてください]
    {city}[在住|住み|民]
    {othercity}出身
    [雑多|日常|ひとりごと|備忘録]
  `,
  bio_sub: `
    {sub}[にもいます|住人|も見てます]
  `,
}
