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
      [die Lötstation|das Radio|das Keyboard|das alte Notebook|das NAS|das Display|die Funkuhr|die Grafikkarte|die Kamera|die Drohne|das Ladegerät]
      [das Thermostat|die Platine|das Tablet|die Tastatur|die SD-Karte|das Babyfon|die Waschmaschine|das Mikrofon|die Wetterstation|das Balkonkraftwerk|die Türklingel|das Headset|die Webcam|das Kassettendeck|die Solarzelle|das Netzteil]
    `,
    topics: `
      {ding}
      [Linux|Open Source|Homeoffice|Backups|Retrocomputer|Datenschutz|Solar am Balkon]
    `,
    good: `
      {ding} [repariert|gerettet|neu installiert|leiser gemacht|ans Laufen gebracht]
      {small} Stunden gespart, weil {ding} [mitspielt|automatisch läuft]
      {name} {ding} erklärt
      {ding} [gebraucht|für {num} Euro|geschenkt] bekommen
      {ding} [verschenkt|getauscht|auf dem Flohmarkt gefunden|verliehen]
      mit {name} {ding} [zerlegt|getestet|gefeiert]
      [Kabel|Festplatte|Lötkolben|Router] [sortiert|gerettet|gebändigt], [nach {small} Stunden|mit {name}|ohne Fluchen]
    `,
    bad: `
      {ding} [geschrottet|falsch verkabelt|ohne Backup aktualisiert|fallen lassen]
      {small} Stunden gesucht, Fehler war [das Kabel|ein Komma|ich|der Stecker]
      {ding} [zu früh|doppelt|ohne Garantie] gekauft
      das Passwort für {ding} vergessen
      das falsche Kabel für {ding} bestellt
      Kaffee auf {ding} gekippt
    `,
    doing: `
      am [Basteln|Löten|Updaten|Fluchen] wegen {ding}
      am Lesen, Anleitung für {ding}
      am Warten auf Ersatzteile für {ding}
    `,
    todo: `
      {ding} [reparieren|verkaufen|neu starten|sichern]
      {name} bei {ding} helfen
      {ding} neu einrichten
    `,
    up: `
      {ding} läuft seit {num} Tagen [ohne Fehler|am Stück|lautlos]
      {ding} funktioniert wieder, [dank {name}|ganz ohne App|nach {small} Versuchen]
      die Community hat {ding} [gerettet|verstanden|in {small} Minuten gefixt]
      {name} [staunt|lacht|schläft wieder], seit {ding} läuft
    `,
    down: `
      {ding} [startet nicht|brummt|will ein Update|ist offline]
      der Support zu {ding} [schweigt|rät zum Neustart|ist im Urlaub]
      {ding} kostet jetzt {big} Euro
      nach dem Update geht {ding} nicht
      die Anleitung für {ding} ist [falsch|von {year}|weg]
    `,
    claim: `
      {ding} braucht [keine App|kein WLAN|keine Cloud]
      Backups sind wichtiger als {ding}
      {ding} von {year} war [robuster|leiser|besser]
      wer {ding} repariert, [spart Geld|lernt was|schläft besser]
      {ding} [kauft man gebraucht|hält länger, als man denkt]
      [Backups|Kabelbinder|Handbücher|Neustarts] [retten Leben|sind überbewertet|liest keiner|helfen immer]
    `,
    asking: `
      läuft {ding} bei euch auch so [langsam|heiß|laut]
      wie oft startet ihr {ding} neu
      wer in {city} repariert {ding}
      lohnt sich {ding} noch
      was macht ihr mit {ding} von {year}
    `,
    fact: `
      {ding} ist {small} Jahre alt
      die neue Version für {ding} ist da
      {name} hat {ding} im Flur stehen
      {ding} zieht {num} Watt
      {ding} stammt von {year}
      {name} schwört auf {ding}
      [{num}|{big}] [Gigabyte|Kabel|Tabs|Updates] [offen|übrig|heute]
      {name} [lötet|programmiert|flucht|bastelt] [seit {hour} Uhr|im Keller|wieder]
    `,
    spot: `
      [im Keller|im Makerspace|am Schreibtisch|im Serverraum|auf dem Flohmarkt|im Repaircafé]
    `,
  },
})
