import type { Sheet } from '../grammar.ts'

/** Companies, publications, bots and profiles. */
export const ENGLISH_VOICES: Sheet = {
  official: `
    [new|now in|back in stock|just in]: the {product}. [made for|built for|good for] [long days|early mornings|everyday use|busy weeks|people like you] {url}
    who's {doing} this week? [tell us|show us]
    [it's {weekday}|happy {weekday}], [which means|so here's] [{num} % off|a small discount on] the {product} until [midnight|Sunday|{hour} pm] {url}
    [tip|from the team|from our blog]: {claim} {url}
    [thank you|thanks] [{city}|to everyone who came to {spot}] [for a great week|for {small} years|for the love] - [see you again|more soon] {url}
    [we asked|you asked]: {asking}? [the answer|our answer] {url}
    the {product}, [as seen in|on tour in|now also in] {othercity}[| and {city}] {url}
    [behind the scenes|from the workshop|a day with us]: how we make the {product} {url}
    [your photos|your reviews|your stories] of the {product}, [keep them coming|we read them all|thank you] {url}
    [meet|say hello to] {fullname}, who [looks after|taught us all about] {topic}. {url}
  `,
  official_launch: `
    [it's here|today's the day|meet it|say hello]: the new {product}. [made for people who love|for fans of] {topic} {url}
    the {product} is [out now|live|here], [in three colours|in all shops|from today], [for everyone who loves|made for fans of] {topic} {url}
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
    {brandname} x {star}: [out {soon}|a small run|{big} pieces], [made with|a love letter to] {topic} {url}
    [we teamed up|we made something] with {starhandle}: the {product}, [for|made for] fans of {topic} {url}
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
    [{small} ways|{small} reasons|how] to {todo} {url}
    [watch|listen|live now]: {star} [on|talks about] {topic} {url}
    [opinion|column|letter]: {claim} {url}
    [good news|this week]: {up} {url}
    [reader question|this week's question|ask us]: {asking}? {url}
    [the {weekday} newsletter|our {weekday} edition]: {topic} and [more|a photo from {othercity}|one good joke] {url}
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
    [high school|sixth form|music] student
    [studying for my exams|in my last year of school|band kid|class of 2027]
    born BORN
  `,
  bio_young: `
    AGE
    AGE, [still learning|mostly confused|new here]
    twenty something
    born in BORN
    [recent graduate|first real job|figuring it out|uni by day]
  `,
  bio_adult: `
    AGE
    in my TENSs
    born BORN
    est. BORN
    TENS-something
  `,
  bio_parent: `
    AGE
    in my TENSs
    [parent of two|two kids, one sofa|school runs and {topics}|tired parent]
    born BORN
  `,
  bio_old: `
    AGE years young
    [grandparent|gardener and grandparent|old enough to know better]
    born BORN
  `,
  bio_woman_teen: `
    she/her
    [just a girl|{city} girl|little sister|big sister]
  `,
  bio_woman_young: `
    she/her
    [just a girl|{city} girl|daughter, sister, tea drinker|girl with a {topics} problem]
  `,
  bio_woman_adult: `
    she/her
    [auntie|proud auntie|sister|daughter], [reader|walker|tea drinker|optimist]
    [woman in her element|wife|dog mum|cat lady]
  `,
  bio_woman_parent: `
    she/her
    [mum|mom|mother] of [one|two|three]
    [mum|mom], [reader|runner|tea drinker|optimist]
  `,
  bio_woman_old: `
    she/her
    [grandma|granny|nana] of [two|three|four|five]
    [wife|gran|retired teacher's wife], [reader|walker|tea drinker]
  `,
  bio_man_teen: `
    he/him
    [little brother|big brother|{city} kid|just some guy]
  `,
  bio_man_young: `
    he/him
    [just some guy|{city} lad|son, brother, bad cook]
  `,
  bio_man_adult: `
    he/him
    [uncle|brother|husband], [reader|cook|bad golfer|optimist]
    [dog dad|family man|plain old bloke]
  `,
  bio_man_parent: `
    he/him
    [dad|father] of [one|two|three]
    [dad|husband and dad|tired dad], [cook|reader|bad golfer|optimist]
  `,
  bio_man_old: `
    he/him
    [grandad|grandpa] of [two|three|four|five]
    [husband|grandad], [walker|reader|bad golfer]
  `,
  bio_likes: `
    {topics}
    {topics} and {topics}
    [mostly|often|usually|always] {doing}
    [into|fan of|here for|obsessed with|learning about|posting about|thoughts on|all about] {topics}
    {topics}, [coffee|naps|bad jokes|long walks|maps|tea|old films|good bread]
    [usually|probably|often] at {spot}
    [weekends are for|happiest when|currently] {doing}
    [amateur|recovering|part time|professional] [overthinker|list maker|daydreamer|tab hoarder] with a thing for {topics}
    "{claim}"
  `,
  bio_more: `
    opinions my own
    [views|typos] are mine
    [living in|based in|from] {city}
    [{othercity} → {city}|{city} born and raised]
    [dms open|be kind|here to read|no dms please]
    [newsletter|portfolio|blog] below
  `,
  bio_sub: `
    mod of {sub}
    [mostly on|also on|find me on] {sub}
  `,
}
