import { community } from './community.ts'

export const ORTO = community({
  slug: 'orto',
  title: 'Orti e balconi',
  language: 'it',
  size: 0.8,
  ages: [22, 66],
  hours: 'early',
  week: 'weekend',
  mood: [0.44, 0.22],
  hashtags: 'orto balcone piante compost semina giardinaggio',
  emoji: '🌱 🍅 🐌 🪴 🌻 💚',
  subreddits: 'giardinaggio',
  leaders: `
    Nonno Armando | ortodiarmando | Ottant'anni di zucchine
    Terra Buona | *terrabuonamag | Orti piccoli, idee grandi
  `,
  happenings: `
    lo scambio di semi di {othercity} | ScambioSemi | 0.8 | 2.2
    la grandinata | Grandine | -0.8 | 2.2
  `,
  sheet: {
    pianta: `
      [i pomodori|le zucchine|il basilico|i ravanelli|le fragole|il limone in vaso|i peperoncini|le melanzane|la lavanda|i girasoli|il rosmarino|le ortensie|i fagiolini|la menta|le dalie]
    `,
    dove: `
      [sul balcone|in fondo all'orto|nella serra|in una cassetta del mercato|sotto il fico|nelle cassette|sul davanzale|lungo il muretto|nell'orto di {name}|in terrazza]
    `,
    bestia: `
      [le lumache|i gatti dei vicini|gli afidi|i merli|le talpe|le formiche|le galline di {name}|le cimici|i topi]
    `,
    topics: `
      {pianta}
      [il compost|la pacciamatura|la semina|le talee|l'irrigazione|i semi antichi|l'orto sul balcone|il macerato d'ortica]
    `,
    good: `
      ho [seminato|trapiantato|salvato|rinvasato] {pianta} {dove}
      ho raccolto [{small} chili di pomodori|zucchine grandi come {name}|un cesto di fagiolini|le prime fragole] [prima del temporale|a piedi nudi|all'alba]
      ho scambiato [talee|semi|un vasetto di passata|una piantina] con {name}
      ho rivoltato il compost e [profuma di bosco|fuma|è pieno di lombrichi]
      ho costruito [un cassone|una serretta con vecchie finestre|un albergo per insetti] {dove}
      ho visto [un riccio|la prima fioritura|{small} farfalle|un pettirosso] {dove}
      ho azzeccato [la potatura|il trapianto|la dose d'acqua|il periodo] e {dove} è tutto [verde|in fiore|una giungla]
      [primo|piccolo|gran] [raccolto|mazzo|cesto|germoglio] [dell'anno|riuscito|profumato] {dove}
      ho [zappato|potato|seminato] [tre ore|fischiettando|con nonna|a piedi nudi] {dove}
      ho [assaggiato|diviso|fotografato] [una fragola|un ravanello|un pomodoro tiepido] {dove}
      [pesto|passata|insalata|marmellata] [dall'orto|fatta in casa|per {small}], [che profumo|che festa]
    `,
    bad: `
      ho perso [i guanti|le cesoie|il cappello] {dove}
      ho [annegato|bruciato|dimenticato|piantato troppo presto] {pianta} {dove}
      ho lasciato entrare {bestia} [per una notte|per pigrizia|per compassione] e addio raccolto
      ho confuso [i cartellini|il prezzemolo col sedano|semi di carota e polvere]
      ho [rotto la zappa|bucato il tubo|pestato il rastrello] {dove}
      ho comprato {small} bustine di semi [senza avere posto|per consolarmi|avendone altre {num}]
      ho potato troppo {pianta} [su consiglio di {name}|col tutorial sbagliato]
      [foglie bruciate|radici marce|vasi allagati|semi spariti|steli spezzati] {dove}
      ho [calpestato|strappato|tosato] [un germoglio|la menta|un bulbo] [senza vedere|per sbaglio]
      [schiena|pazienza|voglia] [a pezzi|finita] [dopo {num} minuti|da sabato]
    `,
    doing: `
      cercare [i guanti|le cesoie|l'annaffiatoio] {dove}
      dare la caccia a {bestia} [con la torcia|in pigiama|con diplomazia]
      parlare con {pianta} [senza vergogna|più che coi colleghi|{dove}]
      annaffiare {dove} [al fresco|con l'annaffiatoio|prima del caffè]
      sistemare [semi|vasi|cartellini illeggibili] {dove}
      zappare {dove}
      aspettare che [spunti qualcosa|piova|maturi il primo pomodoro]
      [contare|guardare|etichettare] [vasi|germogli|bulbi|coccinelle] {dove}
      [lottare|trattare|bisticciare] con [la gramigna|{name}|le lumache]
    `,
    todo: `
      [seminare|trapiantare|curare|sistemare] {pianta} {dove}
      [rivoltare il compost|pulire la serra|affilare le cesoie] [prima del gelo|con {name}]
      regalare [zucchine|talee|due uova|un cesto] a [{name}|tutto il condominio|chi passa]
      trattare con {bestia}
      [montare|riparare|svuotare] [la cisterna|il tubo|la casetta degli attrezzi]
      [annaffiare|sistemare|coprire] {pianta} [domani|prima dell'inverno|con la luna giusta]
      [bagnare meno|pacciamare di più|lasciar fare alla natura]
    `,
    up: `
      [la vicina|{name}|mio zio] mi ha portato [semi|due piantine|letame buono]
      il primo fiore {dove} [è sbocciato|mi ha fatto festa]
      {dove} è [tutto in fiore|un'esplosione|una giungla|pieno di api]
      [il basilico|il gelsomino|la terra bagnata] profuma [tutta la scala|fino in strada|{dove}]
      {bestia} quest'anno [hanno avuto pietà|stanno alla larga|lavorano per noi]
      [la pioggia|la pacciamatura|il macerato d'ortica|la pazienza] ha [cambiato tutto|fatto miracoli|salvato l'estate] {dove}
      [mio figlio|{name}|la bimba del piano terra] ha [mangiato un ravanello|piantato una fava|contato {num} coccinelle]
      [cresce|fiorisce|ronza|profuma] tutto {dove}
      che [profumo|verde|silenzio] {dove} [stamattina|dopo il temporale]
    `,
    down: `
      le formiche [sono ovunque|hanno trovato la menta|fanno carovana]
      il vaso [si è rotto|perde terra|pesa troppo] {dove}
      {bestia} [hanno banchettato|sono di nuovo qui|fanno festa] {dove}
      non piove da {num} giorni e [la cisterna è vuota|la terra è un sasso|{dove} è tutto secco]
      la grandine ha [bucato|steso|distrutto] {pianta}
      il terriccio [costa {small} euro in più|sa di fogna|è pieno di plastica]
      metà raccolto [è andato in semente|ha la peronospora|è finito nel compost]
      il tubo [perde|si è annodato|è sparito] {dove}
      [lumache|gelo|vento|afa] uno, {pianta} zero
      terra [secca|dura|arsa] [da {num} giorni|{dove}]
    `,
    claim: `
      chi [semina|annaffia|aspetta] [raccoglie|dorme meglio|ha sempre ragione]
      {pianta} {dove} [bastano a far festa|mettono allegria|costano fatica]
      bastano [due metri di balcone|un vaso e un po' di sole|tre cassette] per [essere felici|fare il pesto|capire le stagioni]
      il compost [perdona tutto|è magia lenta|vale ogni concime]
      seminare prima [della luna giusta|di maggio|di chiedere al nonno] [è un azzardo|finisce male|non serve]
      nessuno ha bisogno di più di {small} piante di zucchine
      {bestia} [fanno parte dell'orto|sono sempre un passo avanti]
      l'orto insegna [ad aspettare|a sbagliare|a guardare il cielo]
      l'orto [si divide|si sogna|si ascolta|non mente]
      [ortica|paglia|pioggia|pazienza] [e nient'altro|prima di tutto|contro il concime]
    `,
    asking: `
      come difendete {pianta} da {bestia}
      è tardi per seminare [carote|prezzemolo|girasoli] {dove}
      cosa faccio con {num} chili di zucchine
      chi ha [semi antichi|talee di menta|vasi vuoti] a {city}
      cosa sono [queste macchie sulle foglie|questi vermetti|questi germogli misteriosi]
      annaffiate [la mattina o la sera|ogni quanto] con {num} gradi
      [quando|dove|come] [seminare|potare|coprire] {pianta}
      [chi|qualcuno] [regala|cerca|scambia] [piantine|letame|semi] vicino a {city}
    `,
    fact: `
      {name} mi ha dato {small} piantine
      la luna giusta è [domenica|tra {small} giorni]
      ci sono {num} piantine {dove}
      lo scambio di semi è {soon}
      nella cisterna ci sono {big} litri
      {name} coltiva {dove} dal {year}
      danno {small} gradi di minima
      il primo ravanello è pronto in {num} giorni
      [{num}|{small}] [vasetti|bulbi|file|lombrichi] {dove}
      [luna crescente|pioggerella|brina|sole pieno] [stamattina|in settimana]
      {name} [semina|raccoglie|pota|innaffia] [con la luna|all'alba|cantando]
    `,
    spot: `
      [al vivaio|negli orti comunali|al mercato dei fiori|all'orto botanico|in garden center]
    `,
  },
})
