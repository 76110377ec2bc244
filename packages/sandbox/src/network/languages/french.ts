import type { Sheet } from '../grammar.ts'

export const FRENCH: Sheet = {
  when: `
    [ce matin|hier|hier soir|avant-hier|aujourd'hui|lundi|mardi|jeudi|vendredi|samedi|dimanche]
    [avant|après] [le boulot|le déjeuner|les cours|le café|la pluie|la sieste]
    [à {hour}h|en pleine nuit|dans le métro|à la pause|en rentrant|dans le train]
    [en vitesse|par hasard|en pyjama|sous la pluie|au dernier moment|sans réfléchir]
    l'autre jour
    ce week-end
  `,
  soon: `
    [demain|après-demain|ce week-end|vendredi|dimanche|la semaine prochaine|ce soir|un de ces jours|avant la fin du mois|cet été]
    quand [j'aurai le temps|il fera beau|{name} reviendra|j'aurai dormi|la paie tombera]
  `,
  withwho: `
    avec [ma sœur|mon père|ma cousine|mamie|{name}|les copains|mon coloc|toute la famille|deux amis de {othercity}|le voisin|ma cheffe]
  `,
  joy: `
    [quel|mais quel] [bonheur|plaisir|régal|pied|week-end]
    [trop|vraiment|tellement] [heureux|contente|fière|content|émue]
    [ça|tout ça] [fait du bien|valait le coup|me met en joie|change tout]
    le rêve
    rien à redire
    [j'en|on en] [redemande|voulait]
    [journée|soirée|semaine] [parfaite|sauvée]
    dix sur dix
  `,
  sigh: `
    [quelle|mais quelle] [galère|déception|semaine|honte|tristesse|fatigue]
    [j'en peux|on n'en peut] plus
    [je veux|j'aimerais] [dormir|rentrer|des vacances|un câlin]
    [encore|comme d'hab|pour changer]
    [dégoûtée|crevé|saoulé|au bout] [là|vraiment|aujourd'hui]
    on verra demain
    personne [ne répond|ne prévient|n'a d'explication]
    bref
    au secours
  `,
  open: `
    [bon,|alors,|franchement,|écoutez,|j'avoue,|figurez-vous que|on en parle :|petit constat :|sérieux,|je découvre que]
  `,
  thinker: `
    [je pense que|pour moi,|avis impopulaire :|je maintiens :|disons-le,|plus le temps passe, plus|honnêtement,|à ce stade,]
  `,
  post_good: `
    {when}, {good}{?endjoy}
    [enfin|ça y est|incroyable mais] {good} {withwho}{?endjoy}
    {good} et {up}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    {up} et en plus {good} {when}
    passage par {spot} {withwho} : {up}
    [ça fait {small} mois que je voulais|je rêvais de|j'avais promis de] {todo} et {when} {good}
    {joy}. {up}
    [jour {num}|semaine {small}] : {good}{?endjoy}
  `,
  post_bad: `
    {when}, {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down} et en plus {bad}
    [je voulais|j'allais|j'ai essayé de] {todo} {when} mais {down}
    passage par {spot} et {down}{?endsigh}
    [encore une fois|évidemment,|bien sûr,] {bad}{?endsigh}
    {sigh}. {down}
    [c'est moi ou|pourquoi est-ce que|comment ça se fait que] {down} ?
  `,
  post_plain: `
    [là, à|encore à|tout l'après-midi à] {doing} {withwho}
    {soon} [je veux|il faut|on va|faudrait] {todo}
    {fact}. {soon}, {todo}
    {todo} ou {todo} ? [dur|aidez-moi|votez|mystère]
    devant {spot} {withwho}. {fact}
    {fact} [et moi à|pendant que je passe mon temps à|alors me voilà à] {doing}
    programme pour {soon} : {todo} et {todo}
    {when} {good}, puis {bad}. [un partout|c'est la vie|équilibre]
    {name} [dit|jure|m'écrit] que {claim}
    passer la soirée à {doing} [jusqu'à {hour}h|sans voir l'heure|avec un thé|en chaussettes]
  `,
  ask: `
    {asking} ?
    {open} {asking} ? [merci|je prends tout|aidez-moi|vos avis|des idées]
    {soon} je veux {todo}. {asking} ?
    quelqu'un [à {city}|par ici|d'autre] à {doing} ? {fact}
    {down}. {asking} ?
    [mieux vaut|c'est normal de|ça vaut le coup de] {todo} ou {todo} ?
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. [voilà|débattez|sans regret|désolé|point final]
    {claim} et {claim}
    {fact}, mais {claim}
    [qui veut|avant de] {todo} doit savoir que {claim}
    {topic} : {claim}
  `,
  event_good: `
    {event} ! {joy}
    {event} et {up}{?endjoy}
    {event} {withwho} : {up}
    {good} grâce à {event}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} et {down}{?endsigh}
    j'allais {todo} et là, {event}{?endsigh}
    {down} à cause de {event}
  `,
  event_plain: `
    [qui|quelqu'un] [suit|regarde|a vu] {event} {soon} ?
    {event}, et moi à {doing}
    sur {event} : {claim}
    {event} dans {num} minutes. en attendant, je reste à {doing}
  `,
  life_good: `
    {when}, {animal} {antic}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} sur {city}{?endjoy}
    retrouvé {found} {when}{?endjoy}
  `,
  life_bad: `
    {sky} et {bus}{?endsigh}
    perdu {found} {when}{?endsigh}
    {bus}. {animal} {antic}{?endsigh}
    oublié de {chore} {when}{?endsigh}
  `,
  life_plain: `
    {animal} {antic} {when}. [voilà|c'est tout|bonne journée|sans commentaire]
    aujourd'hui : {food}, {chore} et [sieste|série|dodo|un livre]
    {sky}. {soon}, {chore}
    {food} ou {food} ? {sky}
    {when}, revu {title} {withwho}. {animal} {antic}
  `,
  animal: `
    [mon chat|le chien de {name}|la voisine|le monsieur du tabac|mon neveu|un pigeon|le gardien|ma mère|le bébé du cinquième|une touriste]
  `,
  antic: `
    [a mangé|a caché|a volé|m'a offert|a dormi sur|a renversé|a ri de] [mon écharpe|une tartine|les clés|le clavier|un demi citron|mes notes|la plante|le parapluie]
    [a chanté|a dansé|a éternué|m'a fixé] [dans l'ascenseur|tout l'après-midi|devant tout le monde|sans raison]
  `,
  food: `
    [lentilles|gratin|crêpes|quiche|soupe|pizza froide|salade|raclette|coquillettes|ratatouille|tartines|omelette|frites|couscous]
  `,
  sky: `
    [pluie|froid|canicule|brouillard|soleil d'hiver|grand vent|ciel rose|{num} degrés] [depuis {hour}h|encore|toute la journée|sans arrêt|par surprise]
  `,
  bus: `
    [le métro|le bus {num}|le TER|l'ascenseur] [est plein|n'arrive pas|est en panne|a {num} minutes de retard|sent la soupe]
  `,
  found: `
    [un vieux billet|mes clés|une photo de {year}|une chaussette|la place de concert|le chargeur|un livre prêté]
  `,
  chore: `
    [faire la vaisselle|appeler la banque|acheter du lait|étendre le linge|arroser les plantes|sortir les poubelles|payer le loyer|ranger le tiroir]
  `,
  brand_good: `
    {when}, testé {product} de chez {brand}{?endjoy}
    {brand} : {product}, [livré en avance|ça marche|une merveille|j'adore]{?endjoy}
    passé de {rival} à {brandname} et {up}
    grâce à {brand}, {good}{?endjoy}
  `,
  brand_bad: `
    {brand}, {product} [n'arrive pas|est cassé|ne marche plus|a augmenté] {when}{?endsigh}
    {num} minutes à attendre {brand} pour {product}{?endsigh}
    {soon} je quitte {brandname} pour {rival}. {down}
  `,
  brand_plain: `
    {brand} ou {rival} pour {todo} ?
    qui a testé {product} de {brand} ? {fact}
    vu {product} de {brand} devant {spot} {when}. {fact}
  `,
  share: `
    {claim}. [à lire|gardé|très juste] {url}
    {fact}. [la suite|photos|l'article] {url}
    pour {todo} {soon} {url} {fact}
    sur {sub}, on dit que {claim} {reddit}
  `,
  official: `
    [nouveau|disponible|aujourd'hui] : {product}. [pour|pensé pour] {todo} {soon} {url}
    {asking} ? [racontez-nous|on vous lit] {url}
    [jusqu'à dimanche|ce jour seulement], {num} % sur {product} {url} merci {city}
  `,
  news: `
    {fact}. {claim} {url}
    {othercity} : {down} {url}
    [entretien|analyse|reportage] : {claim} {url}
    [bonne nouvelle|cette semaine] : {up} {url}
  `,
  bot: `
    [PROMO|CONCOURS|FLASH] {topic} {num}% [ce jour|gratuit|cliquez] 👉 {url} {othercity} {name}
    [gagnez|touchez] {big} euros [par jour|par semaine] avec {topic}, contactez {name} {url} {hour}h{num}
    [top|le meilleur] {num} {topic} {year} {url} via {name} {othercity}
  `,
  cheer: `
    [bravo|trop bien|félicitations|génial|mérité|je suis ravie|quel talent|la classe|jaloux|magnifique]
  `,
  comfort: `
    [courage|aïe|oh non|désolé|je compatis|pareil ici|la galère|ouille|gros bisous|patience]
  `,
  reply_good: `
    {cheer} ! {soon} je veux {todo}
    {cheer}, moi {when} {bad}
    {cheer} ! {up} aussi [ici|à {othercity}]
    {cheer}, {asking} ?
  `,
  reply_bad: `
    {comfort}, moi {when} {bad}
    {comfort}. {soon}, il faut {todo}
    {comfort}, {down} [ici aussi|toujours]
  `,
  reply_plain: `
    [ah|haha|tiens|pareil], moi {when} {good}
    {soon} on pourrait {todo} [ensemble|sans faute]
    et {asking} ? {fact}
    [oui|ça dépend|peut-être], {claim}
  `,
  reply_answer: `
    [je préfère|mieux vaut|l'idéal c'est de|essaie de] {todo}, {claim}
    [oui|carrément|bien sûr], {when} {good}
    [non|surtout pas|évite], {when} {bad}
    demande devant {spot}, {fact}
  `,
  reply_take: `
    [tellement|d'accord|voilà|exactement], {claim}
    [bof|pas d'accord|hmm|au contraire], {claim}
    {fact}, donc [peut-être|je doute|pourquoi pas]
  `,
  reply_back: `
    [merci|haha|d'accord|vrai] ! {soon} je vais {todo}
    [oui|voilà|exact], {fact}
    [pas encore|même pas], {down}
  `,
  quote: `
    [ça|exactement|attention|voilà] : {claim}
    [lu ça|pile aujourd'hui] {when} et {up}
    {fact}. {soon}, {todo}
    [encore une|toujours pareil] : {down}
  `,
  reply_official: `
    bonjour {name}, [désolés|navrés] pour {product}. [écrivez-nous|envoyez] [la commande|les détails] en privé, on [regarde|répare] ça {soon}
    merci {name} ! [profitez bien de|régalez-vous avec] {product}, [à bientôt devant|le bonjour de] {spot}
  `,
  bio_bot: `
    [promos|infos|cadeaux] {topic} [24h|chaque heure|gratuit] 👉
    [gagnez de l'argent|je suis en retour|lien ici] {topic}
  `,
  bio_teen: `
    AGE ans
    lycéen, BORN
  `,
  bio_young: `
    AGE ans
    [étudiante|en fac] à {city}
  `,
  bio_adult: `
    AGE ans
    cuvée BORN
  `,
  bio_old: `
    [retraité|retraitée], AGE ans
    papi de {small}
  `,
  bio_woman: `
    [maman|sœur|fille|femme] de {city}
    elle
  `,
  bio_man: `
    [papa|frère|mec|homme] de {city}
    il
  `,
  bio_likes: `
    {topics}
    {topics} et {topics}
    [toujours à|souvent à|encore à] {doing}
    [j'aime|je vis pour] {todo}
  `,
  bio_more: `
    [avis perso|de {othercity} à {city}|je lis surtout|peu bavard]
  `,
  bio_sub: `
    aussi sur {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
