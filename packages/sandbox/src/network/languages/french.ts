import type { Sheet } from '../grammar.ts'

export const FRENCH: Sheet = {
  brand_good: `
    {product} de chez {brand} : [dix sur dix|je reprends|belle surprise|validé]{?endjoy}
    de {rival} à {brandname} : [je ne reviens pas|que du mieux|toute la famille suit|quelle différence]{?endjoy}
    grâce à {brand}, [une heure de gagnée|tout est arrivé à temps|journée sauvée]{?endjoy}
    l'équipe de {brand} [a répondu en {small} minutes|a été adorable|a tout réglé]{?endjoy}
  `,
  brand_bad: `
    {brand}, [ma commande n'arrive pas|le site ne marche plus|tout a encore augmenté|personne ne répond]{?endsigh}
    {num} minutes à attendre {brand}{?endsigh}
    {soon} je quitte {brandname} pour {rival}. {sigh}
    [encore une fois,|troisième fois ce mois-ci :|pile aujourd'hui,] {brand} [s'est trompé dans ma commande|a fermé plus tôt|m'a facturé deux fois]{?endsigh}
    {product} de chez {brand} : [j'attendais mieux|sans plus|c'était mieux avant]. {sigh}
  `,
  brand_plain: `
    {brand} ou {rival} ? [j'hésite|un seul mot|c'est pour un cadeau|à vous de voir]
    {brand}, ça vaut le coup ? [avis bienvenus|soyez honnêtes|avant d'acheter]
    [vu une affiche|vu une pub|reçu un prospectus] de {brand} {when}
    il paraît que {brand} ouvre à {othercity}. [on verra|il était temps|peu importe]
    je compare {brand} et {rival}. [match nul|à l'aide|pas simple]
  `,
  share: `
    {claim}. [à lire|gardé|très juste] {url}
    {up}. [la suite|photos|l'article] {url}
    sur {sub}, on dit que {claim} {reddit}
    j'ai demandé sur {sub} : {asking} ? {reddit}
    {claim}, [lu|vu|discuté] sur {sub} {reddit}
  `,
  official: `
    [nouveau|disponible|aujourd'hui] : {product}. [pour|pensé pour] [le quotidien|toute la famille|les lève-tôt|le week-end|les gens de {city}] {url}
    {asking} ? [racontez-nous|on vous lit] {url}
    [jusqu'à dimanche|ce jour seulement], {num} % sur {product} {url} merci {city}
  `,
  news: `
    {fact} {url}
    [cette semaine|le sujet du jour|en bref] : {down} {url}
    [entretien|analyse|reportage] : {claim} {url}
    [bonne nouvelle|cette semaine] : {up} {url}
  `,
  bot: `
    [PROMO|CONCOURS|FLASH|SOLDES|DERNIER JOUR] {topic} {num}% [ce jour|gratuit|cliquez|vite] 👉 {url} {othercity} {name}
    [gagnez|touchez|empochez] {big} euros [par jour|par semaine|chez vous|vite] avec {topic}, [contactez|suivez|écrivez à] {name} {url} {hour}h{num}
    [top|le meilleur|classement|guide] {num} {topic} {year} {url} [via|par] {name} {othercity}
    {topics} {topics} {topics} [lien|infos|prix] {url} {name} {num}
    [suivez-moi|je follow back|dm] {topic} [❤️|✅|👇] {url} [{num} places|code {name}|{othercity}]
    [actu|alerte|bulletin] {topic} {othercity} {hour}h{num} {url} {topics}
  `,
  cheer: `
    [bravo|trop bien|félicitations|génial|mérité|quelle joie|quel talent|la classe|je t'envie|magnifique|chapeau|respect|bien joué|énorme|trop fort|ça fait plaisir|tu gères]
  `,
  comfort: `
    [courage|aïe|oh non|pas de chance|je compatis|je vois|la galère|ouille|gros bisous|patience|mince|quelle poisse|force à toi|je te comprends|ça va aller|pas cool]
  `,
  reply_good: `
    {cheer} ! {soon} je veux {todo}
    {cheer}. de mon côté : {bad}
    {cheer} ! [ici aussi|pareil à {othercity}] : {up}
    {cheer}, {asking} ?
  `,
  reply_bad: `
    {comfort}. [je connais|même histoire|ça m'est arrivé] : {when}, {bad}
    {comfort}. {soon}, il faut {todo}
    {comfort}. [ici aussi|chez moi aussi|pareil] : {down}
  `,
  reply_plain: `
    [ah|haha|tiens|pareil] ! {when}, {good}
    [bonne idée|j'en suis|dis-moi|raconte], {soon} on [s'appelle|se voit|en parle|s'organise]
    [oui|ça dépend|peut-être], {claim}
  `,
  reply_answer: `
    [oui|carrément|bien sûr], {when} {good}
    [non|surtout pas|évite], {when} {bad}
    demande devant {spot}, [on t'aidera|ils sont adorables|ils savent|je l'ai fait]
  `,
  reply_take: `
    [tellement|d'accord|voilà|exactement], {claim}
    [bof|pas d'accord|hmm|au contraire], {claim}
    [peut-être|je doute|pourquoi pas|va savoir], {claim}
  `,
  reply_back: `
    [merci|haha|d'accord|vrai] ! {soon} je vais {todo}
    [oui|voilà|exact], {fact}
    [pas encore|même pas], {down}
  `,
  quote: `
    [ça|exactement|attention|voilà] : {claim}
    [lu ça et pensé|ça me rappelle|je note] : {claim}
    [je garde|je partage|applaudissements]. {up}
    {fact}
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
  bio_likes: `
    {topics}
    {topics} et {topics}
    [toujours à|souvent à|encore à] {doing}
    [je parle beaucoup de|je reviens toujours à|je lis tout sur|ici pour] {topics}
  `,
  bio_more: `
    [avis perso|de {othercity} à {city}|je lis surtout|j'écris peu]
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
