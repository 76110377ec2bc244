import { community } from './community.ts'

export const ZOCKEN = community({
  slug: 'zocken',
  title: 'Videospiele',
  language: 'de',
  size: 1.1,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.3],
  hashtags: 'zocken gaming indie retro speedrun koop couch',
  emoji: '🎮 👾 🕹️ 💀 🏆 😤',
  subreddits: 'zocken',
  leaders: `
    Knopfkind | knopfkindlive | Ich sterbe im Tutorial, live
    Extraleben | *extraleben_mag | Spielkritik ohne Zahlen
  `,
  happenings: `
    der Start von Aschenmoor | Aschenmoor | 0.7 | 3
    der Serverausfall bei Aschenmoor | ServerDown | -0.9 | 2.6
    die Retrobörse in {othercity} | Retroboerse | 0.8 | 2
  `,
  sheet: {
    spiel: `
      [Aschenmoor|Leuchtturm 9|Kellerkinder|Weltraumdackel|Kartoffelkrieg|Die schiefe Mühle|Nebelbahn|Blechritter|Dorf am Ende|Kart im Watt|Tiefsee 4|Spedition Mond]
    `,
    boss: `
      [den Brückenboss|den Schlammdrachen|die Moorhexe|den Ritter mit dem Hammer|den Kraken|den Fahrstuhlwächter|das Skelett aus dem Tutorial|den geheimen Endboss|die Spinne aus Level vier]
    `,
    wie: `
      [beim ersten Versuch|nach {num} Toden|um drei Uhr nachts|auf leicht, na und|ohne einen Trank|mit kaputtem Controller|aus Versehen|ohne Lösung|leise fluchend]
    `,
    topics: `
      {spiel}
      [Indiespiele|der Pile of Shame|unfaire Bosse|Retrokonsolen|Couch-Koop|Speedruns|Spielemusik|Trophäen|Rundenstrategie]
    `,
    good: `
      {boss} {wie} besiegt
      {spiel} {wie} durchgespielt
      in {spiel} [das geheime Ende|ein absurdes Schwert|den versteckten Hut|eine Abkürzung|eine Katze] gefunden
      {spiel} [für {small} Euro|im Sale|gebraucht|auf gut Glück] gekauft und [nicht mehr aufgehört|schon {num} Stunden drin]
      [die alte Konsole|den Controller von {year}|meine Speicherkarte] [entstaubt|repariert|aus dem Keller geholt], {spiel} läuft noch
      [meiner Mutter|{name}|meinem Neffen|Opa] {spiel} gezeigt und [den Controller nie zurückbekommen|haushoch verloren]
      {small} Stunden {spiel} gespielt und [nur geangelt|nur Möbel verrückt|keine einzige Quest gemacht]
      [langer|schöner|wilder] [Abend|Sonntag|Lauf] mit {spiel}, [{small} Stunden|kein Tod|Daumen taub]
      [endlich|schon] [Level {num}|im letzten Kapitel|beim guten Ende] in {spiel}
      {spiel} [verschenkt|empfohlen|wiederentdeckt|installiert], [wegen {name}|ohne Grund|zum dritten Mal]
      [Revanche|Turnier|Koop-Abend] mit {name}, [gewonnen|lachend verloren|unentschieden]
    `,
    bad: `
      [den Spielstand|{num} Stunden|den ganzen Hof|die Siegesserie] in {spiel} verloren
      {num} Mal an einem Boss in {spiel} gescheitert, {wie}
      den Controller [ins Sofa geworfen|mit Tee getränkt|unter den Schrank getreten]
      {spiel} zum Vollpreis gekauft, [einen Tag vor dem Sale|für {small} Minuten Spielzeit|obwohl ich es schon hatte]
      in {spiel} [gespoilert worden|von einem Zehnjährigen vermöbelt worden|durch die Karte gefallen]
      {num} Minuten [auf den Patch|auf Mitspieler|im Menü] gewartet und {small} gespielt
      „nur noch eine Runde“ gesagt und [die Vögel gehört|um {small} im Bett gewesen|die Bahn verpasst]
      [Absturz|Bug|Stromausfall|Lag] [mitten im|kurz vorm|beim] [Boss|Finale|Speichern] erlebt
      [das Schwert|den Schlüssel|den Bogen|ein Unikat] in {spiel} [verkauft|weggeworfen|vergessen]
      in {spiel} [festgesteckt|verlaufen|aufgegeben], [Level {small}|ohne Karte|am Hafen]
      [Spielstand verloren|Akku leer|Abendessen verbrannt|Nerven verloren], [danke {spiel}|wegen {spiel}]
    `,
    doing: `
      am Einrichten [meiner Hütte|meines Hofs|meines Raumschiffs] in {spiel}
      am Sammeln von [Pilzen|Kupfer|Erfahrung|drei Münzen] in {spiel}
      am Schauen: ein [Speedrun|Stream|Trailer] zu {spiel}
      am Sortieren von {num} ungespielten Spielen
      am Verzweifeln in {spiel}, {wie}
      am Runterladen von {spiel}, [seit {small} Stunden|mit Dorfinternet]
      am [Bauen|Angeln|Streichen|Suchen] in {spiel}
      am [Schreien|Seufzen|Verhandeln] [vor dem Boss|im Chat|mit {name}]
      am [Tüfteln|Umräumen|Grinden|Staunen] in {spiel}
    `,
    todo: `
      {spiel} [zu Ende spielen|neu anfangen|weiterspielen|nachholen]
      {boss} {wie} schlagen
      [einen neuen Controller kaufen|Platz auf der Platte schaffen|die Kabel sortieren]
      {spiel} [im Koop|mit guten Kopfhörern|ohne Lösung] spielen
      vor [dem Patch|dem nächsten Boss|Mitternacht] schlafen
      in {spiel} [angeln|bauen|herumlaufen|aufräumen]
      [Kopfhörer|ein Headset|neue Kabel|Batterien] kaufen
      {name} {spiel} [zeigen|schenken|ausreden]
    `,
    up: `
      [die Musik|die Geschichte|der Regen|die Karte] in {spiel} [macht Gänsehaut|hat einen Preis verdient|ist kein bisschen gealtert]
      {spiel} [läuft flüssig|hat jetzt einen Fotomodus|kostet nur die Hälfte] [seit dem Patch|auf meiner alten Kiste|diese Woche]
      [ein Fremder|{name}|mein Zufallsteam|ein Kind im Chat] hat mich in {spiel} [gerettet|beschenkt|durchgezogen]
      der Patch hat [alles repariert|die Hühner langsamer gemacht|unser Schwert zurückgebracht]
      die Leute in {spiel} [grüßen mich|sind netter als mein Büro|kennen meinen Namen]
      {spiel} [beruhigt|überrascht|fesselt|begeistert] mich [immer noch|jeden Abend|seit Wochen]
      [was für|so] [ein Ende|eine Stimmung|eine Idee|ein Soundtrack], {spiel}
      {name} hat [gewonnen|geweint|gejubelt], [in|dank] {spiel}
      [Pixel|Musik|Dialog|Nebel] in {spiel}: [zum Einrahmen|Gänsehaut|Herz geschmolzen]
    `,
    down: `
      die Server von {spiel} [sind weg|ruckeln|werfen mich raus], [ausgerechnet freitags|mitten im Finale|kurz vorm Sieg]
      {spiel} [braucht {big} Gigabyte|stürzt ab|kostet {num} Euro], [schon im Menü|sobald es regnet|einfach so]
      der Boss in {spiel} hat [eine dritte Phase|einen unfairen Schlag|mehr Leben als ich]
      der Controller [zieht nach links|lädt nicht|riecht verbrannt], [seit gestern|immer im falschen Moment]
      {spiel} wurde [schon wieder verschoben|um {small} Monate verschoben]
      das Matchmaking in {spiel} gibt mir [nur Profis|stumme Leute|immer {name}]
      [Kamera|Übersetzung|Menüführung|Steuerung] in {spiel}: [schlimm|von gestern|ein Rätsel]
      {spiel} [nervt|zieht sich|ermüdet] [nach {num} Stunden|ab Kapitel {small}|online]
      [Ladezeit|Patch|Chat|Server] [zum Einschlafen|zum Davonlaufen|kaputt], [wie immer|heute|in {spiel}]
    `,
    claim: `
      {spiel} ist [besser als|ehrlicher als|der Opa von] {spiel}
      ein gutes Spiel mit {small} Stunden [schlägt jede Riesenkarte|reicht völlig]
      auf leicht spielen [ist völlig in Ordnung|nimmt niemandem was weg|rettet Freundschaften]
      Couch-Koop [gehört zurück in jedes Spiel|zerstört Familien, wunderbar|ist durch nichts zu ersetzen]
      das Ende von {spiel} [hat niemand verstanden|war mutig|kam {num} Stunden zu spät]
      Spiele von {year} [hatten mehr Herz|waren vor allem schwer]
      {spiel} [genießt man|spielt man|erlebt man] [langsam|zu zweit|nachts|mit Kopfhörern]
      [Rätsel|Dialoge|Menüs|Laufwege] in {spiel} [retten alles|ruinieren alles|sind Kunst]
      ein gutes Spiel [endet irgendwann|respektiert Zeit|bringt zum Lachen]
      [Speicherpunkte|Tutorials|Landkarten|Endgegner] [sind Kunst|gehören verboten|lehren Demut]
      [Sterben|Scheitern|Sammeln|Pausieren] in {spiel} [gehört dazu|macht klüger|ist halbe Meditation]
    `,
    asking: `
      wie habt ihr {boss} geschafft
      {spiel} oder {spiel} [für Anfänger|zu zweit|auf alter Hardware|im Urlaub]
      kennt ihr ein [kurzes|ruhiges|schräges|friedliches] Spiel für zwischendurch
      lohnt sich {spiel} [für {num} Euro|ohne den ersten Teil|noch]
      spielt ihr {spiel} mit [Controller oder Maus|Ton oder ohne]
      wo gibt es in {city} [eine Spielhalle mit Klassikern|alte Module|ein Turnier]
      wer [spielt|hängt|sitzt] heute an {spiel}
      [Lieblingsspiel|schwerster Boss|bester Soundtrack] [von {year}|aller Zeiten|auf Konsole]
      [Maus|Pad|Lenkrad|Touch] für {spiel}
    `,
    fact: `
      {big} Stunden stehen bei mir in {spiel}
      {spiel} kostet [am Wochenende|bis Montag] nur {small} Euro
      der Rekord in {spiel} liegt bei {num} Minuten
      [{name}|mein Cousin|die halbe Klasse] spielt {spiel} seit {year}
      mir fehlen noch {small} Trophäen
      das Update hat {num} Gigabyte
      [neues|großes|kleines] [Update|Turnier|Event] für {spiel} [heute|{soon}]
      {name} [übt|schummelt|gewinnt|verzweifelt] in {spiel}
      [{num}|{small}] [Tode|Truhen|Sterne|Kapitel] [heute|insgesamt|übrig] in {spiel}
      [zwei|drei|vier] [Controller|Pizzen|Sofas|Leute], {spiel} [bis spät|im Koop|heute]
      {name} [baut|angelt|schimpft|rennt] in {spiel} [im Kreis|seit {hour} Uhr|ohne mich]
    `,
    spot: `
      [in der Spielebar|auf der Retrobörse|bei {name} auf dem Sofa|im Spieleladen|auf der Messe]
    `,
  },
})
