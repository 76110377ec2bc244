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
      [das Krimi-Taschenbuch|die Biografie|das Hörbuch|die Familiensaga|das dicke Fantasybuch|die Novelle|das Kochbuch|die Gedichtsammlung|das Debüt von {surname}|die Reiseerzählung]
    `,
    kuchen: `
      [die Apfeltorte|das Bananenbrot|die Zimtschnecke|das Sauerteigbrot|die Käsetorte|das Plätzchen|die Pflaumentarte|das Mohngebäck]
    `,
    topics: `
      {pflanze}
      {buch}
      {kuchen}
      [Balkongarten|Lesekreis|Kompost|Strickzeug|Regentage]
    `,
    good: `
      {pflanze}{~nmod} [geerntet|gerettet|verschenkt|umgetopft]
      {buch}{~nmod} [an einem Abend gelesen|verliehen|in {othercity} gefunden|zu Ende gehört]
      {kuchen}{~nmod} für {name} gebacken
      [Beet|Balkon|Kompost|Hochbeet] [umgegraben|bepflanzt|gerettet|gegossen], [barfuß|mit {name}|vor dem Regen]
    `,
    bad: `
      {pflanze}{~nmod} [ertränkt|vergessen|an Schnecken verloren]
      {buch}{~nmod} [im Zug liegen lassen|nass gemacht|abgebrochen]
      {kuchen}{~nmod} [verbrannt|versalzen|fallen lassen]
    `,
    doing: `
      am Gießen, {pflanze}{~nmod} hat Durst
      am Lesen: {buch}{~nmod}
      am Backen: {kuchen}{~nmod}
    `,
    todo: `
      {pflanze}{~nmod} [gießen|teilen|hochbinden]
      {buch}{~nmod} [fertig lesen|verschenken|zurückbringen]
      {kuchen}{~nmod} für {name} backen
    `,
    up: `
      {pflanze}{~nmod}{~mid} [blüht|wächst|duftet|trägt]
      {buch}{~nmod}{~mid} [lässt mich nicht los|ist ein Schatz|macht Mut]
      {kuchen}{~nmod}{~mid} [ist gelungen|war weg in {num} Minuten]
    `,
    down: `
      {pflanze}{~nmod}{~mid} [welkt|schimmelt|wurde gefressen]
      {buch}{~nmod}{~mid} [zieht sich|endet dumm|ist vergriffen]
      {kuchen}{~nmod}{~mid} [ist roh|klebt|schmeckt nach nichts]
    `,
    claim: `
      {pflanze}{~nmod} braucht [Geduld|Schatten|weniger Wasser|gutes Zureden]
      {buch}{~nmod} liest man [im Regen|zweimal|laut|mit Kuchen]
      {kuchen}{~nmod} ohne {kuchen} zählt nicht
      [Kompost|Geduld|Regen|Mulch] [hilft immer|schlägt Dünger|lügt nicht]
    `,
    asking: `
      was hilft, {pflanze}{~nmod} wird gelb
      was lese ich nach {buch}{~nmod}
      wie lange bleibt {kuchen}{~nmod} frisch
    `,
    fact: `
      {pflanze}{~nmod} ist {num} Zentimeter hoch
      {buch}{~nmod} hat {big} Seiten
      {name} isst {kuchen}{~nmod} zum Frühstück
      [{num}|{small}] [Töpfe|Setzlinge|Schnecken|Regenwürmer] [heute|im Beet|gezählt]
    `,
    spot: `
      [im Garten|auf dem Balkon|in der Bücherei|beim Lesekreis|auf dem Wochenmarkt|im Gewächshaus]
    `,
  },
})
