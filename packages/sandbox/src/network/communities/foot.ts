import { community } from './community.ts'

export const FOOT = community({
  slug: 'foot',
  title: 'Football français',
  language: 'fr',
  size: 1.2,
  hours: 'night',
  week: 'match',
  mood: [0.32, 0.34],
  hashtags: 'foot TeamArsenaux derby mercato tribune matchday',
  emoji: '⚽ 🏟️ 🔥 😤 🧤 🙌',
  subreddits: 'foot soccer',
  leaders: `
    AS Saint-Brieux | *assaintbrieux | Compte officiel. Allez les Corsaires
    Idriss Maillet | idrissmaillet10 | Milieu des Corsaires, pied gauche
    Surface de Réparation | *surfacerep | Le foot raconté sans crier
  `,
  happenings: `
    le derby Saint-Brieux contre Valmont | Derby | 0.2 | 3.4
    le départ de {name} {surname} | Mercato | -0.4 | 2.6
    la qualification aux tirs au but | TirsAuBut | 0.9 | 3
  `,
  sheet: {
    equipe: `
      [Saint-Brieux|Valmont|l'Étoile|le Racing|Montferrand|l'Olympic|Armor|le FC {othercity}|le Sporting|Beaurivage]
    `,
    joueur: `
      [le gardien|notre neuf|le latéral gauche|le capitaine|le petit jeune du centre|le remplaçant|le numéro dix|le défenseur central|notre recrue|le buteur maison|l'ailier]
    `,
    instant: `
      [à la {num}e|dans le temps additionnel|dès la première minute|en seconde période|sous des trombes d'eau|devant {num} mille personnes|à dix contre onze|en fin de match]
    `,
    topics: `
      {equipe}
      [le mercato|la VAR|les tribunes|le derby|la coupe|les maillots|le centre de formation|le foot amateur|la feuille de match]
    `,
    good: `
      j'ai [vu|vécu|fêté] la victoire contre {equipe} [au stade|au bar|chez {name}|dans le bus]
      j'ai [emmené|converti|réconcilié] [ma fille|{name}|mon grand-père|mon neveu] au stade pour {equipe}
      j'ai [chopé|décroché|gagné] [deux places|un maillot dédicacé|un abonnement] pour [le derby|la coupe|la réception de l'adversaire du siècle]
      j'ai [marqué|sorti un penalty|fait une passe dé] au five [devant {name}|à {num} ans passés|en baskets de ville]
      j'ai perdu ma voix sur le but {instant}
      j'ai tout misé sur {equipe} au jeu du bureau et [j'ai gagné|je mène|{name} fait la tête]
      retour à {small}h après {equipe} et [aucun regret|la ville chantait encore|j'ai dormi avec l'écharpe]
      {equipe} [régale|déroule|survole] avec [trois|quatre|cinq] [buts|occasions]
      [ambiance|soirée|tribune|victoire] [de folie|inoubliable|énorme|magique] contre {equipe}
      j'ai [chanté|pleuré|hurlé|sauté] [comme un gamin|au virage|devant l'écran|seul] {instant}
      j'ai [ressorti|porté|lavé|encadré] [mon maillot|l'écharpe|le fanion|la casquette] de {equipe}
    `,
    bad: `
      j'ai [raté|zappé|manqué] le but {instant} [en allant aux frites|à cause du métro|le nez dans le frigo]
      j'ai payé {num} euros pour voir {equipe} [perdre|jouer à la baballe|faire zéro tir cadré] derrière un poteau
      j'ai mis {joueur} capitaine en fantasy et il [a fait banquette|a pris un rouge|est sorti {instant}]
      j'ai défendu {joueur} toute la semaine et [voilà le résultat|il rate le penalty {instant}|j'ai l'air malin]
      je me suis [embrouillé|fâché] avec {name} pour [un hors-jeu|un corner|{joueur}]
      j'ai éteint la télé {instant} et [on a égalisé juste après|évidemment c'était la remontada|j'ai loupé le plus beau]
      [défaite|claque|branlée|déception] [bête|méritée|cruelle|de trop] contre {equipe}
      j'ai [maudit|sifflé|traité de tous les noms] {joueur} {instant}
      [nul|piteux|frileux|absents] [du début à la fin|dès l'échauffement|encore], {equipe}
      j'ai [parié|juré|promis] une [tournée|raclette|bière] sur {equipe}, [perdu|raté|adieu]
    `,
    doing: `
      refaire le match contre {equipe} [avec des salières|au comptoir|par vocal|en réunion]
      rafraîchir [la page mercato|le live|la composition] toutes les {small} minutes
      ronger [mon écharpe|le bracelet de ma montre] depuis le but {instant}
      chanter [dans le bus du retour|sous la douche|faux] pour {equipe}
      attendre [la compo|le tirage|le verdict de la VAR] {instant}
      comparer {joueur} et {joueur} sur [un tableur|une nappe en papier]
      [scruter|commenter|imaginer] [la compo|le classement|le prochain onze|les stats] de {equipe}
      [souffrir|espérer|crier|grignoter] [devant le multiplex|au bar|sur le canapé|en silence]
      [attendre|préparer] {equipe} [avec {name}|en stressant|depuis lundi]
    `,
    todo: `
      [voir|suivre|souffrir devant] {equipe} [au stade|en terrasse|sans râler]
      [titulariser|vendre|prolonger|laisser souffler] {joueur}
      prendre [le car des supporters|un abonnement|deux places en virage] pour {equipe}
      jouer [au five|avec les vétérans|dans les cages] [dimanche|avec {name}|pour le plaisir]
      [arrêter|recommencer] le fantasy avant [la trêve|le derby|la finale]
      [siffler|applaudir|encourager|soutenir] {joueur}
      [gagner|défendre|attaquer|presser] [plus haut|à domicile|sans trembler|en bloc]
      [revoir|oublier|raconter] [le derby|cette mi-temps|le penalty]
    `,
    up: `
      {joueur} a [régalé|éteint leur attaque|planté un doublé|couru {num} bornes] {instant}
      le virage [n'a pas arrêté de chanter|a sorti un tifo immense|était en feu] contre {equipe}
      on [a renversé|a étouffé|a fait danser] {equipe} {instant}
      {equipe} [joue enfin au ballon|reste invaincu depuis {small} matchs|pratique un foot léché]
      [mon village|le bar entier|même ma belle-mère] a [sauté de joie|applaudi|pleuré] {instant}
      [quel|ce] [but|tacle|sauvetage|centre|pressing] de {joueur}, {instant}
      {joueur} [régale|progresse|assume|s'éclate] [chaque week-end|en sélection|sous ce coach|à {num} ans]
      [trois points|clean sheet|première place|belle série], [on prend|enfin|merci {equipe}|on savoure]
    `,
    down: `
      on [prend un but|se fait rejoindre|encaisse bêtement] {instant} contre {equipe}
      {joueur} [s'est blessé|a raté l'immanquable|marche sur le terrain|est suspendu {small} matchs]
      l'arbitre a [oublié un penalty|sorti un rouge|regardé l'écran {small} minutes] {instant}
      {equipe} [n'a pas de milieu|joue sans attaquant|vend ses meilleurs] [depuis {small} mois|et personne ne bouge]
      les places à {num} euros [vident les tribunes|pour voir {equipe}|c'est non]
      le match est [décalé au lundi|sur une énième chaîne|reporté pour un terrain gelé]
      [défense|milieu|attaque|coaching] [aux fraises|en vacances|illisible|à revoir] contre {equipe}
      {joueur} [perd tout|râle|recule|plonge] {instant}
      [calendrier|pelouse|billetterie|diffuseur] [absurde|indigne|hors de prix|en carton]
    `,
    claim: `
      {joueur} [doit commencer|mérite mieux que {equipe}|est sous-coté|joue trop bas]
      {equipe} [finit dans les trois|descend cette saison|ira loin en coupe|se cherche un dix]
      la VAR [tue les célébrations|a réglé {small} problèmes et créé {num} autres|devrait parler au stade]
      un match de {equipe} sous la pluie [reste du vrai foot|forge le caractère|vaut tous les galas]
      les maillots de {year} [avaient plus d'allure|étaient affreux et géniaux]
      on gagne un derby [au milieu|avec le public|dans les duels], pas [au mercato|sur le papier|en conférence]
      [le pressing|la formation|le banc|le public] [fait la différence|gagne les titres|manque à {equipe}]
      {joueur} [plus|sans] {joueur}, [ça marche|quel duo|jamais ensemble|c'est non]
      [un vrai|le bon] [neuf|coach|capitaine|derby] [parle peu|se respecte|pèse|ne s'achète pas]
    `,
    asking: `
      vous mettez qui à la place de {joueur}
      quelqu'un regarde {equipe} [à {city}|en terrasse|quelque part au chaud]
      c'était penalty {instant} ou je suis de mauvaise foi
      quel est votre plus beau souvenir de {equipe}
      qui a une place pour [le derby|la coupe|le virage] contre {equipe}
      on garde {joueur} [cet hiver|l'an prochain] ou pas
      [pronostic|score|compo|buteur] pour {equipe} [ce soir|dimanche|{soon}]
      [qui|combien] [ira|sera|regarde] au stade pour {equipe}
      {joueur} ou {joueur} [en pointe|au milieu|sur penalty|au derby]
    `,
    fact: `
      {equipe} reçoit {equipe} {soon}
      il reste {small} journées et {num} points en jeu
      {joueur} revient dans {small} semaines
      {name} collectionne les écharpes de {equipe} depuis {year}
      la billetterie ouvre à {hour}h
      on a pris {small} points sur {num}
      la compo tombe dans {num} minutes
      [mi-temps|coup d'envoi|fin|rappel] : {equipe} [mène|perd|joue|tient] [de {small}|à dix|bien|encore]
      {joueur} [signe|part|prolonge|revient] [jusqu'en juin|{small} ans|ce soir|à {equipe}]
      [{num}|{small}] [tirs|corners|fautes|absents] [pour {equipe}|ce soir|en face]
    `,
    spot: `
      le [stade|bar des supporters|terrain synthétique|virage nord]
      la [buvette|boutique du club|tribune d'en face]
    `,
  },
})
