import type { Sheet } from '../grammar.ts'

/**
 * How what a community knows becomes a post: one frame, one thought, and so one clause of the community. Its own sheet
 * brings topics, good and bad (past, without a subject), doing (-ing), todo (bare), up, down, claim and fact (sentences),
 * asking (a question), spot.
 */
export const ENGLISH_POSTS: Sheet = {
  post_good: `
    [finally|just|somehow|today I|I actually|went and|casually] {good}{?endjoy}
    {good}{~withwho}{~past}{?endjoy}
    I {good}{~withwho} and {aftermath_good}
    {past} I {good}{?endjoy}
    [guess who|look who] {good}{~past}
    {up}[, so| and] {feel_good}
    {up}{?endjoy}
    {up}
    {open} {up}
    {open} I {good}{~past}
    took {effort} but I {good}
    [not sure how|no idea how|hard to explain], but {up}
    after [all this time|a slow start|some nagging|a lot of talk|weeks of nothing] I [finally|actually] {good}
    {doing}{~past} was [exactly what I needed|so good for me|pure peace|worth it|the best part of my week]
    {doing} {habit} is [my whole personality now|underrated|pure peace|all I want|the plan from now on|doing wonders for me]
    {spot} {past} was [lovely|just what I needed|worth the trip|quieter than I thought|even better than last time]{?endjoy}
    [went to|made it to|ended up at|headed to|spent the day at] {spot}{~withwho}{?endjoy}
    [small|tiny|big] [victory|win|milestone]: {good}{~past}
    [achievement unlocked|today's win|win of the day|win of the week]: {good}
    {joy}. {up}
    {joy}. I {good}{~past}
    [if you need me|for the rest of the day] I'll be {doing}
    [nothing beats|few things beat|hard to beat] {doing}{~habit}
    [thank you|shoutout|all love] to [whoever|the person who] told me to {todo}. {joy}
    [told|texted] {name} that I {good}. [got a thumbs up|three hearts came back|got a long voice note|silence so far|so many questions]
    [got to|managed to] {todo}{~past}{?endjoy}
    {up}. I'm [not crying|not over it|not even mad|a bit smug]
    I [used to hate|never saw the point of|was scared of|put off] {doing}. [not any more|now I can't stop|well, I was wrong|turns out I love it]
    {open} {doing}{~withwho} is [elite|the good stuff|my favourite thing|how I recharge|still the best plan]
    good [news|day|week] so far: {up}
    we {good}! [still can't believe it|late but still|ask me how]
    [I've|I have] never been [this|so] happy about {doing}
    [never change|thank you|bless you|see you again soon|hats off to you], {spot}
    [day {num}|week {small}] of {doing} and [I get it now|it's working|I feel great|no complaints]
    [my|the] [group chat|family|whole street] had to hear that I {good}
    [can't believe|still can't believe] I {good}{~past}
    [little|tiny] [joys|pleasures]: {doing}{~habit}
    [mood|current mood|vibe]: {doing}, [zero regrets|no plans|phone off|big smile]
    [proud to say|happy to report|pleased to announce] that I {good}
    [ten out of ten|full marks] for {spot} {past}
    [grateful for|thankful for|so glad about] {spot} [today|lately|this week]
    [the best thing about {weekday}|the best bit of my {weekday}|highlight of my week]? {doing}
    [now that|that's it,] {up}, [I can retire|I'm insufferable|my work here is done]
  `,
  post_bad: `
    {bad}{~past}{?endsigh}
    [somehow|of course I|just|I managed to|guess who|today I] {bad}{?endsigh}
    {past} I {bad}{?endsigh}
    {down}[, so| and] {feel_bad}
    {down}{?endsigh}
    {down}
    {open} {down}
    {open} I {bad}{~past}
    {down} and {aftermath_bad}
    tried to {todo}{~past}, {aftermath_bad}
    [went to|got to|queued outside|walked all the way to] {spot}{~withwho} for nothing: {down}
    [spent|wasted] [my lunch break|the whole evening|most of my day off|half the morning|half the weekend] {doing}. {sigh}
    [can we|why do we never] talk about [how|the fact that] {down}
    [turns out|just learned that|and now] {down}{?endsigh}
    {sigh}. {down}
    {sigh}. I {bad}{~past}
    I {bad}{~withwho} and {aftermath_bad}
    [am I the only one annoyed that|does anyone else mind that|how is nobody upset that] {down}?
    was [happily|quietly|just] {doing} and then I noticed: {down}
    [third|second|fifth] time [this week|this month|in a row] that {down}
    {name} [warned me|said this would happen|is never letting me forget it]: I {bad}
    [I|we] {bad}. again{?endsigh}
    [really|only] [wanted|hoped|meant] to {todo}{~past}. [didn't happen|maybe next time|no luck|not today apparently]
    [day {num}|week {small}] of {doing} and [I regret everything|nothing works|I'm tired|it shows]
    [update|small update|status]: {down}
    [lesson of the day|note to self|word of advice]: don't be me, who {bad}{~past}
    [classic me, I|of all people, I] {bad}{~past}
    [today's mistake|mistake of the week|this week's low point]: {bad}
    [I love {topic} but|big fan of {topic} but|no offence to {topic} but] {down}
    [let down by|betrayed by|at war with|nothing but trouble with] {topic}{~lately}
    [so tired of|fed up with|done with|over] {topic}{~lately}
    [why is|since when is|how is] it normal that {down}
    [not me|please tell me I'm not alone in|never thought I'd be] {doing} {hournow}
    [wish|if only] I hadn't [listened|hurried|looked away|said yes]. I {bad}{~past}
    [currently|right now I'm] {doing} and [hating every minute|regretting it|wondering why|losing the will to live]
    [the one day|the one time] I [plan ahead|feel ready|get up early], {down}
    [hours of my life|money|patience] I won't get back: {doing}
    {spot} {past} was [a mistake|chaos|grim|packed and sad|not the vibe]{?endsigh}
    [can't believe|still can't believe] {down}
    [give me strength|help|sos|send help], {down}
    [someone explain to me|explain to me|tell me] why {down}
  `,
  post_plain: `
    {doing}{~withwho}
    {doing}{~nowish}
    [currently|still|apparently I'm|quietly|mostly] {doing}
    {doing} [and listening to the rain|and loving it|and that's my [evening|plan|week|mood]|and ignoring my phone]
    [thinking about|looking forward to|putting off|back to|daydreaming about] {doing}
    [need to|should really|might|going to|trying to|planning to] {todo}{~soon}
    [tempted|about|off|getting ready] to {todo}{~soon}
    [promised {name} I'd|told {name} I'd|said I would] {todo}{~soon}
    [note to self|today's plan|to do list|weekend plan|{weekday} plan]: {todo}
    [at|back at|on the way to] {spot}{~withwho}
    [ended up at|found myself at] {spot}{~past}
    {fact}
    {open} {fact}
    [fun fact|did you know|today I learned]: {fact}
    [{name} asked me|somebody asked me|got asked] about {topic}{~past} and I [talked for {num} minutes|panicked|sent a spreadsheet|just said yes|had too many thoughts]
    [overheard|heard] at {spot}: "{claim}"
    [past me|my mum|my {year} self] would not believe I'm {doing}
    [thinking about|back on|reading about|down a rabbit hole about] {topic} [again|lately|instead of sleeping|this week]
    {small} [tabs|lists|notes] open about {topic}, [no|zero] [decisions|progress|regrets]
    [new|this week's] [routine|ritual|habit|mission]: {doing}{~habit}
    [been|I've been] {doing} since [{hour}|breakfast|lunch|this morning]
    [reading|bookmarking] [everything|a thread|too much] about {topic}{~nowish}
    [today's|this week's|tonight's] [topic|obsession|rabbit hole]: {topic}
    [any {city} people|who's] around to {todo}{~soon}? [I'll bring snacks|all levels welcome|say hi|come along]
    [{weekday}|{weekday} evening|another {weekday}], so naturally I'm {doing}
    [on the agenda|next up|this month's project|goal for the month]: {todo}
    [half|most|too much] of my [week|month|brain] goes to {topic} [now|these days|at the moment]
    [how it started|it started as]: a quiet evening. [how it's going|now]: {doing}
    [my screen time|my search history|my camera roll] is [all|mostly|just] {topic}
    [it's|it is] {hour} and I'm {doing}. [normal|as you do|this is fine|no questions please]
    {name} [got me into|keeps sending me videos about|won't stop talking about] {topic}
    [no plans|big plans|quiet plans] for the weekend: {doing}
    [one day|some day|eventually] I will {todo}. [today is not that day|watch this space|mark my words]
    [asked {name} to {todo}|{name} wants to {todo}]{~soon}, [we'll see|let's see how it goes|this could be good]
    [first|second|third] coffee, [then|and then] I'll {todo}
    [talked|chatted] about {topic} [with a stranger|on the train|all the way home|for an hour]{~past}
    [I've decided|it's decided|decision made]: I'm going to {todo}{~soon}
    [anyone who knows me|everyone I know] has heard me talk about {topic}
    [today I'm|this evening I'm|this weekend I'm] {doing}{~withwho}
    [went back to|had another look at|spent a minute on] {topic}{~past}
  `,
  habit: `
    [before|after|instead of] [lunch|breakfast|the news]
    every [morning|Sunday|other day|evening|spare minute]
    on [Sundays|rainy days|quiet mornings|weekday evenings]
    for [a change|an hour|fun]
    all winter
  `,
  weekday: `
    Monday
    Tuesday
    Wednesday
    Thursday
    Friday
    Saturday
    Sunday
  `,
  ask: `
    {askopen} {asking}?
    {asking}?[| {askclose}]
    {asking}?
    [honest question|genuine question|no wrong answers]: {asking}?
    [your best|your worst|your funniest|your first] [memory|story|photo] to do with {topic}?
    is it [normal|ok|wrong|weird] to {todo}?
    should I {todo}? [yes or no|talk me into it|talk me out of it|be honest]
    [how|when] do I [learn to|finally|ever get to] {todo}?
    is [anyone else|anybody here|everyone] {doing}{~nowish}?
    what's the [best|worst|hardest|funniest|strangest] part of {doing}?
    [where do you go for|what got you into|how did you get into|what would you tell a beginner about] {topic}?
    [recommend me|looking for|send me] a [good|beginner friendly|funny|short] {spotkind}[| please]
    is [anyone|anybody|someone] [in|near|around] {city} [into|thinking about|reading about] {topic}?
    I {good}{~past}. [now what|what next|where do I go from here]?
    I {bad}{~past}. [has this happened to you|what would you do|is this normal|how do I fix it]?
    [is it too late to|is it worth it to|would you ever] {todo}?
    [trying|want|need] to {todo}{~soon}, [any tips|where do I start|what should I know]?
    [who else thinks|does anyone agree|am I wrong or do you agree] that {claim}?
    [do you also think|would you say] {claim}?
    has anyone [here |]been to {spot}[| lately| recently| this year]? [worth it|how is it|busy]?
    [what do you all think of|thoughts on|opinions on] {topic}?
  `,
  spotkind: `
    podcast about {topic}
    blog about {topic}
    newsletter about {topic}
    video about {topic}
  `,
  take: `
    {thinker} {claim}
    {claim}. {rejoin}
    {claim}
    [people|more of us|most of us] [should|need to] {todo}
    [people who|friends who|those who] {todo} [are on to something|have a good life|have my respect]
    respect to [everyone|anyone] who [can|manages to|dares to|finds the time to] {todo}
    {claim}. [yes|sorry], even [in {city}|on a {weekday}|in winter]
    {doing} is [overrated|underrated|a personality trait|self care|harder than it looks|half the fun]
    [my one rule|rule one|all I know|a lesson from {name}]: {claim}
    [nobody tells you|they don't warn you|hardly anyone admits] that {claim}
    [still believe|more convinced than ever] that {claim}
    [said it before and I'll say it again|once more for the back row|I will keep saying it]: {claim}
    [petition|official petition|new law] to make everyone {todo}
    [you can tell a lot about a person by whether they|good people] {todo}
    [life hack|pro tip|free advice]: {todo}
    {topic}? [overrated|underrated|a scam|an art form|a lifestyle|misunderstood]. {rejoin}
    [the discourse about|the fuss about|all this talk about] {topic} is [tiring|deserved|hilarious|overdue]
    it's [{year2}|this late in the year] and people still [don't know|won't admit|argue] that {claim}
    [my dad|my old teacher|my neighbour|{name}] always says {claim}. [they have a point|wise words|I agree|took me years to see it]
  `,
  event_good: `
    {event}!! {joy}
    {event} [was|is] [everything|unreal|so good|better than expected|a proper moment|what dreams are made of]
    [watching|following|talking about] {event}{~withwho} and {feel_good}
    what a [moment|night|day] [for us|for everyone watching]. {event} [did not disappoint|had it all|was the highlight]
    [never forgetting|already missing] {event}. {joy}
    {open} {event} [made|saved] my [week|month|year]
    [everybody|half the queue|a stranger] at {spot} was [talking|going on|still talking] about {event}
    [called it|I called it|told you]. {event}! {joy}
    [my voice is gone after|I have no words for|goosebumps from] {event}
    [{name} and I|we] [lived for|cleared the whole day for|hugged strangers over] {event}{?endjoy}
    [if you missed|for those who missed|to everyone who skipped] {event}: [I'm sorry for you|you missed out|find the video]
    {event}, and [my {kin} cried too|the whole street cheered|I was right there|nobody slept]{?endjoy}
    [cried a bit at|screamed at|jumped up at|lost my voice over] {event}
    {event} [in {othercity}|from my sofa|with the whole street|at {spot}], [what a way to spend a {weekday}|no complaints|I was there]
    [ok|okay|right], {event} [lived up to it|was worth the wait|beats last year's|deserves all the praise]
    [woke up thinking about|went to bed happy after|can't stop talking about|told everyone at {duty2} about] {event}
    [more|we need more] days like {event}. {joy}
    [front row|window|sofa] seat for {event} and [loving it|happy as can be|I regret nothing]
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} [ruined|broke] [my day|my evening|the group chat]
    [so|well], {event} [is all we talk about|is a disaster|came as expected] and {feel_bad}
    {event}? [thanks for nothing|unbelievable|of course|in this economy]
    [I can't believe|still angry about|so sad about|can't get over] {event}{?endsigh}
    [I was about to {todo}|we were going to {todo}] and then {event}
    {open} {event} [was hard to watch|is a joke|left me cold|should not have happened like this]
    [the mood|the faces] at {spot} after {event}: [silence|grim|long|not great]
    not over {event}[| yet| at all]. {sigh}
    [nobody asked for|who wanted|I did not need] {event}[?| this week| today]
    {event} and [it's only {weekday}|I'm out of tea|my {kin} saw it coming|no one is surprised]
    [of all the things|out of everything] that could happen this week: {event}
    [{name}|my {kin}|everyone] [saw it coming|warned me]: {event}. {sigh}
    [trying not to|refusing to|too tired to] think about {event}{~lately}
    [cancelled my plans|changed my plans|stayed in] because of {event}
    [how do we|how does anyone] recover from {event}
    [a moment of silence|black armbands|thoughts] for everyone hit by {event}
    {event}: [worse than I feared|exactly as bad as it sounds|the gift that keeps on giving|two out of ten]
    [waiting for|still no] good news about {event}. {sigh}
    [my whole timeline|everyone I know|even {name}] is [down|upset|furious|speechless] about {event}
  `,
  event_plain: `
    [is anyone watching|is anyone following|who else is watching|who's following] {event}?
    [everyone is talking about|it's all about|the whole street is on about] {event}[ today|| again]
    [my timeline is|everything today is] {event} [and nothing else|and cats|and I don't mind]
    [late to|catching up on|just saw] {event}. [what did I miss|fill me in|someone explain]?
    [missed all the news about|heard nothing about|forgot about] {event} because I was {doing}
    [{name} texted|three people texted] me about {event} while I was {doing}
    [so,|about] {event}: [thoughts|where do we stand|good or bad|discuss]?
    [one thing about|my only thought on|first reaction to] {event}: [interesting|hm|about time|give it a week|let's wait and see]
    [waiting for|bracing for|reading up on] {event}{~nowish}
    [any news on|any word on|is there a live thread for|where do I follow] {event}?
    {event}, [explained by my {kin}|as told by {name}|in one picture|in three words]: [chaos|a mess|as expected|it's complicated]
    [half of {city}|my whole street|{duty2}] is on about {event}
    [turned on|switched on] the radio and it was nothing but {event}
    [no strong feelings|mixed feelings|too many feelings] about {event}
    [saving my opinion on|keeping quiet about|muting] {event} until {weekday}
    [bumped into {name}|met {name} at {spot}] and we talked about {event}
    [explaining|trying to explain] {event} to [my mum|{name}|my flatmate] is [a full time job|harder than I thought|going badly]
  `,
  share: `
    [good read|long read|good piece|great thread|useful notes] on {topic} {url}
    [wrote|posted|made] [something|a thing|a short piece] about {doing} {url}
    {fact}. [more here|full story|details|photos] {url}
    this [piece|guide|video|thread] on {topic} [is great|helped a lot|explains it all|made me laugh] {url}
    [posted|asked] about {topic} on {sub} and [the answers are gold|people were so kind|got roasted|learned a lot] {reddit}
    [if you want to|for anyone who wants to] {todo}, [start here|bookmark this|this helps] {url}
    [someone|a person] on {sub} says {claim}. {rejoin}
    {asking}? [found|saw] [one|an] answer [here|in this] {url}
    {sub} [is right|was right|convinced me]: {claim}
    {sub} [is full of|keeps coming back to|can't stop with] {topic} [today|this week|again] {reddit}
    [my favourite|the best|the funniest] thing I [read|saw] about {topic} this [week|month] {url}
    [for my fellow|for all the] {topic} [people|fans|nerds] {url}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
