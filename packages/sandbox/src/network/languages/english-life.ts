import type { Sheet } from '../grammar.ts'

/** What people write about when they do not write about their thing. */
export const ENGLISH_LIFE: Sheet = {
  incident: `
    {animal} [stole|ate|hid|sat on|knocked over|slept on|barked at|stared at] [my|the] [toast|keys|plant|left sock|laptop|sandwich|umbrella|passport|charger|clean washing|homework|yoga mat]
    {animal} [fell asleep|sneezed|made friends|did zoomies|refused to move] [on|next to|in front of] [the keyboard|the sofa|the fridge|a parked car|the whole queue|my coat|the delivery man]
    {human} [asked me about|told me about|explained|gave a talk on] [the moon|cheese|their pigeons|{othercity}|the bus timetable|dinosaurs|my own haircut|tax|the best way to peel an egg]
    {human} [gave me|offered me|left me|shared] [a biscuit|half an orange|a compliment|a note|their seat|a free plant|a theory about {othercity}]
    {human} [sang|whistled|danced|laughed] [on the stairs|all the way to {othercity}|in the queue|through the wall|at a parking meter]
  `,
  animal: `
    [the|my|next door's] [cat|dog|kitten|puppy|parrot|hamster|rabbit]
    [a|one very round|some brave] [pigeon|squirrel|fox|wasp|seagull|crow]
  `,
  human: `
    the [kid|toddler|lady] [upstairs|next door|on the bus]
    my [flatmate|little brother|manager|grandma|landlord|sister|teenager]
    [the guy|the lady|some man|a woman] [on the train|at the till|downstairs|across the road]
  `,
  chore: `
    [fold|sort|hang up|bring in] the [washing|laundry|sheets|towels]
    [do|finish|ignore|start] the [dishes|hoovering|ironing|recycling|tax form]
    [call|ring|email|text back] [the bank|my landlord|the dentist's office|my aunt|the council|my old boss]
    [book|cancel|move|sort] [the train|my haircut|the plumber|the car thing|a day off|the gym contract]
    [clean|tidy|fix|empty] the [fridge|bathroom|desk|shed|hallway|bike|inbox]
    [buy|find|return] [new socks|a birthday card|lightbulbs|that jumper|batteries|a present for {name}|milk]
  `,
  weather: `
    [rain|sun|wind|fog|drizzle|frost|sleet|actual sunshine] [all day|since {hour}|again|out of nowhere|over {city}|on the one day I planned ahead]
    [it's|it is] {small} degrees [and|but] [people are in shorts|I'm in two jumpers|the heating is off|we're eating outside]
    the [sky|light|sunset|moon|clouds] [over {city}|tonight|this evening|from the bus] [is|was] [pink|ridiculous|like a painting|enormous|very dramatic]
  `,
  transit: `
    [the|my] [{num}|last|first|usual] [bus|train|tram] [was cancelled|broke down|smelled of soup|went the wrong way|is {num} minutes late|left without me]
    missed the [train|bus|ferry] [by a second|again|to {othercity}|because of a sandwich]
    [slept|read|daydreamed] past my stop [again|by {small} stations|all the way to {othercity}]
    [stuck|sat] [in traffic|at the lights|on a platform|in a lift] [with|next to] {human}
  `,
  meal: `
    [leftover|cold|emergency|fancy|homemade|gas station] [pizza|noodles|soup|curry|pancakes|dumplings|toast|rice|pasta|tacos|jollof|porridge|salad]
    [beans|eggs|cheese|peanut butter|jam|avocado|chips] on [toast|everything|rice|a plate, like an adult]
    [three|two|too many] [biscuits|coffees|teas|oranges|samosas|doughnuts|croissants]
  `,
  life_good: `
    {incident} {when} and [honestly it|that] [made my day|was the highlight|fixed my mood|is all I need]
    {meal} for [dinner|breakfast|lunch]{~withwho}{?endjoy}
    {weather}{?endjoy}
    [remembered|managed|found the energy] to {chore} {when}. {joy}
    [found|got|was given] [a tenner in my coat|an old photo|a window seat|the last croissant|{big} points|my lost scarf] {when}{?endjoy}
    [day off|long weekend|payday|early finish]: {meal}, {meal2}, {joy}
    [my|our] [street|block|office|stairwell] [smells of|is full of|sounds like] [bread|rain|coffee|spring|fresh paint|birds] {when}{?endjoy}
    [slept|read|walked|laughed] [for {small} hours|until it got dark|like a child] {when}, {aftermath_good}
    [called|visited|wrote to|had lunch with] [my gran|{name}|an old friend|my old teacher] {when}. {joy}
    [{name}|my sister|a friend] [got the job|passed the exam|had the baby|got the keys|is moving to {city}]!! {feel_good}
  `,
  meal2: `
    [a nap|a bath|no alarm|clean sheets|a good book|phone off|the big duvet]
  `,
  life_bad: `
    {incident} {when}{?endsigh}
    {transit}{?endsigh}
    {weather} and {feel_bad}
    [forgot|failed|had|was meant] to {chore} {when}. {sigh}
    [lost|dropped] [my keys|my phone|one earbud|my train card] {when} and {aftermath_bad}
    [broke|knocked over|dropped] [a glass|the last egg|my favourite mug|a full teapot] {when}{?endsigh}
    spilled coffee on [my good shirt|the keyboard|the post|my notes] {when} and {aftermath_bad}
    [can't sleep|awake since {hour}|{hour} am again|no wifi]. {incident}{?endsigh}
    {meal} for [dinner|lunch] because [I forgot to {chore}|the oven died|I'm too tired to cook|{transit}]
    [the gas bill|train fare|my gym contract] [went up|doubled] again{?endsigh}
    [a parking fine|the gas bill|a mystery invoice] arrived {when}{?endsigh}
    [on hold|in a queue] for {num} minutes to {chore}. {sigh}
  `,
  life_plain: `
    {incident}{~when}. [no further comment|anyway|how is your day|that's it|I respect it]
    [today|tonight|{weekday}]: {meal}, {chore}, {meal2}
    {weather}. [time to|might|guess I'll] {chore}
    {transit}. {incident}
    [should|must|will] {chore}{~soon}. [will I?|probably won't|watch me not do it|one day]
    {meal} or {meal}?
    [listening to|rewatching|reading|halfway through] [the same three songs|{title}|an old podcast|{title} again] {when}
    just as I was about to {chore}, {incident}
    [anyone else|who else] [awake|up|bored|hungry|at the office] {when}? [I'm having|made] {meal}
    [{city}|{othercity}|the office] {when}: {weather}
    [told|promised] {name} I'd {chore} {soon}. [wish me luck|hold me to it|we'll see]
    [my|the] [horoscope|phone|step counter|calendar] says [rest|{big} steps|dentist, {hour} o'clock|nothing|be patient]. so, {meal}
  `,
  brand_good: `
    [shoutout|credit|all love|big thanks] to {brand}, [the {product}|their {product}] [just works|is so good|arrived early|survived {effort}|made {doing} easier]
    [got|picked up|finally bought|treated myself to] the {brand} {product} {when} and {aftermath_good}
    {brand} [support|service|staff] [sorted|fixed] my {product} [problem|question|mix-up] in {num} minutes{?endjoy}
    [switched from|came from] {rival} to {brandname} {when}{?endjoy}
    the {brandname} {product} > everything {rival} [makes|sells|does]. {joy}
    [been using|had] the {product} [from {brand}|by {brand}] for {effort}, {up}
    [ok|okay] the new {product} from {brand} [is lovely|is better than I expected|looks great|might be the one|lives up to it]. {joy}
    {good} {when} with my {brandname} {product}{?endjoy}
  `,
  brand_bad: `
    {brand} [why is|what happened to|please fix] [the {product}|my {product}]? {sigh}
    [{num} minutes|{small} days] waiting [for|on] {brand} [support|to answer|to deliver the {product}]{?endsigh}
    [my|the] {brand} {product} [broke|died|stopped working|fell apart|arrived damaged|froze] {when}. {sigh}
    {brand} [raised|put up] the price of the {product} again, {feel_bad}
    [thinking of|about to start|so close to] leaving {brandname} for {rival}. {down}
    [cancelled|returned|gave up on] the {brandname} {product} {when}, {aftermath_bad}
    {brand} [app|site|checkout] [is down|keeps crashing|ate my order|logged me out] {when}{?endsigh}
    [how|why] does {brand} [get worse|ignore people|charge {big} for this]? {rival} [never did|at least answers|isn't better but]
  `,
  brand_plain: `
    [anyone|has anyone|who] tried the [new |]{brand} {product}? [worth it|is it any good|versus {rival}|thoughts]?
    {brand} or {rival} for {doing}?
    [saw|noticed] [an ad|a queue|a poster] for {brand} at {spot} {when}. {fact}
    [comparing|choosing between] {brandname} and {rival} {when}. {asking}?
    [when does|is] the {brand} {product} [back in stock|come out|go on sale]? need to {todo} {soon}
    {brand} [opened|is opening] [a shop|a place] [near|next to] {spot}. {fact}
    [my {brandname} {product}|the {product} from {brandname}] turned {small} [today|this month]. {fact}
  `,
}
