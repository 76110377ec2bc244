import { community } from './community.ts'

export const GARTEN = community({
  slug: 'garten',
  title: 'Garten und Bücher',
  language: 'de',
  size: 0.8,
  ages: [22, 66],
  hours: 'evening',
  week: 'weekend',
  mood: [0.42, 0.22],
  hashtags: 'garten balkon bücher lesen stricken kuchen',
  emoji: '🌱 📚 🍰 🌻 🧶',
  subreddits: 'Garten',
  leaders: `
    Wiebke Sommer | wiebkesbeet | Beet, Buch, Butterkuchen
    Blatt und Beet | *blattundbeet | Zeitschrift für ruhige Tage
  `,
  happenings: `
    die Pflanzenbörse in {othercity} | Pflanzenbörse | 0.8 | 2
    der späte Frost | Frost | -0.7 | 2.2
  `,
  sheet: {
    pflanze: `
      [die Tomate|das Basilikum|die Zucchini|die Dahlie|das Radieschen|die Monstera|die Erdbeere|die Brennnessel|die Sonnenblume|das Rosenbeet|die Minze|die Kartoffel|die Bohne]
    `,
    buch: `
      [das Krimi-Taschenbuch|die Biografie|das Sachbuch|die Familiensaga|das dicke Fantasybuch|die Novelle|das Kochbuch|die Gedichtsammlung|das Debüt von {surname}|die Reiseerzählung]
    `,
    kuchen: `
      [die Apfeltorte|das Bananenbrot|die Zimtschnecke|das Sauerteigbrot|die Käsetorte|das Früchtebrot|die Pflaumentarte|das Mohngebäck]
    `,
    topics: `
      {pflanze}
      {buch}
      {kuchen}
      [Balkongarten|Lesekreis|Kompost|Strickzeug|Regentage]
    `,
    good: `
      mit {name} [Marmelade gekocht|Bücher getauscht|Kräuter gesät]
      {pflanze} [geerntet|gerettet|verschenkt|umgetopft]
      {buch} [an einem Abend gelesen|verliehen|in {othercity} gefunden|zu Ende gelesen]
      {kuchen} für {name} gebacken
      [Beet|Balkon|Kompost|Hochbeet] [umgegraben|bepflanzt|gerettet|gegossen], [barfuß|mit {name}|vor dem Regen]
    `,
    bad: `
      [die Gießkanne|die Brille|das Lesezeichen] [verlegt|vergessen|zertreten]
      {pflanze} [ertränkt|vergessen|an Schnecken verloren]
      {buch} [im Zug liegen lassen|nass gemacht|abgebrochen]
      {kuchen} [verbrannt|versalzen|fallen lassen]
    `,
    doing: `
      am [Umtopfen|Jäten|Vorlesen|Kneten] [mit {name}|auf dem Balkon|seit {hour} Uhr]
      am Blättern in [alten Kochbüchern|Saatgutkatalogen|einem Bildband]
      am Gießen, {pflanze} hat Durst
      am Lesen: {buch}
      am Backen: {kuchen}
    `,
    todo: `
      [den Kompost umsetzen|Setzlinge tauschen|das Regal ausmisten]
      mit {name} [auf den Wochenmarkt gehen|in die Bücherei gehen|Marmelade kochen]
      {pflanze} [gießen|teilen|hochbinden]
      {buch} [fertig lesen|verschenken|zurückbringen]
      {kuchen} für {name} backen
    `,
    up: `
      der Balkon [summt|duftet|ist grün] [wie nie|seit heute|dank {name}]
      [{name}|die Nachbarin] hat [Setzlinge|ein Buch|Kuchen] vorbeigebracht
      {pflanze} [gedeiht|wächst|erholt sich|macht Freude]
      {buch} [lässt mich nicht los|ist ein Schatz|macht Mut]
      {kuchen} [ist gelungen|war weg in {num} Minuten]
    `,
    down: `
      die Gießkanne [leckt|ist weg|hat ein Loch]
      [Schnecken|Blattläuse|Tauben] [überall|auf dem Balkon|im Beet]
      {pflanze} [welkt|schimmelt|wurde gefressen]
      {buch} [zieht sich|endet dumm|ist vergriffen]
      {kuchen} [ist roh|klebt|schmeckt nach nichts]
    `,
    claim: `
      [ein Garten|ein Balkon|ein gutes Buch] [braucht Zeit|macht ruhig|gehört geteilt]
      wer {pflanze} gießt, [kennt seine Nachbarn|schläft besser|hat Geduld]
      {pflanze} braucht [Geduld|Schatten|weniger Wasser|gutes Zureden]
      {buch} liest man [im Regen|zweimal|laut|mit Kuchen]
      {kuchen} ohne [Kaffee|Sahne|Besuch] zählt nicht
      [Kompost|Geduld|Regen|Mulch] [hilft immer|schlägt Dünger|lügt nicht]
    `,
    asking: `
      wer tauscht in {city} [Setzlinge|Bücher|Rezepte]
      wie oft gießt ihr {pflanze}
      was hilft, wenn {pflanze} gelb wird
      was lese ich nach {buch}
      wie lange bleibt {kuchen} frisch
    `,
    fact: `
      {name} [gärtnert|liest|backt] [seit {year}|jeden Sonntag|barfuß]
      im Lesekreis geht es um {buch}
      die Bücherei [schließt um {hour} Uhr|hat {buch} wieder da]
      {pflanze} ist {num} Zentimeter hoch
      {buch} hat {big} Seiten
      {name} isst {kuchen} zum Frühstück
      [{num}|{small}] [Töpfe|Setzlinge|Schnecken|Regenwürmer] [heute|im Beet|gezählt]
    `,
    spot: `
      [im Garten|auf dem Balkon|in der Bücherei|beim Lesekreis|auf dem Wochenmarkt|im Gewächshaus]
    `,
  },
})
