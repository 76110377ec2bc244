import type { Sheet } from '../grammar.ts'

/** How what a French community knows becomes a post, and what its people write about otherwise. */
export const FRENCH_POSTS: Sheet = {
  when: `
    [hier|avant-hier|hier soir|ce matin|cet aprem|ce midi|cette nuit|tout à l'heure|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche]
    [lundi|mardi|jeudi|samedi|dimanche] [matin|soir|midi|aprem]
    [avant|après] [le boulot|le café|les cours|l'apéro|la sieste|le goûter|la douche|l'averse]
    [à {hour}h|vers {hour}h|à midi pile|à l'aube|en rentrant|à la pause|entre deux courses|entre midi et deux]
    [l'autre soir|l'autre jour|ce week-end|la semaine dernière|récemment|il y a {small} jours]
  `,
  soon: `
    [demain|après-demain|ce week-end|vendredi|samedi|dimanche|lundi|mercredi|ce soir|bientôt|cet été|cet hiver|au printemps]
    [demain|samedi|dimanche|vendredi] [matin|soir|midi]
    [la semaine prochaine|un de ces quatre|dès demain|avant Noël|en juin|en septembre|après les fêtes|à la rentrée]
  `,
  withwho: `
    avec [ma sœur|mon père|ma cousine|mamie|{name}|{name} et {name}|les copains|mon coloc|deux collègues|la voisine|mon beau-frère|un inconnu|toute la bande]
    avec [ma mère|mon frère|le groupe|mes amis]
  `,
  joy: `
    [quel|mais quel] [bonheur|plaisir|régal|pied|kif|soulagement|beau moment]
    [vraiment|franchement|tellement] [de bonne humeur|aux anges|sous le charme|en joie]
    [le rêve|la vie|grosse joie|petit bonheur|dix sur dix|rien à redire|pas mal|validé|banco|youpi|on adore|j'adore|j'en redemande|ça valait le coup]
    [je souris|je plane|je rigole] [encore|toujours|bêtement|depuis]
    [journée|soirée|semaine|matinée] [parfaite|sauvée|réussie|au top]
    [ça|franchement ça] [fait du bien|fait plaisir|change tout|console|réchauffe]
    [merci la vie|à refaire|vivement la suite|je signe|encore|on refait ça quand]
  `,
  sigh: `
    [quelle|mais quelle] [galère|déception|semaine|honte|tristesse|fatigue|journée|plaie|angoisse]
    [j'en peux plus|je démissionne|je rentre|je vais dormir|je craque|je boude|j'abandonne|je pleure|je ris jaune|je retourne au lit]
    [à bout|sans force|de mauvais poil|sans voix|en rogne|au trente-sixième dessous] [là|vraiment|depuis ce matin|aujourd'hui]
    [bref|au secours|help|super|génial|bravo|tant pis|comme d'hab|évidemment|pour changer|classique|voilà voilà|no comment]
    [on verra|on en reparle|je réessaie] [demain|lundi|plus tard]
    [personne|jamais personne] [ne prévient|ne répond|ne dit rien|ne s'excuse]
  `,
  open: `
    [bon,|alors,|franchement,|écoutez,|j'avoue,|figurez-vous :|petit constat :|sérieux,|découverte :|je confirme :|alerte :|je dis ça :|info du jour :|ok donc|eh ben|mine de rien|accessoirement|rien à voir :|impression du soir :|à noter :|tiens,]
  `,
  thinker: `
    [je pense que|pour moi,|avis impopulaire :|je maintiens :|disons-le,|honnêtement,|à ce stade,|c'est formel,|mon grand-père disait :|théorie :|je le redis,|je crois que|je persiste,|n'en déplaise à {name},|plus j'y pense, plus je me dis que|vérité du jour :|hot take :|on l'oublie mais]
  `,
  post_good: `
    {good}
    {good}. {joy}
    {when}, {good}
    {good} {when}
    [enfin,|ça y est,|miracle,|victoire :|je l'ai fait :|petite victoire :] {good}
    {open} {up}
    {open} {good}
    {up}
    {up}. {joy}
    {up} [et|, du coup|, résultat] [je plane|j'ai le sourire|je chante|je dors mieux|j'appelle ma mère]
    {joy}. {up}
    {good} {withwho}
    [jour {num}|semaine {small}|bilan du mois] : {good}
    [tout le monde doit savoir :|je dépose ça là :|à encadrer :] {up}
  `,
  post_bad: `
    {bad}
    {bad}. {sigh}
    {when}, {bad}
    {bad} {when}
    {open} {down}
    {open} {bad}
    {down}
    {down}. {sigh}
    {sigh}. {down}
    [évidemment,|bien sûr,|et voilà,|comme prévu,|deuxième fois,|encore :] {bad}
    [je voulais|j'allais|il fallait] {todo}. {sigh}
    [c'est moi ou|dites,] {down} ?
    {bad} {withwho}. {sigh}
    [parlons-en :|deux minutes de silence :|merci à tous :] {down}
  `,
  post_plain: `
    [là, à|encore à|tout l'aprem à|me voilà à|en train de] {doing}
    {doing}, [mon dimanche|ma passion|mon sport|le programme|et puis dormir|c'est déjà pas mal]
    {soon} [je veux|il faut|on va|faudrait|je compte|promis, je vais] {todo}
    {fact}
    {open} {fact}
    [objectif|programme|mission] [du jour|du week-end|du mois] : {todo}
    {name} [dit|jure|m'écrit|soutient] que {claim}
    [entendu devant|lu devant] {spot} : « {claim} »
    [passage|pause|détour] devant {spot}, [puis je repars|cinq minutes|comme toujours|puis maison|sans me presser]
    [pensée du soir|note pour moi-même|à méditer] : {todo}
  `,
  ask: `
    {asking} ?
    {asking} ? [merci|je prends tout|aidez-moi|vos avis|des idées|sans jugement|urgent|RT appréciés|pour un ami]
    [bon,|dites,|sérieux,|question :|petite question :|au fait,] {asking} ?
    [question|question bête|sondage|question sérieuse|dites-moi] : {asking} ?
    [je veux|j'aimerais|faudrait] {todo}, [un conseil|des idées|qui vient|vous m'aidez] ?
    [c'est normal de|ça vaut le coup de|qui est chaud pour] {todo} ?
  `,
  take: `
    {thinker} {claim}
    {claim}
    {claim}. [voilà|débattez|sans regret|pardon|point final|merci d'être venus|je bloque|c'est cadeau|et toc|fin du débat]
    {thinker} {claim}. [non|prouvez le contraire|discutez|bisous]
    {claim}, [quoi qu'on dise|croyez-moi|et je pèse mes mots|n'est-ce pas {name}]
  `,
  event_good: `
    {event} ! {joy}
    {event}. {joy}
    [tant attendu :|je ne parle que de ça :|quelle histoire,|encore sous le charme :] {event}. {joy}
    [vivement|merci pour|quel moment,] {event}
  `,
  event_bad: `
    {event}... {sigh}
    {event}. {sigh}
    [donc voilà :|et maintenant|on en est là :] {event}. {sigh}
  `,
  event_plain: `
    [dans le quartier|à la maison|au café|dans le groupe], on ne parle que d'une chose : {event}
    {event} : [on verra|je ne dis rien|je l'ai appris tard|à vous la parole]
    [qui|quelqu'un] [suit|regarde|a vu|commente] {event} ?
    {event} [dans pas longtemps|ce soir|demain|et moi ici]
  `,
  life_good: `
    {someone} {mood}. {joy}
    {when}, {someone} {mood}
    {food} {withwho}. {joy}
    {sky}. {joy}
    retrouvé {found} [dans un vieux manteau|sous le lit|chez mes parents|au fond du sac|derrière le radiateur]. {joy}
    {food} [et au lit|puis sieste|et une série|devant la pluie]. {joy}
  `,
  life_bad: `
    {bus}. {sigh}
    {sky} et {bus}
    perdu {found} {when}. {sigh}
    oublié de {chore}. {sigh}
    {beast} {mischief} {when}. {sigh}
    {bus}, {sky}. [lundi quoi|rendez-moi dimanche|bonne journée|tout va bien]
  `,
  life_plain: `
    {someone} {mood}. [voilà|c'est tout|bonne journée|sans commentaire|vos plus belles théories|et vous]
    [ce soir|ce midi|aujourd'hui|dimanche] : {food}, {chore}, [sieste|série|dodo|un livre|rien d'autre]
    {sky}. [allez|bon], {chore}
    {food} ou {food} ?
    {when}, revu {title}. [toujours aussi bien|j'avais tout oublié|un peu long|en VO cette fois]
    faut que je pense à {chore} {soon}
  `,
  beast: `
    [mon chat|le chien de {name}|un pigeon|le chat du voisin|le chien d'en face|une pie]
  `,
  mischief: `
    [a mangé|a renversé|a emporté|a abîmé] [une tartine|les biscuits|mes notes|la plante|mon croissant|une chaussette]
  `,
  someone: `
    [la voisine|le monsieur du tabac|mon neveu|le gardien|ma mère|une touriste|le facteur|ma collègue|un gamin|une dame]
  `,
  mood: `
    [a chanté|a dansé|a sifflé|a ri|a raconté sa vie] [dans l'ascenseur|tout l'aprem|devant tout le monde|au feu rouge|sur le palier]
    m'a [offert|gardé|apporté|donné] [une tartine|un croissant|des clémentines|un livre|une plante|des biscuits]
  `,
  food: `
    [lentilles|gratin|crêpes|quiche|soupe|pizza froide|salade|raclette|coquillettes|ratatouille|tartines|omelette|frites|couscous|taboulé|nouilles|croque-monsieur|purée]
  `,
  sky: `
    [pluie|froid|canicule|brouillard|soleil d'hiver|grand vent|ciel rose|[4|12|27|33] degrés|giboulées|bruine|grand ciel bleu] [depuis {hour}h|encore|sur {city}|toute la journée|par surprise|au réveil|en plein juin]
  `,
  bus: `
    [le métro|le bus {num}|le TER|l'ascenseur|la ligne {small}|le tram] [est plein|n'arrive pas|est en panne|a {num} minutes de retard|sent la soupe|a changé d'avis|m'est passé sous le nez]
  `,
  found: `
    [un vieux billet|mes clés|une photo de {year}|une chaussette|la place de concert|le chargeur|un livre prêté|mon bonnet|une carte postale]
  `,
  chore: `
    [faire la vaisselle|appeler la banque|acheter du lait|étendre le linge|arroser les plantes|sortir les poubelles|ranger le tiroir|rappeler {name}|recoudre un bouton|prendre un rendez-vous|rendre la perceuse]
  `,
}
