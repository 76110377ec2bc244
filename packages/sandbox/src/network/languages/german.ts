import type { Sheet } from '../grammar.ts'

export const GERMAN: Sheet = {
  when: `
    [heute früh|gestern|gestern Abend|vorgestern|heute|am Montag|am Dienstag|am Donnerstag|am Freitag|am Samstag|am Sonntag]
    [vor|nach] [der Arbeit|dem Essen|der Uni|dem Kaffee|dem Regen|dem Training]
    [um {hour} Uhr|mitten in der Nacht|in der Bahn|in der Pause|auf dem Heimweg]
    [auf die Schnelle|zufällig|im Schlafanzug|bei Regen|auf den letzten Drücker|ohne Plan]
    neulich
    am Wochenende
  `,
  soon: `
    [morgen|übermorgen|am Wochenende|am Freitag|am Sonntag|nächste Woche|heute Abend|irgendwann|vor Monatsende|im Sommer]
    [nach dem Gehalt|nach den Prüfungen|bei Sonne|mit {name}|ohne Handy]
  `,
  withwho: `
    mit [meiner Schwester|meinem Vater|meiner Cousine|Oma|{name}|den anderen|dem Mitbewohner|der ganzen Familie|zwei Leuten aus {othercity}|dem Nachbarn|meiner Chefin]
  `,
  joy: `
    [so|was für] [ein Tag|ein Abend|eine Freude|ein Glück|eine Woche]
    [richtig|ziemlich|wirklich] [glücklich|stolz|zufrieden|happy|gerührt]
    hat sich [gelohnt|echt gelohnt|ausgezahlt]
    [Tag|Woche] gerettet
    mehr [davon|geht nicht|brauch ich nicht]
    [grinse|strahle] [immer noch|seit Stunden|wie blöd]
    zehn von zehn
    herrlich
    so kann's bleiben
  `,
  sigh: `
    [so|was für] [ein Mist|ein Chaos|eine Woche|ein Reinfall|ein Tag]
    [ich kann|mag] nicht mehr
    [will|möchte] [ins Bett|nach Hause|Urlaub|einfach schlafen]
    [schon wieder|wie immer|natürlich]
    [total|so|echt] [genervt|müde|fertig|enttäuscht]
    morgen dann
    keiner [antwortet|weiß Bescheid|sagt was]
    na toll
    Hilfe
    egal
  `,
  open: `
    [also,|ehrlich,|okay,|kurze Info:|Geständnis:|gerade gemerkt:|Hand aufs Herz:|mal was anderes:|nur so:|Leute,]
  `,
  thinker: `
    [ich finde,|für mich gilt:|unpopuläre Meinung:|ich bleib dabei:|je älter ich werde, desto klarer:|mal ehrlich,|steile These:|am Ende gilt:]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [endlich|tatsächlich|wer hätt's gedacht:] {good} {withwho}{?endjoy}
    {good} und {up}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    {up}, außerdem {when} {good}
    {spot} gewesen {withwho}: {up}
    seit {small} [Monaten|Wochen|Jahren] vorgehabt: {todo}. {when} {good}
    {joy}. {up}
    [Tag {num}|Woche {small}]: {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down}, und dann auch noch {bad}
    Plan war: {todo} {when}. Ergebnis: {down}
    {spot} gewesen und {down}{?endsigh}
    [mal wieder|klar,|logisch:] {bad}{?endsigh}
    {sigh}. {down}
    [liegt's an mir oder|warum nur:|kann mir wer erklären:] {down}?
  `,
  post_plain: `
    [gerade|immer noch|den ganzen Tag] {doing} {withwho}
    {soon} [mal|endlich|unbedingt|vielleicht] {todo}
    {fact}. {soon} dann {todo}
    {todo} oder {todo}? [schwierig|Münze werfen|was meint ihr|keine Ahnung]
    {spot} {withwho}. {fact}
    {fact}, [und ich bin|also weiter|nebenbei] {doing}
    Plan für {soon}: {todo}, {todo}
    {when} {good}, dann {bad}. [unentschieden|so ist das|passt schon]
    {name} [sagt|schreibt|schwört]: {claim}
    {doing} [bis {hour} Uhr|ohne auf die Uhr zu schauen|mit Tee|auf Socken]
  `,
  ask: `
    {asking}?
    {open} {asking}? [danke|bin für alles offen|helft mir|Tipps gern|bitte ehrlich]
    {soon} will ich {todo}. {asking}?
    noch wer [in {city}|hier|außer mir] {doing}? {fact}
    {down}. {asking}?
    [lieber|normal,|lohnt es sich,] {todo} oder {todo}?
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. [fertig|diskutiert|tut mir leid|Punkt|ist so]
    {claim}, und {claim}
    {fact}, aber {claim}
    wer [gern|wirklich|dauernd] {doing} ist: {claim}
    {topic}: {claim}
  `,
  event_good: `
    {event}! {joy}
    {event}, und {up}{?endjoy}
    {event} {withwho}: {up}
    wegen {event} {good}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event}, und {down}{?endsigh}
    wollte {todo}, dann {event}{?endsigh}
    {down}, alles wegen {event}
  `,
  event_plain: `
    [wer|schaut wer|noch wer bei] {event} {soon}?
    {event}, und ich bin {doing}
    zu {event}: {claim}
    {event} in {num} Minuten. bis dahin {doing}
  `,
  life_good: `
    {when} {animal}: {antic}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} über {city}{?endjoy}
    {found} wiedergefunden {when}{?endjoy}
  `,
  life_bad: `
    {sky}, und {bus}{?endsigh}
    {found} verloren {when}{?endsigh}
    {bus}. {animal}: {antic}{?endsigh}
    {when} vergessen: {chore}{?endsigh}
  `,
  life_plain: `
    {animal}: {antic} {when}. [mehr nicht|guten Morgen|kommentarlos|das war's]
    heute: {food}, {chore} und [Nickerchen|Serie|früh ins Bett|ein Buch]
    {sky}. {soon} dann {chore}
    {food} oder {food}? {sky}
    {when} {title} gesehen {withwho}. {animal}: {antic}
  `,
  animal: `
    [meine Katze|der Hund von {name}|die Nachbarin|der Mann im Kiosk|mein Neffe|eine Taube|der Hausmeister|meine Mutter|das Baby von oben|ein Tourist]
  `,
  antic: `
    hat [meinen Schal|einen Toast|die Schlüssel|die Tastatur|eine halbe Zitrone|meine Notizen|den Blumentopf|den Schirm] [gefressen|versteckt|verschenkt|geklaut|umgeworfen|besetzt|ausgelacht]
    hat [im Aufzug|den ganzen Nachmittag|vor allen Leuten|ohne Grund] [gesungen|getanzt|geniest|gestarrt]
  `,
  food: `
    [Linsensuppe|Maultaschen|Kartoffelsalat|Käsebrot|Nudeln|kalte Pizza|Pfannkuchen|Döner|Spätzle|Grünkohl|Rührei|Apfelkuchen|Pommes|Falafel]
  `,
  sky: `
    [Regen|Kälte|Hitze|Nebel|Wintersonne|Sturm|rosa Himmel|{num} Grad] [seit {hour} Uhr|schon wieder|den ganzen Tag|ohne Pause|aus dem Nichts]
  `,
  bus: `
    [die S-Bahn|der {num}er Bus|der Regionalzug|der Aufzug] [ist voll|kommt nicht|steht|hat {num} Minuten Verspätung|riecht nach Suppe]
  `,
  found: `
    [einen alten Zehner|meine Schlüssel|ein Foto von {year}|eine Socke|das Konzertticket|das Ladekabel|ein geliehenes Buch]
  `,
  chore: `
    [abwaschen|bei der Bank anrufen|Milch kaufen|Wäsche aufhängen|Pflanzen gießen|Müll rausbringen|Miete zahlen|Schublade aufräumen]
  `,
  brand_good: `
    {when} {product} von {brand} getestet{?endjoy}
    {brand}: {product} [kam früher|läuft|ist großartig|liebe ich]{?endjoy}
    von {rival} zu {brandname} gewechselt und {up}
    dank {brand} {good}{?endjoy}
  `,
  brand_bad: `
    {brand}, {product} [kommt nicht|ist kaputt|geht nicht|wird teurer] {when}{?endsigh}
    {num} Minuten Warteschleife bei {brand} wegen {product}{?endsigh}
    {soon} wechsle ich von {brandname} zu {rival}. {down}
  `,
  brand_plain: `
    {brand} oder {rival}, wenn man {todo} will?
    wer hat {product} von {brand}? {fact}
    {product} von {brand} gesehen, {spot}. {fact}
  `,
  share: `
    {claim}. [lesenswert|gemerkt|guter Text] {url}
    {fact}. [mehr hier|Fotos|der Artikel] {url}
    für alle, die {soon} {todo} wollen {url} {fact}
    auf {sub} heißt es: {claim} {reddit}
  `,
  official: `
    [neu|ab sofort|heute]: {product}. [gemacht für alle, die|wenn Sie] {soon} {todo} {url}
    {asking}? [erzählt mal|schreibt uns] {url}
    [bis Sonntag|nur heute] {num} % auf {product} {url} danke {city}
  `,
  news: `
    {fact}. {claim} {url}
    {othercity}: {down} {url}
    [Interview|Analyse|Reportage]: {claim} {url}
    [gute Nachricht|diese Woche]: {up} {url}
  `,
  bot: `
    [ANGEBOT|GEWINNSPIEL|EILT] {topic} {num}% [nur heute|gratis|klick] 👉 {url} {othercity} {name}
    [verdiene|kassiere] {big} Euro [am Tag|pro Woche] mit {topic}, frag {name} {url} {hour}:{num}
    [Top|beste] {num} {topic} {year} {url} via {name} {othercity}
  `,
  cheer: `
    [Glückwunsch|super|stark|wie schön|verdient|freut mich|klasse|Respekt|neidisch|toll]
  `,
  comfort: `
    [oh nein|autsch|tut mir leid|Kopf hoch|kenne ich|hier auch|Mist|ach je|drück dich|Geduld]
  `,
  reply_good: `
    {cheer}! {soon} will ich auch {todo}
    {cheer}, bei mir: {when} {bad}
    {cheer}! {up}, auch [hier|in {othercity}]
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}, bei mir: {when} {bad}
    {comfort}. {soon} einfach {todo}
    {comfort}, {down}, [hier auch|immer]
  `,
  reply_plain: `
    [ah|haha|schau an|gleichfalls], {when} {good}
    {soon} könnten wir {todo}, [zusammen|abgemacht]
    und {asking}? {fact}
    [klar|kommt drauf an|kann sein], {claim}
  `,
  reply_answer: `
    [am besten|lieber|probier mal,|ideal:] {todo}, {claim}
    [ja|klar|unbedingt], {when} {good}
    [nein|bloß nicht|eher nicht], {when} {bad}
    frag mal {spot}, {fact}
  `,
  reply_take: `
    [genau|stimmt|so ist es|sehe ich auch so], {claim}
    [naja|seh ich anders|hm|im Gegenteil], {claim}
    {fact}, also [vielleicht|eher nicht|mal sehen]
  `,
  reply_back: `
    [danke|haha|alles klar|stimmt]! {soon} werd ich {todo}
    [ja|eben|genau], {fact}
    [noch nicht|leider nein], {down}
  `,
  quote: `
    [das|genau das|Achtung|hier]: {claim}
    [gelesen|genau heute] {when}, und {up}
    {fact}. {soon} dann {todo}
    [noch so einer|immer dasselbe]: {down}
  `,
  reply_official: `
    Hallo {name}, [sorry|das tut uns leid] wegen {product}. [schick uns|schreib uns] [die Bestellnummer|die Details] per DM, wir [kümmern uns|schauen] {soon}
    Danke, {name}! [viel Freude mit|viel Spaß mit] {product}, [bis bald|Grüße] {spot}
  `,
  bio_bot: `
    [Angebote|News|Gewinne] {topic} [24h|stündlich|gratis] 👉
    [Geld verdienen|folge zurück|Link unten] {topic}
  `,
  bio_teen: `
    AGE Jahre
    Jahrgang BORN
  `,
  bio_young: `
    AGE
    Studium in {city}
  `,
  bio_adult: `
    AGE Jahre
    Jahrgang BORN
  `,
  bio_old: `
    [Rentner|Rentnerin], AGE
    Opa von {small}
  `,
  bio_woman: `
    [Mama|Schwester|Frau|Mädchen] aus {city}
    sie/ihr
  `,
  bio_man: `
    [Papa|Bruder|Mann|Typ] aus {city}
    er/ihm
  `,
  bio_likes: `
    {topics}
    {topics} und {topics}
    [immer|meistens|oft] {doing}
    [gern|am liebsten] {todo}
  `,
  bio_more: `
    [eigene Meinung|von {othercity} nach {city}|lese mit|sage wenig]
  `,
  bio_sub: `
    auch auf {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
