import type { Sheet } from '../grammar.ts'

/** How what an Italian community knows becomes a post, and what its people write about otherwise. */
export const ITALIAN_POSTS: Sheet = {
  when: `
    [ieri|ieri sera|l'altro ieri|stamattina|stanotte|oggi|poco fa|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica]
    [lunedì|martedì|giovedì|sabato|domenica] [mattina|sera|pomeriggio]
    prima [del lavoro|di pranzo|di lezione|del caffè|dell'aperitivo|della doccia|di cena]
    dopo [il lavoro|pranzo|il caffè|l'aperitivo|la doccia|il temporale|cena]
    [alle {hour}|verso le {hour}|a mezzogiorno|all'alba|in pausa|tornando a casa|tra due commissioni]
    [l'altro giorno|l'altra sera|nel weekend|la settimana scorsa|di recente|{small} giorni fa]
  `,
  soon: `
    [domani|dopodomani|nel weekend|venerdì|sabato|domenica|lunedì|mercoledì|stasera|presto|d'estate|a settembre]
    [domani|sabato|domenica|venerdì] [mattina|sera|pomeriggio]
    [la settimana prossima|un giorno di questi|entro fine mese|dopo le feste|a primavera|appena posso|con calma|prima o poi]
  `,
  withwho: `
    con [mia sorella|mio padre|mia cugina|nonna|{name}|{name} e {name}|i soliti|il coinquilino|due colleghi|la vicina|mio cognato|uno sconosciuto|mezza famiglia]
    con [mia madre|mio fratello|il gruppo|gli amici]
  `,
  joy: `
    [che|ma che] [gioia|bellezza|spettacolo|serata|goduria|meraviglia|soddisfazione|pace]
    [felice|di ottimo umore|al settimo cielo|in pace|in estasi] [davvero|da stamattina|e basta|come non mai]
    [ci voleva|non chiedo altro|avanti così|dieci su dieci|promosso|che vi devo dire|da rifare|top|che bomba|evviva|olé|ne è valsa la pena|vale tutto]
    [sorrido|rido|canto] [ancora|da ore|in cucina|per strada]
    [giornata|serata|settimana|mattina] [svoltata|salvata|perfetta|riuscita]
    [mi ha|ha] [svoltato la giornata|salvato la settimana|messo di buonumore]
  `,
  sigh: `
    [che|ma che] [rabbia|delusione|settimana|fatica|vergogna|tristezza|noia|ansia|giornata|disastro]
    [mi arrendo|mollo tutto|torno a letto|piango|rido per non piangere|vado a dormire|non commento|basta|mi licenzio]
    [a pezzi|senza forze|di pessimo umore|senza parole|al limite|senza energie] [davvero|ormai|come sempre|oggi]
    [pazienza|vabbè|aiuto|ottimo|benissimo|figuriamoci|tanto per cambiare|di nuovo|come sempre|e niente|ciao proprio|mannaggia]
    [domani|lunedì|più tardi] [si vede|ci penso|ricomincio|andrà meglio]
    nessuno [avvisa|risponde|spiega niente|chiede scusa]
  `,
  open: `
    [allora,|guarda,|ragazzi,|confesso:|scoperta:|sinceramente,|nessuno lo dice:|piccola nota:|senti,|insomma,|comunque|niente,|aggiornamento:|vi dico solo:|sappiatelo:|raga,|devo dirlo:|apro parentesi:|non so voi:|mi segnalano:|fun fact:]
  `,
  thinker: `
    [secondo me|per me|opinione impopolare:|resto dell'idea che|lo dico:|onestamente,|a questo punto|la mia idea è che|mia nonna diceva:|teoria:|ripeto,|ho capito che|fidatevi:|con buona pace di {name},|verità scomoda:|più ci penso, più credo che|diciamolo:]
  `,
  post_good: `
    {good}
    {good}. {joy}
    {when} {good}
    {good} {when}
    [finalmente|alla fine|incredibile:|piccola vittoria:|ce l'ho fatta:|notiziona:] {good}
    {open} {up}
    {open} {good}
    {up}
    {up}. {joy}
    {up} e [sto benissimo|ho chiamato mia madre|canto in cucina|dormo meglio|offro da bere]
    {joy}. {up}
    {good} {withwho}
    [giorno {num}|settimana {small}|bilancio del mese]: {good}
    [tutti devono saperlo:|la lascio qui:|da incorniciare:] {up}
  `,
  post_bad: `
    {bad}
    {bad}. {sigh}
    {when} {bad}
    {bad} {when}
    {open} {down}
    {open} {bad}
    {down}
    {down}. {sigh}
    {sigh}. {down}
    [ovviamente|certo,|come previsto,|seconda volta:|e indovinate:|anche oggi] {bad}
    [volevo|dovevo|pensavo di] {todo}. {sigh}
    [sono io o|scusate ma] {down}?
    {bad} {withwho}. {sigh}
    [parliamone:|un minuto di silenzio:|grazie a tutti:] {down}
  `,
  post_plain: `
    [ora a|ancora a|tutto il pomeriggio a|eccomi a|qui a] {doing}
    {doing}: [la mia domenica|il mio sport|la mia passione|programma della serata|e poi a letto|mica male]
    {soon} [voglio|devo|si va a|potrei|giuro che vado a] {todo}
    {fact}
    {open} {fact}
    [obiettivo|programma|missione] [di oggi|del weekend|del mese]: {todo}
    {name} [dice|giura|mi scrive|sostiene] che {claim}
    [sentita|letta] {spot}: "{claim}"
    [tappa|pausa|salto] {spot}, [poi si riparte|cinque minuti|come sempre|e poi a casa|senza fretta]
    [nota per me|pensiero della sera|promemoria]: {todo}
  `,
  ask: `
    {asking}?
    {asking}? [grazie|accetto consigli|aiutatemi|ditemi voi|pareri|senza giudicare|urgente|chiedo per un amico|rispondo a tutti]
    [allora,|ragazzi,|raga,|sinceramente,|domanda:|scusate,] {asking}?
    [domanda|domanda scema|sondaggio|domanda seria|ditemi]: {asking}?
    [voglio|vorrei|mi tocca] {todo}, [consigli|idee|chi viene|mi aiutate]?
    [è normale|vale la pena|ha senso] {todo}?
  `,
  take: `
    {thinker} {claim}
    {claim}
    {claim}. [fine|discutiamone|senza rimpianti|scusate|punto|non accetto repliche|blocco tutti|ecco|e buonanotte|fine del dibattito]
    {thinker} {claim}. [no|smentitemi|baci|parliamone]
    {claim}, [vero {name}|dite quel che volete|e lo dico con affetto]
  `,
  event_good: `
    [il momento dell'anno|tutti in piazza|brividi|che bello]: {event}. {joy}
    {event}! {joy}
    {event}. {joy}
    [che attesa:|non parlo d'altro:|che storia:|ancora col sorriso:] {event}. {joy}
    [che momento,|evviva,|finalmente] {event}
  `,
  event_bad: `
    {event}... {sigh}
    {event}. {sigh}
    [quindi:|e adesso|siamo a questo:] {event}. {sigh}
  `,
  event_plain: `
    [nel quartiere|a casa|al bar|in chat] si parla solo di una cosa: {event}
    {event}: [vedremo|io non commento|l'ho saputo tardi|ditemi voi]
    [argomento del giorno|pausa caffè|prima reazione|riassunto]: {event}
    [chi|qualcuno] [segue|ha sentito di|ha visto|commenta] {event}?
    {event} [tra poco|stasera|domani|e io qui]
  `,
  life_good: `
    {someone} {mood}. {joy}
    {when} {someone} {mood}
    {food} {withwho}. {joy}
    {sky}. {joy}
    ritrovato {found} [in un vecchio cappotto|sotto il letto|dai miei|in fondo allo zaino|dietro al divano]. {joy}
    {food} e [poi divano|una serie|a nanna|finestra aperta]. {joy}
  `,
  life_bad: `
    {bus}. {sigh}
    {sky} e {bus}
    perso {found} {when}. {sigh}
    dimenticato di {chore}. {sigh}
    {beast} {mischief} {when}. {sigh}
    {bus}, {sky}. [lunedì insomma|ridatemi la domenica|buona giornata|tutto bene]
  `,
  life_plain: `
    {someone} {mood}. [tutto qui|buongiorno|senza commenti|fine|teorie|e voi]
    [oggi|stasera|a pranzo|domenica]: {food}, {chore}, [pisolino|serie|a letto presto|un libro|nient'altro]
    {sky}. [dai|forza], {chore}
    {food} o {food}? [decidete voi|stasera si litiga|ho fame|scelta difficile]
    {when} rivisto {title}. [sempre bello|avevo scordato tutto|un po' lungo|in originale stavolta]
    devo ricordarmi di {chore} {soon}
  `,
  beast: `
    [il mio gatto|il cane di {name}|un piccione|il gatto della vicina|il cane di sotto|una gazza]
  `,
  mischief: `
    [ha mangiato|ha rovesciato|ha portato via|ha rovinato] [un toast|i biscotti|i miei appunti|il vaso|il mio cornetto|un calzino]
  `,
  someone: `
    [la vicina|il signore del bar|mio nipote|il portiere|mia madre|una turista|il postino|la mia collega|un bambino|una signora]
  `,
  mood: `
    ha [cantato|ballato|fischiettato|riso] [in ascensore|tutto il pomeriggio|davanti a tutti|al semaforo|sul pianerottolo]
    mi ha [regalato|portato|offerto|tenuto da parte] [un cornetto|due mandarini|un libro|una pianta|dei biscotti|una fetta di torta]
  `,
  food: `
    [lenticchie|parmigiana|frittata|gnocchi|minestrone|pizza fredda|insalata|polenta|pasta al forno|supplì|piadina|risotto|caponata|tiramisù|focaccia|riso in bianco|toast|melone e prosciutto]
  `,
  sky: `
    [pioggia|freddo|caldo|nebbia|sole d'inverno|vento|cielo rosa|[4|12|27|33] gradi|afa|brina|cielo pulito] [dalle {hour}|ancora|su {city}|tutto il giorno|a sorpresa|al risveglio|in pieno giugno]
  `,
  bus: `
    [la metro|il {num}|il regionale|l'ascensore|la linea {small}|il tram] [non arriva|va piano|ha {num} minuti di ritardo|sa di minestra|non passa più|fa quello che vuole]
  `,
  found: `
    [dieci euro|le chiavi|una foto del {year}|un calzino|il biglietto del concerto|il caricatore|un libro in prestito|il berretto|una cartolina]
  `,
  chore: `
    [lavare i piatti|chiamare la banca|comprare il latte|stendere i panni|annaffiare le piante|buttare la spazzatura|sistemare il cassetto|richiamare {name}|attaccare un bottone|prenotare dal barbiere|restituire il trapano]
  `,
}
