import { community } from './community.ts'

export const TRAINS = community({
  slug: 'trains',
  title: 'Trains du quotidien et trains de nuit',
  language: 'fr',
  size: 0.8,
  hours: 'office',
  week: 'weekday',
  mood: [0.3, 0.36],
  hashtags: 'train TER traindenuit retard gare voyage vielocale',
  emoji: '🚆 🎫 🥐 ⏳ 🌄 😴',
  subreddits: 'france transports',
  leaders: `
    Gaspard Lenoir | gaspardenligne | Toutes les petites lignes, un carnet à la fois
    Voie Neuve | *voieneuve | Le journal de ceux qui regardent par la fenêtre
  `,
  happenings: `
    la réouverture de la ligne de {othercity} | PetiteLigne | 0.9 | 2.4
    la panne de signalisation à {othercity} | PanneSignal | -0.9 | 2.8
    la vente des billets d'été | BilletsDete | 0.2 | 2.4
  `,
  sheet: {
    train: `
      [le TER de {hour}h{num}|le train de nuit|le premier RER|l'intercités pour {othercity}|le tram du matin|l'omnibus|le dernier train|le bus de remplacement|le direct de {othercity}|le petit autorail]
    `,
    place: `
      [côté fenêtre|dans le carré|en voiture bar|sur un strapontin|face à la marche|en couchette du haut|près de la prise|contre les vélos|au milieu d'un enterrement de vie de garçon|à côté d'un chat en panier]
    `,
    vue: `
      [un étang plein de hérons|des vignes à perte de vue|trois gares abandonnées|la mer au ras des rails|un viaduc immense|des vaches dans la brume|un coucher de soleil insensé|des jardins ouvriers|les Alpes toutes roses]
    `,
    topics: `
      {train}
      [les petites lignes|les trains de nuit|les gares|les retards|les voitures Corail|le sandwich de la voiture bar|les cartes de réduction|les correspondances]
    `,
    good: `
      j'ai attrapé {train} [à {small} secondes près|en courant avec un croissant|grâce à un monsieur très gentil]
      j'ai [lu|dormi|rêvassé|écrit] tout le trajet {place}
      j'ai vu {vue} depuis {train}
      j'ai [partagé des clémentines|refait le monde|joué aux cartes] {place} [jusqu'à {othercity}|avec une dame de {num} ans|pendant {small} heures]
      j'ai eu {train} pour {num} euros, [sièges moelleux compris|avec une correspondance digne d'un film|première classe par erreur]
      j'ai fait {city} {othercity} [par la petite ligne|en {small} heures|sans un seul retard], et {vue} en prime
      j'ai retrouvé mon [parapluie|bonnet|livre|doudou] aux objets trouvés de {othercity}
      [place|fenêtre|prise|couchette] [libre|au calme|rien que pour moi|inespérée] dans {train}
      [trajet|voyage|retour] [doux|vide|lumineux|sans histoire] [jusqu'à {othercity}|{place}|au soleil]
      j'ai [salué|remercié|dessiné|retrouvé] [le contrôleur|une inconnue|{name}|la vieille dame] [avant {othercity}|à l'arrivée|dans le couloir]
      {train} [attrapé|savouré|à l'heure], [croissant en main|miracle|{vue} en prime]
    `,
    bad: `
      j'ai [raté|laissé filer|confondu] {train} [pour une histoire de quai|à cause d'un escalator|d'un cheveu]
      j'ai passé {small} heures {place}, [sans clim|sans lumière|à l'arrêt en pleine campagne|debout]
      j'ai oublié [mon sac|mon manteau|mon déjeuner|mes écouteurs] dans {train}
      j'ai payé {num} euros [un sandwich triste|un billet de dernière minute|le parking de la gare]
      j'ai dormi {place} et rouvert les yeux à {othercity}
      j'ai réservé {train} [pour le mauvais mois|dans le mauvais sens|en double]
      j'ai couru {num} mètres pour {train} qui [était supprimé|partait d'une autre voie|avait {num} minutes de retard]
      [correspondance|sieste|réunion|soirée] [ratée|fichue|écourtée] [à cause de|merci] {train}
      j'ai [voyagé|mangé|attendu|dormi] [debout|par terre|sur ma valise|dans le sas] [{small} heures|jusqu'à {othercity}]
      [quai|wagon|sens|jour] [erroné|changé|mal lu], et {train} [part|file|disparaît]
    `,
    doing: `
      attendre {train} [devant un distributeur vide|sous la verrière|avec un café tiède]
      regarder {vue} défiler
      chercher [la voiture {num}|une prise qui marche|le quai B bis|la voie annoncée]
      comparer [les horaires de {year}|les cartes de réduction|les trajets par {othercity}]
      dormir {place}
      écouter [un appel pro en haut-parleur|les annonces incompréhensibles|un bébé philosophe] {place}
      [rêver|somnoler|bouquiner|tricoter] {place}
      [guetter|maudire|photographier] {train} [depuis le pont|en grelottant|sous la pluie]
      [partager|cacher] [mon sandwich|un plaid|des chips] {place}
    `,
    todo: `
      prendre {train} [sans billet retour|un jour de neige|juste pour la vue]
      réserver [une couchette|un carré|le premier départ] pour {othercity}
      [écrire|râler|rouspéter] à propos de {train}
      [changer à {othercity}|arriver en avance|prévoir un pique-nique] 
      emmener {name} voir [le musée du train|les vieilles locos|{vue}]
      [prendre|éviter|photographier] {train} [demain|au printemps|avec {name}]
      [descendre|dîner|flâner] à {othercity} [sans raison|un soir|entre deux trains]
    `,
    up: `
      {train} [est à l'heure|est presque vide|sent le pain chaud|a des prises partout] [pour une fois|depuis lundi|et ça change tout]
      le contrôleur [a fait une blague au micro|a attendu une mamie|m'a gardé une place|chantait entre deux gares]
      la petite ligne de {othercity} [rouvre|a fêté ses {num} ans|passe à {small} trains par jour]
      on voit {vue} depuis [la voiture bar|la fenêtre de gauche|le nouveau quai]
      [toute la voiture|le wagon entier|un groupe de lycéens] a [applaudi|partagé ses biscuits|aidé à monter la poussette] {place}
      [silence|sourires|odeur de café] dans la voiture, [rare|merci|quel luxe]
      {train} [file|glisse|traverse la brume|longe la mer] [vers {othercity}|ce matin|doucement]
      {name} [m'attend|chante|agite un mouchoir] [sur le quai|à {othercity}|voie {small}]
    `,
    down: `
      {train} [est supprimé|a {num} minutes de retard|reste à quai|roule au pas] [sans explication|pour cause de feuilles|à cause d'un sanglier]
      l'appli [annonce un train fantôme|plante au moment de payer|m'invente une correspondance de {small} minutes]
      la clim est [en panne|réglée sur banquise|un lointain souvenir] {place}
      il y a {num} personnes par mètre carré dans {train}
      le guichet de {othercity} [ferme|n'ouvre que le mardi|a été remplacé par une borne]
      quelqu'un [mange un maroilles|écoute du zouk sans casque|épluche un œuf] {place}
      [retard|panne|travaux|grêle|sanglier] [encore|sur la ligne|vers {othercity}|en vue]
      {train} [saute|déborde|grince|s'arrête] [partout|sans raison|à {othercity}|encore]
      [billet|parking|café] à {num} euros, [merci|bravo|aïe]
    `,
    claim: `
      le train de nuit [devrait relier tout|est la plus belle invention|bat l'avion sur tout sauf le sommeil]
      une gare sans [guichet|banc|café|horloge] n'est pas une gare
      voyager {place} [apprend la patience|donne envie d'écrire|rend les gens bavards]
      {train} [mérite un roman|est une aventure en soi|nous rend philosophes]
      {num} minutes d'avance [n'ont jamais tué personne|suffisent pour un café|c'est ma définition du luxe]
      les petites lignes [font vivre les villages|valent tous les musées|se méritent]
      {train} [vaut|bat|remplace] [un roman|une série|l'avion|la sieste]
      [voyager|lire|dormir|penser] {place} [n'a pas de prix|s'apprend|devrait être gratuit]
      [les gares|les quais|les horaires|les wagons] [racontent|rassemblent|usent|disent tout]
    `,
    asking: `
      quelqu'un sait pourquoi {train} [est arrêté|passe par {othercity}|est si plein]
      vous prenez quoi à manger pour {small} heures de train
      quel est le plus beau trajet depuis {city}
      on dort bien {place}
      la correspondance de {small} minutes à {othercity}, ça passe
      quelle carte prendre pour [deux allers-retours par mois|un étudiant|voyager avec {name}]
      [qui|quelqu'un] [prend|connaît|attend] {train} [ce soir|souvent|aussi]
      [couloir|fenêtre|silence|bar] pour {small} heures de trajet
    `,
    fact: `
      {train} part voie {small}
      il reste {num} places pour {othercity}
      annonce en gare : {num} minutes de retard
      {name} a pris {big} trains depuis {year}
      on roule à {num} km/h depuis {othercity}
      la gare de {othercity} date de 18{num}
      {train} traverse {small} départements
      {train} [siffle|démarre|arrive|repart] [à quai|dans {num} minutes|sans moi|voie {small}]
      [{num}|{small}] [arrêts|tunnels|valises|voyageurs] [avant {othercity}|dans la voiture|au total]
      {name} [voyage|dort|travaille] {place}
    `,
    spot: `
      la [gare de {othercity}|salle d'attente|voiture bar]
      le [quai numéro {small}|guichet|buffet de la gare]
    `,
  },
})
