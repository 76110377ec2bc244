import type { Sheet } from '../grammar.ts'

/** Answers say one thing, and nothing that the post they answer might contradict. */
export const ENGLISH_REPLIES: Sheet = {
  cheer: `
    [love|loving] [this|it|that for you|every word|the energy]
    [congrats|well done|nice one|yes|good work|lovely stuff|brilliant|amazing|get in|oh nice|so good]
    [so|really] [happy|pleased|glad|chuffed] for you
    [you|you totally|you so] [deserve|earned] [it|this|a nap|cake|the win]
    [this|that] [made me smile|is huge|is so cool|is class|is goals]
    [jealous|I'm inspired|in awe|proud of you]
    [what a|such a] [win|legend|star|day]
  `,
  comfort: `
    [oh no|ugh|noooo|ouch|oof|argh|gah|ah man|that's rough|yikes]
    [sorry|so sorry] [to hear that|you had that|about this|mate|friend]
    [been|I've been] there
    [literally same|same here|felt this|me too]
    [hang in there|hope it gets better|tomorrow will be better|it passes]
    [not|never] fun
    [hugs|thinking of you|solidarity|I feel you]
  `,
  reply_good: `
    {cheer}! [how long did it take|was it hard|was it worth it|was this your first time|how did you do it|what's your secret|are you going again]?
    {cheer}! [tell me everything|I want all the details|more photos please|you have to show me|teach me your ways|what a time to be alive]
    {cheer}{~amp}
    {cheer}, [honestly|seriously|truly|no joke] [the best thing on my timeline today|the best thing I read this week|you've earned a rest|it shows|I needed this|this made my {weekday}]
    {cheer}! [{name} will love this|showing this to {name}|sending this to {name}|my {kin} is the same]
    {cheer}, [{name} would approve|more of this please|my {kin} says hi|you're the happiest person I know]
    [okay|right|fine|well], now I [have to|want to|need to] {todo} [too|as well|myself]
    [wait|hold on|stop], [really|seriously|for real]? {cheer}
    [photos|pics|video|details] or it didn't happen[| haha| :)]
    [frame it|print it|put it on the fridge|tell your grandchildren|tell the local paper]{~amp}
    [how is this real|is this allowed|who gave you permission to be this lucky|leave some luck for the rest of us]{~amp}
    [my {kin}|{name}|everyone at {duty2}] [needs to see this|would cry|is going to love this|asked me to say well done]
    [saving|bookmarking|screenshotting] this for [a bad day|my {kin}|the next {weekday}|motivation]
    [ok|right], [where do I sign up|how do I get one of those days|what's the trick|when is the party]?
    [first good news of the {weekday}|best news in ages|exactly what I needed to read|a ray of light]{~amp}
    [some people have all the luck|this is the content I'm here for|you're on a roll|living the dream|teach a class|write a book about it|main character energy]{~amp}
    I read this {nowish2} and [smiled|grinned like a fool|felt better|got jealous]
    [next time|one day] [take me with you|I'm coming along|call me first|I want to be there]{~amp}
    [my {kin}|{name}] [did the same|said the same] [last month|last year|a while ago|in {year}]
    [my {kin}|{name}|my whole family] [would be so proud|is going to hear about this|wants to know how you did it]
  `,
  amp: `
    [seriously|honestly|haha|mate|my friend]
  `,
  reply_bad: `
    {comfort}. [happens to the best of us|happened to me last {weekday}|it got me in {year}|you're not alone|same boat here|my {kin} had the same]
    {comfort}, [maybe|next time|have you tried to] {todo}?
    {comfort}. [hope|I hope] [tomorrow is kinder|the rest of the week is better|someone makes you tea|they sort it out|you get some rest]
    {comfort}. [come round|call me|go for a walk|have some cake|put the kettle on|take the evening off][| and breathe|, you've earned it|, doctor's orders]
    {comfort}, [that's {topic} for you|blame {topic}|{topic} will do that]
    what did {name} say[| about it| when they heard]?
    [sending|have] [a virtual biscuit|a hug|cake|strength|my {kin}'s soup] {othersend}
    [at least|on the bright side], [it's a story now|it's nearly {weekday}|you made me laugh|it can't get worse]
    [I'd|anyone would] [sulk|hide|go straight to bed|eat a whole cake] after that
    [tell me you|please say you] [kept the receipt|took a photo|have a backup|laughed about it later]
    [the exact same thing|something like that] happened to [my {kin}|{name}|a friend in {othercity}] {past2}
    {comfort}. [why is it always {topic}|not {topic} again|every time with {topic}]
    [hm|well|hmm], [my fix was to|what helped me was to|in the end I had to] {todo}
    [laughing|crying|nodding] [because|since] [this was me {past}|I know the feeling|my {kin} said the same {past}]
    [can you get a refund|did anyone help|is it fixable|did you sleep at least|are you ok|what happened next]? {comfort}
    [I'd be|I would be] [furious|in tears|under a blanket|writing an angry email|halfway to {othercity}] [by now|in your place|honestly]
  `,
  othersend: `
    [from {city}|your way|right now|for the evening]
  `,
  reply_plain: `
    [didn't know you were into that|you never told me|you kept that quiet|news to me]{~amp}
    [my {kin} does that too|{name} swears by it|half of {othercity} does|we all do it secretly]
    [and|so], [what's the verdict|worth repeating|would you recommend it|yes or no]?
    [taking notes|listening|following this|popcorn ready][| with my {kin}| from {city}| as usual]
    [you make it sound easy|easier said than done|if only|one day for me too]{~amp}
    [long time no see|hey stranger|there you are], [how is {othercity}|how's your {kin}|all good|still at it]?
    [ooh|nice|oh|ha|haha|hmm|ah], [how did that go|how is it going|is it any good|do you do that often|since when|tell me more|where was this]?
    [same|me too|snap], [every {weekday}|most evenings|all the time|more often than I admit|ask my {kin}]
    we should {todo}, [right|no]?
    [which one|what kind] [is that|do you mean|are we talking about|would you pick]?
    was it [busy|good|quiet|crowded] there[| {past2}]?
    is it [busy|good|quiet|crowded] there[| these days]?
    [let me know|tell me|keep us posted] [how it goes|how you find it|if it works|when there's news]{~amp}
    [my sister|{name}|my dad] [said|always says] {claim}
    [this reminds me|oh, reminds me], I need to {todo}{~soon}
    [funny|weird], {name} [said the same|asked me the same|told me the same thing] {past}
    [count me in|I'm in|save me a seat|on my way][| as always| if there's cake| if {name} comes|, just say when]
    [how so|why though|how come|wait, really]?[| I thought it was the other way round| asking for my {kin}]
    haha [yes|true|guilty|fair][| as charged| and I regret nothing| every single time]
    [I can picture it|sounds about right|very you|sounds like my {weekday}|relatable]{~amp}
    [{city}|{othercity}] says hi[| by the way|, come visit|, we have the same problem]
  `,
  reply_answer: `
    [I|personally I|we] [would|always|usually|tend to] {todo}
    [try|start with|go for|can't go wrong with] {topic}
    [yes|yep|yeah|definitely|100%|for sure], I {good} [once|last year|a while ago] and [it helped|never looked back|would do it again]
    [no|nope|nah|not really|please don't]. I {bad} [last time|once|in {year}]
    [have you tried|what about|how about] {doing}?
    [depends|it depends|hard to say], [but|though] {claim}
    [don't|never|do not] {todo} [first|on your own|on a {weekday}]
    [ask at|check] {spot}, they [were|are] [so|really] [kind|helpful|patient]
    [check|search|have a look at] {sub}, [someone asked|there's a thread] [recently|last week]
    [following|commenting for later|also want to know|same question here|asking myself the same][| since {year}| for my {kin}|, bump|, thanks for asking]
    [I just|in the end I] {todo} and [hope|see what happens|it's usually fine]
    after {small} [tries|weeks|months] I [learned|decided] to {todo}
    [I'd|I would probably|maybe just] {todo}
    [dm me|drop me a message|call me|I'm around|happy to help], [been through it|did this last year|read too much about {topic}|I figured it out]
  `,
  reply_take: `
    [agree|agreed|this|exactly|so true|correct|louder], {claim}
    [disagree|hard disagree|hmm no|not sure|respectfully no|nah][|, and I'll die on this hill|, but I like the confidence|, ask anyone in {city}|, my {kin} would riot]
    [ok but|sure, but|counterpoint:|yes and] {claim}
    [says|spoken like] someone who never had to {todo}
    [my {year} self|{name}|my dad] would [argue with you|frame this|disagree loudly][| about {topic}]
    this [take|one] [aged well|is why I follow you|made me spit out my tea|is brave|belongs in a museum|cost you a follower, not me]{~amp}
    [half right|almost|partly]: {claim}
    [what about|and] {doing}? [does that count?|is that any better?|where does that fall?]
    [you might be right|not convinced|who knows|maybe][|, I'll think about it|, let me sleep on it|, ask me again on {weekday}|, {name} would know]
    [saying this out loud in {city}|someone had to say it|finally someone says it|put it on a t-shirt|tell that to my {kin}]{~amp}
  `,
  reply_back: `
    [thanks|thank you|cheers|aw thanks|ta] [so much|a lot|for this|for asking|everyone|{name}][|!| !| haha|, means a lot|, you made my day]
    [thanks|cheers|good shout], I'll {todo}{~soon}
    [haha|lol|ha|true|fair], [exactly|that's the thing|you get it|couldn't say it better|my {kin} said the same]
    [right|yeah|yes]?? [glad it's not just me|I thought I was alone|nobody believes me|tell that to my {kin}]
    [will do|noted|on it|deal][|, thank you|, report follows|, wish me luck|, watch this space]
    [good|great] [point|idea|shout|call], {doing} [might help|sounds good|is next on the list]
    [no|not yet|sadly no], [maybe {soon}|still waiting|one day|I keep putting it off|{name} talked me out of it]
    [come|join me|join us], we can {todo}{~soon}
    [oh|wait|hm], [really|didn't know that|tell me more|where did you hear that]?
    [at|it was at|near] {spot}, [so|really] [busy|quiet|lovely|cheap][| that day| in the end]
    took {effort}[| all in| I think|, give or take]
    [you're|you are] [too kind|the best|a star|so right][|, as always|, honestly| haha]
    [I know|I hear you], [but|still] {claim}
  `,
  quote_good: `
    [this|look at this|more of this please|yes to all of this]. {joy}
    [reading this|seeing this] [made my day|made me grin|was a treat|fixed my {weekday}|made me call my {kin}]{~amp}
    {cheer}, [and now I|so now I] want to {todo}
    [my people|the best of {topic}|this is why I'm here|everything I love about {topic}]
    [showing this to|sending this to|reading this out to] [{name}|my {kin}|everyone in {city}|the whole group chat][| immediately| right now| tonight]
    [so it is possible|there is hope|proof that {claim}|goals for {year2}]
  `,
  quote_bad: `
    [this|exactly this|painfully accurate|felt this one]. {sigh}
    [reading this|saw this] and {feel_bad}
    [so it's not just me|glad I'm not alone|there it is|and here I thought it was only me][| then|, {name}| in {city}]
    [anyone|everyone] who ever had to {todo} [knows|felt this|is nodding]
    [somebody please|can somebody] [fix this|do something|explain|give this person a hug][| today| already|, I beg you]
    [the replies under this|the comments here] are [too real|not helping|a support group|all my {kin}]
  `,
  quote_plain: `
    [interesting|hm|ok|oh], {claim}
    [adding to this|also|my two cents]: {claim}
    [this but|same but] I'm {doing}
    [good point|worth a read|saving this|sharing for later|one for {name}][|, {name}| for {weekday}|, more of this]
    [answering this one|my answer]: {todo}
    [tagging|reminds me of] {name}, who [said the same|asked about this|needs to see this|started it all]
    [didn't expect|was not expecting] to [hear|read] about {topic} [today|this week|before coffee]
  `,
  reply_official: `
    [hi|hello|hey] [there|{name}], [sorry|we're sorry] [to hear this|about the trouble|for the wait]. [please send us|could you dm us] [your order number|the details|a photo] and we'll [look into it|get it sorted|check {when3}] - {name}
    [thank you|thanks] [for the kind words|for letting us know|for being with us]! [enjoy|let us know how you like] [the|your] {product}
    [hi|hello], [our team|someone from our team] is [on it|looking at this now|working on a fix]. [updates|news] on our [status page|site] {url} - {name}
    [good|great] question! the {product} [will be back soon|ships to {city} from {weekday}|can be changed in the app|is in all shops]
  `,
  when3: `
    today
    right away
    this afternoon
    for you
  `,
}
