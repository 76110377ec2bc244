import type { Sheet } from '../grammar.ts'

/** Small words that every English speaker in the network shares. */
export const ENGLISH_WORDS: Sheet = {
  past: `
    this morning
    last night
    on [Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]
    on {weekday} {daypart}
    [before|after] {duty}
    [before|after] [breakfast|lunch|dinner]
    on my [way home|lunch break|day off]
    over the [weekend|holidays]
    at [5|6|7] [in the morning|this morning]
    at [10|11] last night
    while [it rained|dinner was in the oven|everyone slept|the kettle boiled]
    the other [day|night|week|morning]
    earlier [today|this week]
    yesterday[| morning| afternoon| evening]
    today
    [last|this] [week|weekend|month]
    [a few days|a few weeks|a month] ago
  `,
  past2: `
    yesterday
    last night
    on {weekday}
    this morning
  `,
  nowish: `
    right now
    at the moment
    tonight
    today
    this evening
    at this hour
    this week
    these days
  `,
  nowish2: `
    [on the train|in bed|at my desk|in a queue|over breakfast|at {hour} am|on a {weekday}|in the bath|on the stairs]
  `,
  hournow: `
    at {hour} [am|pm]
    on a {weekday}
    at this hour
  `,
  lately: `
    [lately|this week|this month|these days|recently]
  `,
  year2: `
    2026
  `,
  daypart: `
    morning
    afternoon
    night
    evening
  `,
  soon: `
    tomorrow
    tomorrow {daypart}
    this weekend
    next [week|month|weekend|Friday|Tuesday]
    after {duty}
    [later|at some point] today
    tonight
    before [Friday|the month is out|it gets cold|I lose my nerve]
    when [things calm down|I have the energy|I find the time]
    one of these days
    first thing [tomorrow|on Monday]
    on Saturday
  `,
  withwho: `
    with my {kin}
    with {name}
    with {name} from {duty2}
    with [two|three|some] [friends|strangers] [from {othercity}|I met online]
    with a [friend|neighbour|cousin] from {othercity}
    with the [usual crew|usual people]
    on my own
  `,
  kin_teen: `
    [sister|brother|mum|dad|cousin|best friend|grandma|twin|little brother|big sister|classmate]
  `,
  kin_young: `
    [sister|brother|mum|dad|cousin|best friend|flatmate|roommate|grandma|housemate]
  `,
  kin_adult: `
    [sister|brother|mum|dad|cousin|best friend|neighbour|partner|nephew|aunt|niece|mother-in-law]
  `,
  kin_parent: `
    [sister|brother|mum|cousin|best friend|neighbour|partner|son|daughter|youngest|eldest]
  `,
  kin_old: `
    [sister|brother|best friend|neighbour|daughter|son|grandson|granddaughter|other half|old colleague]
  `,
  duty_teen: `
    [school|class|homework|practice|my exams]
  `,
  duty_young: `
    [class|work|my shift|uni|my lecture|my exams]
  `,
  duty_adult: `
    [work|my shift|my first call|a long shift|the commute|my last meeting]
  `,
  duty_parent: `
    [work|the school run|bedtime|nap time|my shift|swimming lessons]
  `,
  duty_old: `
    [choir|my walk|the news|the market|the allotment]
  `,
  duty2_teen: `
    [school|class|the team|band practice]
  `,
  duty2_young: `
    [uni|work|the library|the bar]
  `,
  duty2_adult: `
    [work|the office|the gym|the workshop]
  `,
  duty2_parent: `
    [work|nursery|the school gate|the office]
  `,
  duty2_old: `
    [choir|the club|the allotments|my old job]
  `,
  effort: `
    {small} [tries|attempts|evenings|weeks|months|days|hours]
    [half a|a whole] [weekend|day|afternoon|week]
    way too long
    [most of|all of] [the morning|last night|my day off|the weekend]
    about {num} minutes
    far too many [tutorials|attempts|evenings]
    [a month|a season|a year] of [trying|excuses|practice|putting it off]
  `,
  joy: `
    so [happy|pleased|chuffed|glad] [right now|about this one|about it|honestly|today]
    [made|saved] my [day|week|weekend|month|evening]
    worth [it|every minute|the wait|the fuss|the effort|the hype|every second]
    no notes
    still [smiling|grinning|buzzing|a bit shocked|in shock]
    [best|nicest] [feeling|evening|thing|surprise] [in ages|in weeks|all week|of the month|this year]
    I'll take it
    [needed|wanted] that
    I might cry
    pretty [pleased|happy] with that
    what a [day|night|feeling|week|morning|treat]
    [would|will] do it again
    love [this|it] so much
    life is good
    ten out of ten
    [tiny|small|huge] win
    look at us
    we're so back
    10/10
    can't complain
    grateful, truly
    proud of us
    my heart is full
    beyond happy
    this is everything
    who knew
    absolutely lovely
    that's the tweet
    let me have this
  `,
  sigh: `
    [so|beyond|properly] [annoyed|fed up|tired|done|gutted|frustrated]
    [not|really not] my [day|week|month|year|finest hour]
    I [give up|need a lie down|want a refund|hate it here|could scream|have no words]
    [worst|longest|dumbest] [day|week|morning|evening] [ever|of the month|in ages|by far]
    [back|straight back] to [bed|square one|the start]
    what a [mess|waste|letdown|shame|joke|pain]
    [why me|why though|how is this my life|why do I bother]
    pain
    [this|that] [hurts|stings|is bleak|broke me a bit|was painful]
    lesson learned
    never again
    send [snacks|help|coffee|chocolate|patience]
    I'm so tired
    great start
    cool cool cool
    don't talk to me
    [tomorrow|next time] then
    absolute shambles
    could have cried
    fuming
    typical
    not impressed
    same as always
    this is fine
    everything is terrible
    it's whatever
  `,
  feel_good: `
    I'm [in a great mood|unreasonably happy|walking on air|telling everyone|not okay (in a good way)|taking the win|celebrating]
    I [can't stop smiling|called my mum|did a little dance|told the whole bus|bought cake|slept like a baby]
    [everything|today|the week] [feels|suddenly feels|is] [lighter|possible|better|like spring]
    [all is|all was] forgiven
    [nobody|no one] can [touch me|ruin my day|talk me down]
    [the rest|whatever else happens] is a bonus
  `,
  feel_bad: `
    I'm [in a mood|going to bed|eating crisps about it|not taking calls|over it|staring at the wall|so done]
    I [want my money back|could cry|need a walk|can't even be angry|had to lie down|blame {name}]
    [nobody|no one] [warned me|cares|has an explanation|told me]
    [today|the week|my weekend] is [cancelled|ruined|over|a write-off]
    [there goes|so much for] [the weekend|my evening|the plan|my savings|my good mood]
  `,
  aftermath_good: `
    [now I|I] can't stop [smiling|looking at it|talking about it|thinking about it|grinning]
    it [actually|finally|really] [worked|paid off|came together|felt easy|made sense]
    [everyone|even my dad|even {name}|my sister] [was|seemed] [impressed|jealous|amazed|so nice about it]
    [it was|that was] [better than|nothing like] [I remembered|expected|the photos|last time]
    [I'd|I would] do it [again tomorrow|again in a heartbeat|every week]
    [honestly|genuinely] [the highlight of|the best part of] [my week|the month|this year|today]
    [time|the afternoon|the whole day] just [flew|disappeared]
    [feeling|feels] [like a new person|pretty smug|ten years younger|very grown up|lucky]
  `,
  aftermath_bad: `
    [of course|naturally|predictably] it [rained|broke|got worse|was my fault|cost double]
    [nobody|not one person] [noticed|helped|apologised|said a word]
    [now I|I] have to [start over|explain it to {name}|do it all again|wait another week|pay for it]
    [it|the whole thing] [took|cost me] [{big} quid|half a day|my lunch break|all my patience]
    [I've|I have] [been annoyed|been grumpy|been sulking] [ever since|all day|about it since]
    [everything|the rest] [went downhill|fell apart] [from there|after that|pretty fast]
    [I|we] [went home early|laughed so we didn't cry|just sat there|ended up with nothing]
  `,
  open: `
    [ok|okay|so|right|well|alright],
    honestly
    ngl
    [not gonna lie|real talk|hear me out|confession|update|psa|reminder|hot tip|breaking|status report]:
    [look|listen|anyway|welp],
    [genuinely|lowkey|officially|apparently|somehow|unfortunately]
    [fun fact|unpopular opinion|small thing|random thought|shower thought]:
    I swear
    [pretty sure|starting to think|just realised]
    [can confirm|reporting live]:
    tbh
  `,
  thinker: `
    I [think|reckon|believe|suspect|maintain|swear]
    [unpopular opinion but|controversial maybe but|might be wrong but|I'll say it:|say what you want but|we don't talk enough about how|the older I get the more I believe]
    [my|a] [hill to die on|hot take|slow realisation|working theory]:
    [been thinking|keep telling people] that
    [nobody|no one] [asked but|wants to hear it but|will agree but]
    [the truth is|turns out|it's simple:|lately I feel like|I'm convinced|hot take:]
    [hear me out,|genuinely,|imo|honestly|look,|okay but]
  `,
  rejoin: `
    [and|but] [I'm right|I stand by it|that's okay|nobody listens|here we are|it shows|you know it]
    [change|go ahead, change] my mind
    [fight|argue with] [me|the wall]
    [don't|do not] [@ me|argue|come for me]
    [and that's|that's] [fine|beautiful|the whole point|what nobody tells you|on us]
    [ask|just ask] [anyone|{name}|my group chat]
    [I don't|we don't] make the rules
    discuss
    thoughts?
    sorry
    there, I said it
  `,
  askopen: `
    [quick|serious|silly|dumb|genuine|random] question[,|:|...]
    [does anyone|anyone] [know|here know|happen to know]:
    [help|advice needed|need opinions|asking for a friend|crowdsourcing this]:
    [hey|hi] [all|friends|everyone|{city} people|tl],
    [poll|be honest|settle this for me|curious]:
    [I|we] need [advice|an answer|the hive mind|a grown up]:
  `,
  askclose: `
    [thanks|cheers|thank you] [in advance|so much|all]
    [asking|this is] [for a friend|urgent|not urgent|because I'm stuck|for science]
    [any|all] [tips|ideas|help|links|recs] [welcome|appreciated]
    [I've|I have] tried [everything|google|turning it off and on|nothing yet|the obvious]
    [replies|dms] open
    [wrong|silly] answers only
    I'll wait
    budget is [about {big}|tiny|flexible]
    [no|zero] judgement
  `,
}
