import { community } from './community.ts'

export const VIAGGI = community({
  slug: 'viaggi',
  title: 'Viaggi e libri',
  language: 'it',
  size: 0.8,
  hours: 'evening',
  week: 'even',
  mood: [0.4, 0.22],
  hashtags: 'viaggi libri borghi treno lettura mare',
  emoji: '🚆 📚 🌊 🏛️ ☕',
  subreddits: 'libri',
  leaders: `
    Ginevra Riva | ginevraviaggia | Treni regionali e quaderni
    Capoverso | *capoverso | Libri e passeggiate
  `,
  happenings: `
    il salone del libro di {othercity} | SaloneDelLibro | 0.7 | 2.4
    il ritardo dei treni | Ritardi | -0.8 | 2.4
  `,
  sheet: {
    luogo: `
      [un borgo|la riviera|le colline|un'isola|il lago|la valle|un rifugio|la costa|il delta|un faro|la pineta|il sentiero alto|una piazzetta|la città vecchia]
    `,
    libro: `
      [un giallo|un romanzo del {year}|una raccolta di poesie|un saggio sul mare|un fumetto|un libro di {surname}|un diario di viaggio|una saga familiare|un racconto lungo]
    `,
    oggetto: `
      [lo zaino|il taccuino|la macchina fotografica|il panino|la mappa|la borraccia|il telo|la bici pieghevole|il k-way|il segnalibro]
    `,
    topics: `
      {luogo}
      {libro}
      [i treni lenti|le librerie|{oggetto}|le passeggiate|il mare d'inverno]
    `,
    good: `
      ho [finito|prestato|trovato|riletto] {libro} [in treno|in {small} giorni|con gioia]
      ho [visto|disegnato|fotografato] {luogo} [di sera|con la pioggia|con {name}|all'alba]
      ho regalato {libro} a {name}
      ho [divorato|chiuso|riletto|sottolineato] un [romanzo|giallo|racconto|saggio] [in riva al mare|in treno|sotto il piumone]
      ho [camminato|letto|dormito|fantasticato] [sotto i portici|in riva al lago|un'ora|senza meta]
    `,
    bad: `
      ho [perso|dimenticato|bagnato] {oggetto} vicino al mare
      ho [abbandonato|rovinato|macchiato] {libro} [a pagina {num}|con il caffè|sul treno]
      ho [strappato|bagnato|macchiato] [la mappa|la copertina|il biglietto] [in traghetto|già al primo giorno|di nuovo]
    `,
    doing: `
      leggere {libro} [in treno|sul molo|con calma]
      sognare {luogo} [ogni lunedì|alle {hour}|con {name}]
      cercare {oggetto} [in saldo|in cantina|ovunque]
    `,
    todo: `
      [finire|rendere|regalare|rileggere] {libro}
      [vedere|visitare|disegnare] {luogo} [in treno|a piedi|con {name}]
      [cercare|comprare|preparare] {oggetto}
    `,
    up: `
      {luogo}{~mid} [vale il viaggio|incanta|merita|mette pace]
      {libro}{~mid} [si legge d'un fiato|mi ha sorpreso|è un regalo]
      che [tramonto|viaggio|incipit|silenzio], [da tornarci|da cartolina|da rileggere]
    `,
    down: `
      {luogo}{~mid} [delude|costa troppo|stanca]
      {libro}{~mid} [non decolla|finisce male|è introvabile]
      {oggetto}{~mid} [pesa {small} chili|non si trova|ha visto giorni migliori]
      [prezzo|zaino|finale] [esagerato|pesante|deludente], [peccato|pazienza|mai più]
    `,
    claim: `
      {luogo} si gode [d'inverno|a piedi|da soli|con calma]
      {libro} va letto [al mare|due volte|ad alta voce]
      meglio {luogo} che {luogo}
      [un libro|una piazza|un treno lento|una panchina] [consola|basta|si divide|non tradisce]
    `,
    asking: `
      cosa leggo dopo {libro}
      cosa porto oltre a {oggetto}
      quanti giorni per {luogo}
    `,
    fact: `
      mancano {num} giorni alla partenza
      {libro} ha {big} pagine
      {name} viaggia con {oggetto} dal {year}
      [{num}|{small}] [pagine|libri|fermate|cartoline] [questo mese|a testa|sul comodino]
      {name} [legge|scrive|annota] [tutto|di nascosto|ad alta voce|con lentezza]
    `,
    spot: `
      [in stazione|in libreria|al rifugio|sul molo|al museo|in biblioteca]
    `,
  },
})
