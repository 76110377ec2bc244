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
      {pflanze} [geerntet|gerettet|verschenkt|umgetopft]
      {buch} [an einem Abend gelesen|verliehen|in {othercity} gefunden|zu Ende gelesen]
      {kuchen} für {name} gebacken
      [Beet|Balkon|Kompost|Hochbeet] [umgegraben|bepflanzt|gerettet|gegossen], [barfuß|mit {name}|vor dem Regen]
    `,
    bad: `
      {pflanze} [ertränkt|vergessen|an Schnecken verloren]
      {buch} [im Zug liegen lassen|nass gemacht|abgebrochen]
      {kuchen} [verbrannt|versalzen|fallen lassen]
    `,
    doing: `
      am Gießen, {pflanze} hat Durst
      am Lesen: {buch}
      am Backen: {kuchen}
    `,
    todo: `
      {pflanze} [gießen|teilen|hochbinden]
      {buch} [fertig lesen|verschenken|zurückbringen]
      {kuchen} für {name} backen
    `,
    up: `
      {pflanze} [gedeiht|wächst|erholt sich|macht Freude]
      {buch} [lässt mich nicht los|ist ein Schatz|macht Mut]
      {kuchen} [ist gelungen|war weg in {num} Minuten]
    `,
    down: `
      {pflanze} [welkt|schimmelt|wurde gefressen]
      {buch} [zieht sich|endet dumm|ist vergriffen]
      {kuchen} [ist roh|klebt|schmeckt nach nichts]
    `,
    claim: `
      {pflanze} braucht [Geduld|Schatten|weniger Wasser|gutes Zureden]
      {buch} liest man [im Regen|zweimal|laut|mit Kuchen]
      {kuchen} ohne [Kaffee|Sahne|Besuch] zählt nicht
      [Kompost|Geduld|Regen|Mulch] [hilft immer|schlägt Dünger|lügt nicht]
    `,
    asking: `
      was hilft, wenn {pflanze} gelb wird
      was lese ich nach {buch}
      wie lange bleibt {kuchen} frisch
    `,
    fact: `
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
