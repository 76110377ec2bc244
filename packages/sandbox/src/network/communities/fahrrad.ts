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
      [die Lenkertasche|das Tretlager|die Sattelstütze|die Steckachse|das Ritzel|die Speiche|das Rücklicht|die Satteltasche|das Pedal|die Federgabel|die Kurbel|das Dynamolicht|die Nabe|das Laufrad|die Packtasche]
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
      {teil} [selbst repariert|endlich getauscht|günstig bekommen|zum Laufen gebracht]
      {name} zu {tour} überredet
      Kuchen nach {tour} gegessen
      {teil} [verschenkt|getauscht|auf dem Flohmarkt gefunden]
      unterwegs {name} [getroffen|überholt|geholfen]
      [Reifen|Kette|Schaltung|Licht] [geflickt|geölt|gerichtet], [dank {name}|im Regen|endlich]
    `,
    bad: `
      {teil} [verloren|kaputt gefahren|falsch montiert|vergessen]
      bei {tour} [nass geworden|verfahren|vom Rad gefallen|umgedreht]
      {small} Stunden an {teil} geschraubt, umsonst
      {tour} wegen {teil} abgebrochen
      {teil} [falsch herum montiert|doppelt bestellt]
      beim Bäcker {teil} liegen lassen
    `,
    doing: `
      am [Schrauben|Pumpen|Fluchen|Putzen] [im Keller|vor der Haustür|im Hof|seit {hour} Uhr]
      am Planen: {tour}
      am Warten auf {teil}
      unterwegs, {tour}
    `,
    todo: `
      {tour} fahren
      {teil} [reparieren|bestellen|putzen|tauschen]
      mit {name} {tour} planen
      {teil} [prüfen|einstellen]
    `,
    up: `
      {teil} [läuft wie neu|hält|ist leise|glänzt]
      {tour} war [ein Traum|leer|flach|voller Sonne]
      der neue Radweg [ist fertig|ist breit|spart {num} Minuten]
      {name} [staunt|lacht|fährt schneller], seit das Rad [neu|leise|geputzt] ist
    `,
    down: `
      {teil} [quietscht|wackelt|klemmt|klappert]
      {tour} war [nur Gegenwind|eine Baustelle|ein Matsch]
      auf dem Radweg [parkt ein Lieferwagen|liegt Glas|steht Wasser]
      {teil} kostet {num} Euro
      die Werkstatt [hat zu|ist ausgebucht|findet {teil} nicht]
      [Scherben|Schlaglöcher|Lieferwagen|Gegenwind] [auf dem Radweg|überall|bis {othercity}]
    `,
    claim: `
      {tour} ist [schöner mit Freunden|kein Sport|Urlaub genug|ohne Kuchen sinnlos]
      {teil} wird [überschätzt|unterschätzt|zu selten geputzt]
      ein gutes Rad braucht vor allem [Luft|Pflege|gutes Licht|Öl]
      jede Stadt wäre besser mit [breiten Wegen|mehr Lastenrädern|weniger Ampeln]
      lieber {tour} als {tour}
      [Gegenwind|Kuchen|Regen|ein Umweg] [formt|gehört dazu|macht schön|zählt doppelt]
    `,
    asking: `
      wie oft wechselt ihr {teil}
      wer fährt {tour} mit
      welche Werkstatt in {city} kann {teil}
      was kostet {teil} bei euch
      was packt ihr für {tour} ein
    `,
    fact: `
      {tour} hat {big} Höhenmeter
      {teil} kommt [morgen|am Freitag|nächste Woche]
      heute {num} Kilometer, davon {small} Gegenwind
      {name} fährt jetzt auch
      {teil} stammt von {year}
      {name} schwört auf {teil}
      [{num}|{small}] [Kilometer|Pannen|Brötchen|Ampeln] [heute|bis {othercity}|ohne Pause]
      {name} [schraubt|bremst|klingelt|flucht] [auf dem Radweg|im Keller|seit {hour} Uhr]
    `,
    spot: `
      [in der Werkstatt|am See|auf dem Radweg|an der Fähre|beim Bäcker|im Radladen]
    `,
  },
})
