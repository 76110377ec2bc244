import type { Sheet } from '../grammar.ts'

export const GERMAN: Sheet = {
  brand_good: `
    {product} von {brand}: [zehn von zehn|gern wieder|schöne Überraschung|läuft]{?endjoy}
    von {rival} zu {brandname} gewechselt. [nie wieder zurück|alles besser|die Familie auch|was ein Unterschied|bisher kein Ärger|hätte ich früher machen sollen|mal sehen, wie lange]{?endjoy}
    dank {brand} [eine Stunde gespart|alles rechtzeitig da|den Tag gerettet|Ärger gespart|heil angekommen|ohne Stress fertig geworden]{?endjoy}
    die Leute von {brand} [haben in {small} Minuten geantwortet|waren so nett|haben das sofort geregelt]{?endjoy}
  `,
  brand_bad: `
    {brand}, [meine Bestellung kommt nicht|die Seite geht nicht|alles wird teurer|niemand antwortet]{?endsigh}
    {num} Minuten Warteschleife bei {brand}{?endsigh}
    ich wechsle {soon} von {brandname} zu {rival}. {sigh}
    [schon wieder|zum dritten Mal|ausgerechnet heute] hat {brand} [meine Bestellung vertauscht|früher zugemacht|doppelt abgebucht]{?endsigh}
    {product} von {brand}: [mehr erwartet|einmal reicht|war früher besser]. {sigh}
  `,
  brand_plain: `
    {brand} oder {rival}? [kann mich nicht entscheiden|ein Wort reicht|ist für ein Geschenk|entscheidet ihr|was nehmt ihr|Frage von {name}]
    lohnt sich {brand}? [Meinungen bitte|seid ehrlich|vor dem Kauf]
    {when} [ein Plakat|eine Werbung|einen Flyer] von {brand} gesehen
    angeblich eröffnet {brand} in {othercity}. [mal sehen|wird Zeit|mir egal]
    {brand} und {rival} im Vergleich: [Unentschieden|Hilfe|schwierig]
  `,
  share: `
    {claim}. [lesenswert|gemerkt|guter Text] {url}
    {up}. [mehr hier|Fotos|der Artikel] {url}
    auf {sub} heißt es: {claim} {reddit}
    auf {sub} gefragt: {asking}? {reddit}
    {claim}, [gelesen|gesehen] auf {sub} {reddit}
  `,
  official: `
    [neu|ab sofort|heute]: {product}. [gemacht für|ideal für] [den Alltag|die ganze Familie|Frühaufsteher|das Wochenende|alle in {city}] {url}
    {asking}? [erzählt mal|schreibt uns] {url}
    [bis Sonntag|nur heute] {num} % auf {product} {url} danke {city}
  `,
  news: `
    {fact} {url}
    [diese Woche|Thema des Tages|kurz gemeldet]: {down} {url}
    [Interview|Analyse|Reportage]: {claim} {url}
    [gute Nachricht|diese Woche]: {up} {url}
  `,
  bot: `
    [ANGEBOT|GEWINNSPIEL|EILT|SALE|LETZTER TAG] {topic} {num}% [nur heute|gratis|klick|schnell] 👉 {url} {othercity} {name}
    [verdiene|kassiere|gewinne] {big} Euro [am Tag|pro Woche|von daheim|sofort] mit {topic}, [frag|schreib|folge] {name} {url} {hour}:{num}
    [Top|beste|Rangliste|Ratgeber] {num} {topic} {year} {url} [via|von] {name} {othercity}
    {topics} {topics} {topics} [Link|Info|Preise] {url} {name} {num}
    [folge mir|folge zurück|DM] {topic} [❤️|✅|👇] {url} [{num} Plätze|Code {name}|{othercity}]
    [News|Alarm|Bericht] {topic} {othercity} {hour}:{num} {url} {topics}
  `,
  cheer: `
    [Glückwunsch|super|stark|wie schön|verdient|freut mich|klasse|Respekt|neidisch|toll|mega|Chapeau|weiter so|läuft bei dir|großartig|sauber]
  `,
  comfort: `
    [oh nein|autsch|tut mir leid|Kopf hoch|kenne ich|oje|Mist|ach je|drück dich|Geduld|uff|fies|wird schon|willkommen im Club|puh]
  `,
  reply_good: `
    {cheer}! ich will auch {todo}
    {cheer}. bei mir dagegen: {when} {bad}
    {cheer}! [hier auch|in {othercity} genauso]: {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}. [kenn ich|selbe Geschichte|ging mir auch so]: {when} {bad}
    {comfort}. {soon} einfach {todo}
    {comfort}. [hier auch|du bist nicht allein|dasselbe hier]: {down}
  `,
  reply_plain: `
    [ah|haha|schau an|gleichfalls], {when} {good}
    [gute Idee|bin dabei|sag Bescheid|erzähl mehr], wir [reden|telefonieren|sehen uns|schreiben] {soon}
    [klar|kommt drauf an|kann sein], {claim}
  `,
  reply_answer: `
    [ja|klar|unbedingt], {when} {good}
    [nein|bloß nicht|eher nicht], {when} {bad}
    frag mal {spot}, [die wissen das|die sind nett|da hilft man dir|hab ich auch gemacht]
  `,
  reply_take: `
    [genau|stimmt|so ist es|sehe ich auch so], {claim}
    [naja|seh ich anders|hm|im Gegenteil], {claim}
    [vielleicht|eher nicht|mal sehen|wer weiß], {claim}
  `,
  reply_back: `
    [danke|haha|alles klar|stimmt]! ich werd {soon} {todo}
    [ja|eben|genau], {fact}
    [noch nicht|leider nein], {down}
  `,
  quote: `
    [das|genau das|Achtung|hier]: {claim}
    [gelesen und gedacht|dazu passt|notiert]: {claim}
    [gemerkt|geteilt|Applaus]. {up}
    {fact}
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
  bio_likes: `
    {topics}
    {topics} und {topics}
    [immer|meistens|oft] {doing}
    [Lieblingsthema|Dauerthema|immer ein Thema|großes Thema]: {topics}
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
