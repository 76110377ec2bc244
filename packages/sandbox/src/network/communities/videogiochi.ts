import { community } from './community.ts'

export const VIDEOGIOCHI = community({
  slug: 'videogiochi',
  title: 'Videogiochi',
  language: 'it',
  size: 1.1,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.3],
  hashtags: 'videogiochi gaming indie retrogaming speedrun platino coop',
  emoji: '🎮 👾 🕹️ 💀 🏆 😤',
  subreddits: 'ItalyGames videogiochi',
  leaders: `
    Tommi Sbanf | tommisbanf | Muoio in diretta, con stile
    Vita Extra | *vitaextra | Recensioni senza voto
  `,
  happenings: `
    l'uscita di Cenere Alta | CenereAlta | 0.7 | 3
    il crollo dei server di Cenere Alta | ServerGiu | -0.9 | 2.6
    la fiera retro di {othercity} | FieraRetro | 0.8 | 2
  `,
  sheet: {
    gioco: `
      [Cenere Alta|Faro Nove|Osteria dei Draghi|Vespe Spaziali|Torre Storta|Kart del Borgo|La Miniera|Nebbia Fitta|Cavalieri di Latta|Orto Felice|Mare di Ferro|Il Tram Fantasma]
    `,
    boss: `
      [il boss del ponte|il drago di fango|la strega della palude|il cavaliere col martello|il polpo a due fasi|il guardiano dell'ascensore|lo scheletro del tutorial|il boss segreto|il ragno del livello quattro]
    `,
    modo: `
      [al primo colpo|dopo {num} morti|alle {small} di notte|a facile e me ne vanto|senza pozioni|col pad rotto|per puro caso|senza guida|urlando piano]
    `,
    topics: `
      {gioco}
      [gli indie|il backlog|i boss impossibili|il retrogaming|le coop sul divano|gli speedrun|le colonne sonore|i trofei|i giochi di ruolo a turni]
    `,
    good: `
      ho battuto {boss} {modo}
      ho finito {gioco} {modo}
      ho trovato [il finale segreto|una spada assurda|il cappello nascosto|una scorciatoia|un gatto] in {gioco}
      ho preso {gioco} [a {small} euro|in saldo|usato|a scatola chiusa] e [non mollo più|sono già {num} ore|che scoperta]
      ho [riesumato|riparato|spolverato] [la vecchia console|il pad del {year}|la memory card] e {gioco} [parte ancora|è sempre lui]
      ho fatto provare {gioco} a [mia madre|{name}|mio nipote|mio nonno] e [ora non molla il pad|mi ha stracciato|chiede della fattoria]
      ho passato {small} ore su {gioco} [a pescare|ad arredare casa|in coop|senza seguire la trama]
      [bella|prima|folle] [serata|sessione|partita] a {gioco}, [{num} ore|zero morti|pollice dolorante]
      [finalmente|già] [livello {num}|l'ultimo capitolo|il finale buono] in {gioco}
      ho [adorato|ripreso|regalato|consigliato] {gioco} [a {name}|ieri|per la terza volta]
    `,
    bad: `
      ho perso [il salvataggio|{num} ore|tutta la fattoria|la serie di vittorie] in {gioco}
      {num} sconfitte contro {boss}, {modo}
      ho [lanciato|allagato|seduto sopra] il pad [per colpa della palude|col tè|senza volere]
      ho pagato {gioco} a prezzo pieno [il giorno prima dei saldi|per {small} minuti|avendolo già]
      ho beccato [lo spoiler del finale|un bambino fortissimo|un bug] in {gioco}
      ho aspettato {num} minuti [il download|la patch|il matchmaking] per {small} di gioco
      ho detto "ultima partita" ed [era l'alba|erano le {small}|ho perso il treno]
      {boss} [mi ha umiliato|mi ha battuto|resta in piedi] {modo}
      [schermo nero|bug|crash|blackout] [in pieno|prima del|durante il] [boss|finale|caricamento]
      ho [venduto|buttato|scordato] [la spada|la chiave|l'arco|l'oggetto unico] in {gioco}
      ho [spento|cancellato|saltato] [la console|la partita|il tutorial] [per rabbia|per sbaglio|sul più bello]
    `,
    doing: `
      riprovare {boss} {modo}
      [arredare|pulire|ampliare] la [casa|fattoria|nave] in {gioco}
      guardare [uno speedrun|una diretta|l'intro] di {gioco} [mangiando|per la quinta volta|invece di dormire]
      riordinare un backlog di {num} giochi
      raccogliere [funghi|rame|esperienza|tre monete] in {gioco}
      spiegare la trama di {gioco} a [{name}|chi dorme|mia nonna]
      [cercare|arredare|dipingere] [una spada|la baita|un forziere|la nave] in {gioco}
      [urlare|sospirare|trattare] con {boss}
    `,
    todo: `
      [finire|rigiocare|disinstallare|prestare] {gioco}
      [battere|evitare|insultare] {boss} [con calma|stasera|una volta per tutte]
      [comprare un pad decente|liberare spazio|pulire le cartucce|cambiare le pile]
      giocare a {gioco} [in coop|con le cuffie buone|senza guide]
      dormire prima [della patch|del prossimo boss|di aprire {gioco}]
      [esplorare|pescare|costruire|girovagare] in {gioco} [in pace|senza guida|tutta la notte]
      [comprare|riparare|riordinare] [le cuffie|il pad|i cavi|la console]
    `,
    up: `
      la [colonna sonora|storia|mappa|pioggia] di {gioco} [è da pelle d'oca|mi gira in testa|merita un premio|non è invecchiata]
      {gioco} [gira liscio|ha la modalità foto|è a metà prezzo|ha una nuova area] [dopo la patch|da ieri|questa settimana]
      [uno sconosciuto|{name}|la mia squadra|un ragazzino in chat] mi ha [salvato|regalato un'armatura|portato in spalla] contro {boss}
      la patch ha [sistemato tutto|rallentato le galline|ridato la spada]
      i personaggi di {gioco} [mi salutano|sono meglio dei colleghi|si ricordano di me]
      {gioco} [mi rilassa|mi ossessiona|sorprende|diverte] [ancora|ogni sera|dopo la patch|più di prima]
      [che|gran] [atmosfera|finale|colonna sonora|scrittura], {gioco}
      {name} [ha vinto|ha pianto|esulta] contro {boss}
      [demo|sconto|seguito|remaster] di {gioco}: [gioia|finalmente|subito mio|che sorpresa]
    `,
    down: `
      i server di {gioco} [sono giù|arrancano|mi buttano fuori] [proprio di venerdì|in finale|a un colpo dalla vittoria]
      {gioco} [pesa {big} giga|crasha|costa {num} euro] [all'avvio|quando piove|senza motivo]
      {boss} ha [una terza fase|un colpo scorretto|più vita di me]
      il pad [tira a sinistra|non carica|puzza di bruciato] [da ieri|nei momenti clou]
      {gioco} è stato rinviato [di nuovo|di {small} mesi|a chissà quando]
      il matchmaking di {gioco} mi dà [solo professionisti|gente muta|sempre {name}]
      [telecamera|traduzione|interfaccia|difficoltà] [pessima|assurda|d'altri tempi] in {gioco}
      {gioco} [mi stanca|si trascina|fa rabbia] [dopo {num} ore|al capitolo {small}|online]
    `,
    claim: `
      {gioco} è [meglio di|un'altra cosa rispetto a|il nonno di] {gioco}
      un gioco da {small} ore [fatto bene vale dieci mappe enormi|è un gioco completo]
      giocare a facile [è un diritto|non toglie niente a nessuno|salva le amicizie]
      la coop sul divano [dovrebbe tornare|rovina le famiglie ed è bellissimo|non ha rivali]
      {boss} è [un'ingiustizia|lo scontro più bello|più facile di come dicono]
      nessuno ha [finito davvero|capito il finale di|letto i dialoghi di] {gioco}
      {gioco} [si gusta|si gioca] [piano|in due|di notte|in cuffia]
      [gli enigmi|i dialoghi|i menù|i viaggi] di {gioco} [fanno tutto|rovinano tutto|sono geniali]
      [un bel|il vero] gioco [rispetta il tuo tempo|finisce|si presta|fa ridere]
      [i salvataggi|i tutorial|le mappe|i boss] [sono arte|andrebbero aboliti|insegnano la pazienza]
    `,
    asking: `
      come avete battuto {boss}
      {gioco} o {gioco} per [cominciare|giocare in due|un pc vecchio|le vacanze]
      mi consigliate un gioco [corto|tranquillo|strano|senza combattimenti]
      vale la pena {gioco} [con {num} ore libere|se non ho fatto il primo|a {num} euro]
      giocate a {gioco} [col pad o con la tastiera|doppiato o coi sottotitoli]
      dove trovo [una sala giochi|cartucce|un torneo] a {city}
      [chi|qualcuno] [gioca|è bloccato] a {gioco} [stasera|in coop|ora]
      [gioco|boss|livello|personaggio] [preferito|più duro|dimenticato] [del {year}|di sempre]
    `,
    fact: `
      ho {big} ore su {gioco}
      {gioco} scende a {small} euro [nel weekend|fino a lunedì]
      il record di {gioco} è a {num} minuti
      [{name}|mio cugino|mezza classe] gioca a {gioco} dal {year}
      mi mancano {small} trofei al platino
      l'aggiornamento pesa {num} giga
      [nuovo|grosso|piccolo] [aggiornamento|record|torneo|evento] di {gioco} [stasera|{soon}]
      {name} [spopola|comincia|bara|insiste] a {gioco}
      [{num}|{small}] [morti|forzieri|stelle|capitoli] [stasera|in tutto] in {gioco}
      [due|tre|quattro] [amici|controller|pizze|divani], {gioco} [fino a tardi|in coop|stasera]
    `,
    spot: `
      [in sala giochi|alla fiera|in ludoteca|da {name}|al negozio dell'usato]
    `,
  },
})
