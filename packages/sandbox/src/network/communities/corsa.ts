import { community } from './community.ts'

export const CORSA = community({
  slug: 'corsa',
  title: 'Corsa',
  language: 'it',
  size: 0.9,
  hours: 'early',
  week: 'weekend',
  mood: [0.42, 0.24],
  hashtags: 'corsa running mezzamaratona ripetute lungo trail runner',
  emoji: '🏃 👟 🥵 🏅 🌧️ 💪',
  subreddits: 'runningitalia',
  leaders: `
    Benedetta Fusco | bennycorre | Piano piano, ma tutti i giorni
    Passo Lento | *passolento | Rivista per chi arriva a metà classifica
  `,
  happenings: `
    la maratona di {othercity} | Maratona | 0.8 | 2.8
    il caldo alla mezza di {othercity} | MezzaNelForno | -0.6 | 2
    l'apertura delle iscrizioni al trail dei crinali | TrailDeiCrinali | 0.4 | 2
  `,
  sheet: {
    uscita: `
      [dieci chilometri|un lungo di {num} km|le ripetute da mille|una corsetta|il giro del lago|un lento rigenerante|un fartlek improvvisato|una mezza in allenamento|un'ora di salite|otto chilometri scarsi|un medio tirato]
    `,
    dove: `
      [lungo il fiume|al parco|sull'argine|in pineta|tra le vigne|sul lungomare|sotto la pioggia|all'alba|in mezzo alla nebbia|in collina|per i vicoli di {city}|lungo la ferrovia|in pista]
    `,
    come: `
      [senza orologio|a passo di lumaca|con le gambe di legno|chiacchierando|senza fermarmi|con un podcast nelle orecchie|a digiuno|col sorriso|di pura testa|con le scarpe zuppe]
    `,
    topics: `
      [il lungo della domenica|le ripetute|la mezza|le scarpe nuove|il passo gara|le salite|il trail|i ristori|il pettorale|la corsa all'alba]
    `,
    good: `
      ho corso {uscita} {dove}
      ho chiuso {uscita} {come}
      ho limato {num} secondi [sulla mezza|sui dieci|sul giro del lago|sul mio tempo del {year}]
      ho trascinato [{name}|mio cognato|una collega|il vicino] a fare {uscita}
      ho puntato la sveglia alle {small} per {uscita} e [ho visto l'alba|la città era mia|rifarei tutto]
      ho ritirato il pettorale per [la mezza|la maratona|la dieci] di {othercity}
      ho finito {uscita} {dove} e [al traguardo c'era la crostata|mi hanno messo la medaglia|ho pianto]
      ho retto {small} settimane di tabella {come}
      [torno|rientro|arrivo] [felice|col sorriso|con una fame da lupi|senza fiato] da {uscita}
      [bella|prima|nuova] [uscita|seduta|corsa] {dove}, [{num} km|zero pause|record|gambe in fiamme]
      ho [superato|seguito|salutato|aspettato] [un ciclista|{name}|due passeggini|il coach] {dove}
      ho [provato|consumato|adottato] [la frontale|lo zainetto|i calzini lunghi|i bastoncini] {dove}
    `,
    bad: `
      ho saltato {uscita} per [il divano|la grandine|la riunione|la parmigiana di mia madre]
      ho ceduto al km {small} {dove}
      ho dimenticato [l'orologio|i gel|la frontale|i calzini asciutti] e addio {uscita}
      ho fatto un volo {dove} davanti [a tutta la squadra|a una scolaresca|al bar]
      ho sbagliato strada {dove}, {num} chilometri invece di {small}
      ho perso [la partenza|le iscrizioni|la navetta|il deposito borse] della gara di {othercity}
      ho corso {uscita} {come} e oggi [scendo le scale di traverso|non sento i polpacci|mi siedo piangendo]
      {uscita} [da dimenticare|infinita|a metà], [gambe vuote|fiato corto|vento contro|morale a terra]
      [crampo|vescica|livido|acido lattico] [al polpaccio|ovunque|ai piedi] dopo {uscita}
      ho [dormito|mangiato|rimandato] invece di correre {uscita}
    `,
    doing: `
      fare stretching [in cucina|sul pianerottolo|davanti alla tv] dopo {uscita}
      confrontare [scarpe|orologi|tabelle|passi al km] [da un'ora|invece di dormire|su ogni forum]
      correre {dove} {come}
      preparare [la borsa|il pettorale|la playlist|i panini] per la gara di {othercity}
      lavare [scarpe piene di fango|una maglia che sta in piedi da sola]
      contare i giorni alla [mezza|maratona] di {othercity}
      [massaggiare|ghiacciare|fissare] [i piedi|i polpacci|le ginocchia] [gemendo|davanti a {title}|sul divano]
      [sognare|temere|pianificare] [il pettorale|{othercity}|le salite|la gara]
      scegliere tra {uscita} e {uscita}
    `,
    todo: `
      correre {uscita} {dove}
      [comprare|cambiare|pensionare] le scarpe prima [della mezza|dell'inverno|di {othercity}]
      fare [le ripetute|gli allunghi|un po' di forza|il lungo] [con calma|come dice la tabella|almeno una volta]
      iscrivermi alla [mezza|maratona|dieci] di {othercity}
      dormire {small} ore prima del lungo
      rallentare [nei lenti|in salita|i primi {small} km]
      [fare|rischiare|infilare] {uscita} [prima delle {hour}|con {name}|senza orologio]
      [bere di più|partire piano|seguire la tabella|sorridere ai volontari]
    `,
    up: `
      le gambe [giravano|erano leggere|andavano da sole] [fino all'ultimo km|anche in salita|dopo {num} chilometri]
      la luce {dove} [valeva la sveglia|era da film|mi ha fermato]
      [tutta la squadra|{name}|il gruppo del martedì|il decano del club] ha [fatto il personale|portato la torta|chiuso col sorriso|tenuto il passo]
      i volontari al km {num} [cantavano|offrivano arance|mi chiamavano per nome]
      queste scarpe [sono una nuvola|reggono ancora dopo {big} km|hanno superato il fango]
      il cuore a riposo è sceso a {num}
      che [alba|silenzio|vento a favore|nebbia dorata|aria pulita] {dove}
      [fiato|passo|testa|umore] [di ferro|a posto|al top|da gara] {dove}
      {name} [sorride|accelera|migliora|vola] [da {othercity}|a ogni uscita|come mai]
    `,
    down: `
      [il polpaccio|il ginocchio|il tendine|l'alluce] [protesta|tira|si fa sentire] dal km {small}
      l'orologio [ha perso il segnale|segna {num} km in più|è morto] {dove}
      ci sono {num} gradi e [la tabella dice|il coach vuole|mi toccano] {uscita}
      [la mezza|la dieci|la maratona] di {othercity} [è già piena|costa {num} euro|è stata rinviata]
      [un cane|un ciclista|un monopattino|un signore in ciabatte] mi ha [superato|fatto saltare|tagliato la strada] {dove}
      i calzini [si sono bucati|sanno di palude|sono rimasti bagnati]
      [vento|ghiaccio|afa|polline|fango] {dove}, [dietrofront|non si va|che strazio]
      zero [energie|gambe|scuse|voglia|fiato] [dopo {small} km|da martedì|per {uscita}]
      {name} [mi ha mollato|ha accelerato|taglia le curve] {dove}
    `,
    claim: `
      il lento va corso [lento davvero|chiacchierando|senza orologio]
      nessuno [guarda il tuo passo|si ricorda il tuo tempo|ti aspetta al km {num}]
      correre {dove} [sistema qualsiasi lunedì|costa meno di tutto|rende simpatici]
      le scarpe da {big} euro [non corrono da sole|non fanno miracoli|stanno bene in vetrina]
      la parte peggiore di {uscita} è [uscire dal letto|il primo chilometro|aspettare il gps]
      il ristoro migliore resta [la crostata|l'anguria|il tè caldo|la fetta con l'olio]
      [correre|trottare|camminare] {dove} [basta|conta|vale oro|calma]
      [la costanza|il sonno|il piacere|la merenda] [batte|viene prima di|sostituisce] [il talento|la velocità|l'attrezzatura]
      {uscita}: [roba seria|un rito|tutta testa|la mia meditazione]
    `,
    asking: `
      cosa mangiate prima di {uscita}
      quali scarpe per [cominciare|lo sterrato|i lunghi|chi pesa come me]
      chi corre la [mezza|maratona|dieci] di {othercity}
      come fate a uscire [con questo caldo|col buio|quando piove]
      correte [con la musica o senza|di mattina o di sera] {dove}
      posso sostituire {uscita} con [la bici|una dormita|il tiramisù]
      [chi|qualcuno] [viene|si unisce|è pronto] per {uscita} {soon}
      [gel|banana|miele|niente] [prima|durante|dopo] {uscita}
    `,
    fact: `
      mancano {small} settimane alla [mezza|maratona|gara] di {othercity}
      eravamo in {num} {dove}
      la tabella dice {uscita} {soon}
      l'orologio sostiene che [sono in forma|devo riposare {num} ore|ho vent'anni]
      [{name}|mezzo ufficio|mio zio] prepara [la prima dieci|un'ultra|il trail dei crinali]
      il giro del lago fa {small} km
      [ripresa|scarico|stop|carico] [questa settimana|da {num} giorni|fino a {othercity}]
      [{num}|{big}] [km|minuti|metri] [questo mese|in tutto|più di {name}]
      [pioggia|sole|gelo|bruma] {dove}, [{small} coraggiosi|nessuno|due cani|mezza squadra]
    `,
    spot: `
      [in pista|al parco|sull'argine|al negozio di scarpe|in zona partenza|al ristoro]
    `,
  },
})
