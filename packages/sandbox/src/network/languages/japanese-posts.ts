import type { Sheet } from '../grammar.ts'

/** From a community come: topics, good and bad (…た), doing (…てる), todo (…る), up, down, claim, fact (plain clauses), asking, spot. */
export const JAPANESE_POSTS: Sheet = {
  post_good: `
    {when}{goodx}{?endjoy}
    {withwho}{goodx}{?endjoy}
    [やっと|ついに|とうとう|なんと|ようやく]{goodx}{?soft2}{?endjoy}
    {goodx}し{up}し、{joy}
    {up}ので{feel_good}
    {open}{up}{?tail}
    {up}{tail}{?endjoy}
    {goodte}{feel_good}
    {when}{goodte}{up}{?endjoy}
    {spot}[行ったら|で|寄ったら]{up}{?endjoy}
    {joy}。{up}{?tail}
    [勇気出して|思い切って|がんばって|なんとなく]{goodte}よかった。{up}
    {goodx}[週末|一日|朝|帰り道|夜]、{joy}
    {goodx}！！{?joy}
    {topic}[のおかげで|あるから|が楽しみで]{feel_good}
    {small}[年|ヶ月]越しに{goodx}{?endjoy}
    {up}{?tail}。{soon}{todo}[ぞ|しかない|予定|つもり]
    [今日の|昨日の|今週の|週末の][出来事|ハイライト|収穫]：{goodx}
    {badx}[けど|のに|と思ったら]{up}{?endjoy}
    [今日の|今週の][よかったこと|いいこと]「{goodx}」「{goodx}」
    {withwho}{doing}[時間|瞬間|夜]が[好き|一番の贅沢|しあわせ]
    {topic}[最高|しか勝たん|ありがとう|尊い|やばい]。{up}
    {goodx}報告、{name2}の反応が[薄い|神対応|「は？」だった|爆笑]
  `,
  soft2: `
    [ー|ぞ|よー|ぜ|！|んだけど]
  `,
  post_bad: `
    {when}{badx}{?endsigh}
    {badx}{?endsigh}
    [また|まさかの|よりによって|案の定|気づいたら]{badx}{?endsigh}
    {down}ので{feel_bad}
    {open}{down}{?tail}
    {down}{tail}{?endsigh}
    {spot}[で|着いたら|まで来たのに]{down}{?endsigh}
    {badx}し{down}し{sigh}
    {todo}[つもりが|予定が|はずが]、{down}
    {withwho}{todo}予定が、{badx}{?endsigh}
    {sigh}。{down}
    {topic}[なんで|どうして|いつも]こうなの。{down}
    [二日連続で|今月{small}回目、|今日も今日とて]{badx}{?endsigh}
    {badx}[人|仲間]いる？{sigh}
    {badte}{feel_bad}
    [今日の|昨日の|今週の][失敗|反省点|悲しい出来事]：{badx}
    [誰か|運営|偉い人]{topic}[なんとかして|直して|説明して]。{down}
    {goodx}[のに|と思ったら|直後に]{badx}{?endsigh}
    {down}って、[地味に|普通に|さすがに][つらい|しんどい|へこむ|泣ける]
    {name2}に[笑われて|先を越されて|ばれて]{feel_bad}。{down}
  `,
  post_plain: `
    {now}{doing}
    {withwho}{doing}[ところ|とこ|最中|日曜|夜|昼下がり]
    [今|ただいま|まだ|ずっと|なぜか|黙々と]{doing}
    {soon}{todo}[予定|つもり|かも|かな|か迷う|ことにした|って決めた]
    {todo}か{todo}か[迷う|決められない|それが問題だ|悩んで{num}分]
    {fact}{?tail}
    {fact}。{soon}{todo}かな
    {spot}[なう|に来た|で休憩中|着いた|の前通った]。{fact}
    {when}{goodx}。[今は|それから]{doing}
    {topic}[の話してたら|の記事読んでたら|の動画見てたら|調べてたら][もう|気づけば|]{hour}時
    [やること|今日の予定|メモ|明日の自分へ]：{todo}、{todo}
    {name2}が{topic}に[ハマった|目覚めた|詳しい|詳しくなってた]らしい
    {fact}。{now}{doing}
    {doing}。{fact}
    [隣の席|後ろの人|電車の学生|店員さん]も{topic}好き[らしい|みたい|で親近感|と判明]
    {todo}人[、手あげて|いる？|募集|、集合]
    {goodx}けど{badx}。[差し引きゼロ|プラマイゼロ|まあいっか|人生だ|トントン]
    {open}{fact}{?tail}
    {todo}[のが好き|のが日課|しか予定がない]
    [{small}月|{num}歳|今年]の目標：{todo}
    {topic}に[ハマって|目覚めて]{small}[年|ヶ月]。{fact}
    [気分転換|息抜き|暇つぶし|現実逃避]に{doing}
  `,
  ask: `
    {asking}？
    {open}{asking}？
    {asking}？[教えて|有識者求む|おすすめ求む|詳しい人いる？|ゆるく募集|リプください|こっそり教えて]
    [みんな|みなさん|フォロワーさん|全国の{topic}好き][は|って]{asking}？
    {todo}とき[って|、みんな]どうしてる？{fact}
    {todo}[のって|のは]何曜がいい？[教えて|悩む|迷ってる]
    {soon}{todo}んだけど、{asking}？
    {down}[んだけど|のって]、[私だけ|うちだけ|仕様|あるある|これ普通]？
    {city}で{todo}なら[どこがいい|どこ行く|何時がいい]？
    {topic}[初心者|歴{small}年|勢]だけど、{asking}？
    {badx}[場合|とき|あと]の[対処法|立ち直り方|コツ]は？
    {todo}派？[それとも|or]{todo}派？
    {goodx}[人|方]、{asking}？
  `,
  take: `
    {claim}{soft}
    {open}{claim}{?soft}
    {claim}。[異論は認める|異論は認めない|以上です|みんなも気づいて|言いたいだけ|伝われ|賛同者求む]
    {claim}し、{claim}
    {topic}[の話だけど、|に関しては、|好きとして言うと、]{claim}
    {fact}。{claim}{?soft}
    [一度は|みんな|若いうちに]{todo}べき。{claim}
    {claim}[、異論ある？|、と{name2}談|、賛否ありそう|、義務教育に入れて]
    {todo}人は[同志|信頼できる|だいたい友達]。{claim}
    {claim}って[母に|先輩に|{name2}に]教わった
    [大人の結論|最近の発見|{num}歳の悟り]：{claim}
    [ずっと言ってるけど|声を大にして言いたい、|何度でも言うけど|改めて思うけど]{claim}
  `,
  event_good: `
    {event}！！！{joy}
    {event}、{joy}
    {event}の[話|件|おかげ]で[盛り上がってる|元気出た|眠れない|朝からそわそわ]。{up}
    {withwho}{event}[待機中|満喫中|談義]{?endjoy}
    {event}！ {up}{?tail}
    {event}[の余韻|のおかげ|のせい]で{feel_good}
    {up}。{event}[ありがとう|万歳|忘れない|優勝]
    {event}記念に{goodx}{?endjoy}
  `,
  event_bad: `
    {event}…{sigh}
    {event}…。{feel_bad}
    {event}か…。{down}{?tail}
    {down}。{event}[つらい|許せない|返して|どうして]
    [まさかの|うそでしょ、|え、]{event}{?endsigh}
    {todo}つもりが{event}{?endsigh}
    {spot}[の空気|の人たち]、{event}で[静まり返ってる|ざわざわしてる|重い]
  `,
  event_plain: `
    {event}[見てる人|行く人|追ってる人][いる？|、どう？|、集合]
    {event}まであと{num}分。{doing}
    {event}、{claim}{?soft}
    TLが{event}[一色|だらけ|で埋まってる]。私は{doing}
    {event}、[見逃した|完全に乗り遅れた|あとで知った]。{doing}うちに
    {event}の件、{claim}{?soft}
    {fact}。[それはそれとして|ところで]{event}
    {name2}から{event}の[連絡|実況|感想]が{small}件
  `,
  share: `
    [これ|この記事|この動画|このまとめ]{?x4}[わかりやすい|参考になる|保存した|助かる|おもしろい]。{claim} {url}
    {topic}について[書きました|まとめた|語った] {url}
    {fact}。詳しくは[こちら|リンク先|ここ] {url}
    {todo}[人|とき]は[これ読んで|まずここから|必見] {url}
    [{city}|地元]の{topic}[情報|マップ|特集] {url} {fact}
    {sub}で{topic}の話題見かけた。{claim} {reddit}
  `,
  x4: `
    、普通に
  `,
  endjoy: `
    。{joy}
  `,
  endsigh: `
    。{sigh}
  `,
}
