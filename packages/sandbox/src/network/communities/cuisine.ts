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
      [le beurre|la crème|l'ail|la pâte|le four|la cuisson|le sel|le fromage|la farine|le bouillon]
      [le thym|la moutarde|le citron|le poivre|la cocotte|le fouet|la levure|le miel|le chou|la ciboulette|le paprika|la patience|le couteau]
    `,
    topics: `
      {plat}
      [le marché|les restes|le brunch|les épices|l'apéro|les légumes d'hiver|la boulange|{chose}]
    `,
    good: `
      j'ai [réussi|improvisé|congelé|partagé] {plat}{~nmod} avec {chose}
      j'ai cuisiné {plat}{~nmod} pour [{name}|tout l'immeuble|{small} amis]
      j'ai retrouvé la recette de {plat}{~nmod} [de mamie|de {othercity}|de {year}]
      j'ai trouvé {chose}{~nmod} chez {name}
      j'ai [offert|vendu|emporté] {plat}{~nmod} [à la voisine|au bureau|pour {name}]
      j'ai remplacé {chose}{~nmod} par {chose} dans {plat}
    `,
    bad: `
      j'ai [brûlé|oublié|raté|renversé] {plat}{~nmod} en [parlant à {name}|regardant {title}|faisant autre chose]
      j'ai mis {chose}{~nmod} [deux fois|à la place du sucre|trop tard] dans {plat}
      j'ai fait tomber {plat}{~nmod} devant {name}
      j'ai confondu {chose}{~nmod} et {chose} [à moitié endormie|à {hour}h|devant tout le monde]
    `,
    doing: `
      surveiller {plat}{~nmod} [derrière la vitre|en pyjama|comme le lait]
      éplucher des légumes pour {plat}{~nmod}
      goûter {plat}{~nmod} [à la cuillère|avant tout le monde|encore]
      touiller {plat}{~nmod} pendant que {name} cherche {chose}
    `,
    todo: `
      [faire|rater|refaire|goûter] {plat}{~nmod} [avec|sans] {chose}
      [acheter|garder|goûter] {chose}{~nmod}
      apporter {plat}{~nmod} chez {name}
    `,
    up: `
      {plat}{~nmod} avec {chose}{~mid} [frôle la perfection|a disparu en {num} minutes|sent l'enfance|fait l'unanimité]
      toute la maison sent {plat}{~nmod}
      {name}{~mid} [a repris de|veut la recette de|a applaudi] {plat}{~nmod}
      ma tante [a validé|a volé|a photographié] {plat}{~nmod}
    `,
    down: `
      {plat}{~nmod}{~mid} [manque de cuisson|a collé|fait grise mine|n'a aucun goût] à cause de {chose}
      {chose}{~nmod}{~mid} [coûte un bras|manque partout|a tourné]
      le four [a lâché|fume|refuse de chauffer] pendant {plat}{~nmod}
      {name} trouve que {plat}{~nmod} manque de {chose}
    `,
    claim: `
      {plat}{~nmod} sans {chose}, c'est [triste|autre chose|non]
      le secret de {plat}{~nmod}, c'est {chose}
      {plat}{~nmod}, c'est meilleur [le lendemain|à {othercity}|tard le soir|sans recette]
      personne ne fait {plat}{~nmod} comme {name}
      entre {plat}{~nmod} et {plat}, je prends {chose}
    `,
    asking: `
      vous mettez {chose}{~nmod} dans {plat}
      comment sauver {plat}{~nmod} [sans four|en dix minutes|avant ce soir]
      on sert quoi avec {plat}{~nmod}
      où trouver {chose}{~nmod} à {city}
      que faire de {num} kilos, {chose}{~nmod} compris
    `,
    fact: `
      {plat}{~nmod} est au four depuis {num} minutes
      ce soir c'est {plat}{~nmod} chez {name}
      il reste {small} parts de {plat}{~nmod}
      {chose}{~nmod} est à {small} euros
      mon voisin échange {chose}{~nmod} contre {plat}
    `,
    spot: `
      le [marché|boulanger|fromager|potager]
      la [cuisine de mamie|cantine|halle de {othercity}]
    `,
  },
})
