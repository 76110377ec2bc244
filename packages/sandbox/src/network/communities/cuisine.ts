import { community } from './community.ts'

export const CUISINE = community({
  slug: 'cuisine',
  title: 'Cuisine du quotidien',
  language: 'fr',
  size: 1.0,
  hours: 'evening',
  week: 'weekend',
  mood: [0.42, 0.2],
  hashtags: 'cuisine recette marché faitmaison gourmandise brunch',
  emoji: '🥖 🧀 🍳 🥗 😋',
  subreddits: 'cuisine recettes',
  leaders: `
    Margaux Delmas | margauxcuisine | Des recettes simples et un peu de beurre
    La Bonne Table | *labonnetable | Le magazine de ceux qui mangent
  `,
  happenings: `
    la fête de la crêpe | FeteDeLaCrepe | 0.8 | 2.2
    le prix du beurre | PrixDuBeurre | -0.8 | 2.4
    le débat pain au chocolat | Chocolatine | 0.1 | 3
  `,
  sheet: {
    plat: `
      [le gratin|la tarte|la soupe|le pain|la quiche|le risotto|la ratatouille|le pot-au-feu|la mousse|le curry|la galette]
      [la blanquette|le cake salé|la purée|le clafoutis|la tartiflette|le tajine|la salade de lentilles|le far|le dahl|la brandade|le hachis|la compote|le pain perdu|la pissaladière|le fondant|le bò bún|la soupe à l'oignon]
    `,
    chose: `
      [le beurre|la crème|l'ail|la tomate|l'oignon|la courgette|le sel|le fromage|la farine|le bouillon]
      [le thym|la moutarde|le citron|le poivre|la carotte|le navet|la levure|le miel|le chou|la ciboulette|le paprika|le cumin|le basilic]
    `,
    topics: `
      {plat}
      [le marché|les restes|le brunch|les épices|l'apéro|les légumes d'hiver|la boulange|{chose}]
    `,
    good: `
      j'ai [réussi|improvisé|congelé|partagé] {plat}{~nmod} [sans recette|en une heure|pour le dîner|à ma façon]
      j'ai cuisiné {plat}{~nmod} pour [{name}|tout l'immeuble|{small} amis]
      j'ai retrouvé la recette de {plat}{~nmod} [de mamie|de {othercity}|de {year}]
      j'ai trouvé [des poireaux|des coings|du bon beurre|des herbes fraîches] [au marché|à la halle|à {small} euros]
      j'ai [offert|fait goûter|apporté] {plat}{~nmod} [à la voisine|aux collègues|à {name}]
      j'ai changé la recette de {plat} et [c'est mieux|personne n'a rien vu|tout le monde a repris]
    `,
    bad: `
      j'ai [brûlé|oublié|raté|renversé] {plat}{~nmod} en [parlant à {name}|regardant {title}|faisant autre chose]
      j'ai mis [le sel|le poivre|le piment|la moutarde] [deux fois|à la place du sucre|trop tard] dans {plat}
      j'ai fait tomber {plat}{~nmod} devant {name}
      j'ai confondu [sel et sucre|cumin et cannelle|farine et fécule] [à moitié dans le sommeil|à {hour}h|devant tout le monde]
    `,
    doing: `
      surveiller {plat}{~nmod} [derrière la vitre|en pyjama|comme le lait]
      éplucher des légumes pour {plat}{~nmod}
      goûter {plat}{~nmod} [à la cuillère|avant tout le monde|sans attendre]
      touiller {plat}{~nmod} pendant que {name} met la table
    `,
    todo: `
      [faire|tenter|refaire|goûter] {plat}{~nmod} [sans recette|au calme|pour {name}|ce week-end]
      [acheter|chercher|essayer] {chose}
      apporter {plat}{~nmod} chez {name}
    `,
    up: `
      {plat}{~nmod}{~mid} [frôle la perfection|a disparu en {num} minutes|sent l'enfance|fait l'unanimité]
      toute la maison sent [le pain|la soupe|le beurre|la tarte|le curry|la vanille]
      {name}{~mid} [a repris de|veut la recette de|a applaudi] {plat}{~nmod}
      ma tante [a validé|a volé|a photographié] {plat}{~nmod}
    `,
    down: `
      {plat}{~nmod}{~mid} [manque de cuisson|a collé|fait grise mine|n'a aucun goût] à cause [du four|de la hâte|du sel|d'un coup de fil]
      {chose}{~mid} [coûte un bras|manque partout|a tourné]
      le four [a lâché|fume|refuse de chauffer] pendant {plat}{~nmod}
      {name} trouve que {plat}{~nmod} manque de [sel|temps|douceur|piment]
    `,
    claim: `
      {plat}{~nmod} sans [amour|beurre|patience|faim], c'est [triste|autre chose|non]
      le secret de {plat}{~nmod}, c'est [le temps|le beurre|la cuisson lente|la bonne humeur]
      {plat}{~nmod}, c'est meilleur [le lendemain|à {othercity}|tard le soir|sans recette]
      personne ne fait {plat}{~nmod} comme {name}
      entre {plat} et le dessert, je prends les deux
    `,
    asking: `
      vous servez {plat} [chaud ou froid|midi ou soir]
      comment sauver {plat}{~nmod} [sans four|en dix minutes|avant ce soir]
      on sert quoi avec {plat}{~nmod}
      où trouver {chose} à {city}
      que faire de {num} kilos de [courgettes|pommes|citrons|tomates]
    `,
    fact: `
      {plat}{~nmod} est au four depuis {num} minutes
      ce soir c'est {plat}{~nmod} chez {name}
      il reste {small} parts de {plat}{~nmod}
      {chose} est à {small} euros
      mon voisin fait {plat} le dimanche
    `,
    spot: `
      le [marché|boulanger|fromager|potager]
      la [cuisine de mamie|cantine|halle de {othercity}]
    `,
  },
})
