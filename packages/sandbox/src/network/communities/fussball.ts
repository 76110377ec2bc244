import { community } from './community.ts'

export const FUSSBALL = community({
  slug: 'fussball',
  title: 'Fußball',
  language: 'de',
  size: 1.3,
  hours: 'night',
  week: 'match',
  mood: [0.32, 0.34],
  hashtags: 'fussball spieltag derby kurve auswärts transfer kreisliga',
  emoji: '⚽ 🏟️ 🔥 😤 🍺 🧤',
  subreddits: 'fussball',
  leaders: `
    FC Hafenwerder | *fchafenwerder | Offizieller Account. Nur der FCH
    Jannis Okonek | jannisokonek8 | Sechser beim FCH
    Flankengott | *flankengott | Fußball, ernst genug genommen
  `,
  happenings: `
    das Derby Hafenwerder gegen Bergstedt | Derby | 0.2 | 3.4
    der Wechsel von {name} {surname} | Transferticker | -0.3 | 2.6
    der Pokalsieg im Elfmeterschießen | Pokalnacht | 0.9 | 3
  `,
  sheet: {
    verein: `
      [Hafenwerder|Bergstedt|Union Talfeld|Eintracht Moorhausen|der SV Deichtor|Blau-Weiß {othercity}|Kickers Lindau-Ost|Fortuna Kesselbach|der VfL Heide|Rot-Gold Marienthal]
    `,
    spieler: `
      [der Keeper|unser Neuner|der Linksverteidiger|der Kapitän|der Bengel aus der Jugend|der Joker|der Zehner|der Innenverteidiger|der Neuzugang|unser Sechser]
    `,
    moment: `
      [in der {num}. Minute|in der Nachspielzeit|direkt nach dem Anpfiff|kurz vor der Pause|im strömenden Regen|vor {num}.000 Leuten|in Unterzahl|in der zweiten Hälfte|im Flutlicht]
    `,
    topics: `
      {verein}
      [die Kurve|der Videobeweis|Stadionwurst|Auswärtsfahrten|die Kreisliga|das Derby|Trikots|der Transfermarkt|die Jugendarbeit]
    `,
    good: `
      den Sieg gegen {verein2} [im Stadion|in der Kneipe|bei {name}|im Zugabteil] gefeiert
      [meine Tochter|{name}|Opa|den Neffen] zum ersten Mal mit ins Stadion genommen
      Karten fürs [Derby|Pokalspiel|Heimspiel] [ergattert|gewonnen|geschenkt bekommen]
      im Tippspiel {small} Punkte vor {name} gelandet
      beim Kick am Mittwoch [ein Tor geschossen|einen Elfer gehalten|zwei Vorlagen gegeben], [mit {num} Jahren|in alten Hallenschuhen]
      beim Tor {moment} die Stimme verloren
      erst um {small} heimgekommen und [mit Schal geschlafen|nichts bereut|die halbe Stadt getroffen]
      [Heimsieg|Dreierpack|weiße Weste|Tabellenführung] [gefeiert|erlebt|bejubelt], [gegen {verein2}|mit {name}]
      [geschrien|geheult|gesungen|gehüpft] [wie ein Kind|in der Kurve|vorm Radio] {moment}
      [Schal|Trikot|Fahne|Mütze] [gewaschen|geerbt|gerahmt|geflickt], [das hilft|Pflicht|für {verein2}]
      [Choreo|Auswärtsblock|Jugendspiel|Training] [gesehen|fotografiert|miterlebt] mit {name}
      [Opa|{name}|die Kleine|mein Chef] [jubelt|weint|singt|tanzt] seit {moment2}, [und ich mit|herrlich|Gänsehaut]
      [Sammelbild|Autogramm|Trikot|Anstecker] von {verein2} [getauscht|gefunden|geerbt|ersteigert]
    `,
    verein2: `
      [Hafenwerder|Bergstedt|Union Talfeld|Eintracht Moorhausen|Blau-Weiß {othercity}|Fortuna Kesselbach|Rot-Gold Marienthal|die Kickers]
    `,
    bad: `
      das Tor {moment} verpasst, [wegen der Wurst|auf dem Klo|im Stau]
      {num} Euro gezahlt und [ein 0:0|eine Säule|null Torschüsse] gesehen
      {spieler2} im Managerspiel aufgestellt und [null Punkte kassiert|Rot gesehen]
      mit {name} wegen [eines Abseits|eines Einwurfs|der Aufstellung] gestritten
      {moment} den Fernseher ausgemacht und [prompt den Ausgleich verpasst|das Beste verpasst]
      auf {verein2} getippt, [wie jedes Jahr|gegen jede Vernunft]
      [Niederlage|Unentschieden|Klatsche|Gegurke] gegen {verein2} [ertragen|gesehen|verschlafen]
      [Bier verschüttet|Wurst fallen lassen|Wette verloren|Stimme verloren] {moment}
      {spieler2} [verteidigt|gelobt|getippt] und [bereut|Spott geerntet]
      [zu früh|zu spät|umsonst] [gejubelt|losgefahren|gezittert], {verein2} [trifft doch|gewinnt|lacht]
      [Ticket|Schal|Handy|Mütze] in {othercity} [verloren|vergessen|gelassen]
    `,
    spieler2: `
      [den Keeper|unseren Neuner|den Kapitän|den Joker|den Neuzugang|den Zehner]
    `,
    doing: `
      am Diskutieren über [die Aufstellung|den Elfmeter|die Trainerfrage|das Abseits]
      am Zittern [vor dem Radio|in der Kurve|mit dem Liveticker]
      am Nachrechnen, ob {verein} noch [absteigt|hochkommt|Europa schafft]
      im Sonderzug nach {othercity}
      am Neuladen vom Transferticker, alle {small} Minuten
      am Singen [unter der Dusche|in der Bahn|völlig heiser]
      am [Leiden|Hoffen|Fluchen|Rechnen] [vorm Radio|in der Kurve|auf dem Sofa]
      am Warten auf [die Aufstellung|den Anpfiff|die Auslosung|Neuzugänge]
      am [Packen|Basteln|Organisieren] für [die Auswärtsfahrt|das Derby|den Pokal]
      am [Tippen|Träumen|Grübeln|Streiten] wegen {verein2}
    `,
    todo: `
      {verein2} [im Stadion|in der Kneipe|ohne Fluchen] schauen
      {spieler2} [aufstellen|verkaufen|auf die Bank setzen|verlängern]
      [eine Dauerkarte|zwei Karten|ein Trikot] kaufen
      mit {name} auswärts nach {othercity} fahren
      mal wieder [selbst kicken|ins Tor gehen|zur Zweiten gehen]
      [hoch pressen|tief stehen|ruhig bleiben|Standards üben]
      [das Derby|die Halbzeit|den Elfer] [nochmal schauen|vergessen|erklären]
    `,
    up: `
      {spieler} hat [alles abgeräumt|doppelt getroffen|{num} Kilometer gemacht|den Laden zusammengehalten], {moment}
      die Kurve [hat durchgesungen|war eine Wand|hatte die schönste Choreo seit {year}]
      wir haben {verein2} [vom Platz gefegt|gedreht|schwindlig gespielt], {moment}
      {verein} ist seit {small} Spielen ungeschlagen
      [die ganze Kneipe|das halbe Dorf|die ganze Familie] lag sich {moment} in den Armen
      [was ein|so ein] [Tor|Spiel|Ding|Solo] von {spieler3}, {moment}
      {spieler} [wird besser|reißt mit|hält alles|macht Spaß], [jede Woche|mit {num}|unter diesem Trainer]
      [drei Punkte|zu null|Platz eins], [nehmen wir|endlich|danke {verein}]
      {verein} [spielt|kämpft|läuft|glänzt] [wie im Rausch|füreinander|ohne Angst|wie {year}]
    `,
    down: `
      Gegentor {moment}, [wie immer|ich fass es nicht|gegen {verein2}]
      {spieler} ist [verletzt|gesperrt|völlig außer Form|gedanklich im Urlaub]
      der Schiri hat {moment} [den Elfer übersehen|Rot gezogen|{small} Minuten auf den Bildschirm gestarrt]
      {verein} spielt seit {small} Wochen [ohne Mittelfeld|ohne Plan|Handball]
      eine Karte kostet {num} Euro, [für dieses Gekicke|ohne Dach|Sicht auf die Säule]
      das Spiel wurde [auf Montag verlegt|abgesagt, Platz gefroren|hinter die nächste Paywall gepackt]
      [Abwehr|Sturm|Mittelfeld|Trainer] [im Urlaub|planlos|zum Vergessen] gegen {verein2}
      {spieler} [meckert|verliert jeden Ball|steht falsch] {moment}
      [Anstoßzeiten|Ticketpreise|Rasen|Anzeigetafel]: [absurd|peinlich|von gestern]
      [Ecke|Elfer|Konter|Wechsel] [verschenkt|verstolpert|zu spät], [wieder mal|wie gehabt|zum Heulen]
      {verein} [verliert|schläft|zaudert|bettelt] [den Ball|hinten|vorne|ums Gegentor]
    `,
    claim: `
      {spieler} [muss spielen|ist unterschätzt|gehört auf die Bank|ist zu gut für uns]
      {verein} [steigt ab|wird Dritter|braucht einen Neuner|kommt im Pokal weit]
      der Videobeweis [nimmt den Jubel|hat {small} Probleme gelöst und {num} neue gebracht]
      ein Dienstagabend in der Kreisliga [ist der echte Fußball|schlägt jedes Topspiel|formt den Charakter]
      Trikots von {year} [waren hässlich und großartig|hatten Stil]
      ein Derby gewinnt man [im Mittelfeld|mit den Rängen|über den Kampf], nicht [auf dem Papier|auf dem Transfermarkt]
      [die Jugend|die Bank|das Publikum|Pressing] [entscheidet|fehlt uns|gewinnt Titel]
      ein guter [Neuner|Trainer|Kapitän] [redet wenig|kostet Nerven|ist unbezahlbar]
      [Flutlicht|Regen|Stehplatz|Bratwurst] [gehört dazu|macht den Unterschied|schlägt jedes Streaming]
      [Heimspiele|Elfmeter|Auswärtssiege|Abstiegskämpfe] [sind Kopfsache|machen süchtig|kosten Nerven|verbinden]
      {verein} braucht [Mut|Tempo|einen Plan B|einen Chef auf dem Platz]
    `,
    asking: `
      wen würdet ihr aufstellen: {spieler2} oder {spieler2}
      wo schaut ihr in {city} das Spiel
      war das {moment} Elfmeter oder bin ich befangen
      was war euer schönstes Spiel gegen {verein2}
      hat wer noch eine Karte fürs [Derby|Pokalspiel|Heimspiel]
      wer fährt {soon} mit nach {othercity}
      [Tipp|Ergebnis|Startelf|Torschütze] [fürs Derby|für Samstag|gegen {verein2}]
      [Stehplatz|Sitzplatz|Kneipe|Radio] {soon}
      [wer|welcher Trainer|welche Elf] [rettet|überrascht|nervt] euch [gerade|am meisten|diese Saison]
    `,
    fact: `
      noch {small} Spieltage, {num} Punkte zu holen
      {spieler} fehlt {small} Wochen
      {name} sammelt Schals seit {year}
      der Vorverkauf startet um {hour} Uhr
      {small} Punkte aus {num} Spielen
      die Aufstellung kommt in {num} Minuten
      [Halbzeit|Anpfiff|Abpfiff]: {verein} [führt|hinkt hinterher|hält mit|wackelt]
      [{num}|{small}] [Ecken|Fouls|Ausfälle|Schüsse] [heute|für {verein2}|insgesamt]
      {spieler} [verlängert|wechselt|kommt zurück] [bis Juni|{soon}|für {small} Jahre]
      {name} [tippt|leidet|jubelt|schweigt] [seit {hour} Uhr|in der Kurve|vorm Radio]
      [Regen|Nebel|Flutlicht|Frost] [in {othercity}|am Stadion|überm Platz], [{num} Fans|Glühwein|kalte Füße]
    `,
    spot: `
      [im Stadion|in der Kneipe|auf dem Kunstrasen|in der Kurve|am Wurststand|im Fanladen]
    `,
    spieler3: `
      [unserem Neuner|dem Kapitän|dem Joker|dem Zehner|unserem Sechser]
    `,
    moment2: `
      [gestern|dem Abpfiff|dem Ausgleich|der Halbzeit]
    `,
  },
})
