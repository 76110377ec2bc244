import type { Sheet } from '../grammar.ts'

/** What people write about when they do not write about their thing. One thought each. */
export const ENGLISH_LIFE: Sheet = {
  incident: `
    {animal} [stole|hid|sat on|knocked over|slept on|stared at] [my|the] [toast|keys|plant|left sock|laptop|sandwich|umbrella|passport|charger|clean washing|homework|yoga mat]
    {animal} [fell asleep|sneezed|did zoomies|refused to move] [on|next to|in front of] [the keyboard|the sofa|the fridge|a parked car|my coat|the delivery man]
    {human} [asked me about|told me about|gave me a talk on] [the moon|cheese|their pigeons|{othercity}|the bus timetable|dinosaurs|tax|the best way to peel an egg]
    {human} [gave me|offered me] [a biscuit|half an orange|a compliment|a seat|a free plant|a theory about {othercity}]
    {human} [sang|whistled|danced|laughed] [on the stairs|all the way to {othercity}|in the queue|through the wall|at a parking meter]
  `,
  animal: `
    [the|my|next door's] [cat|dog|kitten|puppy|parrot|hamster|rabbit]
    [a|one very round|one brave] [pigeon|squirrel|fox|wasp|seagull|crow]
  `,
  human: `
    the [kid|toddler|lady] [from upstairs|from next door|on the bus]
    my {kin}
    [the guy|the lady|a man|a woman] [on the train|at the till|from downstairs|from across the road]
  `,
  chore: `
    [fold|sort|hang up|bring in] the [washing|laundry|sheets|towels]
    [do|finish|start] the [dishes|hoovering|ironing|recycling]
    [call|ring|email] [the bank|the dentist's office|my aunt|the council|my gran]
    [book|cancel|rebook] [the train|my haircut|the plumber|a table]
    [clean|tidy|empty] the [fridge|bathroom|desk|shed|hallway|inbox]
    [buy|find] [new socks|a birthday card|lightbulbs|batteries|a present for {name}|milk]
  `,
  weather: `
    [rain|sun|wind|fog|drizzle|frost|actual sunshine] [all day|since {hour}|again|out of nowhere|over {city}|on the one day I planned ahead]
    [it's|it is] {temperature} degrees [and|but] [people are in shorts|I'm in two jumpers|the heating is off|we're eating outside]
    the [sky|sunset|moon] [over {city}|tonight|this evening|from the bus] is [pink|ridiculous|like a painting|enormous|very dramatic]
  `,
  temperature: `
    [9|11|12|14|16|18|21|24]
  `,
  transit: `
    my [usual|first|last] [bus|train|tram] [was cancelled|broke down|smelled of soup|went the wrong way|was {num} minutes late|left without me]
    missed the [train|bus|ferry] [by a second|again|to {othercity}|because of a sandwich]
    [slept|read|daydreamed] past my stop [again|by {small} stations|all the way to {othercity}]
    [stuck|sat] [in traffic|at the lights|on a platform|in a lift] next to [my {kin}|{name}|a man with a cello|a very loud phone call|someone eating crisps]
  `,
  meal: `
    [leftover|cold|emergency|fancy|homemade] [pizza|noodles|soup|curry|pancakes|dumplings|rice|pasta|tacos|jollof|porridge|salad]
    [beans|eggs|cheese|peanut butter|jam|avocado] on toast
    [three|two|too many] [biscuits|coffees|teas|oranges|samosas|doughnuts|croissants]
    {habitdrink} and [toast|a banana|cake|a pastry|porridge|leftover pie]
  `,
  habitdrink: `
    [coffee|coffee|coffee|black coffee|tea|iced coffee|a flat white|green tea]
  `,
  life_good: `
    {incident}{~past} and [honestly it|that] [made my day|was the highlight|fixed my mood]
    {meal} for [dinner|breakfast|lunch]{?endjoy}
    {weather}{?endjoy}
    [remembered|managed|found the energy] to {chore}{~past}{?endjoy}
    [found a tenner in my coat|found an old photo|got a window seat|got the last croissant|found my lost scarf]{~past}{?endjoy}
    [day off|long weekend|early finish]: {meal} and [a nap|a bath|no alarm|clean sheets|a good book|the big duvet]
    [my|our] [street|block|stairwell] [smells of|is full of|sounds like] [bread|rain|coffee|spring|birds] today{?endjoy}
    [slept|read|walked|laughed] [for {small} hours|until it got dark|like a child]{~past}{?endjoy}
    [called|visited|wrote to|had lunch with] [my gran|{name}|an old friend|my old teacher]{~past}{?endjoy}
    [{name}|my {kin}|a friend] [got the job|passed the exam|got the keys|is moving to {city}]!! {feel_good}
    [first|best|strongest] [coffee|cup of tea|iced coffee] of the [day|week|season]{?endjoy}
    [a {weekday} walk|a slow morning|a quiet hour|an early night] with [good music|{habitdrink}|my {kin}|no phone]{?endjoy}
    [made|brought] {habitdrink} for [my {kin}|{name}|the neighbours]{~past} and [got a hug|got cake in return|they cried a little]
  `,
  life_bad: `
    {animal} [stole|hid|sat on|knocked over] [my|the] [toast|keys|plant|left sock|sandwich|umbrella|charger|clean washing]{~past}{?endsigh}
    {transit}{?endsigh}
    [forgot|failed] to {chore}{~past}{?endsigh}
    [lost|dropped] [my keys|my phone|one earbud|my train card]{~past} and {aftermath_bad}
    [broke|knocked over|dropped] [a glass|the last egg|my favourite mug|a full teapot]{~past}{?endsigh}
    spilled [coffee|tea|soup] on [my good shirt|the keyboard|the post|my notes]{~past}{?endsigh}
    [can't sleep|awake since {hour}|{hour} am again|no wifi]{?endsigh}
    {meal} for [dinner|lunch] because [I forgot to shop|the oven died|I'm too tired to cook|the fridge is empty]
    [the bus fare|the train fare|my phone bill] [went up|doubled] again{?endsigh}
    [a letter from the bank|a mystery parcel|a mystery bill] arrived{~past}{?endsigh}
    [on hold|in a queue] for {num} minutes to {chore}
    [no coffee|no milk|no bread|no clean mugs] in the house [on a {weekday}|again|of all days]{?endsigh}
  `,
  life_plain: `
    {incident}{~past}. [no further comment|that's it|that's the post|I respect it]
    [today's menu|tonight]: {meal}
    {weather}
    {transit}
    [should|must|will] {chore}{~soon}. [will I?|probably won't|watch me not do it|one day]
    [listening to|rewatching|reading|halfway through] [the same three songs|{title}|an old podcast]{~nowish}
    just as I was about to {chore}, {incident}
    is anyone else [awake|bored|hungry|still at their desk]{~nowish}?
    [{city}|the view from here]: {weather}
    [told|promised] {name} I'd {chore}{~soon}. [wish me luck|hold me to it|we'll see]
    [my|the] [horoscope|phone|step counter|calendar] says [rest|dentist, {hour} o'clock|nothing|be patient]. [fine|if you insist|we'll see]
    [coffee or tea|tea or coffee|one more coffee or bed|another coffee or a nap]? [be quick|asking for my {kin}|it's {hour} and I can't decide|wrong answers only]
    {habitdrink} number [two|three|four] and it's [only {hour}|not even {weekday}|barely light]
    [walking|cycling|taking the bus] [to {othercity}|home|the long way] with {habitdrink}
  `,
  brand_good: `
    [shoutout|credit|all love|big thanks] to {brand}, the {product} [just works|is so good|arrived early|is still going strong|was worth the wait]
    [got|picked up|finally bought|treated myself to] the {brand} {product}{~past}{?endjoy}
    {brand} [support|service|staff] [sorted|fixed] my {product} [problem|question|mix-up] in {num} minutes{?endjoy}
    [switched from|came from] {rival} to {brandname}{~past}{?endjoy}
    the {brandname} {product} > everything {rival} [makes|sells|does]
    [been using|had] the {product} [from {brand}|by {brand}] for {small} [weeks|months|years]{?endjoy}
    [ok|okay] the new {product} from {brand} [is lovely|is better than I expected|looks great|might be the one]
    [whoever designed|the person behind|the team behind] the {brandname} {product} deserves [a raise|a prize|a hug|a holiday]
    [my {kin} and I|{name} and I|we] [swear by|can't stop using|fight over] the {product} from {brand}
    {brand} [never disappoints|still doesn't disappoint], [even on a {weekday}|not once in {small} years|I checked]
  `,
  brand_bad: `
    {brand}, what happened to [your|that] {product}? {sigh}
    {brand}, please fix [your|that] {product}. {sigh}
    [{num} minutes|{small} days] waiting [for|on] {brand} [support|to answer|to deliver the {product}]{?endsigh}
    [my|the] {brand} {product} [let me down|was a letdown|disappointed me|was not worth it]{?endsigh}
    {brand} [raised|put up] the price of the {product} again{?endsigh}
    [thinking of|about to start|so close to] leaving {brandname} for {rival}
    [gave up on|lost patience with|said goodbye to] the {brandname} {product}{~past}{?endsigh}
    {brand} [app|site|checkout] [is down|keeps crashing|ate my order|logged me out] again{?endsigh}
    [how|why] does {brand} [get worse every year|ignore people|charge {big} for this]?
    [used to love|used to defend|was loyal to] {brandname}. [not any more|those days are over|then came the new {product}]
  `,
  brand_plain: `
    has anyone tried the [new |]{brand} {product}? [worth it|is it any good|how does it compare to {rival}|thoughts]?
    {brand} or {rival}? [asking for my {kin}|be honest|can't decide|one word answers please]
    [saw|noticed] [an ad|a billboard|a poster] for {brand} [in {city}|at the station|near my street]{~past}
    [comparing|choosing between] {brandname} and {rival}{~nowish}. [any advice|what would you pick|help]?
    when does the {brand} {product} [come out|go on sale|come back in stock]?
    {brand} is opening [a shop|a place] [in {city}|near my street|next to the station]. [good or bad news|we'll see|there goes my money]
    my {brandname} {product} turned {small} [today|this month]
  `,
}
