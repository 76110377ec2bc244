import { community } from './community.ts'

export const BACKEN = community({
  slug: 'backen',
  title: 'Backen und Kochen',
  language: 'de',
  size: 0.9,
  hours: 'evening',
  week: 'weekend',
  mood: [0.44, 0.22],
  hashtags: 'backen sauerteig kuchen brot rezept sonntagskuchen kochen',
  emoji: '🍞 🥨 🍰 🧈 😋 🔥',
  subreddits: 'backen Kochen',
  leaders: `
    Oma Inge backt | omaingebackt | Maße nach Gefühl
    Krume | *krume_mag | Brot, Butter, Geduld
  `,
  happenings: `
    die Butterpreise | Butterpreise | -0.8 | 2.6
    der Tag des Streuselkuchens | Streuselkuchen | 0.9 | 2.2
    der Streit um den Kartoffelsalat | Kartoffelsalat | 0.1 | 3
  `,
  sheet: {
    was: `
      [den Streuselkuchen|das Roggenbrot|die Zimtschnecken|den Käsekuchen|die Brezeln|das Bananenbrot|den Kartoffelsalat|die Käsespätzle|den Hefezopf|die Laugenstangen|den Zwiebelkuchen|die Quarkbällchen|den Bienenstich|das Körnerbrot|den Apfelstrudel]
    `,
    wer: `
      [der Streuselkuchen|das Roggenbrot|der Käsekuchen|das Bananenbrot|der Kartoffelsalat|der Hefezopf|der Zwiebelkuchen|der Bienenstich|das Körnerbrot|der Apfelstrudel]
    `,
    zutat: `
      [Butter|Schmand|Dinkelmehl|Quark|Muskat|Zitrone|Walnüssen]
    `,
    wie: `
      [nach Gefühl|nach Omas Zettel|um Mitternacht|im Schlafanzug|mit dem halben Schrank voll Schüsseln|ohne Waage|mit lauter Musik|für die Nachbarn|zum dritten Mal diese Woche]
    `,
    topics: `
      [Sauerteig|Sonntagskuchen|Brotbacken|Käsekuchen|Laugengebäck|Suppen|Omas Rezepte|Resteküche|Wochenmarkt]
    `,
    good: `
      {was} {wie} gebacken
      {was} mit {zutat} [verfeinert|gerettet|neu erfunden]
      {was} [ins Büro|zu {name}|in die Kita|zur Nachbarin] gebracht und [mit leerem Blech heimgekommen|Beifall bekommen]
      auf dem Markt [ein Kilo Kirschen|frische Hefe|Mehl von der Mühle|{small} Bund Kräuter] gekauft
      Omas Rezept von {year} wiedergefunden, {wie} nachgebacken
      den Sauerteig [gefüttert|getauft|aus dem Tiefschlaf geholt], er blubbert
      {was} eingefroren, [Reserve für Regentage|falls {name} kommt]
      [erstes|kleines|schönes] [Brot|Blech|Backwunder] des [Tages|Jahres|Sonntags] [geschafft|fotografiert|verteilt]
      [Teig|Guss|Kruste|Füllung] [gelungen|perfektioniert|verdoppelt], {wie}
      [Mohn|Marzipan|Pflaumen|Rhabarber|Nüsse] [in den Teig geschmuggelt|verarbeitet|geschenkt bekommen]
      [{num}|{small}] [Brötchen|Waffeln|Plätzchen|Knödel] [geformt|verschenkt|verputzt] {wie}
      [Rezept|Trick|Tipp] von [{name}|Oma|nebenan|{year}] [ausprobiert|geerbt|verbessert]
      [Nachbarn|Kollegen|Kinder|{name}] mit {was} [bestochen|getröstet|überrascht]
    `,
    bad: `
      {was} [verbrannt|fallen lassen|versalzen|im Ofen vergessen]
      [Salz statt Zucker erwischt|die Hefe vergessen|die Form nicht gefettet|zu früh in den Ofen geschaut], {wie}
      beim Rühren [die Küche gestrichen|den Löffel zerbrochen|die Sicherung rausgehauen]
      {num} Leute eingeladen und {was} für {small} gemacht
      den Sauerteig [verhungern lassen|versehentlich gebacken|im Urlaub verloren]
      {name} probieren lassen und [ein höfliches Schweigen geerntet|nur Krümel zurückbekommen]
      [Finger|Handtuch|Topflappen|Kuchen] [verbrannt|angesengt], {wie}
      [Mehl|Milch|Eier|Sahne] [verschüttet|vergessen|verwechselt] und [geflucht|neu angefangen|gelacht]
      [Hefe|Zucker|Timer|Form] [überlistet|unterschätzt|verlegt], [Teig überall|Rauchmelder|Pizza bestellt]
    `,
    doing: `
      am [Kneten|Rühren|Falten|Schälen|Probieren], {wie}
      am Warten, bis der Teig [geht|sich erholt|endlich kalt ist]
      am Wachen vor der Ofentür
      am Streiten mit {name}, ob Rosinen [reingehören|verboten gehören]
      am Spülen [seit {hour} Uhr|von {num} Schüsseln]
      am Naschen von den Streuseln
      am [Glasieren|Ausrollen|Füllen|Stapeln] [mit {name}|mit Mehl im Haar|ohne Plan]
      am Lesen [alter Kochbücher|von Omas Zetteln|im Rezeptforum]
      am [Wiegen|Sieben|Schlagen|Bestäuben] [seit {hour} Uhr|mit {name}|barfuß]
    `,
    todo: `
      {was} {wie} [backen|nachbacken|verschenken]
      {was} mit {zutat} [probieren|versuchen|backen]
      [den Sauerteig füttern|die Messer schleifen|das Gewürzregal sortieren|auf den Markt gehen]
      {name} {was} [vorbeibringen|schenken|zeigen]
      endlich [eine Waage kaufen|den Ofen putzen|die Form wiederfinden]
      [Hefe|Mandeln|Backpapier|Zimt|Sahne] [kaufen|suchen|nachfüllen]
      mal wieder [Brot|Knödel|Kekse|Torte|Waffeln] machen
    `,
    up: `
      {wer} ist [perfekt aufgegangen|in {num} Minuten weg gewesen|saftig geblieben|so schön, ich mag gar nicht schneiden]
      die ganze Wohnung riecht nach [Hefe|Zimt|frischem Brot|Zwiebeln|Butter]
      [{name}|die Nachbarin|sogar mein Bruder] hat [nach dem Rezept gefragt|drei Stück gegessen|das Blech ausgekratzt]
      die Kruste [knistert|singt beim Abkühlen|glänzt wie vom Bäcker]
      mit {zutat} schmeckt {wer} [wie früher|nach Urlaub|doppelt so gut]
      [Duft|Kruste|Krume|Glasur] [wie beim Bäcker|zum Heulen schön|auf den Punkt]
      {name} [kratzt die Schüssel aus|will mehr|schweigt und kaut|hat genickt]
      [Küche|Treppenhaus|Wohnung|Pulli] [duftet|riecht] nach [Vanille|Hefe|Zimt|Karamell]
      [Glasur|Streusel|Rosinen|Mohn] [verteilt|verputzt|gelobt], [alle satt|nichts übrig|so schön]
    `,
    down: `
      {wer} ist [zusammengefallen|innen roh|steinhart|am Blech festgewachsen]
      ein Päckchen Butter kostet {small} Euro, [wer backt da noch|ich rechne in Kuchen]
      der Ofen [heizt nur links|ist ausgefallen|riecht nach Pizza von {year}]
      der Teig [klebt überall|geht nicht|hat mich besiegt]
      [{name}|irgendwer] hat die letzten Streusel gegessen
      die Küche sieht aus wie [nach einem Mehlsturm|eine Baustelle]
      [Teig|Ofen|Mixer|Waage] [streikt|spinnt|gibt auf], [wie immer|mittendrin|na toll]
      [Eier|Butter|Nüsse|Vanille] [ausverkauft|unbezahlbar|vergessen], [toll|und nun]
      [Rezept|Ofen|Hefe|Timing] [gelogen|daneben|müde], {wer} [flach|trocken|traurig]
    `,
    claim: `
      {wer} ohne [Butter|Geduld|Besuch|Liebe] ist [traurig|halb fertig|was für Anfänger]
      {wer} schmeckt [am nächsten Tag|direkt vom Blech|bei Regen|mit kaltem Kaffee] am besten
      Kartoffelsalat [mit Brühe ist der einzige|mit Mayo hat auch recht|spaltet ganze Familien]
      Omas Rezepte [brauchen keine Waage|haben immer eine Lücke|sind Geheimschrift]
      zu viel {zutat} [gibt es nicht|gibt es, ich hab es getestet]
      gutes Brot braucht [Zeit|nur drei Zutaten|eine heiße Schüssel und Geduld]
      [Zimt|Vanille|Butter|Geduld] [rettet alles|geht immer|ist Chefsache]
      [Gebäck|Kuchen|Brot|Suppe] [verbindet|tröstet|heilt Montage|lügt nicht]
      [Sonntag|Besuch|Regen|Heimweh] ohne {wer} [zählt nicht|geht nicht|ist halb]
      [Rühren|Kneten|Warten|Naschen] ist [Meditation|Sport|Liebe|die halbe Miete]
    `,
    asking: `
      wie bekommt ihr {was} [so luftig|aus der Form|saftig]
      nehmt ihr [Butter oder Öl|frische oder trockene Hefe|Rosinen oder keine]
      was mache ich mit [{num} Äpfeln|zwei Litern Buttermilch|einem halben Kürbis]
      wo gibt es in {city} [gutes Brot|Mehl von der Mühle|anständige Brezeln]
      kann man {was} einfrieren
      wer hat ein Rezept mit {zutat} und wenig Abwasch
      [Ober-/Unterhitze|Umluft|Gas|Holzofen] für {was}
      wer [backt|kocht|nascht] gerade
      [Springform|Gusseisen|Blech|Glasform] oder [Papier|Butter|Grieß|Glück]
    `,
    fact: `
      {wer} ist seit {num} Minuten im Ofen
      der Sauerteig ist {small} Jahre alt und heißt {name}
      heute gibt es Suppe bei {name}
      {small} Stück sind noch da
      der Teig ruht bis {hour} Uhr
      auf dem Markt kostet das Brot {small} Euro
      [{num}|{small}] [Gramm|Eier|Schichten|Stücke] [fehlen|übrig|im Teig]
      {name} [backt|kocht|spült|probiert] [heute|jeden Sonntag|seit {year}]
      [Blech|Teig|Topf|Schüssel] [im Ofen|in Arbeit|leer|gerettet], [{name} probiert|{num} Minuten noch|Küche im Chaos]
      [Sauerteig|Apfelernte|Adventsplan|Vorrat] [wächst|reicht|schwindet], [{num} Gläser|{small} Bleche|{name} hilft]
    `,
    spot: `
      [auf dem Wochenmarkt|beim Bäcker|in Omas Küche|in der Mühle|im Unverpacktladen]
    `,
  },
})
