import type { Sheet } from '../grammar.ts'

/** Companies, publications, bots and profiles. */
export const ENGLISH_VOICES: Sheet = {
  official: `
    [new|now in|back in stock|just in]: the {product}. [made for|built for|good for] {doing} {url}
    [who's|is anyone] {doing} {soon}? [tell us|show us] [how you|where you] {todo}
    [it's {weekday}|happy {weekday}], [which means|so here's] [{num} % off|a small discount on] the {product} until [midnight|Sunday|{hour} pm] {url}
    [tip|from the team|from our blog]: {claim} {url}
    [thank you|thanks] [{city}|to everyone who came to {spot}] [for a great week|for {small} years|for the love] - [next time we {todo}|see you {soon}|more {topic} soon] {url}
    [we asked|you asked]: {asking}? [the answer|our answer] {url}
    [meet|say hello to] {fullname}, who [helps us|taught us] to {todo}. {url}
  `,
  official_launch: `
    [it's here|today's the day|meet it|say hello]: the new {product}. [made for people who|if you] {todo} {when2} {url}
    the {product} is [out now|live|here], [in three colours|in all shops|from today], [for everyone who loves|made for] {doing} {url}
  `,
  official_outage: `
    [we know|we're aware that|some of you see that] the {product} [is not working|is slow|is failing] [for some of you|in {city}|since {hour}]. [we're on it|a fix is rolling out|more soon] {url}
    [update|status]: the {product} is [recovering|back for most|still degraded]. [sorry|we are sorry] [for the wait|about your {weekday}] {url}
  `,
  official_price: `
    [from next month|from the first], the {product} will [cost|be] {small} % more. [here's why|what it means for you] {url}
    [an honest note|some news] on prices: [why|how] the {product} [changes|is changing] {url}
  `,
  official_collab: `
    {brandname} x {star}: [out {soon}|a small run|{big} pieces], [made to|so you can] {todo} {url}
    [we teamed up|we made something] with {starhandle}: the {product}, [for|made for] {doing} {url}
  `,
  official_delay: `
    [orders of|deliveries of] the {product} are [running late|{small} days late]. [sorry|we're sorry], [here's where things stand|track yours] {url}
    [the|our] {product} [launch|drop] [moves to|is now on] {weekday}. [we want to get it right|thank you for waiting] {url}
  `,
  official_praise: `
    [we're blushing|look at this|our week is made]: the {product} [won|was named] [best of the year|a design award|a readers' choice] {url}
    {num},000 of you [asked for|loved] the {product}. [thank you|so here's more] {url}
  `,
  news: `
    [what|everything] we [know|learned] about {topic} [this week|so far|from {star}] {url}
    {topic}: [{small} things to know|a short history|why now|the numbers behind it] {url}
    [explained|long read|interview|review|opinion]: why {claim} {url}
    [{small} ways|{small} reasons|how] to {todo} {soon} {url}
    [watch|listen|live now]: {star} [on|talks about] {topic} {url}
    [opinion|column|letter]: {claim}. [agree or not|reply and tell us|our readers disagree] {url}
    [good news|this week]: {up}. {url}
    [reader question|this week's question|ask us]: {asking}? {url}
    [the {weekday} newsletter|our {weekday} edition]: {topic}, {doing} and [more|a photo from {othercity}|one good joke] {url}
  `,
  bot_0: `
    [HUGE|MEGA|BIG|FLASH] {topic} [DEALS|SALE|DROP] [today only|ends soon|don't miss it] 👉 {url} [up to {num}% off|from ${'$'}{small}|free shipping] [{city}|worldwide|{weekday}]
    [🔥🔥|⚡|💥] {topic} [giveaway|bonus|prize] [live now|ends {weekday}] [follow + repost|tag {small} friends|click] {url} [winner from {city}|{num} winners|good luck {name}]
  `,
  bot_1: `
    [top {num}|best {num}|{small} new] {topic} [tips|tricks|products|links] [for {year}|you need|of the week] {url} via [@dailyfeed|@thedailyfeed|the feed|{name}]
    [auto|new] [post|update|upload]: {topic} [part {num}|no. {num}|vol {small}] {url} [{weekday}|{city}|{hour}:{num}]
  `,
  bot_2: `
    [earn|make|win] ${'$'}{big} [a day|per week|from home|fast] [with {topic}|while {doing}], [ask me how|dm {name}|click now|no experience needed] {url}
    [{name}|my friend {name}] [made|earned] ${'$'}{big} [in {small} days|last {weekday}] [with|through] {topic}. [join|sign up|learn more] {url}
  `,
  bot_3: `
    [{city}|{othercity}] {topic} [alert|update|report]: [level|index|score] {num} [at|on] {hour}:{num} {url}
    [now playing|trending|top pick]: {topic} [#{small}|no {num}] [in {city}|in {othercity}|{weekday}] {url}
  `,
  bot_4: `
    [follow|check out|subscribe to] {starhandle} [for|if you love] {topic} [❤️|✅|👇] {url} [{num} new|code {name}{num}|followback]
    [who wants|rt for|like for] {topic}? [I follow back|F4F|{num} spots left] [{city}|{weekday}|hurry] {url}
  `,
  bot_5: `
    [quote of the day|wisdom|daily thought] [{num}|no. {num}]: "{claim}" {url}
    "{claim}" [- {fullname}|- unknown|({year})] [more|daily|follow for more] {url}
  `,
  bio_bot: `
    [daily|best|top] {topic} [links|deals|news|tips] [24/7|every hour|worldwide] 👉 link below
    [follow back 100%|F4F|DM for promo|free gifts|earn from home] [🔥|💰|✅|👇]
    [entrepreneur|crypto|lifestyle] | [passive income|{topic}|winning] | [click the link|dm me|join {big}k others]
    {topic} {topic} {topic}
  `,
  bio_teen: `
    AGE
    AGE y/o
    [high school|sixth form|college] student
    class of 2027
    born BORN
  `,
  bio_young: `
    AGE
    AGE, [she said|still learning|confused]
    [uni student|student at {city}|final year]
    twenty something
    born in BORN
  `,
  bio_adult: `
    AGE
    [TENS-something|in my TENSs]
    born BORN
    [{small} kids|parent of {small}]
    est. BORN
  `,
  bio_old: `
    AGE years young
    [retired|happily retired|pensioner]
    grandparent of {small}
    born BORN
  `,
  bio_woman: `
    she/her
    [mum|mom|mother] of [one|two|three|{small}]
    [wife|sister|daughter|auntie], [reader|walker|tea drinker|optimist]
    [girl who|woman who] likes {topic}
    [just a girl|grandma|proud auntie]
  `,
  bio_man: `
    he/him
    [dad|father] of [one|two|three|{small}]
    [husband|brother|son|uncle], [reader|cook|bad golfer|optimist]
    [guy who|man who] likes {topic}
    [family man|grandad|dog dad|proud dad]
  `,
  bio_likes: `
    {topics}
    {topics} and {topics}
    {doing}
    [mostly|often|usually|always] {doing}
    [into|fan of|here for|obsessed with|learning about] {topics}
    [I like to|trying to|here to] {todo}
    {topics}, {topics}, [coffee|naps|bad jokes|long walks|maps]
    [probably|always] at {spot}
  `,
  bio_more: `
    opinions my own
    [tweets|views|typos] are mine
    [living in|based in|from] {city}
    [{othercity} → {city}|{city} born and raised]
    [dms open|be kind|just looking|no dms]
    [newsletter|shop|portfolio|blog] below
    ex {brandname}
  `,
  bio_sub: `
    mod of {sub}
    [mostly on|also on|find me on] {sub}
  `,
}
