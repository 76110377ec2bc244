import { community } from './community.ts'

export const BAHN = community({
  slug: 'bahn',
  title: 'Bahn und Stadtleben',
  language: 'de',
  size: 1,
  hours: 'office',
  week: 'weekday',
  mood: [0.3, 0.38],
  hashtags: 'bahn pendeln verspätung nachtzug stadtleben montag öpnv',
  emoji: '🚆 ☕ 🥨 😴 🌧️ 🙃',
  subreddits: 'bahn',
  leaders: `
    Henrike Gleis | henrikegleis | Pendelt seit acht Jahren, lacht meistens
    Taktung | *taktungmag | Alles, was auf Schienen zu spät kommt
  `,
  happenings: `
    die Stellwerksstörung in {othercity} | Stellwerk | -0.9 | 2.8
    der neue Nachtzug nach {othercity} | Nachtzug | 0.9 | 2.4
    der Fahrplanwechsel | Fahrplanwechsel | -0.2 | 2.4
  `,
  sheet: {
    zug: `
      [der Regio um {hour} Uhr {num}|die S-Bahn|der Nachtzug|die Tram|der Schienenersatzbus|der Zug nach {othercity}|die letzte U-Bahn|der Eilzug|die Bimmelbahn]
    `,
    platz: `
      [am Fenster|im Gang auf dem Koffer|im Bordbistro|im Ruheabteil|neben einem Dackel|am Vierertisch|auf dem Klappsitz|im ersten Wagen|zwischen zwei Junggesellenabschieden]
    `,
    mensch: `
      [der Schaffner|die Frau mit dem Kreuzworträtsel|ein Student mit Topfpflanze|der Mann am Kiosk|eine Schulklasse|der Typ im Videocall|die Lokführerin|ein kleines Kind]
    `,
    wann: `
      [im Dunkeln|am Montag|bei Schneeregen|kurz nach sechs|bei {num} Grad|nach Feierabend|am Freitagabend|am frühen Morgen|zum dritten Mal diese Woche]
    `,
    topics: `
      [Nachtzüge|Pendeln|Verspätungen|Bahnhofskaffee|Regionalzüge|Fensterplätze|Anschlüsse|Brezeln am Gleis|Montage]
    `,
    good: `
      den Anschluss in {othercity} [bekommen|mit {small} Sekunden Vorsprung geschafft|dank eines netten Schaffners erwischt]
      {platz} die ganze Fahrt [gelesen|geschlafen|aus dem Fenster geschaut|geschrieben]
      {wann} den besten Kaffee am Gleis getrunken
      {platz} mit Fremden [Karten gespielt|Schokolade geteilt|über {othercity} geredet]
      vom Zug aus [Rehe|das Meer|die Alpen in Rosa|einen Regenbogen|Kraniche] gesehen
      [meinen Schirm|die Mütze|ein Buch] im Fundbüro wiederbekommen
      von {city} nach {othercity} [pünktlich|für {num} Euro|mit Sitzplatz] gefahren, [bitte notieren|Screenshot gemacht]
      [Sitzplatz|Fensterplatz|Steckdose|Ruhe] [gefunden|ergattert|genossen], {platz}
      {wann} [leise|leer|sonnig|entspannt] nach {othercity} gefahren
      {platz} [gedöst|gestrickt|gezeichnet|{name} getroffen]
      [Lokführer|Schaffnerin|Bäcker am Gleis|{name}] hat [gewinkt|gegrüßt|gelacht|gewartet] und [mein Tag war gerettet|alle haben gelächelt]
    `,
    bad: `
      die Bahn um [eine Sekunde|eine Rolltreppe|eine Brezel] verpasst, {wann}
      {num} Minuten {platz} verbracht, [ohne Klima|ohne Licht|ohne Durchsage]
      [den Laptop|den Schirm|das Pausenbrot|die Kopfhörer] im Zug liegen lassen
      {small} Euro für [ein trauriges Brötchen|ein Wasser|lauwarmen Tee] bezahlt
      {platz} eingeschlafen und in {othercity} aufgewacht
      in den falschen Zugteil gestiegen und [in der Heide gelandet|in {othercity} getrennt worden]
      {wann} zum Gleis gerannt, und [dann fiel er aus|dann Gleiswechsel|dann plus {num} Minuten]
      [Anschluss|Abendessen|Termin] verpasst, {wann}
      [auf dem Koffer|im Stehen|im Gang|am Klo] bis {othercity} [gesessen|gewartet|geflucht]
      [Gleis|Wagen|Richtung|Tag] verwechselt, [gerannt|gelacht|aufgegeben]
      [Schirm|Brille|Buch|Frühstück] [vergessen|verschüttet|zerknickt], {platz}
    `,
    doing: `
      am Warten [auf Gleis {small}|unter der Anzeige|mit kaltem Kaffee]
      unterwegs nach {othercity}, {platz}
      am Lauschen: [ein sehr privates Telefonat|Durchsagen im Rauschen|eine Debatte über Käse]
      am Suchen nach [Wagen {num}|einer Steckdose|dem Gleis|einem freien Platz]
      am Umplanen über {othercity}, {wann}
      am Dösen {platz}
      am [Lesen|Stricken|Mithören|Träumen] {platz}
      am Teilen von [Keksen|Gummibärchen|Steckdosen] {platz}
    `,
    todo: `
      [früher losfahren|einen Sitz reservieren|das Rad nehmen|zu Hause arbeiten]
      mit dem Nachtzug nach {othercity} fahren
      {platz} [schlafen|lesen|niemanden ansprechen]
      [das Abo kündigen|das Ticket verlängern|einen Schirm kaufen]
      {name} [vom Gleis abholen|einen Kaffee mitbringen]
      in {othercity} [aussteigen|frühstücken|spazieren], [einfach so|zwischen zwei Zügen]
      [sitzen bleiben|früher buchen|Schokolade einpacken|leise fluchen]
      [umsteigen|abwarten|weiterlesen|laufen] und [Kaffee holen|nicht meckern|{name} schreiben]
    `,
    up: `
      {zug} ist [pünktlich|halb leer|frisch geputzt|tatsächlich klimatisiert], [ich trau dem nicht|Feiertag|das erzähl ich Enkeln]
      {mensch} hat {wann} [einen Witz gemacht|Kekse verteilt|mir den Platz freigehalten|gepfiffen]
      von der Brücke aus war {wann} [die ganze Stadt rosa|der Fluss aus Gold|der Mond riesig]
      am Bahnhof [steht wieder ein Klavier|gibt es neue Bänke|duftet es nach Brezeln]
      die Strecke nach {othercity} ist [wieder frei|die schönste im Land]
      [Stille|Licht|Kaffeeduft|nette Leute] {platz}, [selten|danke|Luxus]
      {zug} [gleitet|rollt|schnurrt] [durch den Nebel|Richtung {othercity}|wie neu]
      {name} [wartet|winkt|singt] [am Gleis|in {othercity}|am Kiosk]
      [Baby|Oma|Schulklasse] [lacht|singt|winkt|schläft] {platz}, [alle lächeln|Ruhe|schön]
    `,
    down: `
      {zug} [fällt aus|hat {num} Minuten Verspätung|steht auf freier Strecke|kommt ohne Wagen {small}], {wann}
      {mensch} [telefoniert laut|isst Mettbrötchen|schläft auf meiner Schulter|verrät das Serienende]
      laut App [kommt er gleich|ist alles pünktlich|gibt es diesen Zug gar nicht]
      die Klimaanlage ist [aus|auf Arktis|nur ein Gerücht], {platz}
      wir stehen mit {num} Leuten [auf vier Quadratmetern|im Gang|unter einem Vordach]
      am Bahnhof fehlt jetzt auch noch [die Bank|der Bäcker|die Uhr|das Licht]
      [Verspätung|Weichenstörung|Bauarbeiten|Sturm] [mal wieder|Richtung {othercity}|auf der Strecke]
      {zug} [ruckelt|quietscht|platzt aus allen Nähten|hält überall]
      [Ticket|Parkplatz|Kaffee] für {num} Euro, [danke|autsch|Respekt]
      [Koffer|Ellbogen|Klingeltöne|Rucksäcke] [überall|im Gesicht|bis {othercity}], {platz}
      [Heizung|Licht|Tür|Steckdose] [kaputt|beleidigt|auf Streik], {platz}
    `,
    claim: `
      Pendeln {wann} [lehrt Geduld|härtet ab|gehört in jeden Lebenslauf]
      Kaffee am Gleis [rettet Montage|schmeckt nur im Stehen|ist mein eigentliches Büro]
      ein Bahnhof ohne [Bäcker|Uhr|Bank|Buchladen] ist nur eine Haltestelle
      Nachtzüge [sind die beste Erfindung|gehören in jede Stadt|schlagen jeden Flug, bis auf den Schlaf]
      {num} Minuten Puffer [sind wahrer Luxus|reichen für eine Brezel|reichen nie]
      {city} [sieht man am besten aus der Tram|ist um sechs Uhr früh am schönsten|versteht man nur zu Fuß]
      [Lesen|Schlafen|Schweigen|Nachdenken] {platz} [ist unbezahlbar|will gelernt sein|ist Kunst]
      [Bahnhöfe|Fahrpläne|Durchsagen|Kioske] [erzählen alles|verbinden|zermürben|sind Poesie]
      wer [liest|singt|schläft|strickt], [kommt besser an|fährt leichter|hat gewonnen]
      [Fensterplätze|Nebenstrecken|Speisewagen|Bahnsteige] [machen klüger|heilen Montage|gehören ins Museum|sind Heimat]
      [Umsteigen|Warten|Rückwärtsfahren] in {othercity} [ist Charakterbildung|hat was|lehrt Demut]
    `,
    asking: `
      weiß wer, was zwischen {city} und {othercity} los ist
      wo gibt es am Bahnhof in {city} [guten Kaffee|eine ruhige Ecke|frische Brezeln]
      schafft man {small} Minuten Umstieg in {othercity}
      was macht ihr bei {num} Minuten Verspätung
      welche Strecke ist eure schönste
      bin ich die einzige Person, die {wann} [im Stehen schläft|den Zug grüßt|gerne pendelt]
      [Gang|Fenster|Bistro|Ruhebereich] bei {small} Stunden Fahrt
      wer [steht|wartet|sitzt] gerade in {othercity}
      [Buch|Podcast|Schlaf|Strickzeug] für [{num} Minuten|{small} Stunden|die Strecke nach {othercity}]
    `,
    fact: `
      {zug} fährt heute von Gleis {small}
      wir stehen seit {num} Minuten
      {name} pendelt seit {year}
      die Brezel kostet {small} Euro {num}
      noch {num} Minuten bis {othercity}
      heute fahren {small} von {num} Zügen
      [{num}|{small}] [Halte|Tunnel|Koffer|Minuten] [bis {othercity}|im Wagen|insgesamt]
      {name} [fährt|schläft|arbeitet|liest] {platz}
      [Nebel|Sonne|Schnee|Regen] [auf Gleis {small}|hinter {othercity}|am Bahnsteig], [ein Hund|keiner|die halbe Stadt] [wartet|friert|lächelt]
      [Tafel|App|Lautsprecher] [schweigt|flackert|lügt|rauscht]
      [Halt|Stau|Gegenzug|Signal] [bei {othercity}|im Feld|mal wieder], [Kuh schaut|niemand redet|{name} gähnt]
    `,
    spot: `
      [am Bahnhof|auf Gleis {small}|im Bordbistro|am Kiosk|in der Tram|auf der Brücke]
    `,
  },
})
