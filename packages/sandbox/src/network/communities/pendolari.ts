import { community } from './community.ts'

export const PENDOLARI = community({
  slug: 'pendolari',
  title: 'Pendolari e città',
  language: 'it',
  size: 0.9,
  ages: [20, 62],
  hours: 'office',
  week: 'weekday',
  mood: [0.3, 0.38],
  hashtags: 'pendolari treno ritardo regionale tram città lunedì',
  emoji: '🚆 ☕ 🥐 😴 🌧️ 🙃',
  subreddits: 'italy torino milano',
  leaders: `
    Gigi Binario | gigibinario | Otto anni sul regionale delle sette
    Cartolina | *cartolinacitta | Le città viste dal tram
  `,
  happenings: `
    il guasto sulla linea di {othercity} | GuastoLinea | -0.9 | 2.8
    la domenica a piedi | DomenicaAPiedi | 0.7 | 2.2
    il ponte di giugno | Ponte | 0.9 | 2.6
  `,
  sheet: {
    mezzo: `
      [il regionale delle {hour}|il {num} barrato|la metro|il tram|l'autobus sostitutivo|il treno per {othercity}|l'ultimo treno|il filobus|l'ascensore della stazione]
    `,
    posto: `
      [vicino al finestrino|tra due zaini|sul gradino|nel vagone silenzio|accanto a un trolley gigante|di fronte a una nonna|in fondo|in testa al treno]
    `,
    tipo: `
      [il controllore|la signora del cruciverba|uno studente|il barista della stazione|il tizio in videochiamata|la capotreno|un bimbo|il mio collega|l'edicolante]
    `,
    quando: `
      [all'alba|col buio|di lunedì|sotto il diluvio|prima del caffè|con [2|30|35] gradi|dopo lo straordinario|di venerdì sera|di prima mattina]
    `,
    topics: `
      [i regionali|il caffè al volo|i ritardi|le stazioni|il tram|i cornetti|gli abbonamenti|il finestrino|il lunedì]
      [pendolarismo|viaggi lenti|colazioni al volo|binari|finestrini|orari|coincidenze|città di notte]
    `,
    good: `
      ho preso {mezzo} [al volo|a {small} secondi dalla chiusura|grazie a un signore gentile] {quando}
      ho [letto|dormito|scritto|sognato] tutto il viaggio {posto}
      ho bevuto [il miglior caffè|un marocchino|un cappuccio bollente] in stazione {quando}
      ho chiacchierato {num} minuti con uno sconosciuto {posto}
      ho visto [il mare|una volpe|le montagne rosa|una nebbia bellissima] dal finestrino {quando}
      ho ritrovato [l'ombrello|il cappello|il libro] sul treno [dopo {small} giorni|intatto|con un biglietto dentro]
      ho fatto {city} {othercity} [in orario|con il posto|per {small} euro], segnatevi la data
      [posto|finestrino|sedile|tavolino] [libero|tutto mio|insperato] {posto}
      [viaggio|ritorno|tragitto] [dolce|vuoto|luminoso|tranquillo] [fino a {othercity}|{posto}]
      ho [salutato|ringraziato|disegnato|ritrovato] [il controllore|{name}|una signora] {posto}
      ho [scoperto|preso|inventato] [una scorciatoia|il posto buono|un giro nuovo] {quando}
      [stamattina|oggi|stasera] [solo|appena] {small} [fermate|persone|minuti], [da non credere|festa|pace]
      ho [finito|cominciato|prestato] un [giallo|romanzo|podcast|cruciverba] {posto}
    `,
    bad: `
      ho perso {mezzo} per [un semaforo|una scala mobile|un cornetto|due secondi]
      ho passato {num} minuti [in galleria|senza aria|in piedi] {posto}
      ho dimenticato [il portatile|l'ombrello|la schiscetta|gli occhiali] {posto}
      ho pagato {small} euro [un tramezzino triste|un'acqua|il parcheggio] in stazione
      ho dormito {posto} e riaperto gli occhi a {othercity}
      ho preso il treno [nel verso sbagliato|del giorno dopo|sbagliato, ma puntuale]
      ho corso {quando} per {mezzo} e [l'avevano soppresso|aveva {num} minuti di ritardo|partiva da un altro binario]
      [coincidenza|riunione|cena|pennica] [persa|saltata|rovinata] [grazie al regionale|{quando}]
      ho [viaggiato|mangiato|aspettato|dormito] [in piedi|per terra|sulla valigia] [{small} ore|fino a {othercity}]
      [binario|vagone|verso|giorno] [sbagliato|cambiato], e [addio treno|si corre|si ride]
      ho [rovesciato|dimenticato|perso] [il caffè|il cornetto|la giacca|il panino] {quando}
      addio [sveglia|ombrello|zip|auricolare], {quando}
    `,
    doing: `
      aspettare {mezzo} {quando}
      guardare fuori {posto}
      ascoltare [una telefonata privatissima|gli annunci incomprensibili|un podcast sulle lumache] {posto}
      cercare [il binario|un posto|una presa che funzioni] {quando}
      studiare [gli orari|le facce|la muffa del soffitto] {posto}
      bere un caffè al banco {quando}
      [sonnecchiare|leggere|sferruzzare|origliare] {posto}
      [maledire|fotografare|rincorrere] {mezzo} [dal ponte|sotto la pioggia|con {name}]
      [dividere|nascondere] [il panino|i taralli|la focaccia] {posto}
      [contare|evitare|studiare] [pozzanghere|valigie|facce|minuti] {quando}
    `,
    todo: `
      prendere {mezzo} {quando}
      [rinnovare l'abbonamento|comprare un ombrello|cambiare orario|lavorare da casa]
      [dormire|leggere|non parlare con nessuno] {posto}
      arrivare in anticipo [una volta nella vita|lunedì|a {othercity}]
      portare il caffè a [{name}|un collega|chi si è svegliato peggio]
      [scendere|cenare|passeggiare] a {othercity} [senza motivo|una sera|tra due treni]
      [fotografare|prendere|aspettare] {mezzo} [domani|lunedì|con {name}]
    `,
    up: `
      {mezzo} [è puntuale|è mezzo vuoto|ha l'aria condizionata|profuma di cornetti] e [non mi fido|è festa|lo scrivo a mia madre]
      {tipo} [mi ha tenuto il posto|ha fatto una battuta|fischiettava|ha diviso i biscotti] {quando}
      dal ponte si vedeva [tutta la città rosa|la neve in cima|il fiume in piena luce] {quando}
      la nuova pensilina [ripara davvero|ha le panchine|funziona]
      il caffè in stazione [costa ancora poco|oggi l'ha offerto {name}|rimette al mondo]
      [silenzio|luce|sorrisi|profumo di caffè] {posto}, [raro|grazie|che lusso]
      {mezzo} [fila|scivola|corre] [verso {othercity}|nella nebbia|senza scosse]
      {name} [mi aspetta|saluta|canta] [al binario|a {othercity}|al bar]
      [alba|neve|nebbia|città] [rosa|pulita|lenta|lucente] [dal finestrino|dal ponte|{quando}]
    `,
    down: `
      {mezzo} [è in ritardo di {num} minuti|è stato soppresso|è fermo in campagna|puzza di freni] {quando}
      {tipo} [urla al telefono|mangia cipolla|dorme sulla mia spalla|spoilera le serie] {posto}
      l'app dice [in orario|tra {small} minuti|binario {small}] e [mente|la realtà dissente|ridono tutti]
      l'aria condizionata è [rotta|polare|un ricordo] {posto}
      siamo in {num} [nello spazio di un armadio|su una banchina da dieci|sotto una pensilina]
      hanno tolto [la panchina|il bar|la fermata|le corse della domenica]
      [ritardo|guasto|cantiere|grandine] [ancora|sulla linea|verso {othercity}]
      {mezzo} [trabocca|sobbalza|cigola|si ferma] [ovunque|senza motivo|di continuo]
      [biglietto|parcheggio|panino] a {num} euro, [grazie|ahia|complimenti]
      [zaini|gomiti|tosse|suonerie] [ovunque|in faccia|a tutto volume] {posto}
    `,
    claim: `
      {mezzo} {quando} [insegna la pazienza|tempra il carattere|meriterebbe un romanzo]
      il caffè al banco [si beve in piedi e in silenzio|è l'unico ufficio che conta|salva il lunedì]
      una stazione senza [bar|orologio|panchine|edicola] non è una stazione
      viaggiare {posto} [fa conoscere la gente|fa venire voglia di scrivere|è uno sport]
      {num} minuti di anticipo [sono il vero lusso|bastano per un cornetto|non esistono]
      {city} [va guardata dal tram|è bella alle sei di mattina|si capisce a piedi]
      [leggere|dormire|pensare|tacere] {posto} [non ha prezzo|si impara|è un'arte]
      [le stazioni|i tram|gli orari|le edicole] [raccontano|uniscono|logorano|dicono tutto]
      [il lunedì|la nebbia|il cappuccino|la pioggia] [unisce|perdona|insegna|non mente]
      chi [corre|legge|canta|dorme] {posto} [ha capito tutto|merita un premio|è mio amico]
    `,
    asking: `
      qualcuno sa perché {mezzo} [è fermo|è così pieno|non passa]
      dove si beve un buon caffè vicino alla stazione di {city}
      la coincidenza di {small} minuti a {othercity} si prende
      come passate {num} minuti di ritardo
      conviene l'abbonamento [annuale|integrato|under 30]
      sono solo io che [parlo da solo|dormo in piedi|saluto il macchinista] {quando}
      [chi|qualcuno] [aspetta|prende|conosce] {mezzo} [stasera|spesso|anche oggi]
      [corridoio|finestrino|bar|silenzio] per {small} ore di viaggio
    `,
    fact: `
      {mezzo} parte dal binario {small}
      siamo fermi da {num} minuti
      {tipo} è sul mio treno dal {year}
      {name} ha cambiato lavoro per non prendere più {mezzo}
      il cornetto è a {small} euro
      mancano {num} fermate
      oggi {small} treni su {num}
      [{num}|{small}] [fermate|gallerie|zaini|passeggeri] [prima di {othercity}|nel vagone]
      {mezzo} [riparte|arriva|fischia] [tra {num} minuti|senza di me|al binario {small}]
      {name} [viaggia|dorme|lavora|legge] {posto}
      [tabellone|altoparlante|app] [muto|spento|impazzito], [{num} minuti|si aspetta|boh]
      [nebbia|sole|grandine|foschia] [sul ponte|sui binari|in città], [caffè doppio|si va|coraggio]
    `,
    spot: `
      [in stazione|al binario {small}|al bar della stazione|alla fermata|in edicola|sul ponte]
    `,
  },
})
