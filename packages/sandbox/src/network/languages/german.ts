import type { Sheet } from '../grammar.ts'

export const GERMAN: Sheet = {
  brand_good: `
    {product} von {brand}: [zehn von zehn|gern wieder|schöne Überraschung|läuft]{?endjoy}
    von {rival} zu {brandname} gewechselt. [nie wieder zurück|alles besser|die Familie auch|was ein Unterschied]
    dank {brand} [eine Stunde gespart|alles rechtzeitig da|Tag gerettet]{?endjoy}
    die Leute von {brand} [haben in {small} Minuten geantwortet|waren so nett|haben das sofort geregelt]{?endjoy}
  `,
  brand_bad: `
    {brand}, [meine Bestellung kommt nicht|die Seite geht nicht|alles wird teurer|niemand antwortet]{?endsigh}
    {num} Minuten Warteschleife bei {brand}{?endsigh}
    {soon} wechsle ich von {brandname} zu {rival}. {sigh}
    [schon wieder|zum dritten Mal|ausgerechnet heute] hat {brand} [meine Bestellung vertauscht|früher zugemacht|doppelt abgebucht]{?endsigh}
    {product} von {brand}: [mehr erwartet|einmal reicht|war früher besser]. {sigh}
  `,
  brand_plain: `
    {brand} oder {rival}? [kann mich nicht entscheiden|ein Wort reicht|ist für ein Geschenk|entscheidet ihr]
    lohnt sich {brand}? [Meinungen bitte|seid ehrlich|vor dem Kauf]
    {when} [ein Plakat|eine Werbung|einen Flyer] von {brand} gesehen
    angeblich eröffnet {brand} in {othercity}. [mal sehen|wird Zeit|mir egal]
    {brand} und {rival} im Vergleich: [Unentschieden|Hilfe|schwierig]
  `,
  share: `
    {claim}. [lesenswert|gemerkt|guter Text] {url}
    {fact}. [mehr hier|Fotos|der Artikel] {url}
    auf {sub} heißt es: {claim} {reddit}
    auf {sub} gefragt: {asking}? {reddit}
    {fact}, [gelesen|gesehen] auf {sub} {reddit}
  `,
  official: `
    [neu|ab sofort|heute]: {product}. [gemacht für alle, die|wenn Sie] {soon} {todo} {url}
    {asking}? [erzählt mal|schreibt uns] {url}
    [bis Sonntag|nur heute] {num} % auf {product} {url} danke {city}
  `,
  news: `
    {fact} {url}
    {othercity}: {down} {url}
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
    [oh nein|autsch|tut mir leid|Kopf hoch|kenne ich|hier auch|Mist|ach je|drück dich|Geduld|uff|fies|wird schon|willkommen im Club|puh]
  `,
  reply_good: `
    {cheer}! {soon} will ich auch {todo}
    {cheer}, bei mir: {when} {bad}
    {cheer}! [hier auch|in {othercity} genauso]: {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}, bei mir: {when} {bad}
    {comfort}. {soon} einfach {todo}
    {comfort}. [hier auch|du bist nicht allein|dasselbe hier]: {down}
  `,
  reply_plain: `
    [ah|haha|schau an|gleichfalls], {when} {good}
    {soon} könnten wir {todo}, [zusammen|abgemacht]
    [klar|kommt drauf an|kann sein], {claim}
  `,
  reply_answer: `
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
    {when} gelesen. {up}
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
