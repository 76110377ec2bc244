import type { Sheet } from '../grammar.ts'

export const ENGLISH_REPLIES: Sheet = {
  cheer: `
    [love|loving] [this|it|that for you|to see it|the energy]
    [congrats|well done|nice one|yes|good work|lovely stuff|brilliant|amazing|get in|oh nice|so good]
    [so|really] [happy|pleased|glad|chuffed] for you
    [you|u] [deserve|earned] [it|this|a nap|cake]
    [this|that] [made me smile|is huge|is so cool|is class|is goals]
    [jealous|I'm inspired|in awe|proud of you]
    [what a|such a] [win|legend|star|day]
  `,
  comfort: `
    [oh no|ugh|noooo|ouch|oof|argh|gah|ah man|that's rough|yikes]
    [sorry|so sorry] [to hear that|you had that|about this|mate|friend]
    [been|I've been] there
    [same|literally same|same here|felt this|me too]
    [hang in|hope it gets better|tomorrow will be better|it passes]
    [not|never] fun
    [hugs|thinking of you|solidarity|I feel you]
  `,
  reply_good: `
    {cheer}! [how long did it take|was it hard|was it worth it|is this your first time] {doing}?
    {cheer}! so [how was it|tell me everything|what changed], I've been {doing} all week
    {cheer}, I [still have to|should|want to|need to] {todo} {soon}
    {cheer}. [last time I|when I tried,] {bad}
    {cheer}! [same here|good day here too|likewise]: {up}
    [meanwhile I|and here I am, I] {bad}{~when}. {cheer}
    {cheer}, [big fan of {topic}|team {topic} forever|more {topic} please|{topic} people are the happiest]
    [ok|okay] now I [have to|want to] {todo} {soon}
    [wait|hold on], [really|seriously|you too]? I {good} {when}
    {cheer}. [next time|next up]: {todo}?
    [photos|pics|video|details] or it didn't happen. {cheer}
    [tell|ask] {name} about it, [they|she|he] {good} {when}
    {cheer}!! {doing} {withwho} is [the best|undefeated|good for the soul|always worth it]
  `,
  reply_bad: `
    {comfort}. I {bad} {when}, [so you're not alone|so same boat|if that helps]
    {comfort}, [did you try to|maybe|next time] {todo}?
    {comfort}. [same here|you're not alone|not just you]: {down}
    {comfort}. [hope|I hope] you [get to|can still] {todo} {soon}
    [honestly|tbh], {down}. {comfort}
    {comfort}. [come round|call me|go for a walk|have some cake], then {todo}
    {comfort}, [that's {topic} for you|blame {topic}|{topic} will do that]
    [this is|that's] why I [stopped|avoid|take breaks from] {doing}. {comfort}
    what did {name} say? {comfort}
    {comfort}. [why is it always {topic}|not {topic} again|every time with {topic}]
    [hm|well|hmm], [my fix was to|what helped me:] {todo}
  `,
  reply_plain: `
    [ooh|nice|oh|ha|haha|hmm|ah], I was {doing} {when} too
    [same|me too|snap], [but|except] I {good}
    [you|we] should {todo} [together|{soon}|sometime|and report back]
    [which one|what kind] [is that|do you mean|are we talking about|would you pick]? I'm {doing}
    [right|yes|ah], {fact}
    [is it|was it] [busy|good|worth it|the one] at {spot}?
    [let me know|tell me|keep us posted] [how it goes with {topic}|when you {todo}|if you {todo}]
    [my sister|{name}|my dad] [said|always says] {claim}
    [this reminds me|oh, reminds me], I need to {todo} {soon}
    [funny|weird], {name} was {doing} {when} as well
    [count me in|I'm in|save me a seat|on my way]. we [could|should] {todo} {soon}
    [depends|I guess], {claim}
    [how so|why though|how come|wait, really]? I thought {claim}
    haha [yes|true|guilty], {fact}
  `,
  reply_answer: `
    [I|personally I|we] [would|always|usually|tend to] {todo}
    [try|start with|go for|can't go wrong with] {topic}, {claim}
    [yes|yep|yeah|definitely|100%|for sure], I {good} {when} [and it helped|that way|no problem]
    [no|nope|nah|not really|please don't], I {bad} [doing that|that way|last time]
    [have you tried|what about|how about] {doing}{~when2}?
    [depends|it depends|hard to say], [but|though] {claim}
    [don't|never|do not] {todo} [first|on your own|on a {weekday}], {down}
    [ask at|check|there's a good one near|go to] {spot}, [they were|super] [kind|helpful|cheap|patient] {when}
    [check|search|have a look at] {sub}, [someone asked|there's a thread] {when}
    [following|commenting for later|also want to know]. {down}
    [tell them you|I just] {todo} and [hope|see what happens|it's usually fine]
    after {small} [tries|weeks|months] I [learned|decided] to {todo}. [it helped|no regrets|give it time]
    [I'd|probably|maybe] {todo}. {claim}
  `,
  reply_take: `
    [agree|agreed|this|exactly|so true|correct|louder], {claim}
    [disagree|hard disagree|hmm no|not sure|respectfully no|nah], {claim}
    [ok but|sure, but|counterpoint:|yes and] {claim}
    [says|spoken like] someone who [never had to|wants to] {todo}
    [I|we] {bad} {when} because [of exactly this|I believed that]
    [my {year} self|{name}|my dad] would [argue with you|frame this|disagree loudly] about {topic}
    [this take|this] [aged well|is why I follow you|made me spit out my tea|is brave]. {claim}
    [half right|almost|partly]: {claim}
    as someone who {good} {when}, [can confirm|I feel seen|I feel attacked]
    [what about|and] {doing}? [that counts|does that count|same thing really]
    [you might be right|not convinced|who knows|maybe]. {claim}
  `,
  reply_back: `
    [thanks|thank you|cheers|aw thanks|ta] [so much|a lot|{~x2}for this|for asking]! I'll {todo} {soon}
    [haha|lol|ha|true|fair], [exactly|that's the thing], {claim}
    [right|yeah|yes]?? {fact}
    [will do|noted|on it|deal], [going to|I'll] {todo} {soon}
    [good|great] [point|idea|shout|call], {doing} [might help|sounds good|is next on the list]
    [no|not yet|sadly no], {down}
    [come|join me|join us] {soon}, we can {todo}
    [oh|wait|hm], [really|didn't know that|tell me more]? I {bad} {when}
    [at|it was at|near] {spot}, [so|really] [busy|quiet|lovely|cheap]
    [about|took] {effort} [all in|I think|give or take], [but|and] {up}
    [you're|ur] [too kind|the best|a star|so right]. {todo} with me {soon}?
    [I know|I hear you], [but|still] {claim}
  `,
  x2: `
    again
  `,
  quote_good: `
    {cheer}. {claim}
    [this|look at this|more of this please]. {up}
    [reading this|seeing this] while {doing} [made my day|made me grin|was a treat]
    {cheer}, [and now I|so now I] want to {todo} {soon}
    [my people|the best of {topic}|this is why I'm here]. {fact}
  `,
  quote_bad: `
    [this|exactly this|painfully accurate]. {down}
    {comfort}. {claim}
    [reading this|saw this] while {doing} and {feel_bad}
    [so it's not just me|glad I'm not alone|there it is]: {down}
    [everyone|anyone] who had to {todo} {when} [knows|felt this|is nodding]
  `,
  quote_plain: `
    [interesting|hm|ok|oh], {claim}
    [adding to this|also|my two cents]: {claim}
    [this but|same but] I'm {doing}
    [good point|worth a read|saw this {when}]. {fact}
    [answering this one|my answer]: {todo}, [always|obviously|then {todo}]
    [tagging|reminds me of] {name}, who {good} {when}
  `,
  reply_official: `
    [hi|hello|hey] [there|{name}], [sorry|we're sorry] [to hear this|about the trouble|for the wait]. [please send us|could you dm us] [your order number|the details|a photo] and we'll [look into it|get it sorted|check {when3}] - {name}
    [thank you|thanks] [for the kind words|for letting us know|for being with us]! [enjoy|let us know how you like] [the|your] {product}
    [hi|hello], [our team|someone from our team] is [on it|looking at this now|working on a fix]. [updates|news] on our [status page|site] {url} - {name}
    [good|great] question! [the|our] {product} [is back in stock {soon}|ships to {city} from {weekday}|works with both sizes|can be changed in the app]
  `,
  when3: `
    today
    right away
    this afternoon
    for you
  `,
}
