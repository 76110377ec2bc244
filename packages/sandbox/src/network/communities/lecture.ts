import { community } from './community.ts'

export const LECTURE = community({
  slug: 'lecture',
  title: 'Lecture et balades',
  language: 'fr',
  size: 0.8,
  hours: 'evening',
  week: 'weekend',
  mood: [0.42, 0.2],
  hashtags: 'lecture librairie balade randonnée livre dimanche',
  emoji: '📚 🌿 ☕ 🥾 🌧️',
  subreddits: 'Livres',
  leaders: `
    Solène Picard | solenelit | Lit dans le train, corne les pages
    La Marge | *lamargerevue | Revue de livres et de chemins
  `,
  happenings: `
    la rentrée littéraire | RentréeLittéraire | 0.5 | 2.4
    la fermeture de la librairie de {othercity} | SauvonsLaLibrairie | -0.8 | 2.2
  `,
  sheet: {
    livre: `
      [un polar breton|un recueil de nouvelles|une BD|un pavé de {num}0 pages|un carnet de voyage|un premier roman|le {surname} de {year}|un livre de poche|une bande dessinée de {name}|un essai sur les arbres|un conte|une saga]
    `,
    lieu: `
      [la forêt|le parc|la montagne|le jardin public|le vieux port|la lande|un village perdu|la garrigue|le vieux quartier|la pinède|le marais]
    `,
    objet: `
      [un thermos|les bonnes chaussures|un marque-page|le sac à dos|la pluie fine|le plaid|un crayon|la carte|des biscuits|le vélo pliant|un imperméable]
    `,
    topics: `
      {livre}
      {lieu}
      [les bouquinistes|la marche|{objet}|les clubs de lecture|le silence]
    `,
    good: `
      j'ai [fini|dévoré|prêté|déniché|relu] {livre}{~nmod} [dans {lieu}|avec {objet}|en {small} jours]
      j'ai traversé {lieu} avec {objet}{~nmod}
      j'ai offert {livre}{~nmod} à {name}
      [chapitre|roman|recueil|polar] [dévoré|refermé|annoté|offert] [sous un plaid|au café|dans le train|d'une traite]
      j'ai [flâné|bouquiné|rêvassé|marché] [sous les platanes|au bord de l'eau|une heure|sans but]
    `,
    bad: `
      j'ai [perdu|oublié|mouillé|abandonné] {livre}{~nmod} dans {lieu}
      j'ai oublié {objet}{~nmod} [chez {name}|dans le train|sous la pluie]
      [page|couverture|pile|reliure] [cornée|tachée|effondrée|fichue], [à cause du chat|merci {name}|dans le bain]
    `,
    doing: `
      lire {livre}{~nmod} dans {lieu}
      traîner dans {lieu} avec {objet}{~nmod}
      ranger {livre}{~nmod} par [couleur|humeur|taille]
    `,
    todo: `
      [finir|rendre|relire|offrir] {livre}{~nmod}
      marcher dans {lieu} avec {objet}{~nmod}
      [réparer|chercher|prêter] {objet}{~nmod}
    `,
    up: `
      {livre}{~nmod}{~mid} [m'a serré le cœur|se lit d'une traite|mérite un prix]
      {lieu}{~mid} [sentait la pluie|respirait le calme|brillait|bruissait]
    `,
    down: `
      {livre}{~nmod}{~mid} [traîne en longueur|finit mal|manque partout]
      {lieu}{~mid} [déborde de monde|a pris l'eau|ferme trop tôt]
      {objet}{~nmod}{~mid} [a lâché|fuit|est introuvable]
    `,
    claim: `
      {livre}{~nmod} se savoure [en hiver|dans {lieu}|à voix haute]
      {objet}{~nmod} suffit pour {lieu}
      on devrait lire {livre}{~nmod} avant {livre}
      [un livre|un banc|une librairie] [console|se partage|suffit|n'attend pas]
      [corner|prêter|annoter|sentir] un livre [se pardonne|divise|est un plaisir|dit beaucoup]
    `,
    asking: `
      que lire après {livre}{~nmod}
      où marcher près de {city} avec {objet}{~nmod}
      qui connaît {lieu} à {othercity}
    `,
    fact: `
      il reste {num} pages avant la fin
      {name} lit {livre}{~nmod} depuis {year}
      {lieu} est à {num} minutes
      [{num}|{small}] [pages|livres|chapitres|romans] [ce mois-ci|lus|en retard|sur la table]
      {name} [lit|relit|annote|prête] [tout|des essais|à voix haute|au lit]
    `,
    spot: `
      le [bouquiniste|café d'en face|refuge]
      la [librairie|médiathèque|gare de {othercity}]
    `,
  },
})
