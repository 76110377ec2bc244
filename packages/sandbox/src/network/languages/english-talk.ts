import type { Sheet } from '../grammar.ts'

/** Matters that everybody has something to say about, whatever their community. */
export const ENGLISH_TALK: Sheet = {
  talk_coffee: `
    [my {kin}|the plumber|{name}|a colleague] takes coffee with [butter|six sugars|an ice cube|orange juice] and [lives|smiles about it|calls it breakfast|won't discuss it]{?talkend}
    [tipped|thanked|surprised] the person who makes my coffee [with a postcard|by learning their name|after {small} years]{?endjoy}
    [the office|our street|the train] smells of coffee and [wet coats|printer ink|somebody's croissant|regret] [this {weekday}|again|as it should]{?talkend}
    [first|second|worst|best] coffee [of the trip|since the move|of the year|in the new flat]: [noted|photographed|gone in a minute|cold by now]
    [swapped|traded|lost] my [lunch|umbrella|window seat|good pen] for a coffee{~past}. [fair|no notes|would do it again]
    coffee [machines|cups|lids|spoons] at {duty2} [vanish|multiply|break] [every {weekday}|when I look away|and nobody knows why]{?talkend}
    how [hot is too hot|strong is too strong|sweet is too sweet|late is too late] for coffee?
    [pretending|learning|refusing] to taste [notes of plum|any difference|the chocolate] in this coffee. [it's coffee|nice coffee though|my {kin} nods politely]
    [poured|made|carried] coffee for {num} people [at a wedding|in a village hall|on a boat]{~past}. [hero|never again|my arms]
    a [robin|toddler|pigeon|stranger] stared at me over my coffee [for {small} minutes|outside the station|in {city}]. [we're friends now|I looked away first|awkward]
    [the flask|my old mug|the tin pot|a paper cup] keeps coffee [warm till noon|tasting of {year}|exactly as I like it|lukewarm at best]{?talkend}
    [no coffee|decaf coffee|borrowed coffee|instant coffee] before [{duty}|a long walk|a phone call|sunrise] [should be illegal|is character building|explains a lot]{?talkend}
    my {kin} [left|forgot|hid] half a cup of coffee [on the piano|in the car|behind the plant|on my notes]{~past}
    [can I|should I|dare I] [order|have|make] coffee [after dark|before a nap|after {small} already]?
    a stranger in {city} [paid for|complimented|nearly knocked over|asked about] my coffee{~past}
    [{name}|my {kin}] [swears coffee tastes better|claims coffee works faster|says coffee lasts longer] [in a blue cup|standing up|with salt|outdoors]{?talkend}
    queue for coffee [out of the door|round the block|of one, me] on a {weekday}. [worth every minute|went home|made friends]
    learned to say coffee in [{small} languages|Finnish|Basque|Welsh] and [ready to travel|nobody asked|I use it daily]{?talkend}
    [ran out of|bought too much|can't find any] coffee [in {othercity}|the day guests come|on moving day|during the storm]{?talkend}
    coffee [with {name}|at my desk|on the balcony|from a flask] [fixes most things|and no phone|is my favourite ten minutes|before the rain]{?talkend}
    [coffee|my coffee|that first coffee] [this morning|today|before {duty}] was [perfect|too weak|stone cold by the time I drank it|the best decision of the day]{?talkend}
    [no|never] talk to me before coffee[| please|, my {kin} knows]{?talkend}
    [found|tried] a new coffee place [in {city}|near the station|round the corner]{?endjoy}
    [second|third|fourth] coffee and it's [only {hour}|not even noon|still dark outside]{?talkend}
    [black|iced|filter|instant|decaf] coffee [is underrated|over anything else|and a long walk, that's the plan|got me through {duty}]{?talkend}
    [{name}|my {kin}] makes better coffee than [any cafe in {city}|I ever will|any machine]{?talkend}
    [who|which place] has the best coffee in {city}?
    [trying to drink|cutting down to|down to] [one coffee|two coffees] a day. [day {small}|it's going badly|send help|so far so good]
    [spilled|forgot|burned my tongue on] my coffee{~past}{?endsigh}
    {small} quid for a [small|large|takeaway] coffee [now|in {city}|at the station]. [silly|out of hand|I miss {year}]
    [coffee and|good coffee, bad weather and|just me, coffee and] [a book|silence|the crossword|rain on the window|my {kin}'s stories]{?talkend}
    [weekends|{weekday}s] are for slow coffee[| and no plans| and long calls with my {kin}]{?talkend}
    is [cold brew|iced coffee|oat milk in coffee|coffee after dinner] [still a thing|ok in winter|a mistake at my age]?
    bought [coffee beans|a coffee grinder|a bag of coffee] from [a shop in {othercity}|my neighbour's stall|a market]{~past}
    the smell of coffee [on a {weekday} morning|through the whole house|on the stairs]. {joy}{?talkend}
  `,
  talkend: `
    . [that's all|carry on|over and out|just saying|as you were|anyway|pass it on|{weekday} thoughts|my {kin} says hi|more soon|{city} life|you heard it here]
  `,
  talk_music: `
    the [baker|bus driver|dentist|man in flat {small}] [whistles|hums|plays] music [from {year}|nobody recognises|all through {weekday}] and [I'd miss it|it grows on you|we all hum it now]{?talkend}
    [deleted|found|renamed] {num} [music files|old music tapes|music videos]{~past}. [who was I|what a time|teenage me was brave]
    [choir|brass band|village hall|school hall] music [through an open window|across the field|in the rain] [stopped me|fixed my week|made the dog sit down]{?talkend}
    [put|left|hid] a music box [on the shelf|in {name}'s desk|under the tree] and [the baby laughed|it plays at midnight|nobody owned up]{?talkend}
    do plants [like|hate|notice] music? [mine lean towards it|asking for a fern|my {kin} says yes]
    [cheap|borrowed|broken|giant] speakers make [every kind of music|all my music|{year} music] [sound like a bus|better somehow|louder than legal]{?talkend}
    [wrote|forgot|misheard] the words to [the one piece of music I know|music I've known since {year}|half the music at the party]{~past}
    [quiet|fast|cheesy|wordless] music [helps me pack|makes the bus nicer|is my whole personality|got us through the move]{?talkend}
    [my {kin}|{name}] asked what music I want at my birthday. [none|all of it|a tuba|surprise me]
    [held|dropped|tuned] a [cello|ukulele|trumpet] in a music shop{~past} and [the owner winced|I want one|felt powerful]
    [three|four|nine] hours of music [for a picnic|for the drive to {othercity}|for nobody in particular] and [it rained|the battery died|we talked instead|worth it]{?talkend}
    [who decides|who picks|who pays for] the music [in lifts|at petrol stations|on hold]? [I have questions|they deserve a rise|jail]
    [someone|my {kin}|a neighbour] is [practising|teaching|murdering] piano music [next door|upstairs|across the yard] and [it's getting better|I hum along|the cat left]{?talkend}
    [dug out|found|fixed] my [old headphones|record player|tape deck] and suddenly there is music [in every room|while I cook|at {hour} in the morning]{?talkend}
    [hospital|airport|elevator|waiting room] music should be [banned|longer|louder|studied]{?talkend}
    {name} [made|burned|mailed] me a disc of music [like it's {year}|for my birthday|with no names on it]. [treasured|no way to play it|ten out of ten]
    [cried|danced|froze] in a [shop|car park|lift] because of the music{~past}. [normal|no regrets|it happens]
    [which music|what music] would you play [at your funeral|in a spaceship|to wake up {city}|for a cat]?
    music [lessons|theory|class] at school [scared me|saved me|was {num} minutes of recorder|made me who I am]{?talkend}
    [half|most] of my music is from [{year}|films|my {kin}|adverts] and [I own it|no apologies|help me]{?talkend}
    [the best|the worst|the loudest] music at [my local pub|the gym|the dentist|the supermarket] [is from {year}|never changes|got stuck in my head]{?talkend}
    music for [a long drive|a rainy {weekday}|doing the dishes|a bad mood|cleaning the flat]: [go|one song each|loud or quiet]?
    [my {kin}|{name}] [sings along to|dances to|complains about|has opinions on] every kind of music{?talkend}
    [new|old|loud|sad] music [on the way home|all day|in the kitchen|before {duty}] and I'm [fine|unstoppable|a different person]{?talkend}
    [what music|which music] do you [listen to while working|put on when it rains|play for guests]?
    [my {kin}|{name}] sent me music I [actually love|would never have found|can't stop playing]{?talkend}
    [live music|a bit of live music] in {othercity}{~past}{?endjoy}
    [music from {year}|the music of {year}] [still holds up|was better, sorry|takes me straight back]{?talkend}
    [can't|I can't] [cook|run|work|fall asleep] without music{?talkend}
    [spent|wasted] {small} hours making a music playlist for [a {num} minute walk|{duty}|my {kin}|nobody]{?talkend}
    [headphones on|window down|speakers out], music up, [world off|no notes|see you later]{?talkend}
    [the neighbours|the people upstairs] have [great|terrible|loud] music taste [tonight|again|for once]{?talkend}
    [learning|trying] to read music at {agenow}. [slowly|wish me luck|my {kin} laughs]
    [free|street] music [by the station|in the park|under the bridge]{~past} and I [missed my train|stayed an hour|nearly cried]
    is there any music [worth hearing|worth the hype] this [month|year]?
    music [is|will always be] [cheaper than a holiday|my favourite way home|the only thing we agree on at home]{?talkend}
  `,
  agenow: `
    [my age|this stage|this point]
  `,
  talk_football: `
    [painted|tidied|drew] the garden fence in football colours{~past}. [which team, you'll see|my {kin} is furious|the postman saluted]
    [the baker|our landlord|the quiet one at {duty2}|my {kin}] turns out to [know|love|secretly play] football. [you never know|people are full of surprises|respect]
    [two|three|five] [coats|bins|sweaters] for goals and it's football. [best stadium|no offside here|score: unknown]
    football [numbers|nicknames|anthems|mascots] [explained badly|ranked by my {kin}|keep me awake|deserve a museum]{?talkend}
    [rain|fog|wind|hail] and football [go together|is a tradition|on a {weekday}]: [brought soup|couldn't see a thing|best seat in the house]
    [taught|bribed|begged] [my niece|the dog|{name}] to [kick|pass|head] a football{~past}{?endjoy}
    a football [landed in my soup|came through the hedge|rolled past the meeting|is stuck on the roof]. [classic|whose is it|third this month]
    [old|muddy|tiny|retired] football [referees|fans|grounds|boots] [have the best stories|deserve better|make me soft]{?talkend}
    [bet {name} a cake|promised my {kin}|swore] I'd [watch|skip|enjoy] the football [this {weekday}|for once|on {weekday}]{?talkend}
    is it too [late|early|cold|quiet] to talk about football [at breakfast|in a lift|at {duty2}]?
    [the queue|the bar|the bus] during football is [empty|heaven|my favourite place]. [thank you all|bliss|peace]
    [sang|shouted|whispered] a football song [at karaoke|to the baby|in the wrong end]{~past} and [nobody minded|got looks|slept well]
    [a taxi driver|the barber|the man at the till|my dentist] told me everything about football{~past} and [I nodded|I learned a lot|we are friends now]
    [wore|washed|lost|inherited] a football shirt from {year}. [too small|lucky charm|my {kin} cried|still fits]
    [{city}|{othercity}] on a football day: [no seats on the train|songs at {hour} in the morning|every pub full|scarves on statues]
    my {kin} [joined|runs|coaches|started] a football team and [now we own {num} cones|the whole family is involved|nobody sleeps on {weekday}s]{?talkend}
    [the cat|the baby|grandma|the dog next door] [watches|reads|predicts|understands] football better than [I do|most experts|my {kin}]{?talkend}
    [should|could] [I|a beginner|my {kin}] [start playing|start watching|care about] football at this point?
    football [commentary|haircuts|celebrations|interviews] [get|got] [stranger|better|longer] every year{?talkend}
    [broke|cracked|repaired] the window [because of football|after football|thanks to football]{~past}. [sorry, neighbours|thirty quid|worth it]
    [my {kin}|{name}|the whole street] [shouts at|cries over|plans the week around|falls asleep during] the football{?talkend}
    [only|really] here for the football [snacks|songs|scarves|drama] [tonight|this season|and I'm not sorry]{?talkend}
    [my first|our first|the last] football match was in {year} and [I remember the pies|it rained all day|I still have the ticket|we lost]{?talkend}
    football [boots|socks|stickers|cards] [all over the hall|in every drawer|on the stairs]. [send help|this is my life now|parenting]
    [asked|told] my {kin} [what football is good for|to pick a football team|to turn the football down] and got [a lecture|a long look|a {num} minute answer]{?talkend}
    [watched|missed|slept through] the football{~past} and [no regrets|I have opinions|my {kin} won't let me forget it]
    football [on the radio|in the park|with my {kin}] [beats|is better than] [any stadium|most things on tv|sitting at home]{?talkend}
    [is|was] that football or [a wrestling match|a nap|a comedy]?
    [no|not a fan of] football people ruining [a quiet pub|the train|my {weekday}]{?talkend}
    [kids|some lads|my neighbours] playing football [under my window|in the street|at {hour} pm][| and I don't mind| again]{?talkend}
    [played|tried] football for the first time in {small} years{~past}. [my legs|send help|everything hurts]
    [who's|is anyone] watching the football {nowish}?
    football season means [I lose my {kin} until May|no quiet {weekday}s|more shouting upstairs]{?talkend}
    [bought|found] an old football [shirt|scarf|programme] [at a market|in the loft|from {year}]{?endjoy}
    [explaining|someone explain] the offside rule of football [to my {kin}|again|with salt shakers]{?talkend}
    women's football in {othercity} [is so good|sold out again|deserves the big screen]{?talkend}
    [five a side|walking|beach] football [on {weekday}s|with people from {duty2}] is [the highlight of my week|chaos|a lot of running]{?talkend}
  `,
  talk_running: `
    [counted|greeted|dodged] {num} [ducks|prams|puddles|joggers] while running [round the lake|to the station|past {duty2}]{?talkend}
    running [behind|beside|away from] my {kin} on [a bike|a scooter|roller skates] [hurts my pride|is good training|makes people laugh]{?talkend}
    [the rain|a hill|my phone|an ice cream van] won again while I was running. [respect|next time|rematch on {weekday}]
    [told|asked|texted] {name} about running at [dawn|{hour} sharp|sunrise]. [still in bed|we'll see|no answer]
    [warm|dry|matching|stolen] socks for running [changed everything|are a gift|do not exist in this house]{?talkend}
    running [maps|poems|jokes|recipes], [does anyone collect them|send them over|I have {small}]{?talkend}
    [took|wore|packed] [a cap|a hat|three layers|my {kin}'s gloves] for running [in the fog|this winter|in {othercity}] and [glad I did|still froze|no regrets]{?talkend}
    [a lap|ten minutes|one song|one block] of running [before breakfast|between calls|with the dog] [counts|saved the day|and then pancakes]{?talkend}
    who [talks|waves|spits|smiles] while running? [be honest|I do|asking the whole park]
    [my neighbour|{name}|the postwoman] saw me running and [offered a lift|checked the weather|asked if I was ok|clapped]{?talkend}
    my running [dreams|plans|excuses] for [January|{weekday}|next year]: [large|many|still pending]
    [a blister|a stitch|a goose|good shoes] taught me more about running than [any app|{name} did|{small} books]{?talkend}
    a [goose|toddler|very old man|delivery robot] [outran|chased|cheered for] me while I was running{~past}
    [{name}|my {kin}] calls it running. I call it [hurried walking|a long apology|falling forwards|an expensive hobby]{?talkend}
    running [uphill|downhill|on sand|on a treadmill|in {othercity}] is [a different sport|my nemesis|secretly the best|how I broke my phone]{?talkend}
    [lost|found|ruined] [a glove|my keys|my best socks|my patience] while running [in the dark|near {city}|on a {weekday}]{?talkend}
    [can you|do you|should one] [eat|talk|sing|think] while running? [I can't|asking for my {kin}|serious answers only]
    my running [app|watch|buddy|playlist] [congratulated me|gave up|lied to me|died] after {num} minutes{?talkend}
    running [diary|log|notes], [first|last|worst|best] day of the [month|season|year]: [done|wet|slow but honest|with cake at the end]
    stopped running to [pet a dog|look at the river|answer my {kin}|tie a shoe] {small} times{~past}. [still counts|good decision|no shame]
    [slow|short|silly|early|late] running [counts too|beats no running|is still running|got me out of the house]{?talkend}
    [went|came back from] running [by the canal|round the park|up the hill|along the river] [in {num} minutes|with a stitch|with muddy shoes|and feel human again]{?talkend}
    [people|old men|dogs|kids on scooters] overtake me when I'm running[| and wave| and I wave back]. [fine|humbling|good for them]
    running [shorts|socks|jackets|watches] cost [more than my shoes|how much now|a fortune]. [no thanks|silly|tell me why]
    [went running|tried running|gave running another go]{~past} and [survived|loved it|hated every step|met {small} dogs]
    [who invented|who enjoys|why do people like] running? [asking from the sofa|honestly|answers please]
    running [in the rain|before {duty}|with my {kin}|by the river] [clears my head|sorts me out|is not for me|was a good idea]{?talkend}
    [week {small}|day {small}] of running and [my knees|my neighbours|I] [noticed|complain|feel great]{?talkend}
    [new running shoes|running shoes on|laced up for running], [no excuses|and straight back to the sofa|let's go]{?talkend}
    [running late|running out of milk] is the only running I do[| today| this week]{?talkend}
    [saw|counted] {num} people running [past my window|in {city}|in the snow]{~past}
    [signed up for|talked into|thinking about] a running [club|event] with [{name}|my {kin}|people from {duty2}]{?talkend}
    running [playlist|route|app] [tips|ideas] for [a beginner|{city}|slow people]?
    is running every day [too much|ok|crazy] for [a beginner|someone my age|bad knees]?
    [my {kin}|{name}] took up running and [won't stop talking about it|looks ten years younger|wants me to come along]{?talkend}
    [gave up|quit|paused] running for [the winter|a week|cake]{?talkend}
  `,
  talk_books: `
    [rain|a cold|a late train|a power cut] and {small} books [to hand|on the sofa|from the library]. [perfect|could be worse|don't call]
    the [dedications|maps|margins|smudges] in old books [get me|tell the real story|are the best part]{?talkend}
    [queued|travelled|stayed up] {num} minutes for books [in {othercity}|at a jumble sale|nobody else wanted]{~past}{?endjoy}
    [my {kin}|{name}|the librarian] picks books by [the first line|the cover|the smell|the author's hat] and [is always right|I trust it|chaos]{?talkend}
    [boxes|bags|towers|shelves] of books [survived the move|block the hall|hold up my desk|scare visitors]{?talkend}
    which books [would you save from a fire|made you late|do you lend to nobody|changed your {weekday}]?
    [books about|books with|books like] [lighthouses|bad weather|small towns|talking cats] [find me somehow|are my weakness|should be free]{?talkend}
    [dog eared|sandy|annotated|unread] books [look loved|look guilty|are honest|live by my bed]{?talkend}
    [wrapped|posted|hid] books for [my {kin}|a stranger on the train|{name}'s birthday]{~past} and [kept one|want them back|the parcel weighed a ton]
    [the baby|the cat|a moth|damp] ate [a corner of|half of|the ending of] one of my books. [critic|harsh but fair|now I'll never know]
    [one chapter|ten pages|one page] a night and the pile of books [shrinks|laughs at me|is taller than my {kin}]{?talkend}
    [cheap|secondhand|giant|bilingual] books at [the station|a flea market|the charity shop] [again|for small change|and no willpower]. {joy}{?talkend}
    [the library|a cafe|the school|a pub] in {city} [gives away|lends|swaps|shares] books [on {weekday}s|for free|by the door] and [I was there|I need a bag|it's trouble]{?talkend}
    [dropped|spilled tea on|fell asleep on|missed my stop because of] one of my books{~past}{?endsigh}
    my {kin} [hides|alphabetises|annotates|buys] books [faster than anyone reads|like a squirrel|and denies it|by weight]{?talkend}
    [fat|thin|borrowed|damaged|forgotten] books [have the best stories|deserve a second chance|make good pillows|follow me home]{?talkend}
    [started|gave up on|argued about] {title} with my {kin}. [books bring us together|books start fights here|so many books, so little peace]
    books I [pretended to read|stole from my {kin}|reread every year|never returned] since {year}: [a list|too many|sorry]
    [read|read out] books to [my {kin}|a plant|the dog|a full train] [until midnight|on a {weekday}|in a bad accent]{?talkend}
    do [audio|comic|cook|school] books count as books? [yes|ask my {kin}|be nice|asking for {name}]
    books under [{small} hundred pages|the bed|the coffee table] [are the best books|deserve love|wait for a rainy {weekday}]{?talkend}
    [gave away|sold|let go of] {small} books{~past} and [miss them already|bought {small} more|feel lighter|found a train ticket in one]
    [my {kin}|{name}] [reads the last page first|writes in books|sorts books by colour|never finishes books]. [criminal|brave|respect]
    [short|funny|sad|strange] books [for a long train ride|about the sea|set in {othercity}|from {year}]: [any ideas|what have you got|yes please]?
    [reading|rereading|halfway through|listening to] {title} and [can't put it down|it's slow|no spoilers please|I love it]{?talkend}
    [bought|borrowed|was given] {small} books{~past} and [read none|regret nothing|have no shelf left]
    [books|old books|library books] smell better than [perfume|new cars|most people]{?talkend}
    [which|what] books [should I take on holiday|made you cry|would you give to a teenager|are worth rereading]?
    [my {kin}|{name}] reads {small} books a week and I [feel bad|am impressed|own a phone]{?talkend}
    books [on the train|in bed|in the bath|before {duty}], [phone off|no notes|my kind of evening]{?talkend}
    [finished|closed] one of those books that [stays with you|ruins your sleep|makes you call your {kin}]{?talkend}
    [the library|the bookshop|a box of free books] [in {city}|on my street|by the station] [made my day|is dangerous|knows me by name]{?talkend}
    [trying|planning] to read {num} books this year. [so far {small}|it's going slowly|ahead of plan]
    do audio books count[| as reading]? [my {kin} says no|I say yes|settle this]
    [lent|gave] books to [{name}|a neighbour|my {kin}] in {year} and [never saw them again|got them back today]{?talkend}
    [second hand|signed|pocket] books over [e-readers|anything|coffee table ones]. [fight me|always|sorry]
  `,
  talk_travel: `
    [my passport photo|the sleeper train|a wrong platform|one phrasebook] has [seen more travel than I have|ruined travel for us|made every travel story better]{?talkend}
    [rolled|folded|forgot] {small} [shirts|socks|jumpers] for travel [to {othercity}|with one bag|in the dark] and [it shut|sat on the lid|needed none]{?talkend}
    travel [by ferry|on foot|in winter|with a tuba] [takes longer|tastes better|is how we met|should be tried once]{?talkend}
    [a cousin|an old friend|{name}] in {othercity} is [half the reason|my excuse|the only plan] for this travel{?talkend}
    [lost|tired|hungry|early] is [my usual travel mood|part of travel|how good travel begins]{?talkend}
    what do you [always pack|never pack|buy first|miss most] when you travel?
    [brought|carried|smuggled] [cheese|a fern|{small} pebbles|a cake] home from my travel to {othercity}. [customs smiled|it survived|why]
    [one seat|two suitcases|four cousins|no signal] and [nine hours of travel|a whole day of travel]: [we're still talking|never better|send biscuits]
    [quiet|small|foreign|seaside] towns make the best travel [notes|naps|lunches]. [I mean it|say no more|ask my {kin}]
    [reading|watching|dreaming] about travel [on the bus to {duty}|under a blanket|in the bath] [costs nothing|counts, I think|is a start]{?talkend}
    [the weather|my {kin}|a strike|a parade] [rearranged|improved|cancelled] our travel [to {othercity}|this {weekday}|in an hour]{?talkend}
    [found|opened|reread] my [old|first|only] travel [journal|diary|notebook]{~past}: [mostly sandwiches|nonsense|we were so young|page one is rain]
    travel [diary|tip|note]: [never trust|always try|don't skip] [the house soup|the slow train|the second cafe|the early bus] in {othercity}
    [my suitcase|my {kin}|half our luggage|one shoe] [stayed in|went to|came back from] {othercity} without me. [travel, they said|travel goals|such is travel]
    [{name}|my {kin}] and I [argue|sing|say nothing|eat crisps] for {small} hours on every travel day{?talkend}
    [cheapest|strangest|shortest|longest] travel of my life: {city} to {othercity} [by three buses|with a cactus|for a sandwich|overnight]{?talkend}
    [learned|forgot|practised] {num} words for my travel to {othercity} and used [one|none|only please|all of them wrong]{?talkend}
    is it travel if [I never left the hotel|it's {small} streets away|my {kin} drove|I only looked at maps]?
    [postcards|fridge magnets|ticket stubs|hotel soaps] are the best travel [souvenirs|memories|presents]. [always|my {kin} disagrees|fight me]
    [airport|station|ferry] [food|coffee|sunrise|small talk] is [part of travel|why I travel|the worst of travel]{?talkend}
    [window seat|aisle seat|middle seat|no seat at all] and [travel snacks|a travel pillow|zero travel plans]: [my kind of {weekday}|here we go|wish me luck]
    [my {kin}|{name}] plans travel [down to the minute|with a spreadsheet|on the day|by flipping a coin] and [it works|I let it happen|I love it|I worry]{?talkend}
    the best travel [story|mistake|meal|view] I have is from [{othercity}|a night bus|{year}|a wrong turn]{?talkend}
    travel [with kids|alone|by bus|in the rain|without a phone] [is a skill|builds character|made me patient|should be a school subject]{?talkend}
    [saving for|planning|postponing|dreaming up] [big|small|silly] travel plans[| again| for next year| with my {kin}]{?talkend}
    [booked|planning|dreaming of] travel to {othercity}[| with my {kin}| on a budget| next spring]{?talkend}
    [travel day|on the road|in a departure lounge]: [passport, snacks|two trains|three coffees|zero sleep], [let's go|wish me luck]
    [travel tips|travel advice] for {othercity}[| in winter| with little money| with my {kin}]?
    [back from|home from|just landed from] {othercity}. [travel broke me|best travel in years|washing machine, here I come]
    [slow|solo|cheap|night train] travel [is underrated|changed me|over package tours|is the only way]{?talkend}
    [my {kin}|{name}] travels light. I travel with [{small} bags|a pillow|half a pharmacy]{?talkend}
    [missing|really missing] travel{~lately}. [mostly the food|mostly the trains|even the airports]
    travel [photos|stories] from {year} [popped up|made me laugh|made me book something]{?talkend}
    is travel [insurance|sickness|panic before packing] [worth it|a thing|just me]?
    [three|two|five] days in {othercity}: [where to eat|what to skip|go or stay home]?
    [lost|found] my travel [card|pillow|adapter]{~past}{?endsigh}
    [work|family|weekend] travel to {othercity} [again|for the third time|with my {kin}]{?talkend}
  `,
}
