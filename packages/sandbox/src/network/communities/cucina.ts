import { community } from './community.ts'

export const CUCINA = community({
  slug: 'cucina',
  title: 'Cucina e caffè',
  language: 'it',
  size: 1.0,
  hours: 'evening',
  week: 'weekend',
  mood: [0.42, 0.22],
  hashtags: 'cucina ricette caffè nonna pranzodomenica pasta',
  emoji: '🍝 ☕ 🍕 🧄 😋',
  subreddits: 'cucina',
  leaders: `
    Nonna Ilaria | nonnailaria | Ricette di famiglia, dosi a occhio
    Tavola | *tavolarivista | Mangiare e raccontare
  `,
  happenings: `
    la sagra di {othercity} | Sagra | 0.85 | 2.4
    il dibattito sulla carbonara | Carbonara | 0.1 | 3
    il prezzo del caffè | CaroCaffè | -0.8 | 2.4
  `,
  sheet: {
    piatto: `
      [la carbonara|il ragù|la pizza|il risotto|la lasagna|il tiramisù|la parmigiana|la polenta|il pesto|la focaccia|la minestra|il polpettone]
      [la pasta e fagioli|il vitello tonnato|la torta di mele|la cassata|la ribollita|il baccalà|il supplì|la crostata|la torta salata|la caponata|la pasta al forno|la piadina|il minestrone|la panzanella|la frittata|il bollito|la farinata|il pandoro|la zuppa di ceci]
    `,
    cosa: `
      [il pecorino|l'aglio|la cipolla|la panna|l'olio|il lievito|il prezzemolo|il basilico|il sale|la zucca]
      [il pepe|la salvia|il burro|il parmigiano|il sedano|il limone|la carota|la ricotta|il guanciale|la farina|il rosmarino|il finocchio|l'origano|lo zafferano]
    `,
    topics: `
      {piatto}
      [la moka|il mercato|gli avanzi|il pranzo della domenica|il forno a legna|la colazione al bar|{cosa}]
    `,
    good: `
      ho [fatto|azzeccato|condiviso|imparato] {piatto} [senza ricetta|in un'ora|per cena|a modo mio]
      ho cucinato {piatto} per [{name}|tutto il palazzo|{small} amici]
      ho ritrovato la ricetta di {piatto} [della nonna|di {othercity}|del {year}]
      ho bevuto {small} caffè da {name}
      ho [regalato|offerto|portato] {piatto} [alla vicina|in ufficio|alla festa di {name}]
      ho cambiato la ricetta di {piatto} e [è meglio|nessuno se n'è accorto|è piaciuto a tutti]
    `,
    bad: `
      ho [bruciato|dimenticato|salato troppo|rovesciato] {piatto} parlando con {name}
      ho messo [il sale|il pepe|l'aceto|il peperoncino] [due volte|al posto dello zucchero|troppo tardi]
      ho fatto cadere {piatto} davanti a {name}
      ho confuso [sale e zucchero|farina e fecola|salvia e menta] [con gli occhi chiusi|alle {hour}|davanti a tutti]
    `,
    doing: `
      cucinare {piatto} [piano|da un'ora|con la radio]
      tritare [cipolla|aglio|prezzemolo|carote] per {piatto}
      assaggiare {piatto} [dalla pentola|di nascosto|prima di tutti]
      preparare {piatto} mentre {name} apparecchia
    `,
    todo: `
      [fare|provare|rifare|assaggiare] {piatto} [senza ricetta|con calma|per {name}|nel weekend]
      [comprare|cercare|provare] {cosa}
      portare {piatto} a {name}
    `,
    up: `
      {piatto}{~mid} [sfiora la perfezione|ha messo d'accordo tutti|sa di casa]
      tutta la casa profuma di [pane|ragù|torta|basilico|sugo|vaniglia]
      {name} ha fatto il bis con {piatto}
      mia zia [ha approvato|ha rubato|ha fotografato] {piatto}
    `,
    down: `
      {piatto}{~mid} [non mi convince|non sa di niente|mi ha deluso|fa pena] per [la fretta|il forno|una telefonata]
      {cosa}{~mid} [costa troppo|non si trova|sparisce dagli scaffali]
      il forno [non scalda|è morto|fuma] con {piatto} dentro
      {name} dice che manca [sale|tempo|amore|pepe]
    `,
    claim: `
      {piatto} senza [amore|tempo|pazienza|compagnia] non si può
      il segreto di {piatto} è [il tempo|la pazienza|la compagnia|il fuoco lento]
      {piatto} è meglio [il giorno dopo|a {othercity}|di notte|senza fretta]
      nessuno fa {piatto} come {name}
      tra {piatto} e il dolce scelgo tutti e due
    `,
    asking: `
      mangiate {piatto} [a pranzo o a cena|in casa o fuori]
      come salvo {piatto} [senza forno|in dieci minuti|prima di cena]
      dove si mangia {piatto} a {city}
      {piatto}: [ricetta di casa o del bar|classica o a modo vostro]
      che faccio con {num} chili di [zucca|limoni|pomodori|cipolle]
    `,
    fact: `
      {piatto} cuoce da {num} minuti
      stasera {piatto} da {name}
      restano {small} porzioni per {piatto}
      {cosa} costa {small} euro
      il vicino fa {piatto} la domenica
      [{num}|{small}] [ospiti|piatti|amici] [a tavola|stasera|in arrivo]
    `,
    spot: `
      [al mercato|al bar sotto casa|dal fornaio|in trattoria|da nonna|alla sagra]
    `,
  },
})
