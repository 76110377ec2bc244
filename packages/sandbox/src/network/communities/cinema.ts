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
      [la fin|la bande-son|le générique|la photo|le scénario|l'intrigue|la scène du train|le plan final|le doublage]
      [le deuxième acte|la voix off|le montage|le personnage de la tante|les costumes|la scène de la pluie|le dernier quart d'heure|les dialogues|le générique de fin|le travelling|la musique du café|le rôle du chien|l'épisode {small}]
    `,
    topics: `
      {film}
      [le cinéma de quartier|les courts métrages|la VO|le pop-corn|les séries|le ciné-club|{part}]
    `,
    good: `
      j'ai [vu|revu|enfin fini|adoré] {film} [au calme|d'une traite|en VO|avec {name}]
      j'ai pleuré pendant [la fin|la scène du train|le plan final|la scène de la pluie] de {film}
      j'ai converti {name} à {film}
      j'ai eu [une place|un poster|un autographe] pour {film}
      j'ai [conseillé|raconté|montré] {film} [à {name}|au ciné-club|à mes parents]
      j'ai passé une soirée [magique|tranquille|à {small} euros|entre amis] devant {title}
      j'ai [revu|savouré|recommandé|analysé] {title} [en VO|au calme|deux fois|avec mon père]
    `,
    bad: `
      j'ai [dormi|payé {num} euros|manqué le début] pour {film}
      je me suis fait spoiler {part} de {film}
      j'ai perdu {small} heures avec {film}
      j'ai confondu {film} et {title} devant {name}
      j'ai [ronflé|bavardé|toussé] pendant {film}
      j'ai [dormi|soupiré|grelotté|bâillé] devant {title} [dès le générique|{num} minutes|au premier rang]
    `,
    doing: `
      regarder {film} [sous la couette|sans le son|encore|avec des sous-titres]
      débattre de {part} avec {name}
      classer mes films de {year}
      chercher {film} [partout|en vain|avec {name}]
    `,
    todo: `
      [voir|revoir|finir|oublier] {film}
      revoir {part} de {film}
      inviter {name} au ciné
    `,
    up: `
      {part} de {film}{~mid} [vaut le détour|vaut tout|frôle le sublime|reste en tête]
      {film}{~mid} [passe en salle|mérite le détour|m'a retourné]
      la salle a applaudi {film} [longtemps|debout|{small} minutes]
      mon père [a ri|a pleuré|s'est levé] pendant [la fin|la scène du train|la scène de la pluie|le dernier quart d'heure]
    `,
    down: `
      {part} de {film}{~mid} [gâche tout|manque de souffle|fait bâiller|ne tient pas]
      {film} [dure trop longtemps|reste introuvable|ne passe plus à {city}]
      la place pour {film} est à {num} euros
      [le voisin|un téléphone|le projecteur] a gâché {part}
    `,
    claim: `
      {part} fait [la moitié|tout le charme] de {film}
      {film} se regarde [en salle|seul|en VO|deux fois]
      on ne fait plus de films comme {film}
      {film} [ne vaut pas le battage|mérite mieux|bat le livre]
      {part} devrait durer {num} minutes de plus
      {title} [se revoit avec plaisir|vieillit bien|reste un sommet]
    `,
    asking: `
      vous avez compris {part} de {film}
      quoi regarder après {film}
      qui va voir {film} à {city}
      VO ou VF pour {film}
      qui se souvient de {part} dans {film}
    `,
    fact: `
      {film} [sort|passe|se termine] vendredi
      {film} dure {small} heures
      il y a {num} personnes pour {film}
      {name} n'a jamais vu {film}
      {name} cite {part} tous les jours
      {title} [sort|repasse|quitte l'affiche|fait salle comble] {soon}
      [{small}|{num}] [spectateurs|minutes|copies|séances] [ce soir|en tout|pour {title}]
    `,
    spot: `
      le [cinéma du coin|ciné-club|hall]
      la [salle {small}|cinémathèque|file d'attente]
    `,
  },
})
