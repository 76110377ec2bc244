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
      [un polar breton|un recueil de nouvelles|une BD|un pavé de {num}0 pages|un carnet de voyage|un premier roman|le {surname} de {year}|un livre de poche|un roman graphique|un essai sur les arbres|un conte|une saga]
    `,
    lieu: `
      [la forêt|le parc|la montagne|le jardin public|le vieux port|la lande|un village perdu|la garrigue|le vieux quartier|la pinède|le marais]
    `,
    objet: `
      [un thermos|les bonnes chaussures|un marque-page|le sac à dos|la gourde|le plaid|un crayon|la carte|des biscuits|le vélo pliant|un imperméable]
    `,
    topics: `
      {livre}
      {lieu}
      [les bouquinistes|la marche|{objet}|les clubs de lecture|le silence]
    `,
    good: `
      j'ai [fini|dévoré|savouré|aimé|relu] {livre} [dans le train|sous le plaid|en {small} jours|d'une traite]
      j'ai traversé {lieu} [à pied|sous la pluie|avec {name}|en silence]
      j'ai offert {livre} à {name}
      j'ai [dévoré|refermé|annoté|relu] un [chapitre|roman|recueil|polar] [sous un plaid|au café|dans le train|d'une traite]
      j'ai [flâné|bouquiné|rêvassé|marché] [sous les platanes|au bord de l'eau|une heure|sans but]
    `,
    bad: `
      j'ai [perdu|oublié|mouillé|abandonné] {livre} dans {lieu}
      j'ai oublié {objet} [chez {name}|dans le train|sous la pluie]
      j'ai [corné|taché|mouillé|abîmé] [un livre de la médiathèque|le livre de {name}|une couverture neuve]
    `,
    doing: `
      lire {livre} dans {lieu}
      traîner dans {lieu} [un livre en poche|sans but|avec {name}]
      ranger {livre} par [couleur|humeur|taille]
    `,
    todo: `
      [finir|rendre|relire|offrir] {livre}
      marcher dans {lieu} [au petit matin|avec {name}|sans téléphone]
      [retrouver|emporter|prêter] {objet}
    `,
    up: `
      {livre}{~mid} [m'a serré le cœur|se lit d'une traite|mérite un prix]
      {lieu} [sentait la pluie|respirait le calme|brillait|était à nous]
    `,
    down: `
      {livre}{~mid} [traîne en longueur|finit mal|manque partout]
      {lieu} [déborde de monde|a pris l'eau|ferme trop tôt]
      {objet}{~mid} [a lâché|fuit|est introuvable]
    `,
    claim: `
      {livre} se savoure [en hiver|dans {lieu}|à voix haute]
      un bon livre suffit pour traverser {lieu}
      on devrait lire {livre} avant {livre}
      [un livre|un banc|une librairie] [console|se partage|suffit|n'attend pas]
      [corner|prêter|annoter|sentir] un livre [se pardonne|divise|est un plaisir|dit beaucoup]
    `,
    asking: `
      que lire après {livre}
      où marcher près de {city} [le dimanche|en hiver|sans voiture]
      qui connaît {lieu} à {othercity}
    `,
    fact: `
      il reste {num} pages avant la fin
      {name} lit {livre} depuis {year}
      {lieu} est à {num} minutes
      [{num}|{small}] [livres|romans|chapitres] [ce mois-ci|en retard|sur la table]
      {name} [lit|relit|annote|prête] [tout|des essais|à voix haute|au lit]
    `,
    spot: `
      le [bouquiniste|café d'en face|refuge]
      la [librairie|médiathèque|gare de {othercity}]
    `,
  },
})
