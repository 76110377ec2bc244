import type { Sheet } from '../grammar.ts'

/** How what a community knows becomes a post. Its own sheet brings: topics, good, bad, doing, todo, up, down, claim, asking, spot. */
export const ENGLISH_POSTS: Sheet = {
  post_good: `
    [finally|just|somehow|today I|I actually|went and|casually] {good}{~when}{?endjoy}
    {good}{~withwho} {when}, {aftermath_good}
    I {good}{~withwho} and {aftermath_good}
    {up}[, so| and] {feel_good}
    {up}{?endjoy}
    {open} {up}
    took {effort} but I {good}
    after {small} [tries|weeks|evenings|attempts|months], {up}
    {doing} {when} was [exactly what I needed|so good for me|the dream|pure peace|worth it]
    {doing} {when2} is [my whole personality now|underrated|pure peace|all I want|the plan from now on]
    [went to|stopped by|ended up at|popped into|spent the day at] {spot}{~withwho}. {up}. {joy}
    {up}. also {good}{~when}{?endjoy}
    {good} and then {good}. [who am I|what a day|productive or what|look at me go|not bad for a {weekday}]
    [small|tiny|big] [victory|win|milestone]: {good}{~when}
    [me|me, a genius|me {when}]: {good}. [also me|narrator]: {down}. [still|but] {joy}
    {joy}. {up}
    [if you need me|for the rest of the day] I'll be {doing}
    [nothing beats|few things beat|hard to beat] {doing}{~when2}. {up}
    [thank you|shoutout|all love] to [whoever said|the person who told me] to {todo}. {up}
    remember when I {bad}? [well,|anyway,|good news:] {up}
    [last month|a week ago|yesterday] I {bad}. [today|now|this week] {up}
    [day {num}|week {small}] of {doing}: {up}
    [told|texted] {name} [I|that I] {good} [and got|and all I got was] [a thumbs up|three hearts|a voice note|silence|so many questions]
    [got to|managed to] {todo} {when}{?endjoy}
    {up}{~when}. I'm [not crying|not over it|not even mad|a bit smug]
    I [used to hate|never saw the point of|was scared of|put off] {doing}. now {up}[| and {feel_good}]
    {open} {doing} {withwho} is [elite|the good stuff|my favourite thing|how I recharge|still the best plan]
    good [news|day|week] for {topic}: {up}
    [I|we] {good}! [{small} years|{num} days] [in the making|ago I couldn't|late but still]
  `,
  post_bad: `
    {bad}{~when}. {sigh}
    [somehow|of course I|just|I managed to|guess who|today I] {bad}{~when}{?endsigh}
    {down}[, so| and] {feel_bad}
    {down}{?endsigh}
    {open} {down}
    {down}{~when} and {aftermath_bad}
    tried to {todo} {when}, {aftermath_bad}
    [went to|got to|queued outside|walked all the way to] {spot}{~withwho} and {down}. {sigh}
    [spent|wasted] [hours|the whole evening|most of my day off|{small} hours|half the weekend] {doing}, [only to find|only to learn that|and of course] {down}
    {down}. [and|also] I {bad}{?endsigh}
    [can we|why do we never] talk about [how|the fact that] {down}
    [turns out|just learned that|and now] {down}{?endsigh}
    [I was|was] meant to {todo} {soon} but {down}
    [day {num}|week {small}] of {doing}: {down}. {sigh}
    [dear {topic} people|dear {topic} department|to whoever is in charge of {topic}], {down}. [please fix|why|explain yourselves|I'm begging]
    {sigh}. {down}
    I {bad}{~withwho} and {aftermath_bad}
    [is it just me or|anyone else feel like|am I cursed or has it been a week where] {down}?
    was [happily|quietly|just] {doing} when [of course |]{down}
    [third|second|fifth] time [this week|this month|in a row] that {down}. {feel_bad}
    {name} [warned me|said this would happen|is never letting me forget it]: {bad}
    [I|we] {bad}. again{?endsigh}
    [really|so] [wanted|hoped|planned] to {todo} {when}. instead I {bad}
    {down}, {bad}, [and it's only {weekday}|and I'm out of snacks|and now it's raining|so that's me done]
  `,
  post_plain: `
    {doing}{~withwho}{~when}
    [currently|still|apparently I'm|quietly|mostly] {doing}[| {when}| and listening to the rain| instead of sleeping| for the [third|fourth|fifth|tenth] time this week]
    [thinking about|looking forward to|putting off|back to|daydreaming about] {doing}{~when2}
    [need to|should really|might|going to|trying to|planning to] {todo} {soon}
    [tempted|about|off|getting ready|promised {name} I'd be the one] to {todo}{~soon}
    {todo} or {todo}? [decisions|tough one|can't do both|the eternal question|coin toss it is]
    [note to self|today's plan|to do list|weekend plan|{weekday} plan]: {todo}, {todo}[|, nap|, tea|, repeat]
    [went to|at|stopped by|sitting in|on the way to] {spot}{~withwho}. {fact}
    {fact}[|. {fact}]
    {good}{~when}. now {doing}
    [{name} asked me|somebody asked me|got asked] about {topic} {when} and I [talked for {num} minutes|panicked|sent a spreadsheet|just said yes|had too many thoughts]
    [overheard|heard] at {spot}: "{claim}"
    [my {year} self|past me|my mum] would not believe I'm {doing}
    [thinking about|back on|reading about|down a rabbit hole about] {topic} [again|lately|instead of sleeping|this week]
    {small} [tabs|lists|notes] open about {topic}, [no|zero] [decisions|progress|regrets]
    [so|ok so] I {good}, then {bad}. [balance|swings and roundabouts|net zero|that's {weekday} for you|a mixed bag]
    [new|this week's] [routine|ritual|habit|mission]: {doing} {when2}
    [been|I've been] {doing} since {hour}. {fact}
    [reading|bookmarking] [everything|a lot|a thread|too much] about {topic} {when}. {fact}
    [today's|this week's|tonight's] [topic|obsession|rabbit hole]: {topic}. {fact}
    {open} {fact}
    [any {city} people|who's] around to {todo} {soon}? [I'll bring snacks|all levels welcome|say hi|come along]
    {fact}. [I|and I] [keep|don't mind|like] {doing} [anyway|even so|all the same]
  `,
  when2: `
    [before|after|instead of] [work|lunch|bed|coffee|the news]
    every [morning|Sunday|other day|evening|spare minute]
    on [Sundays|rainy days|the train|weekday evenings]
    for [no reason|an hour|fun|the first time in months]
    again
    with the window open
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
    {askopen} {asking}? {askclose}
    [your best|your worst|one honest|the laziest] [tip|mistake|opinion|purchase|memory] [about|to do with] {topic}?[| {askclose}]
    is it [normal|ok|wrong|weird] to {todo} {when2}?
    [should I|do I] {todo} or [just |]{todo}?
    [how|when] did you [first|learn to|finally|start to] {todo}?
    {down}. {asking}?
    [anyone else|who else is|is everyone] {doing} {when2}?
    [trying|want|need] to {todo} {soon}. {asking}?
    [which is|what's] [better|worse|harder]: {doing} or {doing}?
    [recommend me|looking for|send me] [a|one] [good|beginner friendly|cheap|quiet] {spotkind} [in|near|around] {city}[?| please| {askclose}]
    {good}{~when}. [now what|what next|is that normal|where do I go from here|what would you do]?
    [does|will] it [ever|really] [get easier|matter] if you {todo}? {askclose}
  `,
  spotkind: `
    podcast about {topic}
    spot for {topic}
    shop for {topic}
    group for {topic}
    newsletter about {topic}
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. {rejoin}
    {claim}. {rejoin}
    {claim}
    {claim} and {claim}
    [people|beginners|most of us] [should|need to] {todo} [more|less|before they complain|at least once]. {claim}
    [people who|friends who|those who] {todo} [get it|understand|know the feeling|have my respect]
    respect to [everyone|anyone|people] who [can|manage to|dare to] {todo}
    {claim}. [yes|sorry], even [in {city}|on a {weekday}|in winter|at this hour]
    {doing} is [overrated|underrated|a personality trait|self care|harder than it looks|half the fun]. {claim}
    {fact}. {thinker} {claim}
    [my one rule|rule one|all I know|a lesson from {name}]: {claim}
    [there are two kinds of people|two types of person]: those who {todo} and those who {todo}
    [nobody tells you|they don't warn you|hardly anyone admits] that {claim}
  `,
  event_good: `
    {event}!! {joy}
    {event} [was|is] [everything|unreal|so good|better than expected|a proper moment|what dreams are made of]. {up}
    [watching|following|talking about] {event} {withwho} and {feel_good}
    what a [moment|night|day] [for {topic}|for us|for everyone watching]. {event} [did not disappoint|had it all|was the highlight]
    {up}. {event} [we will remember|forever|you beauty|thank you]
    [I|we] {good} [because of|in honour of|right before] {event}{?endjoy}
    {open} {event} [made|saved] my [week|month|year]
    [everybody|half the queue|a stranger] at {spot} was [talking|going on|still talking] about {event}. {joy}
    [called|predicted|dreamed] it. {event}! {up}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} [ruined|broke] [my day|my evening|the group chat]. {down}
    [so|well] {event} [happened|is a disaster|went as expected] and {feel_bad}
    {event}? [thanks for nothing|unbelievable|of course|in this economy]. {down}
    [not|I can't believe] {event}{~when}{?endsigh}
    [I was|we were] about to {todo} and then {event}. {sigh}
    {open} {event} [was hard to watch|is a joke|left me cold|should not have happened like this]
    [the mood|the faces] at {spot} after {event}: [silence|grim|long|not great]
    not over {event}[| yet| at all]. {sigh}
  `,
  event_plain: `
    [who's|anyone] [watching|following|going to|up for] {event} {soon}?
    {event} [starts|is on|is trending|again], so I'm {doing}
    [thoughts on|so,|about] {event}: {claim}
    {event}, [day {small}|part {small}|still]. {doing} in the meantime
    [my timeline is|everything today is] {event} [and nothing else|and cats|and I don't mind]
    {event}, apparently. {fact}
    [late to|catching up on|just saw] {event}. {asking}?
    [skipped|missed|slept through] {event} because I was {doing}
    [{name} texted|three people texted] me about {event} while I was {doing}
    {event}: [one thing I noticed|quick thought|first reaction]? {claim}
  `,
  share: `
    [good read|worth your time|saving this|great thread|interesting]: {claim} {url}
    [wrote|posted|made] [something|a thing|a short piece] about {doing} {url}
    {fact}. [more here|full story|details|photos] {url}
    this [piece|guide|video|thread] on {topic} [is great|helped a lot|explains it all|made me want to {todo}] {url}
    [posted|asked] [this|about it] [on|over at] {sub} {when} and [the answers are gold|people were so kind|got roasted|learned a lot] {reddit}
    [if you|for anyone who wants to] {todo}, [start here|bookmark this|this helps] {url}
    [someone|a person] on {sub} says {claim}. {rejoin}
    {asking}? [found|saw] [one|an] answer [here|in this] {url}
    {sub} [is right|was right|convinced me]: {claim}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
