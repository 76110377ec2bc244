import { community } from './community.ts'

export const JEUXVIDEO = community({
  slug: 'jeuxvideo',
  title: 'Jeux vidéo',
  language: 'fr',
  size: 1.1,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.3],
  hashtags: 'jeuxvideo gaming indé speedrun rpg backlog manette',
  emoji: '🎮 👾 🕹️ 😤 🏆 💀',
  subreddits: 'jeuxvideo',
  leaders: `
    Bastoune | bastounelive | Je meurs au premier boss en direct
    Pixel du Dimanche | *pixeldimanche | Tests honnêtes, notes arbitraires
  `,
  happenings: `
    la sortie de Brumefer | Brumefer | 0.6 | 3
    la panne des serveurs de Brumefer | ServeursHS | -0.9 | 2.6
    le marathon caritatif du week-end | MarathonGaming | 0.9 | 2.4
  `,
  sheet: {
    jeu: `
      [Brumefer|Contes de Sel|Kaboum Kart|Vallée des Brindilles|Nuit Verticale|Chevaliers du Lavoir|Orbite 9|La Tour de Suie|Petit Chalutier|Rogue & Tartine|Les Cimes|Train Fantôme 2]
    `,
    boss: `
      [le boss final|le dragon de glace|le chevalier noir|le roi des marais|le mini-boss|le crabe géant|le gardien du phare|le squelette du début|le boss caché|le golem]
    `,
    quand: `
      [à deux heures du mat|en pleine semaine|sans mourir une fois|du premier coup|après {num} essais|manette à l'envers|sur le canapé de {name}|avec le son coupé|en mode facile et j'assume|en {small} heures chrono]
    `,
    topics: `
      {jeu}
      [les jeux indés|le backlog|les boss impossibles|le speedrun|les bornes d'arcade|la coop canapé|les RPG au tour par tour|les consoles rétro|les musiques de jeux]
    `,
    good: `
      j'ai [battu|humilié|enfin couché] {boss} {quand}
      j'ai fini {jeu} {quand}
      j'ai [platiné|refait|acheté en solde|découvert] {jeu} [ce mois-ci|grâce à {name}|sur un coup de tête|pour {small} euros]
      j'ai passé [l'après-midi|la nuit|trois soirées|le dimanche entier] sur {jeu} [sans voir l'heure|avec une pizza|en vocal|à ne faire que pêcher]
      j'ai [débloqué|trouvé|crafté] [la meilleure épée|le chapeau secret|une armure ridicule|la fin cachée|le grappin] dans {jeu}
      j'ai [ressorti|réparé|dépoussiéré] [ma vieille console|la manette de {year}|le câble péritel|ma carte mémoire] et {jeu} tourne encore
      j'ai fait découvrir {jeu} à [ma mère|{name}|mon neveu|mon coloc] qui [ne lâche plus la manette|triche déjà|joue mieux que moi]
      [première|belle|folle] [soirée|session|partie] sur {jeu}, [{num} heures|zéro mort|fou rire|crampe au pouce]
      [enfin|déjà] [niveau {num}|le dernier chapitre|le mode expert|la bonne fin] sur {jeu}
      j'ai [adoré|relancé|offert|recommandé] {jeu} [à {name}|sans raison|hier|pour la troisième fois]
      {boss} [tombé|vaincu|ridiculisé] {quand}
    `,
    bad: `
      j'ai [perdu|effacé|corrompu] [ma sauvegarde|{num} heures de jeu|toute ma ferme] dans {jeu}
      {num} morts contre {boss}
      j'ai [cassé|lancé|noyé] ma manette [dans le canapé|à cause de {boss}|sous un verre de sirop]
      j'ai acheté {jeu} plein pot [la veille des soldes|pour y jouer {small} minutes|alors que {name} l'avait]
      je me suis fait [spoiler la fin|battre en classée|éliminer par un gamin de dix ans] sur {jeu}
      j'ai passé {num} minutes [à télécharger une mise à jour|dans un menu|à chercher la sortie] au lieu de jouer à {jeu}
      j'ai promis d'arrêter à minuit et {boss} m'a [tenu|gardé|humilié] jusqu'à {small}h
      {boss} [gagne encore|a eu ma peau|reste debout] {quand}
      [écran noir|coupure|bug|freeze] [en plein|juste avant le|pendant le] [boss|final|chargement]
      j'ai [vendu|jeté|oublié] [mon épée|la clé|mon arc|l'objet unique] dans {jeu}
      [encore|toujours] [bloqué|coincée|perdu] dans {jeu}, [niveau {small}|zone trois|au port|sans carte]
    `,
    doing: `
      recommencer {jeu} [en difficile|depuis zéro|avec un autre perso|juste pour la musique]
      farmer [des champignons|du cuivre|de l'xp|trois pauvres slimes] dans {jeu}
      réessayer {boss} {quand}
      ranger [mon inventaire|mes cartouches|mon backlog de {num} jeux] [par couleur|comme un notaire|au lieu de jouer]
      regarder [un speedrun|un stream|une rediff] de {jeu} [en mangeant|au bureau, chut|jusqu'au bout]
      expliquer l'histoire de {jeu} à [quelqu'un qui dort|ma grand-mère|{name}]
      [chercher|décorer|repeindre] [une épée|ma cabane|un coffre|mon vaisseau] dans {jeu}
      [hurler|soupirer|négocier] devant {boss}
      [attendre|préparer|commenter] [la sortie|le patch|la suite] de {jeu}
    `,
    todo: `
      [finir|relancer|désinstaller|prêter] {jeu}
      [battre|éviter|contourner] {boss} {quand}
      [vider|ignorer|rallonger] mon backlog
      [jouer|avancer|streamer] [en coop|à la manette|au casque] sur {jeu}
      acheter [une manette correcte|un deuxième écran|{jeu} en boîte] [en soldes|à la brocante|un jour]
      dormir avant [minuit|le prochain patch|la sortie de {jeu}]
      [explorer|pêcher|bâtir|flâner] dans {jeu} [sans guide|en paix|toute la nuit]
      [acheter|réparer|ranger] [un casque|une manette|mes câbles|la console]
      [montrer|vendre|offrir] {jeu} à {name}
    `,
    up: `
      la [musique|direction artistique|fin|carte|pluie] de {jeu} [est à tomber|me reste en tête|m'a cueilli|mérite un prix|n'a pas pris une ride]
      {jeu} [tourne à merveille|a enfin un mode photo|reçoit une extension|est à {small} euros] [sur mon vieux PC|depuis le patch|cette semaine]
      [toute la guilde|{name}|mon équipe d'inconnus|le petit frère de {name}] a [porté la partie|tout donné|sauvé le match] contre {boss}
      le patch de {jeu} [corrige tout|a rendu les poules plus lentes|nous rend notre épée]
      les PNJ de {jeu} [ont plus de cœur que mes collègues|me disent bonjour|se souviennent de moi]
      {jeu} [me régale|m'apaise|m'obsède|surprend] [encore|chaque soir|à {num} ans|depuis le patch]
      [quelle|superbe] [ambiance|fin|bande-son|idée|écriture], {jeu}
      {name} [a gagné|a pleuré|a souri|exulte] devant {boss}
      [promo|démo|extension|suite] de {jeu} [annoncée|offerte|dispo|magnifique]
    `,
    down: `
      les serveurs de {jeu} [rament|sont tombés|m'éjectent] [pile le vendredi soir|depuis {hour}h|à chaque {boss}]
      {jeu} [plante|rame|réclame {big} Go|coûte {num} euros] [au lancement|dès qu'il pleut|sans prévenir]
      {boss} a [une troisième phase|une attaque d'une injustice totale|plus de vie que prévu]
      le matchmaking de {jeu} me colle [des pros coréens|trois joueurs muets|toujours {name}]
      ma manette [dérive à gauche|n'a plus de batterie|a avalé une miette] [en plein boss|depuis {small} jours]
      {jeu} est repoussé [à l'automne|de {small} mois|encore]
      [caméra|traduction|interface|difficulté] [ratée|pénible|absurde|d'un autre âge] dans {jeu}
      {jeu} [m'énerve|me lasse|traîne|bugue] [après {num} heures|au chapitre {small}|en ligne]
      [lag|tricheurs|insultes|pubs] [partout|chaque soir|encore] sur {jeu}
    `,
    claim: `
      {jeu} est [meilleur que|plus honnête que|la suite spirituelle de] {jeu}
      un jeu de {small} heures bien écrit [vaut dix mondes ouverts|suffit à mon bonheur|mérite son prix]
      {boss} est [mal équilibré|le plus beau combat du jeu|une leçon d'humilité]
      la coop canapé [n'a jamais été remplacée|devrait être obligatoire|brise des familles et c'est beau]
      jouer en facile [est un droit|n'enlève rien à personne|sauve des couples]
      personne n'a [vraiment fini|compris la fin de|lu les dialogues de] {jeu}
      les jeux de {year} [avaient une âme|étaient surtout très durs|ont mieux vieilli que moi]
      {jeu} [se savoure|se joue|se découvre] [lentement|à deux|la nuit|au casque]
      [les énigmes|les dialogues|les trajets|les menus] de {jeu} [font tout|gâchent tout|sont du génie|manquent de sel]
      [pixel art|réalisme|solo|rétro] [forever|ou rien|bat tout|vieillit mieux]
      [un bon|le vrai] jeu [respecte ton temps|se termine|se prête|fait rire]
    `,
    asking: `
      vous avez battu {boss} comment
      {jeu} ou {jeu} pour [un débutant|deux joueurs|les vacances|une vieille machine]
      quel jeu [court|calme|en coop|sans combat] vous a marqués [cette année|récemment]
      {jeu} vaut [le coup en solde|ses {num} heures|encore la peine en ligne]
      vous jouez [manette ou clavier|avec ou sans sous-titres] sur {jeu}
      où trouver [une borne|un bar jeux|des cartouches] à {city}
      [qui|quelqu'un] [joue|bloque|traîne] sur {jeu} [ce soir|en coop|en ce moment]
      [votre|le] [jeu|boss|perso|niveau] [préféré|le plus dur|oublié] [de {year}|sur console|au monde]
      {jeu}, [solo|à deux|en ligne], [ça vaut quoi|c'est long|ça tourne]
    `,
    fact: `
      mon compteur affiche {big} heures sur {jeu}
      {jeu} passe à {small} euros [ce week-end|jusqu'à lundi]
      le record de {jeu} est tombé à {num} minutes
      [{name}|mon beau-frère|la guilde] joue à {jeu} depuis {year}
      il me manque {small} trophées sur {jeu}
      la mise à jour pèse {num} Go
      {name} streame {boss} {soon}
      [nouveau|gros|petit] [patch|record|tournoi|défi] sur {jeu} [ce soir|dimanche|{soon}]
      {name} [stagne|cartonne|triche|débute] sur {jeu}
      [{num}|{small}] [morts|coffres|étoiles|chapitres] [restants|au total|ce soir] dans {jeu}
      {jeu} [fête|affiche] [ses {num} ans|{big} joueurs|complet]
    `,
    spot: `
      la [salle d'arcade|boutique rétro|brocante]
      le [bar à jeux de {city}|salon du jeu vidéo|rayon occasion]
    `,
  },
})
