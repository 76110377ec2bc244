import { community } from './community.ts'

export const CINEMA = community({
  slug: 'cinema',
  title: 'Cinéma et séries',
  language: 'fr',
  size: 0.8,
  hours: 'evening',
  week: 'weekend',
  mood: [0.36, 0.26],
  hashtags: 'cinéma film série Festival avantpremière cinéclub',
  emoji: '🎬 🍿 🎞️ 🤩 😴',
  subreddits: 'CineFR',
  leaders: `
    Baptiste Fontaine | bfontaine_film | Réalisateur de « Un Hiver Tranquille »
    Plan Fixe | *planfixe | Critiques et entretiens
  `,
  happenings: `
    le festival de {othercity} | FestivalDuFilm | 0.5 | 2.8
    la sortie de {title} | SortieCiné | 0.6 | 2.6
    le film annulé, {title} | Annulation | -0.8 | 2.2
  `,
  sheet: {
    film: `
      {title}
      [le dernier film de {surname}|la saison {small} de {title}|la suite de {title}|un vieux film de {year}]
      [le documentaire sur {othercity}|un polar de {year}|le court de {name}|une comédie avec {fullname}|le premier {surname}|la série danoise|un dessin animé de {year}|le western de {surname}|un huis clos suédois|la rétrospective {surname}]
    `,
    part: `
      [la fin|la bande-son|le générique|la photo|le scénario|le jeu|la scène du train|le plan final|le doublage]
      [le deuxième acte|la voix off|le montage|le personnage de la tante|les costumes|la scène de la pluie|le dernier quart d'heure|les dialogues|le générique de fin|le travelling|la musique du café|le rôle du chien|l'épisode {small}]
    `,
    topics: `
      {film}
      [le cinéma de quartier|les courts métrages|la VO|le pop-corn|les séries|le ciné-club|{part}]
    `,
    good: `
      j'ai [vu|revu|enfin fini|adoré] {film} [en salle|d'une traite|en VO|au premier rang]
      j'ai pleuré pendant {part}{~nmod} de {film}
      j'ai converti {name} à {film}
      j'ai eu [une place|un poster|un autographe] pour {film}
      j'ai [prêté|acheté|défendu|offert] {film} [à {name}|au ciné-club|pour {small} euros]
      [séance|avant-première|soirée] [pleine|magique|à {small} euros|entre amis], {title}
      j'ai [revu|savouré|recommandé|analysé] {title} [en VO|au calme|deux fois|avec mon père]
    `,
    bad: `
      j'ai [dormi|payé {num} euros|manqué le début] pour {film}
      je me suis fait spoiler {part}{~nmod} de {film}
      j'ai perdu {small} heures avec {film}
      j'ai confondu {film} et {title} devant {name}
      j'ai [ronflé|bavardé|toussé] pendant {part}{~nmod} de {film}
      j'ai [dormi|soupiré|grelotté|bâillé] devant {title} [dès le générique|{num} minutes|au premier rang]
    `,
    doing: `
      regarder {film} [sous la couette|sans le son|encore|avec des sous-titres]
      débattre de {part}{~nmod} avec {name}
      classer mes films de {year}
      chercher {film} [partout|en vain|avec {name}]
    `,
    todo: `
      [voir|revoir|finir|oublier] {film}
      relire {part}{~nmod} de {film}
      inviter {name} au ciné
    `,
    up: `
      {part}{~nmod} de {film}{~mid} [m'a soufflé|vaut tout|est sublime|reste en tête]
      {film}{~mid} [passe en salle|mérite le détour|m'a retourné]
      la salle a applaudi {film}{~mid} [longtemps|debout|{small} minutes]
      mon père [a ri|a pleuré|s'est levé] pendant {part}{~nmod}
    `,
    down: `
      {part}{~nmod} de {film}{~mid} [gâche tout|est ratée|m'a endormi|ne tient pas]
      {film} est [trop long|introuvable|déprogrammé] à {city}
      la place pour {film} est à {num} euros
      [le voisin|un téléphone|le projecteur] a gâché {part}{~nmod}
    `,
    claim: `
      {part}{~nmod} fait [la moitié|tout le charme] de {film}
      {film} se regarde [en salle|seul|en VO|deux fois]
      on ne fait plus de films comme {film}
      {film} est [surcoté|sous-estimé|meilleur que le livre]
      {part}{~nmod} devrait durer {num} minutes de plus
      {title} [gagne|perd|reste] [à être revu|en couleur|un sommet|culte|surcoté]
    `,
    asking: `
      vous avez compris {part}{~nmod} de {film}
      quoi regarder après {film}
      qui va voir {film} à {city}
      VO ou VF pour {film}
      qui se souvient de {part}{~nmod} dans {film}
    `,
    fact: `
      {film} [sort|passe|se termine] vendredi
      {film} dure {small} heures
      il y a {num} personnes pour {film}
      {name} n'a jamais vu {film}
      {name} cite {part}{~nmod} tous les jours
      {title} [sort|repasse|quitte l'affiche|fait salle comble] {soon}
      [{small}|{num}] [spectateurs|minutes|copies|séances] [ce soir|en tout|pour {title}]
    `,
    spot: `
      le [cinéma du coin|ciné-club|hall]
      la [salle {small}|cinémathèque|file d'attente]
    `,
  },
})
