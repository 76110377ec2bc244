import { community } from './community.ts'

export const LAUFEN = community({
  slug: 'laufen',
  title: 'Laufen',
  language: 'de',
  size: 0.9,
  hours: 'early',
  week: 'weekend',
  mood: [0.42, 0.24],
  hashtags: 'laufen halbmarathon lauftreff longrun trailrunning läuferleben',
  emoji: '🏃 👟 🥵 🏅 🌧️ 💪',
  subreddits: 'laufen',
  leaders: `
    Tomma Brüning | tommalaeuft | Langsam, aber jeden Tag
    Laufblatt | *laufblatt | Das Magazin für das Mittelfeld
  `,
  happenings: `
    der Marathon in {othercity} | Marathontag | 0.8 | 2.8
    die Hitze beim Halbmarathon in {othercity} | Hitzelauf | -0.6 | 2
    der Anmeldestart für den Deichlauf | Deichlauf | 0.4 | 2
  `,
  sheet: {
    lauf: `
      [zehn Kilometer|[acht|zwölf|fünfzehn] Kilometer|eine lockere Runde|den langen Lauf|sechs mal tausend Meter|einen Halben im Training|die Hausrunde|ein paar Hügel|eine Stunde Dauerlauf|einen Regenerationslauf|die große Seerunde|ein Fahrtspiel]
    `,
    wo: `
      [am Kanal|im Stadtpark|auf dem Deich|durch den Nebel|im Nieselregen|bei Sonnenaufgang|am Fluss|um den See|über die Felder|quer durch {city}|im Wald|auf der leeren Bahn|an den Schrebergärten vorbei]
    `,
    wie: `
      [ohne Uhr|im Schneckentempo|mit Puddingbeinen|quatschend|auf nüchternen Magen|mit Podcast im Ohr|ohne Gehpause|grinsend|mit nassen Socken|auf dem letzten Loch]
    `,
    topics: `
      [lange Läufe|Intervalle|der Halbmarathon|neue Schuhe|Lauftreff|Trailrunning|Startnummern|Verpflegungsstände|Laufen im Regen|Grundlagenausdauer]
    `,
    good: `
      {lauf} {wo} gelaufen
      {lauf} {wie} durchgezogen
      {num} Sekunden schneller gewesen als [im Frühjahr|{year}|letzte Woche|mein Bruder]
      [{name}|meinen Schwager|eine Kollegin|den Nachbarn] zum Laufen überredet
      um [fünf|sechs] aufgestanden für {lauf}, [Sonnenaufgang inklusive|ein Reh gesehen|kein bisschen bereut]
      die Startnummer für [den Marathon|den Halben|den Zehner] in {othercity} abgeholt
      nach dem Lauf {wo} [Streuselkuchen gegessen|in den See gesprungen|drei Bananen verdrückt]
      {small} Wochen Trainingsplan {wie} überlebt
      [nass|glücklich|schlammig|hungrig|platt] [zurück|daheim|im Ziel], {num} Kilometer {wo}
      [schöne|erste|neue] [Runde|Einheit|Strecke] {wo} [entdeckt|gedreht|gefeiert]
      {wo} [einen Radler|{name}|zwei Kinderwagen|den Trainer] [überholt|gegrüßt|abgehängt]
      [die Stirnlampe|den Laufrucksack|lange Socken|die Weste] {wo} getestet
      {wo} [einen Igel|Rehe|drei Reiher|{name}] getroffen
    `,
    bad: `
      {lauf} wegen [Seitenstechen|Faulheit|Gewitter|eines Meetings|einer Blase] abgebrochen
      viel zu schnell los und bei Kilometer {small} eingegangen
      [die Uhr|die Gels|die Stirnlampe|trockene Socken] vergessen und {lauf} {wie} gelaufen
      {wo} [gestolpert|ausgerutscht|im Gebüsch gelandet], [vor dem ganzen Lauftreff|vor einer Schulklasse|natürlich vor Publikum]
      {wo} verlaufen, {num} Kilometer statt {small}
      [den Start|die Anmeldung|den Shuttle|die Nudelparty] in {othercity} verpasst
      {lauf} {wie} gelaufen und heute [die Treppe rückwärts runter|kaum vom Stuhl hochgekommen]
      [müde Beine|schwerer Kopf|kein Saft|Gegenwind], {wo} [gekrochen|umgedreht|gelitten]
      [geschlafen|gegessen|gezögert], statt {lauf} zu laufen
      [Blase|Krampf|Muskelkater|Seitenstechen] [am Fuß|überall|seit {small} Tagen], [danke|selbst schuld]
      [Startschuss|Wecker|Wetterbericht|Schnürsenkel] [überhört|verflucht|unterschätzt], {wo}
    `,
    doing: `
      am Dehnen [in der Küche|im Treppenhaus|vor der Serie]
      am Vergleichen von [Schuhen|Laufuhren|Trainingsplänen|Pace-Tabellen]
      unterwegs {wo}, {wie}
      am Packen für den Lauf in {othercity}
      am Warten auf [das GPS|den Lauftreff|besseres Wetter|Motivation]
      am Waschen von [schlammigen Schuhen|einem Shirt, das alleine steht]
      am [Kühlen|Massieren|Bemitleiden] von [Waden|Füßen|Knien]
      am Träumen von [{othercity}|Bestzeiten|einer Startnummer|Kuchen]
      am [Schnüren|Frieren|Aufwärmen|Keuchen] {wo}
    `,
    todo: `
      {lauf} {wo} laufen
      neue Schuhe [kaufen|einlaufen|aussuchen]
      [Intervalle|Lauf-ABC|Krafttraining|den langen Lauf] [machen|nachholen|schwänzen]
      mich für den [Halbmarathon|Zehner|Marathon] in {othercity} anmelden
      vor dem Lauf {small} Stunden schlafen
      [bergauf|auf den ersten {small} Kilometern|beim Dauerlauf] langsamer laufen
      {lauf} [vor {hour} Uhr|mit {name}|ohne Uhr] schaffen
      [mehr trinken|langsamer anfangen|dem Plan folgen|den Helfern danken]
    `,
    up: `
      die Beine [liefen von allein|waren leicht|haben mitgemacht], [sogar bergauf|bis zum Schluss|nach {num} Kilometern]
      das Licht [am See|im Wald|am Kanal|über den Feldern] war [den Wecker wert|unwirklich|wie gemalt]
      [der ganze Lauftreff|{name}|die Mittwochsgruppe|der Älteste im Verein] hat [Bestzeit geschafft|Kuchen mitgebracht|durchgehalten]
      an Kilometer {num} [stand eine Blaskapelle|gab es Melone|rief jemand meinen Namen]
      die neuen Schuhe [sind eine Wolke|halten auch nach {big} Kilometern|haben den Matsch überlebt]
      mein Ruhepuls liegt bei {num}
      [was für ein|dieser] [Sonnenaufgang|Rückenwind|Nebel|Frühlingsduft] {wo}
      {name} [lächelt|zieht an|wird schneller|strahlt], [seit {othercity}|bei jedem Lauf|wie nie]
      [Atem|Schritt|Kopf|Laune] [ruhig|stabil|bestens|wie neu] {wo}
      [Vögel|Nebel|Stille|Morgenrot] {wo}, [dafür mach ich das|unbezahlbar|nur für mich]
      [Puls|Tempo|Kopf|Atem] [im Griff|ganz ruhig|wie früher], {num} Minuten lang
    `,
    down: `
      [die Wade|das Knie|die Sehne|der große Zeh] meldet sich ab Kilometer {small}
      die Uhr hat {wo} [das Signal verloren|{num} Kilometer dazuerfunden|den Geist aufgegeben]
      es hat {num} Grad, und auf dem Plan steht mehr als eine Runde
      der [Halbmarathon|Zehner|Marathon] in {othercity} ist [ausgebucht|verschoben|unverschämt teuer]
      [ein Hund|ein Radfahrer|ein Rentner im Anzug|ein E-Roller] hat mich {wo} [überholt|erschreckt|ausgebremst]
      die Socken [haben ein Loch|riechen nach Moor|sind eingelaufen]
      [Wind|Glatteis|Hitze|Pollen|Matsch] {wo}, [kein Vorankommen|Abbruch|das wird nichts]
      {name} [zieht davon|kürzt ab|ist zu schnell] {wo}
      [null|kaum] [Energie|Luft|Lust|Kraft] [seit Dienstag|nach {small} Kilometern]
      [Ampel|Hund|Baustelle|Reisegruppe] {wo}, [Rhythmus weg|Vollbremsung|Slalom]
    `,
    claim: `
      langsame Läufe [dürfen langsam sein|bringen mehr als jedes Gadget|sind keine Schande]
      niemand [schaut auf deine Pace|merkt sich deine Zeit|wartet bei Kilometer {num}]
      Laufen {wo} [rettet jeden Montag|ist billiger als alles andere|macht den Kopf frei]
      Schuhe für {big} Euro [laufen auch nicht von allein|sind vor allem hübsch|ersetzen keinen Schlaf]
      das Schwerste ist [der erste Kilometer|das Aufstehen|die Tür|das Warten auf GPS]
      am Ende zählt [der Kuchen|das Finisherbier|die heiße Dusche]
      [Joggen|Traben|Gehen] {wo} [reicht|zählt|beruhigt|ist Gold wert]
      [Regelmäßigkeit|Schlaf|Spaß|ein Butterbrot] schlägt [Talent|Tempo|Technik|jede App]
      gute Läufer [grüßen|jammern|kennen den Bäcker|warten aufeinander]
      [Regen|Kälte|Wind|Matsch] [ist Ausrede|härtet ab|zählt doppelt|gehört dazu]
      [Socken|Schlaf|Kuchen|Mitläufer] [entscheiden mehr|machen mehr aus|zählen mehr] als [Schuhe|Pläne|Pulszonen]
      wer [lächelt|grüßt|trödelt|Umwege läuft], [läuft länger|gewinnt|sieht mehr]
    `,
    asking: `
      was esst ihr vor einem langen Lauf
      welche Schuhe taugen [für Anfänger|für den Wald|für breite Füße]
      wer läuft den [Halbmarathon|Zehner|Marathon] in {othercity}
      wie motiviert ihr euch [bei {num} Grad|im Dunkeln|bei Dauerregen]
      lauft ihr [mit oder ohne Musik|morgens oder abends]
      zählt es noch als Training, wenn ich {wie} unterwegs bin
      wer [kommt mit|ist dabei|hat Lust]: {lauf}, {soon}
      [Gel|Banane|Brezel|gar nichts] [vorher|unterwegs|danach]
      [Berg|Bahn|Wald|Laufband], wenn [es schüttet|die Zeit fehlt|die Beine zwicken]
    `,
    fact: `
      noch {small} Wochen bis zum Lauf in {othercity}
      wir waren {num} Leute {wo}
      meine Uhr behauptet, ich brauche {num} Stunden Pause
      [{name}|die halbe Firma|mein Onkel] trainiert für [den ersten Zehner|einen Ultra|den Deichlauf]
      die Hausrunde hat {small} Kilometer
      heute standen {num} Kilometer auf dem Plan
      [Pause|Wiedereinstieg|Tapering|Aufbau] [diese Woche|seit {num} Tagen|bis {othercity}]
      [{num}|{big}] [Kilometer|Minuten|Höhenmeter] [diesen Monat|insgesamt|mehr als {name}]
      [Regen|Sonne|Frost|Dunst] {wo}, [{small} Mutige|keiner da|zwei Hunde|der halbe Verein]
      {name} [dehnt|jammert|rennt|pausiert] [{wo}|seit {small} Tagen|heimlich]
      [Ziel|Start|Verpflegung|Fotopunkt] in [{num} Metern|{othercity}|{small} Wochen]
    `,
    spot: `
      [auf der Bahn|im Stadtpark|am Kanal|im Laufladen|am Start|beim Lauftreff]
    `,
  },
})
