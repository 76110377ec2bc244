import { community } from './community.ts'

export const COURSE = community({
  slug: 'course',
  title: 'Course à pied',
  language: 'fr',
  size: 0.9,
  hours: 'early',
  week: 'weekend',
  mood: [0.42, 0.24],
  hashtags: 'running courseapied trail semi marathon sortielongue fractionné',
  emoji: '🏃 👟 🥵 🏅 🌧️ 💪',
  subreddits: 'courseapied running',
  leaders: `
    Maëlle Kerbrat | maellecourt | Trail, boue et crêpes à l'arrivée
    Foulées Libres | *fouleeslibres | Le magazine de ceux qui courent pour le goûter
  `,
  happenings: `
    le marathon de {othercity} | MarathonJour | 0.8 | 2.8
    la canicule sur le semi de {othercity} | SemiCanicule | -0.6 | 2
    l'ouverture des inscriptions du trail des crêtes | TrailDesCretes | 0.4 | 2
  `,
  sheet: {
    sortie: `
      [dix bornes|{num} bornes|un footing|une petite boucle|une sortie longue|un fractionné|un tour du lac|un semi à l'entraînement|six fois mille|un trail de {num} km|des côtes|un footing de récup|un parcours vallonné|une heure tranquille]
    `,
    ou: `
      [le long du canal|sur les quais|dans les vignes|autour du parc|en forêt|sur la plage à marée basse|entre deux averses|derrière la gare|sur le chemin de halage|dans les ruelles de {city}|à la frontale|face au vent|au lever du jour|sur une piste déserte]
    `,
    comment: `
      [sans regarder la montre|sans musique|avec les jambes lourdes|à l'allure d'un escargot|en papotant|au mental|le sourire aux lèvres|avec des baskets trempées|à jeun|un podcast dans les oreilles]
    `,
    topics: `
      [le fractionné|la sortie longue|le trail|les chaussures neuves|l'allure marathon|le dénivelé|les ravitos|la course du dimanche|les footings du matin]
      [la boue|les côtes|le club du mardi|les dossards]
    `,
    good: `
      j'ai couru {sortie} {ou}
      j'ai [avalé|bouclé|terminé] {sortie} {comment}
      j'ai [gratté|gagné] [{num} secondes|{small} minutes] sur [mon semi|mon dix|le tour du lac|ma boucle de référence]
      j'ai [traîné|embarqué|convaincu] [{name}|ma sœur|un collègue|le voisin du dessus] pour {sortie}
      réveil à [5|6]h pour {sortie}, et [le soleil est sorti|j'ai croisé un renard|la ville était à nous|je ne regrette rien]
      j'ai [récupéré|épinglé|encadré] mon dossard pour [le marathon|le semi|les foulées|le trail] de {othercity}
      j'ai couru [{small} jours de suite|sous la pluie battante|jusqu'à {othercity} ou presque] {comment}
      j'ai enfin [trouvé des chaussures à mon pied|compris les zones cardio|tenu une allure régulière|battu mon petit frère] sur {sortie}
      je [rentre|reviens] [avec le sourire|les jambes lourdes|à bout de souffle|de bonne humeur] de {sortie}
      [nouvelle|première|belle] [sortie|boucle|séance] {ou}, [{num} bornes|record battu|zéro pause|cuisses en feu]
      [boucle|sortie|séance] [terminée|pliée|avalée] [en souriant|au train|sans forcer|tranquille]
      j'ai [doublé|suivi|semé|attendu] [un vélo|{name}|deux poussettes|un joggeur|mon coach] {ou}
      j'ai [testé|usé|adopté] [la frontale|les manchons|le sac|les chaussettes hautes|les bâtons] {ou}
    `,
    bad: `
      j'ai [séché|écourté|abandonné|fini en marchant] {sortie} à cause [du vent|d'un point de côté|de la flemme|d'une ampoule|d'un lacet]
      je voulais aller trop vite et j'ai explosé [au km {small}|au bout de {num} minutes|juste avant le ravito]
      j'ai oublié [la montre|les gels|ma frontale|la crème solaire|de lacer correctement] et [la sortie|la boucle|tout] a tourné au [calvaire|sketch|supplice]
      j'ai [glissé|trébuché|fini dans un buisson] {ou} [devant tout le club|comme un débutant|pile devant une terrasse]
      j'ai perdu mon chemin {ou}, {num} bornes au lieu de {small}
      j'ai raté [les inscriptions|le départ|la navette|le dernier dossard] du [semi|trail|dix] de {othercity}
      j'ai couru {sortie} {comment} et je [descends les escaliers en crabe|ne sens plus mes mollets|dors debout]
      [séance|sortie|boucle] [ratée|bâclée|interminable|subie] {ou}, [jambes vides|souffle court|moral à zéro|vent de face]
      j'ai [mal|une crampe|une courbature] [au mollet|à la cuisse|au pied] [depuis {small} jours|après {sortie}]
      [lacet cassé|montre vide|orage|gels périmés] [au km {small}|en plein effort|dès le départ]
      j'ai [dormi|traîné|mangé] au lieu de courir {sortie}
    `,
    doing: `
      étirer [des mollets en bois|ce qu'il reste de mes cuisses] [dans la cuisine|devant une série|sur le palier]
      préparer [mes affaires|la playlist|le dossard|une thermos] pour {sortie}
      courir {ou} {comment}
      comparer [des chaussures|des montres|des allures|des barres aux dattes] [depuis une heure|sur tous les forums|au lieu de dormir]
      compter les jours avant [le marathon|le semi|les foulées] de {othercity}
      laver [des chaussettes pleines de boue|un short qui tient debout tout seul]
      [tremper|glacer|masser] [mes pieds|mes mollets|mes genoux] [en gémissant|devant {title}|au salon]
      [rêver|parler|cauchemarder] [de dossards|de {othercity}|de côtes|d'allure]
      hésiter entre {sortie} et {sortie}
    `,
    todo: `
      courir {sortie} {ou}
      [acheter|user|sécher] [mes chaussures de trail|une paire correcte|mes baskets] avant [{othercity}|l'hiver|la prochaine course]
      [faire|tenter|reprendre] [le fractionné|le renfo|les côtes|les sorties à jeun] [en douceur|pour de bon|un mardi sur deux]
      courir [le semi|le trail|le marathon|la corrida] de {othercity}
      ralentir [en footing|dans les côtes|les {small} premiers kilomètres]
      dormir {small} heures avant {sortie}
      [boucler|caser|oser] {sortie} [avant {hour}h|avec {name}|sans montre]
      [boire plus|partir doucement|suivre le plan|écouter mon corps|sourire aux bénévoles]
      [viser|oublier] [un chrono|le podium|les {num} minutes|la moyenne]
    `,
    up: `
      les jambes [répondaient|tournaient toutes seules|étaient légères] [malgré le vent|du début à la fin|même dans la dernière côte|après {num} bornes]
      la lumière {ou} [valait le réveil à 5h|m'a coupé le souffle|était folle]
      [tout le club|{name}|le groupe du mardi|même le doyen] a [battu son record|fini avec le sourire|ramené un gâteau|tenu l'allure]
      mon cardio [redescend|se stabilise|n'a jamais été aussi bas] [depuis {small} semaines|et ça se sent en côte]
      les bénévoles [chantaient|distribuaient des oranges|connaissaient mon prénom|avaient sorti l'accordéon] au ravito du km {num}
      ces chaussures [sont un nuage|tiennent toujours après {big} km|ont survécu à la boue]
      [quel|ce] [lever de soleil|vent dans le dos|silence|brouillard doré] {ou}
      [souffle|rythme|mental|moral] [au rendez-vous|retrouvé|de fer|tout neuf] {ou}
      {name} [sourit|accélère|court|progresse] [depuis {othercity}|à chaque sortie|comme jamais]
      [petit|gros|énorme] [progrès|déclic|regain] sur {sortie}
    `,
    down: `
      mon [mollet|genou|tendon|gros orteil] [grince|râle|proteste] [dès l'échauffement|dans chaque descente|depuis {small} jours|au moindre sprint]
      la montre [a perdu le signal|affiche {num} km de trop|s'est éteinte] {ou}
      il [fait {num} degrés|pleut à l'horizontale|fait nuit à 17h] et [le plan annonce|la coach a prévu|je dois caser] {sortie}
      le [semi|trail|marathon] de {othercity} est [complet en {small} minutes|reporté|hors de prix]
      [un chien|un cycliste|une trottinette|un jogger trop frais] m'a [doublé en sifflotant|fait sursauter|coupé la route] {ou}
      mes chaussettes [ont rétréci|sentent le marécage|ont un trou au pouce]
      [vent|verglas|chaleur|pollen|boue] {ou}, [impossible d'avancer|demi-tour|je subis|calvaire]
      [plus|pas] [d'énergie|de jus|de jambes|de souffle] [après {small} km|depuis mardi|pour {sortie}]
      {name} [m'a lâché|a accéléré|triche|coupe les virages] {ou}
    `,
    claim: `
      un footing [lent|sous la pluie|sans montre|à deux] [vaut mieux que|fait plus de bien que|remplace] [trois heures de canapé|n'importe quelle appli|un fractionné bâclé]
      personne ne [regarde ton allure|se souvient de ton chrono|t'attend au km {num}], alors autant [profiter du paysage|saluer les gens|marcher dans les côtes]
      le plus dur dans {sortie}, c'est [d'enfiler les chaussures|de quitter la couette|le premier kilomètre|d'attendre le feu rouge]
      les [chaussures à plaque|montres à {big} euros|gels goût cola] [ne courent pas à ta place|ne remplacent pas le sommeil|sont surtout faites pour les vitrines]
      courir {ou} [devrait être remboursé|vide la tête comme rien d'autre|rend les lundis supportables]
      le meilleur ravito, c'est [une orange|un carré de chocolat|une bière au village|la soupe de {othercity}]
      [courir|trottiner|marcher] {ou} [suffit|compte|vaut de l'or|calme tout]
      [la régularité|le sommeil|le plaisir|une tartine] [bat|passe avant|remplace] [le talent|la vitesse|le matériel|la génétique]
      {sortie}, [c'est surfait|c'est sacré|c'est dans la tête|c'est ma méditation]
      [un bon|un vrai] coureur [salue|râle|s'arrête au café|connaît ses limites]
    `,
    asking: `
      vous mangez quoi avant {sortie}
      quelle [paire|montre|frontale] pour débuter [le trail|les sorties de nuit|sans se ruiner]
      qui court [le semi|le dix|les foulées] de {othercity} [cette année|au printemps]
      comment vous faites pour [sortir quand il gèle|tenir {num} bornes|ne pas partir trop vite]
      c'est grave si je remplace {sortie} par [une sieste|du vélo|une raclette]
      vous courez [avec ou sans musique|le matin ou le soir] {ou}
      [qui|quelqu'un] [se motive|est partant|accompagne] pour {sortie} {soon}
      [gel|compote|banane|rien du tout] [avant|pendant|après] {sortie}
      vous [alternez|remplacez|lavez] [vos paires|vos semelles|vos chaussures] [souvent|tous les combien]
    `,
    fact: `
      il reste {small} semaines avant [le semi|le marathon|la course] de {othercity}
      on était {num} au départ [du footing du club|ce matin|malgré la pluie]
      le plan annonce {sortie} {soon}
      ma montre prétend que [je récupère en {num} heures|j'ai l'âge physique d'un retraité|je suis en forme]
      [{name}|la moitié du club|mon coloc] prépare [un ultra|son premier dix|le trail des crêtes]
      cette boucle fait {small} km et {big} mètres de dénivelé
      [reprise|coupure|affûtage|décharge] [cette semaine|depuis {num} jours|jusqu'à {othercity}]
      [{num}|{big}] [bornes|mètres|minutes] [au compteur|ce mois-ci|d'écart avec {name}]
      [coach {name}|le club|mon plan] [propose|impose|annonce] {sortie}
      [pluie|soleil|gel|brume] {ou}, [{small} courageux|personne|deux chiens|le club entier]
    `,
    spot: `
      le [stade|chemin de halage|parc|magasin de sport]
      la [piste|ligne de départ|forêt de {othercity}]
    `,
  },
})
