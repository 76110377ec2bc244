import type { Sheet } from '../grammar.ts'

export const ITALIAN: Sheet = {
  brand_good: `
    {product} di {brand}: [dieci su dieci|da ricomprare|che sorpresa|tutto bene]{?endjoy}
    da {rival} a {brandname}: [non torno indietro|tutto meglio|in famiglia sono d'accordo|che differenza]{?endjoy}
    grazie a {brand} [ho risparmiato un'ora|è arrivato tutto in tempo|giornata salva]{?endjoy}
    quelli di {brand} [hanno risposto in {small} minuti|sono stati gentilissimi|hanno risolto subito]{?endjoy}
  `,
  brand_bad: `
    {brand}, [il mio ordine non arriva|il sito non va|è aumentato tutto|non risponde nessuno]{?endsigh}
    {num} minuti ad aspettare {brand}{?endsigh}
    {soon} lascio {brandname} per {rival}. {sigh}
    [di nuovo|terza volta questo mese,|proprio oggi] {brand} [ha sbagliato il mio ordine|ha chiuso prima|mi ha fatto pagare due volte]{?endsigh}
    {product} di {brand}: [mi aspettavo di più|mai più|prima era meglio]. {sigh}
  `,
  brand_plain: `
    {brand} o {rival}? [non so scegliere|una parola sola|è per un regalo|decidete voi]
    {brand}, ne vale la pena? [aspetto pareri|siate sinceri|prima di comprare]
    [vista una pubblicità|visto un cartello|ricevuto un volantino] di {brand} {when}
    dicono che {brand} apra a {othercity}. [vedremo|era ora|fa lo stesso]
    a confronto: {brand} e {rival}. [pareggio|aiuto|non è facile]
  `,
  share: `
    {claim}. [da leggere|salvato|bel pezzo] {url}
    {up}. [altro qui|foto|l'articolo] {url}
    su {sub} dicono che {claim} {reddit}
    ho chiesto su {sub}: {asking}? {reddit}
    {claim}, [letto|visto|discusso] su {sub} {reddit}
  `,
  official: `
    [novità|disponibile|oggi]: {product}. per [tutti i giorni|tutta la famiglia|chi si alza presto|il weekend|chi vive a {city}] {url}
    {asking}? [raccontateci|vi leggiamo] {url}
    [fino a domenica|solo oggi] {num} % su {product} {url} grazie {city}
  `,
  news: `
    {fact} {url}
    [questa settimana|il tema del giorno|in breve]: {down} {url}
    [intervista|analisi|reportage]: {claim} {url}
    [buona notizia|questa settimana]: {up} {url}
  `,
  bot: `
    [OFFERTA|CONCORSO|FLASH|SALDI|ULTIME ORE] {topic} {num}% [solo oggi|gratis|clicca|affrettati] 👉 {url} {othercity} {name}
    [guadagna|incassa|vinci] {big} euro [al giorno|a settimana|da casa|subito] con {topic}, [scrivi a|chiedi a|segui] {name} {url} {hour}:{num}
    [top|il meglio|classifica|guida] {num} {topic} {year} {url} [via|di|da] {name} {othercity}
    {topics} {topics} {topics} [link|info|prezzi] {url} {name} {num}
    [seguimi|ricambio|dm] {topic} [❤️|✅|👇] {url} [{num} posti|codice {name}|{othercity}]
    [notizie|avviso|report] {topic} {othercity} {hour}:{num} {url} {topics}
  `,
  cheer: `
    [che bello|complimenti|grande|meritato|fantastico|che classe|invidia|evviva|ben fatto|numero uno|che bravura|spettacolo|che forza|ottimo|felice per te]
  `,
  comfort: `
    [coraggio|ahia|oh no|mi dispiace|ti capisco|mamma mia|che sfortuna|accidenti|abbraccio|pazienza|uff|che rabbia|forza|succede|un classico|tieni duro]
  `,
  reply_good: `
    {cheer}! {soon} voglio {todo}
    {cheer}. io invece: {when} {bad}
    {cheer}! [anche qui|idem a {othercity}]: {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}. [so com'è|stessa storia|capitato anche a me]: {when} {bad}
    {comfort}. {soon} meglio {todo}
    {comfort}. [anche qui|da me uguale|idem]: {down}
  `,
  reply_plain: `
    [ah|haha|guarda|idem]! {when} {good}
    [bella idea|ci sto|fammi sapere|racconta], {soon} [ci sentiamo|ci vediamo|ne parliamo|ti chiamo]
    [certo|dipende|può darsi], {claim}
  `,
  reply_answer: `
    [sì|certo|assolutamente], {when} {good}
    [no|per carità|meglio di no], {when} {bad}
    chiedi {spot}, [lì lo sanno|sono gentilissimi|ti aiutano|io ho fatto così]
  `,
  reply_take: `
    [esatto|d'accordo|ecco|proprio così], {claim}
    [mah|non sono d'accordo|hmm|anzi], {claim}
    [forse|non credo|chissà|mah], {claim}
  `,
  reply_back: `
    [grazie|haha|va bene|vero]! {soon} vado a {todo}
    [sì|ecco|esatto], {fact}
    [non ancora|macché], {down}
  `,
  quote: `
    [questo|esatto|attenzione|ecco]: {claim}
    [letto e pensato|mi ricorda una cosa|segno]: {claim}
    [salvo|condivido|applausi]. {up}
    {fact}
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
  bio_likes: `
    {topics}
    {topics} e {topics}
    [sempre a|spesso a|ancora a] {doing}
    [parlo spesso di|leggo tutto su|qui per|una passione:] {topics}
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
