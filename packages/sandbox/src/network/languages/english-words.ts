import type { Sheet } from '../grammar.ts'

/** Small words that every English speaker in the network shares. */
export const ENGLISH_WORDS: Sheet = {
  when: `
    this morning
    last night
    on [Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]{~daypart}
    before [work|breakfast|lunch|the school run|my first call|the rain]
    after [work|lunch|dinner|midnight|class|a long shift|the school run]
    on my [lunch break|way home|commute|day off|break]
    over the [weekend|holidays|long weekend]
    at [5|6|7|10|11] [in the morning|this morning|last night|at night]
    while [it rained|dinner was in the oven|everyone slept|the kettle boiled]
    during [my lunch|the half hour I had|nap time|half time]
    between [meetings|classes|shifts|laundry loads]
    the other [day|night|week|morning]
    earlier [today|this week|on]
    yesterday[| morning| afternoon| evening]
    today
    tonight
    just now
    two days [running|in a row]
    [last|this] [week|weekend|month]
  `,
  daypart: `
    morning
    afternoon
    night
    evening
  `,
  soon: `
    tomorrow{~daypart}
    this weekend
    next [week|month|weekend|Friday|Tuesday]
    after [work|dinner|payday|the weekend|my exams]
    [later|at some point] today
    tonight
    before [Friday|the month is out|it gets cold|I lose my nerve]
    when [things calm down|I get paid|the kids are asleep|I have the energy]
    one of these days
    first thing [tomorrow|Monday]
    on Saturday
  `,
  withwho: `
    with my [sister|brother|mum|dad|cousin|flatmate|neighbour|roommate|boss|best friend|partner|nephew|aunt]
    with {name}{~whofrom}
    with [two|three|some] [friends|strangers|coworkers] [from {othercity}|I met online|from uni|from the office]
    with the [kids|team|whole family|usual crew|group chat people]
    with a [friend|coworker|neighbour] from {othercity}
    on my own
    completely alone
  `,
  whofrom: `
    from work
    from school
    and the kids
    and a friend
    from downstairs
    of all people
  `,
  effort: `
    {small} [tries|attempts|evenings|weeks|months|days|hours]
    [one|half a|a whole] [weekend|day|afternoon|bottle of patience|pot of coffee|week]
    way [too long|longer than planned|more tries than I'll admit]
    [most of|all of] [the morning|last night|my day off|the weekend]
    about {num} minutes
    far too many [tutorials|tabs|attempts|mistakes|phone calls]
    [a month|a season|a year] of [trying|excuses|practice|putting it off]
  `,
  joy: `
    so [happy|proud|pleased|chuffed] [right now|with this one|with myself|honestly|today]
    [made|saved] my [day|week|weekend|month|evening]
    worth [it|every minute|the wait|the mess|the drive|the early alarm|every penny]
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
    [worst|longest|dumbest] [day|week|morning|part] [ever|of the month|in ages|by far]
    [back|straight back] to [bed|square one|the start|reading, I guess]
    what a [mess|waste|letdown|shame|joke|pain]
    [why me|why though|how is this my life|why do I bother]
    pain
    [this|that] [hurts|stings|is bleak|broke me a bit|was painful]
    [lesson|nothing] learned
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
    [there goes|so much for] [the weekend|my evening|the plan|my savings|being early]
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
    [now I|I] have to [start over|explain it to {name}|do it all again|wait until {soon}|pay for it]
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
    [ask|just ask] [anyone|{name}|my group chat|me again {soon}]
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
    [ok|okay|so] [who|anyone]...
    [poll|be honest|settle this for me|curious]:
    [I|we] need [advice|an answer|the hive mind|a grown up]:
    {~askhello}
  `,
  askhello: `
    [dear|hello] timeline,
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
