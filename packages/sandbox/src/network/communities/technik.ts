import { community } from './community.ts'

export const TECHNIK = community({
  slug: 'technik',
  title: 'Technik und Basteln',
  language: 'de',
  size: 0.8,
  ages: [18, 60],
  hours: 'night',
  week: 'weekday',
  mood: [0.3, 0.32],
  hashtags: 'technik smarthome 3ddruck linux basteln homeoffice',
  emoji: '🔌 💻 🖨️ 🧰 😵',
  subreddits: 'de_EDV',
  leaders: `
    Ole Winkler | oleloetet | Lötkolben, Linux, Katzen
    Steckplatz | *steckplatz | Technik ohne Werbung
  `,
  happenings: `
    das große Update von {ding} | Update | -0.4 | 2.2
    der Ausfall von {ding} | Ausfall | -0.85 | 2.4
    die Bastelmesse in {othercity} | Bastelmesse | 0.8 | 2
  `,
  sheet: {
    ding: `
      [die Lötstation|das WLAN|das Smarthome|das alte Notebook|das NAS|das Display|die Firmware|die Grafikkarte|die Kamera|die Drohne|das Ladegerät]
      [das Thermostat|die Platine|das Tablet|die Tastatur|die SD-Karte|das Babyfon|die Waschmaschine|das Mikrofon|die Wetterstation|das Balkonkraftwerk|die Türklingel|das Headset|die Webcam|das Kassettendeck|die Solarzelle|das Netzteil]
    `,
    topics: `
      {ding}
      [Linux|Open Source|Homeoffice|Backups|Retrocomputer|Datenschutz|Solar am Balkon]
    `,
    good: `
      {ding}{~nmod} [repariert|gerettet|neu installiert|leiser gemacht|ans Laufen gebracht]
      {small} Stunden gespart, weil {ding}{~nmod} [mitspielt|automatisch läuft]
      {name} {ding}{~nmod} erklärt
      {ding}{~nmod} [gebraucht|für {num} Euro|geschenkt] bekommen
      {ding}{~nmod} [verschenkt|getauscht|auf dem Flohmarkt gefunden|gedruckt]
      mit {name} {ding}{~nmod} [zerlegt|getestet|gefeiert]
      [Kabel|Festplatte|Lötkolben|Router] [sortiert|gerettet|gebändigt], [nach {small} Stunden|mit {name}|ohne Fluchen]
    `,
    bad: `
      {ding}{~nmod} [geschrottet|falsch verkabelt|ohne Backup aktualisiert|fallen lassen]
      {small} Stunden gesucht, Fehler war [das Kabel|ein Komma|ich|der Stecker]
      {ding}{~nmod} [zu früh|doppelt|ohne Garantie] gekauft
      das Passwort für {ding}{~nmod} vergessen
      {ding}{~nmod} mit {ding} verwechselt
      Kaffee auf {ding}{~nmod} gekippt
    `,
    doing: `
      am [Basteln|Löten|Updaten|Fluchen] wegen {ding}{~nmod}
      am Lesen, Anleitung für {ding}{~nmod}
      am Warten, {ding}{~nmod} startet neu
    `,
    todo: `
      {ding}{~nmod} [reparieren|verkaufen|neu starten|sichern]
      {name} bei {ding}{~nmod} helfen
      {ding}{~nmod} mit {ding} verbinden
    `,
    up: `
      {ding}{~nmod} läuft seit {num} Tagen [ohne Fehler|am Stück|lautlos]
      {ding}{~nmod} spricht jetzt mit [dem Licht|der Heizung|dem Wecker]
      die Community hat {ding}{~nmod}{~mid} [gerettet|verstanden|in {small} Minuten gefixt]
      {name} [staunt|lacht|schläft wieder], seit {ding}{~nmod} läuft
    `,
    down: `
      {ding}{~nmod}{~mid} [startet nicht|brummt|will ein Update|ist offline]
      der Support zu {ding}{~nmod}{~mid} [schweigt|rät zum Neustart|ist im Urlaub]
      {ding}{~nmod} kostet jetzt {big} Euro
      nach dem Update geht {ding}{~nmod} nicht
      die Anleitung für {ding}{~nmod} ist [falsch|von {year}|weg]
    `,
    claim: `
      {ding}{~nmod} braucht [keine App|kein WLAN|keine Cloud]
      Backups sind wichtiger als {ding}{~nmod}
      {ding}{~nmod} von {year} war [robuster|leiser|besser]
      wer {ding}{~nmod} repariert, [spart Geld|lernt was|schläft besser]
      lieber {ding}{~nmod} als {ding}
      [Backups|Kabelbinder|Handbücher|Neustarts] [retten Leben|sind überbewertet|liest keiner|helfen immer]
    `,
    asking: `
      läuft {ding}{~nmod} bei euch auch so [langsam|heiß|laut]
      womit sichert ihr {ding}{~nmod}
      wer in {city} repariert {ding}{~nmod}
      lohnt sich {ding}{~nmod} noch
      was macht ihr mit {ding}{~nmod} von {year}
    `,
    fact: `
      {ding}{~nmod} ist {small} Jahre alt
      die neue Version für {ding}{~nmod} ist da
      {name} hat {ding}{~nmod} im Flur stehen
      {ding}{~nmod} zieht {num} Watt
      {ding}{~nmod} stammt von {year}
      {name} schwört auf {ding}{~nmod}
      [{num}|{big}] [Gigabyte|Kabel|Tabs|Updates] [offen|übrig|heute]
      {name} [lötet|programmiert|flucht|bastelt] [seit {hour} Uhr|im Keller|wieder]
    `,
    spot: `
      [im Keller|im Makerspace|am Schreibtisch|im Serverraum|auf dem Flohmarkt|im Repaircafé]
    `,
  },
})
