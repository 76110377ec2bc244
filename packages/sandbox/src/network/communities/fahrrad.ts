import { community } from './community.ts'

export const FAHRRAD = community({
  slug: 'fahrrad',
  title: 'Radfahren',
  language: 'de',
  size: 0.9,
  hours: 'early',
  week: 'weekend',
  mood: [0.38, 0.26],
  hashtags: 'fahrrad radfahren radweg bikepacking lastenrad werkstatt',
  emoji: '🚲 🌧️ 🔧 ☀️ 😅',
  subreddits: 'Fahrrad',
  leaders: `
    Merle Voigt | merlefaehrtrad | Bikepacking, Kuchen, Regenhose
    Speichenblatt | *speichenblatt | Das Magazin fürs Rad
  `,
  happenings: `
    der Radtag in {othercity} | Radtag | 0.8 | 2.4
    der gesperrte Radweg | RadwegGesperrt | -0.8 | 2.2
    das Rennen um {othercity} | Rundfahrt | 0.6 | 2.6
  `,
  sheet: {
    teil: `
      [die Kette|die Felge|die Bremse|das Licht|das Vorderrad|die Schaltung|das Schutzblech|die Klingel|die Batterie|das Schloss]
      [die Lenkertasche|das Tretlager|die Luftpumpe|die Trinkflasche|das Ritzel|die Speiche|das Rücklicht|die Satteltasche|das Flickzeug|die Regenhose|die Kurbel|das Dynamolicht|die Brille|das Laufrad|die Packtasche]
    `,
    tour: `
      [die Runde um den See|die Tour nach {othercity}|die Pendelstrecke|die Feierabendrunde|die Bergetappe|die Elbetour|die Regenfahrt|die {num}-Kilometer-Runde]
      [die Nachtfahrt|die Runde mit {name}|die Kaffeefahrt|die Schotterpiste|die Fährtour|die Sonntagsausfahrt|die Abkürzung|die Küstentour|die Strecke zur Arbeit|die Herbstrunde|die Tour zur Oma]
    `,
    topics: `
      {teil}
      {tour}
      [Radwege|Lastenräder|Bikepacking|Gegenwind|Kuchenpausen|Gravel|Rennradgruppen]
    `,
    good: `
      {tour} [geschafft|genossen|ohne Panne beendet|bei Sonne gefahren]
      {teil}{~nmod} [selbst repariert|endlich getauscht|günstig bekommen|zum Laufen gebracht]
      {name} zu {tour} überredet
      Kuchen nach {tour} gegessen
      {teil}{~nmod} [verschenkt|getauscht|auf dem Flohmarkt gefunden]
      unterwegs {name} [getroffen|überholt|geholfen]
      [Reifen|Kette|Schaltung|Licht] [geflickt|geölt|gerichtet], [dank {name}|im Regen|endlich]
    `,
    bad: `
      {teil}{~nmod} [verloren|kaputt gefahren|falsch montiert|vergessen]
      bei {tour} [nass geworden|verfahren|vom Rad gefallen|umgedreht]
      {small} Stunden an {teil}{~nmod} geschraubt, umsonst
      {tour} wegen {teil}{~nmod} abgebrochen
      {teil}{~nmod} mit {teil} verwechselt
      beim Bäcker {teil}{~nmod} liegen lassen
    `,
    doing: `
      am [Schrauben|Pumpen|Fluchen|Putzen], {teil}{~nmod} zuliebe
      am Planen: {tour}
      am Warten auf {teil}{~nmod}
      unterwegs, {tour}
    `,
    todo: `
      {tour} fahren
      {teil}{~nmod} [reparieren|bestellen|putzen|tauschen]
      mit {name} {tour} planen
      {teil}{~nmod} und {teil} prüfen
    `,
    up: `
      {teil}{~nmod}{~mid} [läuft wie neu|hält|ist leise|glänzt]
      {tour} war [ein Traum|leer|flach|voller Sonne]
      der neue Radweg [ist fertig|ist breit|spart {num} Minuten]
      {name} [winkt|lacht|fährt schneller], seit {teil}{~nmod} neu ist
    `,
    down: `
      {teil}{~nmod}{~mid} [quietscht|ist platt|klemmt|ist gerissen]
      {tour} war [nur Gegenwind|eine Baustelle|ein Matsch]
      auf dem Radweg [parkt ein Lieferwagen|liegt Glas|steht Wasser]
      {teil}{~nmod} kostet {num} Euro
      die Werkstatt [hat zu|ist ausgebucht|findet {teil}{~nmod} nicht]
      [Scherben|Schlaglöcher|Lieferwagen|Gegenwind] [auf dem Radweg|überall|bis {othercity}]
    `,
    claim: `
      {tour} ist [schöner bei Regen|kein Sport|Urlaub genug|ohne Kuchen sinnlos]
      {teil}{~nmod} wird [überschätzt|unterschätzt|zu selten geputzt]
      ein gutes Rad braucht vor allem {teil}{~nmod}
      jede Stadt wäre besser mit [breiten Wegen|mehr Lastenrädern|weniger Ampeln]
      lieber {tour} als {tour}
      [Gegenwind|Kuchen|Regen|ein Umweg] [formt|gehört dazu|macht schön|zählt doppelt]
    `,
    asking: `
      wie oft wechselt ihr {teil}{~nmod}
      wer fährt {tour} mit
      welche Werkstatt in {city} kann {teil}{~nmod}
      was kostet {teil}{~nmod} bei euch
      was packt ihr für {tour} ein
    `,
    fact: `
      {tour} hat {big} Höhenmeter
      {teil}{~nmod} kommt {soon}
      heute {num} Kilometer, davon {small} Gegenwind
      {name} fährt jetzt auch
      {teil}{~nmod} stammt von {year}
      {name} schwört auf {teil}{~nmod}
      [{num}|{small}] [Kilometer|Pannen|Brötchen|Ampeln] [heute|bis {othercity}|ohne Pause]
      {name} [schraubt|bremst|klingelt|flucht] [auf dem Radweg|im Keller|seit {hour} Uhr]
    `,
    spot: `
      [in der Werkstatt|am See|auf dem Radweg|an der Fähre|beim Bäcker|im Radladen]
    `,
  },
})
