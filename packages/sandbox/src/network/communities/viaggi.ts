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
      ho [finito|prestato|trovato|riletto] {libro}{~nmod} [in treno|in {small} giorni|grazie a {name}]
      ho [attraversato|disegnato|fotografato] {luogo} con {oggetto}{~nmod}
      ho regalato {libro}{~nmod} a {name}
      [romanzo|giallo|racconto|saggio] [divorato|chiuso|regalato|sottolineato] [in riva al mare|in treno|sotto il piumone]
      ho [camminato|letto|dormito|fantasticato] [sotto i portici|in riva al lago|un'ora|senza meta]
    `,
    bad: `
      ho [perso|dimenticato|bagnato] {oggetto}{~nmod} vicino al mare
      ho [abbandonato|rovinato|macchiato] {libro}{~nmod} [a pagina {num}|con il caffè|sul treno]
      [pagina|valigia|mappa|copertina] [strappata|fradicia|smarrita|macchiata], [grazie gatto|in traghetto|già al primo giorno]
    `,
    doing: `
      leggere {libro}{~nmod} con {oggetto}
      sognare {luogo} [in ufficio|alle {hour}|con {name}]
      cercare {oggetto}{~nmod} [in saldo|in cantina|ovunque]
    `,
    todo: `
      [finire|rendere|regalare|rileggere] {libro}{~nmod}
      [vedere|attraversare|disegnare] {luogo} con {oggetto}{~nmod}
      [riparare|comprare|prestare] {oggetto}{~nmod}
    `,
    up: `
      {luogo}{~mid} [profumava di pioggia|era deserto|brillava|mi ha commosso]
      {libro}{~nmod}{~mid} [si legge d'un fiato|mi ha sorpreso|è un regalo]
      [che|gran] [tramonto|viaggio|incipit|silenzio], [da tornarci|da cartolina|da rileggere]
    `,
    down: `
      {luogo}{~mid} [era chiuso|era pieno|costava {big}]
      {libro}{~nmod}{~mid} [non decolla|finisce male|è introvabile]
      {oggetto}{~nmod}{~mid} [si è rotto|perde acqua|pesa {small} chili]
      [caldo|prezzo|zaino|finale] [esagerato|pesante|deludente], [peccato|pazienza|mai più]
    `,
    claim: `
      {luogo} si gode [d'inverno|a piedi|da soli|con {oggetto}{~nmod}]
      {libro}{~nmod} va letto [al mare|due volte|ad alta voce]
      meglio {luogo} che {luogo}
      [un libro|una piazza|un treno lento|una panchina] [consola|basta|si divide|non tradisce]
    `,
    asking: `
      cosa leggo dopo {libro}{~nmod}
      cosa porto oltre a {oggetto}{~nmod}
      quanti giorni per {luogo}
    `,
    fact: `
      mancano {num} giorni alla partenza
      {libro}{~nmod} ha {big} pagine
      {name} viaggia con {oggetto}{~nmod} dal {year}
      [{num}|{small}] [pagine|libri|fermate|cartoline] [questo mese|a testa|sul comodino]
      {name} [legge|parte|annota|presta] [tutto|di nascosto|ad alta voce|con lentezza]
    `,
    spot: `
      [in stazione|in libreria|al rifugio|sul molo|al museo|in biblioteca]
    `,
  },
})
