import { community } from './community.ts'

export const JARDIN = community({
  slug: 'jardin',
  title: 'Jardins et balcons',
  language: 'fr',
  size: 0.8,
  ages: [22, 66],
  hours: 'early',
  week: 'weekend',
  mood: [0.44, 0.22],
  hashtags: 'jardin potager balcon semis compost permaculture plantes',
  emoji: '🌱 🍅 🐌 🌻 🪴 🧤',
  subreddits: 'jardinage',
  leaders: `
    Odile Ferrand | odileaujardin | Trois bacs, un chat, beaucoup de limaces
    La Brouette | *labrouettemag | La revue des mains sales
  `,
  happenings: `
    les saints de glace | SaintsDeGlace | -0.3 | 2.2
    la bourse aux plants de {othercity} | BourseAuxPlants | 0.8 | 2.2
    l'interdiction d'arroser | Secheresse | -0.7 | 2
  `,
  sheet: {
    plante: `
      [mes tomates|les courgettes|mes fraisiers|les haricots|mes radis|les pois de senteur|mes dahlias|les capucines|mes poireaux|les framboisiers|mes piments|les butternuts|mes rosiers|les tulipes|mes salades|les tournesols]
    `,
    coin: `
      [sur le balcon|au fond du jardin|sous la serre|le long du mur|sur la terrasse|au pied du cerisier|dans des pots de yaourt|près du puits|à mi-ombre|dans la jardinière de {name}]
    `,
    bete: `
      [les limaces|les chats du quartier|les escargots|les merles|les pucerons|les fourmis|les lapins de {name}|les taupes|les guêpes]
    `,
    topics: `
      {plante}
      [le compost|le paillage|les semis|les boutures|l'arrosage|les oyas|la rotation des cultures|la grelinette|les graines anciennes|le purin d'ortie]
    `,
    good: `
      j'ai [semé|repiqué|installé|sauvé] {plante} {coin}
      j'ai [récolté|cueilli|rempli le panier de] {small} [kilos de tomates|courgettes géantes|bols de framboises|poignées de haricots] [avant l'orage|pieds nus|au petit matin|devant la voisine]
      j'ai [échangé|donné|troqué] [des boutures|des graines|un pied de rhubarbe|un pot de confiture] avec {name}
      j'ai [retourné|arrosé|aéré] le compost et il [sent la forêt|chauffe|grouille de vie]
      j'ai [construit|récupéré|repeint] [un bac|une serre en vieilles fenêtres|un hôtel à insectes|une table de semis] {coin}
      j'ai vu [la première fleur|un hérisson|{small} papillons|un rouge-gorge] {coin}
      j'ai réussi {plante} {coin}, moi qui [tue les cactus|n'ai que deux heures de soleil|partais de zéro]
      [premier|petit|grand] [semis|bouquet|panier|compost] [de l'année|réussi|tout frais] {coin}
      {plante} [en terre|au frais|à l'abri|sous voile|en pot], [ouf|dos en compote|mains noires|à table]
      j'ai [taillé|planté|bouturé|désherbé] [trois heures|pieds nus|en sifflant|avec mamie] {coin}
      j'ai [goûté|croqué|partagé|photographié] [une fraise|un radis|le premier pois|une tomate tiède] {coin}
    `,
    bad: `
      j'ai [noyé|oublié|brûlé au soleil|planté trop tôt] {plante} {coin}
      j'ai laissé {bete} [manger|piétiner|visiter] {plante} [en une nuit|pendant mon week-end à {othercity}]
      j'ai [confondu|mélangé|perdu] les étiquettes et {plante} [sont peut-être des choux|poussent dans le mystère]
      j'ai [cassé le manche de la bêche|percé le tuyau|marché sur le râteau] {coin}
      j'ai acheté {small} sachets de graines [alors qu'il m'en reste {num}|sans avoir de place|pour me consoler]
      j'ai taillé {plante} [beaucoup trop court|au mauvais moment|sur les conseils de {name}]
      [feuilles|tiges|racines|pousses] [grillées|moisies|noyées|dévorées|couchées] {coin}
      j'ai [écrasé|arraché|tondu] [un semis|la menthe|un bulbe|le fraisier] [sans voir|par erreur|encore]
      [mal|plus] de [dos|genoux|terreau|patience] [après {num} minutes|depuis samedi|au jardin]
    `,
    doing: `
      chasser {bete} [à la lampe frontale|en pyjama|avec diplomatie]
      parler à {plante} [sans honte|plus qu'à mes collègues|{coin}]
      trier [des graines|des pots|des étiquettes illisibles] [sur la table du salon|en écoutant la pluie]
      désherber {coin}
      attendre que {plante} [lèvent|poussent|se décident]
      arroser [à l'arrosoir|à la fraîche|au goutte-à-goutte] {coin}
      [contempler|recompter|étiqueter] [mes pots|les bourgeons|mes godets|les coccinelles] {coin}
      [lutter|ruser|discuter] [contre le chiendent|avec {name}|face aux limaces]
      [gratter|tamiser|respirer] [la terre|le compost|l'odeur de pluie] {coin}
    `,
    todo: `
      [semer|repiquer|pailler|tailler|protéger] {plante} {coin}
      [retourner le compost|nettoyer la serre|affûter le sécateur|ramasser les feuilles] [avant le gel|avant la pluie|avec {name}]
      [installer|vider|réparer] [un récupérateur d'eau|la cabane|les bordures|le tuyau]
      négocier avec {bete}
      donner [mes courgettes en trop|des boutures|un plant] à [la voisine|{name}|tout l'immeuble]
      [arroser|surveiller|abriter|nourrir] {plante} [demain|cette semaine|avant le week-end]
      [échanger|sauver|étiqueter] [des graines|mes boutures|trois dahlias] avec {name}
      [arroser moins|pailler plus|laisser faire|nourrir la terre]
    `,
    up: `
      {plante} [ont doublé de taille|sont enfin en fleurs|pointent le bout du nez|font plaisir à voir|croulent de partout] {coin}
      [le basilic|le jasmin|la terre mouillée|le lilas] embaume [tout l'escalier|jusque dans la rue|{coin}]
      {bete} [ont épargné|n'ont pas touché à] {plante} cette année
      [la pluie|le paillage|le purin d'ortie|la patience] a [tout changé|ressuscité le potager|fait des miracles] {coin}
      [mon fils|{name}|la petite du rez-de-chaussée] a [mangé un radis cru|planté une fève|compté {num} coccinelles] {coin}
      [ça pousse|ça fleurit|ça bourdonne|ça sent bon] {coin}
      quel [parfum|vert|calme|fouillis] {coin} [ce matin|après l'orage|au réveil]
      {plante} [s'étalent|poussent|se plaisent|profitent] {coin}
    `,
    down: `
      {bete} [ont tout boulotté|ont trouvé le passage|font la fête] {coin}
      {plante} [font grise mine|filent|ont le mildiou|refusent de lever] [malgré mes petits soins|depuis la grêle|{coin}]
      il n'a pas plu depuis {num} jours et [la cuve est vide|la terre est un caillou|{plante} tirent la langue]
      le gel a [grillé|surpris|couché] {plante} [en une nuit|mi-mai]
      le terreau [a pris {small} euros|sent l'égout|est plein de plastique]
      la moitié de {plante} [est montée en graines|n'a rien donné|part au compost]
      [limaces|gel|vent|canicule|mildiou] [un|deux|trois], {plante} zéro
      {plante} [jaunissent|penchent|boudent|pourrissent] [à vue d'œil|sans raison|encore] {coin}
      [terre|cuve|motivation] [à sec|durcie|en berne] [depuis {num} jours|{coin}]
    `,
    claim: `
      un balcon [plein nord|de deux mètres|au cinquième] suffit pour [être heureux|trois salades|nourrir un merle]
      le compost [pardonne tout|se soigne comme un levain|vaut tous les engrais]
      planter avant [la mi-mai|les saints de glace|la pleine lune] [relève du pari|finit en larmes|ne sert à rien]
      personne n'a besoin de [plus de {small} pieds de courgettes|gazon|gants à {num} euros]
      {bete} [font partie du jardin|ont toujours une longueur d'avance|mériteraient un salaire]
      le jardin apprend surtout [à attendre|à rater|à regarder le ciel]
      [un|le] jardin [se partage|se rêve|s'écoute|ne ment pas]
      [paille|ortie|patience|pluie] [avant tout|et rien d'autre|contre engrais], [toujours|demandez à mamie]
      {plante} [préfèrent|méritent|aiment] [l'ombre|la paix|un bon paillage|qu'on leur parle]
    `,
    asking: `
      vous protégez {plante} de {bete} comment
      c'est trop tard pour semer [des carottes|du persil|des cosmos] {coin}
      que faire de {num} kilos de courgettes
      qui a des [graines de tomates anciennes|boutures de menthe|pots vides] à {city}
      c'est quoi [ces taches sur les feuilles|cette pousse mystère|ce petit ver orange] {coin}
      vous arrosez [le matin ou le soir|tous les combien] par {num} degrés
      [quand|où|comment] [semer|arroser|planter|abriter] {plante}
      [qui|quelqu'un] [donne|échange|cherche] [des plants|du fumier|des graines|un composteur] vers {city}
    `,
    fact: `
      il y a {num} semis {coin}
      la bourse aux plants de {othercity} commence à {hour}h
      la cuve contient {big} litres
      {name} m'a légué {small} pieds de rhubarbe
      on annonce {small} degrés pour la nuit
      le premier radis est arrivé en {num} jours
      [{num}|{small}] [godets|bulbes|rangs|vers de terre] {coin}
      {name} [sème|récolte|jardine|composte] [à la lune|depuis {year}|pieds nus|sans eau]
      [lune montante|petite pluie|gelée blanche|grand soleil] [ce matin|cette semaine|annoncée]
    `,
    spot: `
      le [jardin partagé|marché aux fleurs|jardin botanique]
      la [jardinerie|serre|parcelle de {name}]
    `,
  },
})
