/** Words that anybody uses of anything: they say nothing of an audience, and an advertiser who targets them reaches everybody. */
const WORDS = `
again already amazing anyone anything anyway awesome bad best better big bit check cool day days different early end
enjoy enough even evening everyone everything fact favorite feel feeling feels fine finally find first found free friend
friends full fun girl good great guess guy guys happy hard hear help hi hello hope hour hours idea keep kind last late
later least less life little live long look looking looks lot love loved low man maybe mean min mind minute minutes
moment month months morning nice night new next nothing old people perfect person place please point post pretty ready
real reason rest second share short show simple small someone sometimes special start stop stuff super talk tell thanks
thank time times tiny today together tomorrow tonight top true try turn week weekend weeks weird whole wish word words
work world worth wow wrong year years yesterday young
bom bueno día dia días hoy mañana mejor nuevo semana tiempo vida jour semaine nouveau temps gut heute neu tag woche zeit
今日 明日 昨日 今週 来週 先週 今年 来年 去年 毎日 毎朝 毎週 最近 今回 前回 次回 本当 一番 最高 最後 最初 自分 気分 感じ 時間
一日 一人 二人 人 人生 普通 大事 大切 全部 全然 結局 結構 意外 実際 絶対 今 朝 夜 昼 日 年 月 週末 新しい 話 件 場所 理由 予定
`
const FILLERS = new Set(WORDS.trim().split(/\s+/))

export const isFiller = (word: string): boolean => FILLERS.has(word.normalize('NFKC').toLowerCase())
