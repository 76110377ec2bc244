/** Words of mood by strength: 3 delight to -3 disgust. Inflected forms are written out, so that a look-up is enough. */
export const ENGLISH = `
3 amazing awesome excellent fantastic wonderful incredible brilliant perfect perfection outstanding superb magnificent
3 phenomenal spectacular marvelous marvellous fabulous terrific stunning gorgeous breathtaking sensational exceptional
3 flawless epic legendary best love loved loves loving lovely beautiful beautifully adore adored adores thrilled ecstatic
3 overjoyed delighted delightful blessed masterpiece heavenly divine glorious triumphant unforgettable mesmerizing
3 iconic bomb dope lit goat yay woohoo hooray yayyy yaay woot hurray yessss yesss favorite favourite fave bestest
3 luv looove awesomeness greatness superstar genius heaven paradise soulmate extraordinary impeccable sublime stellar
2 great good happy happily happiness glad joy joyful joyous enjoy enjoyed enjoying enjoyable enjoys excited exciting
2 excitement excites thankful thanks thank thankyou grateful gratitude appreciate appreciated appreciation congrats
2 congratulations congratulation congratz proud pride impressive impressed impress nice cool sweet cute adorable pretty
2 handsome charming elegant win wins winner winning winners won victory victorious champion champions success successful
2 successfully succeed celebrate celebrated celebrating celebration fun funny hilarious laugh laughing laughs laughed
2 laughter smile smiling smiles smiled cheers cheerful hug hugs kiss kisses admire admired inspiring inspired
2 inspiration inspirational inspires inspire motivated motivation motivating delicious yummy tasty yum scrumptious
2 recommended recommend recommends superior refreshing relaxing relaxed paradise peaceful peace blessing blessings
2 hope hopeful hopefully optimistic optimism confident passion passionate talented talent gifted magical magic
2 wow whoa psyched stoked pumped hyped eager anticipating romantic sexy hot hottest stunner beauty beauties
2 rocks rocked rocking slay slays slayed slaying killed_it nailed_it on_point on_fire well_done good_job great_job
2 good_luck can't_wait cant_wait looking_forward so_excited so_happy thank_you love_you miss_you_too feel_good feels_good
2 happy_birthday good_morning much_love highly_recommend worth_it well_deserved so_proud made_my makes_me_happy
2 welcome bravo kudos props respect respected honor honored honour honoured privilege privileged treasure treasured
2 generous generosity kind kindness kindest caring compassionate friendly helpful supportive loyal loyalty faithful
2 bright brighter sunshine sunny vibrant lively energetic fresh festive merry jolly bliss blissful euphoric
2 haha hahaha hahahaha lol lmao lmfao rofl hehe hehehe xoxo bff bae ily ilysm tysm ty thx tks tgif
2 hero heroes heroic brave bravery courage courageous strong strength powerful triumph glory prosperous prosperity
2 wonderfully amazingly perfectly brilliantly greatly gladly fantastically incredibly_good pleasure pleased pleasing
2 pleasant pleasantly satisfying satisfied satisfaction fulfilling rewarding reward treat treats bonus jackpot
2 classy stylish chic glamorous dazzling radiant comfy cozy comfortable cosy fab fabulously gem gems
2 goodness sweetest nicest cutest prettiest coolest funniest happiest greatest finest smartest bestie besties
2 improved improvement improving improves upgrade breakthrough innovative smart clever wise intelligent
2 rejoice rejoicing cherish cherished ador blast thrill thrilling riveting captivating enchanting
1 like liked likes liking better well fine ok okay interesting interested interest fans fan support supporting supports
1 supported safe safely secure easy easily simple useful effective efficient quality valuable worth worthy
1 free gift gifts prize prizes bonus special unique rare fancy luxury ready yes yep yeah yea yup yesss agree agreed
1 agrees right correct true truth honest honestly_good help helps helped helping solved solution fix_it
1 gain gains gained benefit benefits advantage achieve achieved achievement accomplish accomplished accomplishment
1 promote promotion promising popular famous top tops lead leads leading grow growing growth
1 care cares hopes wish wishes wishing dream dreams trust trusted believe faith luck lucky calm gentle warm
1 clean clear healthy fit active positive positivity positively alive energy rich creative fair justice
1 friend friends family together weekend vacation holiday holidays party parties dance dancing sing singing music
1 summer beach birthday christmas wedding graduation concert festival trip adventure sunset chocolate coffee pizza
1 tomorrow_night see_you join share shared excited_for first_time new brand_new finally legit solid decent neat
1 praise praised praising approve approved endorse endorsed welcome_back convincing entertaining entertained
1 wins_again comeback rescue rescued saved saves saving survive survived recover recovered recovery relief relieved
1 amused amusing intriguing fascinating fascinated curious favor favour generous liberty freedom wealth
1 goodnight morning gm cheering cheered applause clap yasss yass yas gg fire bless blessed_day peaceful_day
-1 tired sleepy bored boring slow late delay delayed delays wait waiting missed miss missing misses busy cold
-1 hard difficult difficulty tough problem problems issue issues trouble error errors bug bugs mistake mistakes
-1 doubt doubtful doubts unsure uncertain confused confusing confusion weird strange odd awkward random
-1 expensive overpriced costly cheap lack lacking lacks lost lose loses losing loser losers loss losses defeat defeated
-1 wrong bad_luck less unable weak weakness poor poorly small dull plain average mediocre meh blah
-1 stop stopped quit quitting cancel canceled cancelled cancelling refuse refused reject rejected rejects ban banned
-1 against avoid blame blamed blames complain complaining complains complaint complaints criticism criticize criticized
-1 concern concerned concerns worry worried worries worrying nervous anxious anxiety stress stressed stressful tense
-1 fear fears scared scary afraid fright creepy eerie alone lonely loneliness homesick sorry apologize apologies
-1 sad_to unfortunately unfortunate sadly regret regrets regretting alas oops ouch ugh sigh smh tbh_not whatever
-1 noise noisy loud mess messy dirty broken break_down broke breaks crash crashed crashes crashing fail fails failed
-1 limited shortage deny denied denies denial accuse accused accuses accusation controversial controversy scandal
-1 unclear irrelevant unnecessary useless pointless waste wasted wasting spam rude silly childish immature
-1 injured injury injuries hurt hurts hurting pain painful sore sick ill fever flu cough headache migraine
-1 monday mondays homework exam exams traffic hangover rain rainy insomnia bills taxes debt funeral hospital
-1 fake fraud lie lies lied lying liar liars cheat cheated cheating cheater steal stole stolen thief theft
-1 suspicious biased bias unfair unjust guilty shame shameful ashamed embarrassed embarrassing embarrassment
-1 cut cuts cutting drop dropped drops fall falling fell down decline declined declining worse warning warn warned
-1 threat threats threaten threatened threatening risk risks risky danger dangerous unsafe emergency evacuate
-1 protest protests riot riots conflict conflicts clash clashes fight fights fighting argue arguing argument dispute
-1 unhappy upset dislike disliked dislikes annoyed annoying annoys annoy irritated irritating bother bothered bothers
-1 forget forgot ignore ignored ignoring ignores ignorant ignorance naive lazy selfish greedy greed jealous jealousy
-1 can't couldn't won't don't didn't doesn't isn't wasn't never nothing nobody none lonely_night no_one not_sure
-1 damn dang hell crap darn bloody screwed freaking frickin sucks_to cringe cringey yikes nope nah
-2 bad sad sadness angry anger mad furious rage raging outrage outraged outrageous hate_it terrible_at depressed
-2 depressing depression miserable misery heartbroken heartbreaking heartbreak devastated devastating devastation crying
-2 cry cries cried tears sob sobbing weep disappointed disappointing disappointment disappoints disappoint letdown
-2 sucks suck sucked sucky stupid stupidity idiot idiots idiotic dumb dumbass moron morons moronic fool fools foolish
-2 ridiculous absurd nonsense bullshit bs crappy lame pathetic trash garbage rubbish junk joke_of shitty shit
-2 fuck fucking fucked fuckin wtf stfu fml gtfo bitch bitches bastard ass asshole assholes dick douche jerk scum
-2 ugly nasty gross disgusting disgusted disgust sickening vile filthy stinks stink stinky horrid dreadful
-2 awful terrible horrible horribly terribly atrocious appalling abysmal pitiful tragic tragedy disaster disastrous
-2 nightmare hellish catastrophe catastrophic crisis chaos chaotic ruin ruined ruins ruining destroy destroyed destroying
-2 destruction damage damaged damages kill kills killing killed killer die dies died dying dead death deaths deadly
-2 murder murdered murderer murders terror terrorist terrorists terrorism attack attacked attacks attacking bomb_attack
-2 bombing bombings shooting shootings gunman massacre slaughter genocide war wars violence violent abuse abused abusive
-2 abuser rape raped rapist assault assaulted harassment harass harassed bully bullied bullying racist racism sexist
-2 sexism bigot bigots bigotry homophobic hatred evil cruel cruelty brutal brutality vicious ruthless toxic
-2 corrupt corruption crooked criminal criminals crime crimes illegal guilty_of jail prison arrested arrest convicted
-2 victim victims suffer suffered suffering suffers agony torture tortured hopeless helpless worthless failure failures
-2 betray betrayed betrayal abandoned abandon neglect neglected lonely_and reject_me unbearable unacceptable
-2 incompetent incompetence clueless delusional insane crazy_bad psycho hypocrite hypocrites hypocrisy coward cowards
-2 cowardly disgrace disgraceful disrespect disrespectful offensive offended insult insulted insulting insults mock
-2 mocking cancer disease ebola virus infected infection poison poisoned toxic_people flop flopped overrated underwhelming
-2 unreliable unprofessional scam scams scammer scammers ripoff rip_off robbed robbery broke_my not_good not_happy
-2 not_working doesn't_work don't_like don't_want no_fun not_funny no_sense so_sad so_tired too_bad so_bad pissed
-2 pissed_off fed_up sick_of tired_of gave_up give_up let_down go_away shut_up hate_when worst_part fuming livid
-2 frustrated frustrating frustration fuckery irritates infuriating infuriated bitter resent resentment grumpy
-3 hate hated hates hating worst despise despised loathe loathed detest abomination horrific horrifying horrendous
-3 unforgivable inhumane barbaric monstrous nazi nazis isis suicide suicidal scumbag motherfucker cunt retard retarded
-3 disgustingly revolting repulsive repugnant hateful heinous sadistic evil_people fuck_you fuck_off screw_you
`
/** What makes the next word weigh more, or less. */
export const BOOSTERS = `
1.3 very really so extremely absolutely totally completely incredibly insanely super truly deeply highly hella mad
1.3 fucking freaking damn way too such most utterly seriously genuinely especially remarkably
0.6 kinda kind_of sorta somewhat slightly little bit pretty fairly rather almost barely hardly partly
`
/** What befalls a thing or a person by mischance; each can stand beside nothing but nice words. */
export const MISHAPS = `
spilled spilt stained ripped shattered smashed cracked scratched dented burnt burned tripped slipped stubbed sprained
`
