import type { Sheet } from '../grammar.ts'

export const ITALIAN: Sheet = {
  when: `
    [stamattina|ieri|ieri sera|l'altro ieri|oggi|lunedì|martedì|giovedì|venerdì|sabato|domenica]
    [prima|dopo] [del lavoro|di pranzo|di lezione|del caffè|della pioggia|del bagno]
    [alle {hour}|a notte fonda|in tram|in pausa|tornando a casa|sul treno]
    [di corsa|per caso|in pigiama|sotto la pioggia|all'ultimo|senza pensarci]
    l'altro giorno
    nel weekend
  `,
  soon: `
    [domani|dopodomani|nel weekend|venerdì|domenica|la settimana prossima|stasera|un giorno di questi|entro fine mese|in estate]
    quando [ho tempo|smette di piovere|torna {name}|dormo un po'|arriva lo stipendio]
  `,
  withwho: `
    con [mia sorella|mio padre|mia cugina|nonna|{name}|i soliti|il coinquilino|tutta la famiglia|due amici di {othercity}|il vicino|la mia capa]
  `,
  joy: `
    [che|ma che] [gioia|bellezza|spettacolo|serata|settimana|goduria]
    [felice|contentissima|orgoglioso|commossa] [davvero|oggi|come una bimba|da matti]
    ne è valsa la pena
    [mi ha|ha] [svoltato la giornata|salvato la settimana]
    non chiedo altro
    [sorrido|rido] [ancora|da ore|da sola]
    dieci su dieci
    ci voleva
    avanti così
  `,
  sigh: `
    [che|ma che] [rabbia|delusione|settimana|fatica|vergogna|tristezza|noia]
    non [ce la faccio|ne posso] più
    [voglio|vorrei] [dormire|tornare a casa|ferie|sparire un attimo]
    [di nuovo|come sempre|tanto per cambiare]
    [distrutta|stufo|a pezzi|deluso] [davvero|oggi|ormai]
    domani si vede
    nessuno [avvisa|risponde|spiega niente]
    pazienza
    vabbè
    aiuto
  `,
  open: `
    [allora,|guarda,|ragazzi,|confesso:|ho scoperto che|sinceramente,|nessuno lo dice ma|piccola nota:|senti,|insomma,]
  `,
  thinker: `
    [secondo me|per me|opinione impopolare:|resto dell'idea che|lo dico:|più passa il tempo, più penso che|onestamente,|a questo punto]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [finalmente|alla fine|incredibile ma] {good} {withwho}{?endjoy}
    {good} e {up}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    {up} e poi {good} {when}
    tappa: {spot} {withwho}. {up}
    [erano {small} mesi che volevo|sognavo di|avevo promesso di] {todo} e {when} {good}
    {joy}. {up}
    [giorno {num}|settimana {small}]: {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down} e in più {bad}
    [volevo|dovevo|ho provato a] {todo} {when} ma {down}
    tappa: {spot}, e {down}{?endsigh}
    [di nuovo|ovviamente|certo,] {bad}{?endsigh}
    {sigh}. {down}
    [sono io o|perché|com'è che] {down}?
  `,
  post_plain: `
    [ora a|ancora a|tutto il pomeriggio a] {doing} {withwho}
    {soon} [voglio|devo|si va a|potrei] {todo}
    {fact}. {soon} tocca {todo}
    {todo} o {todo}? [dura|aiutatemi|votate|boh]
    {spot} {withwho}. {fact}
    {fact} [e io a|mentre passo il tempo a|quindi eccomi a] {doing}
    piano per {soon}: {todo} e {todo}
    {when} {good}, poi {bad}. [pari|la vita|equilibrio]
    {name} [dice|giura|mi scrive] che {claim}
    serata a {doing} [fino alle {hour}|senza guardare l'ora|con un caffè|in ciabatte]
  `,
  ask: `
    {asking}?
    {open} {asking}? [grazie|accetto consigli|aiutatemi|ditemi voi|idee]
    {soon} voglio {todo}. {asking}?
    qualcuno [a {city}|qui|oltre a me] a {doing}? {fact}
    {down}. {asking}?
    [meglio|è normale|vale la pena] {todo} o {todo}?
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. [fine|discutiamone|senza rimpianti|scusate|punto]
    {claim} e {claim}
    {fact}, ma {claim}
    [chi vuole|prima di] {todo} deve sapere che {claim}
    {topic}: {claim}
  `,
  event_good: `
    {event}! {joy}
    {event} e {up}{?endjoy}
    {event} {withwho}: {up}
    {good} grazie a {event}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} e {down}{?endsigh}
    volevo {todo} e poi {event}{?endsigh}
    {down} per colpa di {event}
  `,
  event_plain: `
    [chi|qualcuno] [segue|guarda|ha visto] {event} {soon}?
    {event}, e io a {doing}
    su {event}: {claim}
    {event} tra {num} minuti. intanto resto a {doing}
  `,
  life_good: `
    {when} {animal} {antic}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} su {city}{?endjoy}
    ritrovato {found} {when}{?endjoy}
  `,
  life_bad: `
    {sky} e {bus}{?endsigh}
    perso {found} {when}{?endsigh}
    {bus}. {animal} {antic}{?endsigh}
    dimenticato di {chore} {when}{?endsigh}
  `,
  life_plain: `
    {animal} {antic} {when}. [tutto qui|buongiorno|senza commenti|fine]
    oggi: {food}, {chore} e [pisolino|serie|a letto presto|un libro]
    {sky}. {soon} tocca {chore}
    {food} o {food}? {sky}
    {when} rivisto {title} {withwho}. {animal} {antic}
  `,
  animal: `
    [il mio gatto|il cane di {name}|la vicina|il signore del bar|mio nipote|un piccione|il portiere|mia madre|il bimbo del quinto|una turista]
  `,
  antic: `
    [ha mangiato|ha nascosto|ha rubato|mi ha regalato|ha dormito su|ha rovesciato|ha riso di] [la mia sciarpa|un toast|le chiavi|la tastiera|mezzo limone|i miei appunti|il vaso|l'ombrello]
    [ha cantato|ha ballato|ha starnutito|mi ha fissato] [in ascensore|tutto il pomeriggio|davanti a tutti|senza motivo]
  `,
  food: `
    [lenticchie|parmigiana|frittata|gnocchi|minestrone|pizza fredda|insalata|polenta|pasta al forno|supplì|piadina|risotto|caponata|tiramisù]
  `,
  sky: `
    [pioggia|freddo|che caldo|nebbia|sole d'inverno|vento|cielo rosa|{num} gradi] [dalle {hour}|ancora|tutto il giorno|senza sosta|a sorpresa]
  `,
  bus: `
    [la metro|il {num}|il regionale|l'ascensore] [non arriva|va piano|si è fermato|ha {num} minuti di ritardo|sa di minestra]
  `,
  found: `
    [dieci euro|le chiavi|una foto del {year}|un calzino|il biglietto del concerto|il caricatore|un libro in prestito]
  `,
  chore: `
    [lavare i piatti|chiamare la banca|comprare il latte|stendere i panni|annaffiare le piante|buttare la spazzatura|pagare la bolletta|sistemare il cassetto]
  `,
  brand_good: `
    {when} provato {product} di {brand}{?endjoy}
    {brand}: {product} [arrivata prima|funziona|una meraviglia|la adoro]{?endjoy}
    passata da {rival} a {brandname} e {up}
    grazie a {brand} {good}{?endjoy}
  `,
  brand_bad: `
    {brand}, {product} [non arriva|si è rotta|non va|costa di più] {when}{?endsigh}
    {num} minuti ad aspettare {brand} per {product}{?endsigh}
    {soon} lascio {brandname} per {rival}. {down}
  `,
  brand_plain: `
    {brand} o {rival} per {todo}?
    chi ha provato {product} di {brand}? {fact}
    vista {product} di {brand}, {spot}. {fact}
  `,
  share: `
    {claim}. [da leggere|salvato|bel pezzo] {url}
    {fact}. [altro qui|foto|l'articolo] {url}
    per chi vuole {todo} {soon} {url} {fact}
    su {sub} dicono che {claim} {reddit}
  `,
  official: `
    [novità|disponibile|oggi]: {product}. [per|pensata per] {todo} {soon} {url}
    {asking}? [raccontateci|vi leggiamo] {url}
    [fino a domenica|solo oggi] {num} % su {product} {url} grazie {city}
  `,
  news: `
    {fact}. {claim} {url}
    {othercity}: {down} {url}
    [intervista|analisi|reportage]: {claim} {url}
    [buona notizia|questa settimana]: {up} {url}
  `,
  bot: `
    [OFFERTA|CONCORSO|FLASH] {topic} {num}% [solo oggi|gratis|clicca] 👉 {url} {othercity} {name}
    [guadagna|incassa] {big} euro [al giorno|a settimana] con {topic}, scrivi a {name} {url} {hour}:{num}
    [top|il meglio] {num} {topic} {year} {url} via {name} {othercity}
  `,
  cheer: `
    [bravo|che bello|complimenti|grande|meritato|sono felice|fantastico|che classe|invidia|evviva]
  `,
  comfort: `
    [coraggio|ahia|oh no|mi dispiace|ti capisco|anche qui|che sfortuna|accidenti|abbraccio|pazienza]
  `,
  reply_good: `
    {cheer}! {soon} voglio {todo}
    {cheer}, io {when} {bad}
    {cheer}! {up} anche [qui|a {othercity}]
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}, io {when} {bad}
    {comfort}. {soon} meglio {todo}
    {comfort}, {down} [anche qui|sempre]
  `,
  reply_plain: `
    [ah|haha|guarda|idem], io {when} {good}
    {soon} potremmo {todo} [insieme|di sicuro]
    e {asking}? {fact}
    [certo|dipende|può darsi], {claim}
  `,
  reply_answer: `
    [io preferisco|meglio|l'ideale è|prova a] {todo}, {claim}
    [sì|certo|assolutamente], {when} {good}
    [no|per carità|meglio di no], {when} {bad}
    chiedi: {spot}, {fact}
  `,
  reply_take: `
    [esatto|d'accordo|ecco|proprio così], {claim}
    [mah|non sono d'accordo|hmm|anzi], {claim}
    {fact}, quindi [forse|non credo|chissà]
  `,
  reply_back: `
    [grazie|haha|va bene|vero]! {soon} vado a {todo}
    [sì|ecco|esatto], {fact}
    [non ancora|macché], {down}
  `,
  quote: `
    [questo|esatto|attenzione|ecco]: {claim}
    [letto questo|proprio oggi] {when} e {up}
    {fact}. {soon} tocca {todo}
    [un altro|sempre uguale]: {down}
  `,
  reply_official: `
    ciao {name}, [scusa|ci dispiace] per {product}. [scrivici|mandaci] [l'ordine|i dettagli] in privato e [sistemiamo|controlliamo] {soon}
    grazie {name}! [goditi|buona] {product}, [ti aspettiamo|saluti]: {spot}
  `,
  bio_bot: `
    [offerte|notizie|premi] {topic} [24h|ogni ora|gratis] 👉
    [guadagna|ricambio follow|link sotto] {topic}
  `,
  bio_teen: `
    AGE anni
    classe BORN
  `,
  bio_young: `
    AGE anni
    [studentessa|studente] a {city}
  `,
  bio_adult: `
    AGE anni
    classe BORN
  `,
  bio_old: `
    [pensionato|pensionata], AGE anni
    nonno di {small}
  `,
  bio_woman: `
    [mamma|sorella|ragazza|donna] di {city}
    lei
  `,
  bio_man: `
    [papà|fratello|ragazzo|uomo] di {city}
    lui
  `,
  bio_likes: `
    {topics}
    {topics} e {topics}
    [sempre a|spesso a|ancora a] {doing}
    [mi piace|vivo per] {todo}
  `,
  bio_more: `
    [opinioni mie|da {othercity} a {city}|leggo e basta|parlo poco]
  `,
  bio_sub: `
    anche su {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
