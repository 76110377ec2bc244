import type { Sheet } from '../grammar.ts'

/** How what a German community knows becomes a post, and what its people write about otherwise. */
export const GERMAN_POSTS: Sheet = {
  when: `
    [gestern|vorgestern|gestern Abend|heute früh|heute Mittag|heute|eben|am Montag|am Dienstag|am Mittwoch|am Donnerstag|am Freitag|am Samstag|am Sonntag]
    [Montag|Dienstag|Donnerstag|Samstag|Sonntag][mittag|abend|nacht| früh]
    [vor|nach] [der Arbeit|dem Frühstück|der Uni|dem Regen|dem Training|dem Duschen|der Schicht|dem Einkauf]
    [um {hour} Uhr|gegen {hour}|kurz vor Mitternacht|in der Pause|auf dem Heimweg|zwischen zwei Terminen]
    [neulich|letztens|am Wochenende|letzte Woche|vor {small} Tagen|diese Woche|ganz spontan]
  `,
  soon: `
    [morgen|übermorgen|am Wochenende|am Freitag|am Samstag|am Sonntag|am Montag|heute Abend|bald|im Sommer|im Herbst|im Urlaub]
    [Samstag|Sonntag|Freitag][mittag|abend| früh]
    morgen [früh|Mittag|Abend]
    [nächste Woche|irgendwann|vor Monatsende|nach den Feiertagen|im Juni|im September|demnächst|nach dem Umzug]
  `,
  withwho: `
    mit [meiner Schwester|meinem Vater|meiner Cousine|Oma|{name}|{name} und {name}|den anderen|dem Mitbewohner|zwei Kollegen|der Nachbarin|meinem Schwager|einem Fremden|der halben Familie]
    mit [meiner Mutter|meinem Bruder|der Gruppe|alten Freunden]
  `,
  joy: `
    [was für|so] [ein Tag|ein Abend|eine Freude|ein Glück|eine Woche|ein Genuss|ein Moment]
    [richtig|ziemlich|wirklich|so] [glücklich|stolz|zufrieden|happy|gerührt|froh|erleichtert]
    [herrlich|läuft|zehn von zehn|mehr davon|gerne wieder|nehm ich|so kann's bleiben|stark|ein Traum|Volltreffer|besser wird's nicht|hat sich gelohnt|ich mag's]
    [grinse|strahle|summe] [immer noch|seit Stunden|wie blöd|vor mich hin]
    [Tag|Woche|Abend|Wochenende] [gerettet|perfekt|gelungen|komplett]
    [das|sowas] [tut gut|braucht man|macht Laune|hilft]
  `,
  sigh: `
    [was für|so] [ein Mist|ein Chaos|eine Woche|ein Reinfall|ein Tag|ein Theater|eine Blamage]
    [ich kann nicht mehr|ich geb auf|ich geh ins Bett|ich kündige|ich lach schon|ich wein gleich|ich sag nichts|mir reicht's|ich bin raus]
    [total|so|echt|komplett] [genervt|müde|fertig|enttäuscht|bedient|sprachlos]
    [na toll|Hilfe|egal|typisch|wie immer|natürlich|klasse|super|passt ja|war klar|Mahlzeit|nun ja|prima]
    [morgen|Montag|nächstes Mal] [dann|neuer Versuch|wird's besser|reden wir weiter]
    keiner [antwortet|weiß Bescheid|sagt was|war's]
  `,
  open: `
    [also,|ehrlich,|okay,|kurze Info:|Geständnis:|gerade gemerkt:|Hand aufs Herz:|nur so:|Leute,|Update:|Eilmeldung:|kleine Beobachtung:|halten wir fest:|fürs Protokoll:|Funfact:|mal was Schönes:|stellt sich raus:|wollte nur sagen:|sorry, aber|tja,]
  `,
  thinker: `
    [ich finde,|für mich gilt:|unpopuläre Meinung:|ich bleib dabei:|mal ehrlich,|steile These:|am Ende gilt:|meine Oma sagte immer:|Theorie:|ich sag's nochmal:|glaubt mir:|da können alle sagen, was sie wollen:|bittere Wahrheit:|langsam glaube ich:|Fakt ist:|wir müssen reden:]
  `,
  post_good: `
    {good}
    {good}. {joy}
    {when} {good}
    [endlich|tatsächlich|wer hätt's gedacht:|kleiner Sieg:|geschafft:|Premiere:|heute mal] {good}
    {open} {up}
    {open} {good}
    {up}
    {up}. {joy}
    {up}, [ich bin hin und weg|ich ruf gleich Mama an|ich schlaf heute gut|ich geb einen aus]
    {joy}. {up}
    {withwho} {good}
    [Tag {num}|Woche {small}|Bilanz]: {good}
    [müssen alle wissen:|leg ich mal hier hin:|zum Einrahmen:] {up}
  `,
  post_bad: `
    {bad}
    {bad}. {sigh}
    {when} {bad}
    {open} {down}
    {open} {bad}
    {down}
    {down}. {sigh}
    {sigh}. {down}
    [mal wieder|klar,|logisch:|zum zweiten Mal|und ratet:|heute auch noch] {bad}
    [eigentlich wollte ich|geplant war:|ich sollte] {todo}. {sigh}
    [liegt's an mir oder geht's euch auch so:|kann mir wer erklären, warum:] {down}
    {withwho} {bad}. {sigh}
    [reden wir drüber:|eine Schweigeminute:|danke für nichts:] {down}
  `,
  post_plain: `
    [gerade|immer noch|den ganzen Tag|wieder|seit {hour} Uhr] {doing}
    {soon} [mal|endlich|unbedingt|vielleicht|ganz sicher] {todo}
    {fact}
    {open} {fact}
    [Plan|Ziel|Mission] [für heute|fürs Wochenende|des Monats]: {todo}
    {name} [sagt|schreibt|schwört|behauptet]: {claim}
    {spot} gehört: „{claim}“
    [kurz|Pause|Zwischenstopp] {spot}, [dann weiter|fünf Minuten|wie immer|dann heim|ganz in Ruhe]
    [Notiz an mich|Gedanke des Abends|Merkzettel]: {todo}
  `,
  ask: `
    {asking}?
    {asking}? [danke|bin für alles offen|helft mir|Tipps gern|bitte ehrlich|dringend|frage für einen Freund|ohne Häme]
    {open} {asking}?
    [Frage|dumme Frage|Umfrage|ernste Frage|sagt mal]: {asking}?
    ich [will|muss|möchte] {todo}, [irgendwelche Tipps|wer hilft|wer macht mit|habt ihr Ideen]?
    [lohnt es sich, zu warten, oder soll ich gleich|soll ich wirklich|soll ich heute noch] {todo}?
  `,
  take: `
    {thinker} {claim}
    {claim}
    {claim}. [fertig|diskutiert|tut mir leid|Punkt|ist so|Ende der Durchsage|widersprecht mir|gute Nacht|basta]
    {thinker} {claim}. [nein|beweist mir das Gegenteil|Küsschen|und jetzt ihr]
    {claim}, [oder, {name}|egal, was alle sagen|und das ist noch nett gesagt]
  `,
  event_good: `
    {event}! {joy}
    {event}. {joy}
    [darauf gewartet:|ich red von nichts anderem:|immer noch selig:] {event}. {joy}
    [was ein Moment,|endlich:|hurra,] {event}[|, {name} ist auch dabei|, ich bin bereit|, wer noch]
    {event}, und [ich mittendrin|alle strahlen|wir waren da]. {joy}
  `,
  event_bad: `
    {event}... {sigh}
    {event}. {sigh}
    [also:|und jetzt:|so weit sind wir:] {event}. {sigh}
    [schon wieder:|ich sag nur:|reden wir über] {event}
  `,
  event_plain: `
    {event}: [wer schaut|wer ist dabei|was meint ihr|wer war da]?
    {event} [gleich|heute Abend|morgen|und ich bin hier|und alle reden davon|und keiner sagt mir was]
    [Thema in der Nachbarschaft|Thema im Bus|Thema beim Frühstück|Thema des Tages]: {event}
    {event}: [mal abwarten|ich sag erst mal nichts|hab ich verschlafen|da bin ich neutral]
    [kurze Frage|hab ich was verpasst|mitgekriegt|für alle, die fragen]: {event}
  `,
  life_good: `
    {someone} {mood}. {joy}
    {food} {withwho}. {joy}
    {sky}. {joy}
    {found} wiedergefunden, [in der alten Jacke|unterm Bett|bei meinen Eltern|ganz unten im Rucksack|hinterm Sofa]. {joy}
    {food} und [dann Sofa|eine Serie|früh ins Bett|Fenster auf]. {joy}
  `,
  life_bad: `
    {bus}. {sigh}
    {sky}, und {bus}
    {when} {found} verloren. {sigh}
    vergessen: {chore}. {sigh}
    {beast} {mischief}. {sigh}
    {bus}, {sky}. [Montag halt|ich will den Sonntag zurück|schönen Tag auch|alles gut]
  `,
  life_plain: `
    {someone} {mood}. [mehr nicht|guten Morgen|kommentarlos|das war's|Theorien bitte|und bei euch]
    [heute|heute Abend|Sonntag|mittags]: {food}, {chore}, [Nickerchen|Serie|früh ins Bett|ein Buch|sonst nichts]
    {sky}. [na gut|los], {chore}
    {food} oder {food}?
    {when} {title} gesehen. [immer noch gut|alles vergessen|etwas lang|diesmal im Original]
    muss [morgen|heute Abend|nachher|am Wochenende|gleich|bis Freitag|vor dem Essen] noch {chore}[|, Erinnerung an mich|, ich weiß|, hilft ja nichts]
  `,
  beast: `
    [meine Katze|der Hund von {name}|eine Taube|die Katze von nebenan|der Hund von unten|eine Krähe]
  `,
  mischief: `
    hat [meinen Toast|die Kekse|meine Notizen|den Blumentopf|mein Croissant|eine Socke] [geklaut|umgeworfen|ruiniert|verschleppt]
  `,
  someone: `
    [die Nachbarin|der Mann im Kiosk|mein Neffe|der Hausmeister|meine Mutter|ein Tourist|die Postbotin|mein Kollege|ein Kind|eine ältere Dame]
  `,
  mood: `
    hat [im Aufzug|den ganzen Nachmittag|vor allen Leuten|an der Ampel|im Treppenhaus] [gesungen|getanzt|gepfiffen|gelacht]
    hat mir [Kekse|ein Brötchen|ein Buch|eine Pflanze|Pflaumen|ein Stück Kuchen] [geschenkt|vorbeigebracht|zugesteckt]
  `,
  food: `
    [Linsensuppe|Maultaschen|Kartoffelsalat|Käsebrot|Nudeln|kalte Pizza|Pfannkuchen|Döner|Spätzle|Grünkohl|Rührei|Apfelkuchen|Pommes|Falafel|Milchreis|Brotzeit|Ofengemüse|Wurstsalat]
  `,
  sky: `
    [Regen|Kälte|Hitze|Nebel|Wintersonne|Sturm|rosa Himmel|[3|12|27|33] Grad|Hagel|Nieselregen|blauer Himmel] [seit {hour} Uhr|schon wieder|über {city}|den ganzen Tag|aus dem Nichts|zum Aufwachen|mitten im Juni]
  `,
  bus: `
    [die S-Bahn|der {num}er Bus|der Regionalzug|der Aufzug|die Linie {small}|die Tram] [ist voll|kommt nicht|steht|hat {num} Minuten Verspätung|riecht nach Suppe|fährt ohne mich]
  `,
  found: `
    [einen alten Zehner|meine Schlüssel|ein Foto von {year}|eine Socke|das Konzertticket|das Ladekabel|ein geliehenes Buch|meine Mütze|eine Postkarte]
  `,
  chore: `
    [abwaschen|bei der Bank anrufen|Milch kaufen|Wäsche aufhängen|Pflanzen gießen|Müll rausbringen|die Schublade aufräumen|{name} zurückrufen|einen Knopf annähen|zum Friseur gehen|die Bohrmaschine zurückgeben]
  `,
}
