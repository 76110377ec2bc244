import { community } from './community.ts'

export const SCHERMO = community({
  slug: 'schermo',
  title: 'Film e serie',
  language: 'it',
  size: 1,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.28],
  hashtags: 'cinema serietv film spoiler maratona prima doppiaggio',
  emoji: '🎬 🍿 😭 📺 🎞️ 🤯',
  subreddits: 'ItalianCinema cinema',
  leaders: `
    Orsola Venti | orsolaguarda | Piango ai titoli di coda
    Fila Sette | *filasette | Critica dalla fila giusta
  `,
  happenings: `
    il finale di Ore Piccole | OrePiccole | 0.5 | 3.2
    la cancellazione di Via dei Glicini | SalviamoViaDeiGlicini | -0.9 | 2.6
    la notte del corto di {othercity} | NotteDelCorto | 0.8 | 2.2
  `,
  sheet: {
    opera: `
      [{title}|quel noir svedese|la serie nuova|il restauro di {title}|quel documentario|quella commedia del {year}|la miniserie|quel cartone|il sequel di {title}|quell'horror]
    `,
    scena: `
      [la scena del pranzo|il piano sequenza|il ballo sul tetto|il monologo in cucina|l'inseguimento in vespa|la scena del treno|il colpo di scena|il bacio sotto la grandine|la sequenza d'apertura|l'ultima inquadratura]
    `,
    chi: `
      [il protagonista|la nonna|il cattivo|la sorella minore|il bidello|il commissario col gatto|la barista|il gemello|il cane]
    `,
    come: `
      [in lacrime|in pigiama|a volume bassissimo|con mia madre che chiede chi è quello|in prima fila|al cinema all'aperto|coi sottotitoli|in due serate|senza sapere niente|con la copertina]
    `,
    topics: `
      {opera}
      [il cinema d'estate|i finali aperti|il doppiaggio|le colonne sonore|le serie brevi|i documentari|le sale di quartiere|le maratone]
    `,
    good: `
      ho visto {opera} {come}
      ho [recuperato|divorato|rivisto] {opera} {come}
      ho convertito [{name}|mio padre|tutta la chat|la mia coinquilina] a {opera}
      ho applaudito dopo {scena} {come}
      ho trovato {opera} [in sala a {small} euro|in dvd al mercatino|a un festival|in lingua originale]
      ho indovinato il finale di {opera} [al primo episodio|prima di {name}|senza vantarmi]
      ho pianto per {scena} {come}
      [proiezione|anteprima|serata] [piena|magica|a {small} euro|tra amici]: {opera}
      ho [rivisto|gustato|consigliato|analizzato] {opera} [due volte|con calma|con mio padre]
      [occhi|popcorn|fazzoletti] [lucidi|finiti|a metà film], {opera}
      ho [litigato|discusso|brindato] per {opera} [con {name}|fino a tardi|al bar]
    `,
    bad: `
      ho dormito durante {opera} [e russavo|fino ai titoli|con la testa su uno sconosciuto]
      ho beccato lo spoiler di {opera} [in ascensore|da mia zia|nel gruppo del calcetto]
      ho perso {scena} per [il bagno|i popcorn|una telefonata]
      ho iniziato {opera} e [ho smesso|ho perso il weekend|mi manca già]
      ho litigato con {name} sul finale di {opera}
      ho scelto un personaggio preferito di {opera} e [è sparito all'episodio {small}|è diventato cattivo|hanno cambiato attore]
      ho [sbadigliato|sospirato|sofferto] {num} minuti con {opera}
      [audio|posto|vicino|proiettore] [pessimo|rumoroso|impossibile] durante {opera}
    `,
    doing: `
      guardare {opera} {come}
      rivedere {scena} [al rallentatore|in loop|per capirci qualcosa]
      scegliere un film [da {num} minuti|litigando|finché è ora di dormire]
      fare teorie su {opera} [con {name}|sul bus|fino alle {small}]
      canticchiare la sigla di {opera}
      [cercare|discutere|difendere] {opera} [ovunque|con {name}|nei commenti]
      [classificare|ordinare|riguardare] [{num} film|i dvd|le sigle] [per colore|piangendo|di notte]
    `,
    todo: `
      vedere {opera} {come}
      [rivedere|saltare|studiare] {scena}
      [disdire un abbonamento|evitare gli spoiler|comprare i popcorn]
      portare {name} a vedere {opera}
      finire {opera} prima [del sequel|di lunedì|che scada]
      [recuperare|rivedere|finire] {opera} [entro domenica|con {name}|in lingua]
      [prenotare i posti|spegnere il telefono|arrivare presto]
    `,
    up: `
      {scena} di {opera} [vale il biglietto|mi ha steso|è già un classico|è da scuola di cinema]
      in {opera} {chi} [ruba la scena|è perfetto|mi ha spezzato il cuore|dice la battuta dell'anno]
      la musica di {opera} [mi perseguita|è da brividi|regge tutto]
      la sala [era piena di ragazzi|ha riso insieme|è rimasta in silenzio {small} minuti] dopo {scena}
      hanno rinnovato {opera} per [un'altra stagione|{small} stagioni]
      [che|gran] [regia|finale|attrice|fotografia|idea], {opera}
      {opera} [cresce|commuove|diverte|spiazza] [a ogni visione|dopo un'ora|fino ai titoli]
    `,
    down: `
      {opera} [si perde|non finisce mai|sembra uno spot|dura {num} minuti di troppo] dopo {scena}
      in {opera} {chi} [sparisce nel nulla|prende decisioni assurde|urla e basta]
      lo streaming [si è bloccato|è aumentato di {small} euro|ha chiesto la password] su {scena}
      quello dietro di me [spoilera|mangia nachos|commenta ogni scena|ha il telefono acceso]
      hanno tolto {opera} [dal catalogo|dalle sale dopo {small} giorni]
      il doppiaggio di {opera} [è fuori sincro|ha cambiato voce a metà]
      [copione|montaggio|finale|ritmo] [a caso|confuso|telefonato|soporifero] in {opera}
      {opera} [delude|annoia|sparisce] [dopo {num} minuti|alla terza stagione|sul più bello]
    `,
    claim: `
      {opera} [merita la sala|merita di più|doveva durare {num} minuti in meno|regge tutto su una persona sola]
      {scena} [funziona ancora benissimo|mi resta in testa|non mi serviva]
      i finali aperti [vanno bene se sono finali|sono coraggio|sono pigrizia con la musica bella]
      il cinema d'estate [batte il divano|vale le zanzare|andrebbe fatto in ogni piazza]
      una serie dovrebbe avere al massimo [{small} episodi|due stagioni|una nonna saggia]
      il doppiaggio [è un'arte|si ama o si litiga|merita i titoli di testa]
      {opera} [resta un cult|si rivede volentieri|non delude mai]
      [i popcorn|i sottotitoli|gli intervalli|i remake] [servono|dividono|rovinano tutto|salvano la sala]
      [la fila sette|il silenzio|il buio|la replica] [fa il film|vale il biglietto|è sacro]
    `,
    asking: `
      chi altro ha visto {opera}
      cosa guardo dopo {opera}
      meglio {scena} o {scena}
      in che episodio {opera} [ingrana|prende quota|si capisce]
      dove fanno {opera} a {city}
      ma alla fine {chi} [sapeva tutto|torna|se l'è sognato]
      [chi|qualcuno] [viene|va|c'era] a vedere {opera} [stasera|{soon}]
      [serie|film|documentario] [breve|leggero|strano] per [stasera|piangere|due persone]
    `,
    fact: `
      {opera} dura {num} minuti più dell'originale
      mancano {small} episodi alla fine di {opera}
      {name} ha visto {opera} {small} volte
      eravamo in {small} in sala per {opera}
      la rassegna di {othercity} comincia {soon}
      il biglietto ridotto costa {small} euro
      {opera} [esce|torna|chiude] {soon}
      [{small}|{num}] [spettatori|minuti|episodi] [stasera|in tutto|per {opera}]
      {name} [dorme|piange|ride|applaude] [sempre|prima della fine|in sala]
    `,
    spot: `
      [al cinema all'aperto|in videoteca|all'arena estiva|in sala due|al cineforum]
    `,
  },
})
