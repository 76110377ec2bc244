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
      [il pecorino|l'aglio|la cottura|la panna|l'olio|il lievito|la moka|il basilico|il sale|la crosta]
      [il pepe|la salvia|il burro|il parmigiano|la padella|il limone|la pazienza|l'acqua di cottura|il guanciale|la farina|il rosmarino|la teglia|il coperchio|lo zafferano]
    `,
    topics: `
      {piatto}
      [la moka|il mercato|gli avanzi|il pranzo della domenica|il forno a legna|la colazione al bar|{cosa}]
    `,
    good: `
      ho [fatto|azzeccato|condiviso|imparato] {piatto}{~nmod} con {cosa}
      ho cucinato {piatto}{~nmod} per [{name}|tutto il palazzo|{small} amici]
      ho ritrovato la ricetta di {piatto}{~nmod} [della nonna|di {othercity}|del {year}]
      ho bevuto {small} caffè da {name}
      ho [regalato|venduto|portato] {piatto}{~nmod} [alla vicina|in ufficio|alla festa di {name}]
      ho scambiato {cosa}{~nmod} con {cosa}
    `,
    bad: `
      ho [bruciato|dimenticato|salato troppo|rovesciato] {piatto}{~nmod} parlando con {name}
      ho messo {cosa}{~nmod} [due volte|al posto dello zucchero|troppo tardi] ne {piatto}
      ho fatto cadere {piatto}{~nmod} davanti a {name}
      ho confuso {cosa}{~nmod} con {cosa} [mezza addormentata|alle {hour}|davanti a tutti]
    `,
    doing: `
      mescolare {piatto}{~nmod} [piano|da un'ora|con la radio]
      tritare {cosa}{~nmod} per {piatto}
      assaggiare {piatto}{~nmod} [dalla pentola|di nascosto|ancora]
      impastare {piatto}{~nmod} mentre {name} cerca {cosa}
    `,
    todo: `
      [fare|provare|rifare|assaggiare] {piatto}{~nmod} [con|senza] {cosa}
      [comprare|conservare|cercare] {cosa}{~nmod}
      portare {piatto}{~nmod} a {name}
    `,
    up: `
      {piatto}{~nmod} con {cosa}{~mid} [è perfetto|è sparito in {num} minuti|sa di casa]
      tutta la casa profuma di {piatto}{~nmod}
      {name} ha fatto il bis con {piatto}{~nmod}
      mia zia [ha approvato|ha rubato|ha fotografato] {piatto}{~nmod}
    `,
    down: `
      {piatto}{~nmod}{~mid} [è scotto|si è attaccato|non sa di niente|è crollato] per {cosa}
      {cosa}{~nmod}{~mid} [costa troppo|è finito|è andato a male]
      il forno [non scalda|è morto|fuma] con {piatto}{~nmod} dentro
      {name} dice che manca {cosa}{~nmod}
    `,
    claim: `
      {piatto}{~nmod} senza {cosa} non si può
      il segreto di {piatto}{~nmod} è {cosa}
      {piatto}{~nmod} è meglio [il giorno dopo|a {othercity}|di notte|senza fretta]
      nessuno fa {piatto}{~nmod} come {name}
      tra {piatto}{~nmod} e {piatto} scelgo {cosa}
    `,
    asking: `
      mettete {cosa}{~nmod} ne {piatto}
      come salvo {piatto}{~nmod} [salato|scotto|senza forno]
      dove si mangia {piatto}{~nmod} a {city}
      {piatto}{~nmod} con {cosa} o senza
      che faccio con {num} chili, {cosa}{~nmod} compreso
    `,
    fact: `
      {piatto}{~nmod} cuoce da {num} minuti
      stasera {piatto}{~nmod} da {name}
      restano {small} porzioni per {piatto}{~nmod}
      {cosa}{~nmod} costa {small} euro
      il vicino baratta {cosa}{~nmod} con {piatto}
      [{num}|{small}] [uova|ospiti|minuti|padelle] [in più|a tavola|stasera]
    `,
    spot: `
      [al mercato|al bar sotto casa|dal fornaio|in trattoria|da nonna|alla sagra]
    `,
  },
})
