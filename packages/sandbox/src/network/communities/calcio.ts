import { community } from './community.ts'

export const CALCIO = community({
  slug: 'calcio',
  title: 'Calcio',
  language: 'it',
  size: 0.9,
  hours: 'night',
  week: 'match',
  mood: [0.3, 0.36],
  hashtags: 'calcio derby campionato fantacalcio curva mercato',
  emoji: '⚽ 🏟️ 🔥 😤',
  subreddits: 'calcio',
  leaders: `
    Virtus Molo | *virtusmolo | Profilo ufficiale della Virtus Molo
    Pietro Sanna | pietrosanna9 | Attaccante, Virtus Molo
  `,
  happenings: `
    il derby [Virtus|Audace] [Molo|Torre] contro [Ponente|Collina] | Derby | 0.3 | 3.4
    l'esonero del mister | Esonero | -0.5 | 2.6
  `,
  sheet: {
    club: `
      [la Virtus|l'Audace|il Ponente|la Collina|il Borgo Nuovo|la Marinara|il Castel Verde|la Pro Tevere]
      [il Sant'Elmo|la Vigor Lago|l'Olimpia Sud|il Real Trullo|la Stella Alpina]
    `,
    ruolo: `
      [il portiere|il terzino|la punta|il capitano|il mister|il trequartista|il primavera|il centrale]
      [il vice|la portiera|il bomber|il mediano|l'ala|il libero|il regista|l'esterno|l'idolo del {year}|la centrocampista|il difensore|lo straniero nuovo]
    `,
    topics: `
      {club}
      {ruolo}
      [fantacalcio|la curva|il mercato|i rigori|la maglia nuova|il calcetto del giovedì]
    `,
    good: `
      ho [visto|urlato|festeggiato] la vittoria contro {club}
      ho schierato {ruolo} e ho fatto {num} punti
      ho portato [{name}|mio nonno|mia nipote] a vedere {club}
      ho segnato al calcetto contro [{name}|i colleghi|mio cugino]
      ho [abbracciato|chiamato|consolato] {name} dopo il gol
      [serata|vittoria|trasferta|curva] [da ricordare|magica|enorme|da brividi]
      ho [cantato|pianto|urlato|saltato] [come un bambino|in curva|davanti alla radio] al gol
      ho [lavato|stirato|incorniciato] [la maglia|la sciarpa|il gagliardetto] [per scaramanzia|con cura|con {name}]
    `,
    bad: `
      ho [schierato|difeso|rimpianto] {ruolo} contro {club}
      ho perso [il gol|i rigori|la rimonta] contro {club} per [il traffico|la cena|il sonno]
      ho pagato {num} euro per vedere {club} [perdere|pareggiare|dormire]
      ho [rotto|nascosto|lanciato] [la radio|il telecomando|la sciarpa] per {ruolo}
      [sconfitta|figuraccia|beffa|delusione] [meritata|crudele|evitabile] [al novantesimo|in casa|di nuovo]
      ho [cercato|rotto|perso] [il telecomando|la voce|la sciarpa|il pullman] {when}
    `,
    doing: `
      guardare {club} [senza audio|al bar|in piedi|dal corridoio]
      litigare su {ruolo} con {name}
      rifare la formazione senza {ruolo}
      [cercare|scambiare|vendere] figurine con {name}
      [soffrire|sperare|imprecare|mangiare] [davanti alla radio|al bar|in silenzio]
    `,
    todo: `
      [schierare|seguire|sostenere|difendere] {ruolo}
      [vedere|seguire|tifare] {club} [in casa|fuori|in curva]
      rinnovare l'abbonamento
      [vedere la partita|andare allo stadio|giocare a calcetto] [con {name}|in curva|domenica]
    `,
    up: `
      {club}{~mid} [ha giocato benissimo|ha vinto al {num}|ha ribaltato tutto]
      {ruolo}{~mid} [ha spaccato la partita|ha parato tutto|corre per tre] contro {club}
      la curva contro {club} ha cantato [fino alla fine|sotto la pioggia]
      [il quartiere|l'ufficio|la famiglia] sorride grazie a {ruolo}
      che [gol|parata|cross|rimonta|dribbling], [da rivedere|da museo|roba forte|applausi]
    `,
    down: `
      {club}{~mid} [non tira mai|ha perso al {num}|difende male]
      {ruolo}{~mid} [gioca male|ha sbagliato il rigore|fatica] contro {club}
      l'arbitro [ha dormito|ha inventato un rigore] contro {club}
      [il prato|lo schema|il gioco] oggi [fa pena|non convince|non esiste]
      [difesa|attacco|mister|arbitro] in [vacanza|bambola|confusione|ferie], [basta|ancora|che pena]
    `,
    claim: `
      {ruolo} vale [più|meno] di {ruolo}
      {club}{~mid} [si salva|vince tutto|senza punta non va da nessuna parte]
      si gioca troppo, anche contro {club}
      il calcio alle {hour} è [sbagliato|bello|per pochi]
      meglio {ruolo} che {ruolo}
      [la panchina|il vivaio|la difesa|il pubblico] [fa la differenza|vince i campionati|manca a tutti]
      un vero [capitano|bomber|mister|portiere] [parla poco|non si compra|soffre in silenzio]
    `,
    asking: `
      chi mettete, {ruolo} o {ruolo}
      a che ora gioca {club}
      dove vedete {club} a {city}
      chi è stato il migliore contro {club}
      che succede, {ruolo} gioca o no
    `,
    fact: `
      {club} [ospita|va da|pareggia con] {club}
      {ruolo} torna tra {small} settimane
      eravamo {num} mila contro {club}
      mancano {small} giornate
      {ruolo} compie [21|24|27|30] anni
      {name} ha la maglia di {club}
      [{num}|{small}] [tiri|corner|assenti|cartellini] [stasera|in tutto|a testa]
      [fischio d'inizio|intervallo|recupero|formazioni] [tra {num} minuti|adesso|alle {hour}]
      {name} [tifa|gufa|soffre|esulta] [sul divano|al bar|da lontano]
    `,
    spot: `
      [allo stadio|in curva|al bar|al campetto|davanti alla tv]
    `,
  },
})
