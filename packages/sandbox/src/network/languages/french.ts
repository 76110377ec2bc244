import type { Sheet } from '../grammar.ts'

export const FRENCH: Sheet = {
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
    sur {sub}, on dit que {claim} {reddit}
    j'ai demandé sur {sub} : {asking} ? {reddit}
    {fact}, [lu|vu|discuté] sur {sub} {reddit}
  `,
  official: `
    [nouveau|disponible|aujourd'hui] : {product}. [pour|pensé pour] {todo} {soon} {url}
    {asking} ? [racontez-nous|on vous lit] {url}
    [jusqu'à dimanche|ce jour seulement], {num} % sur {product} {url} merci {city}
  `,
  news: `
    {fact} {url}
    {othercity} : {down} {url}
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
    [bravo|trop bien|félicitations|génial|mérité|je suis ravie|quel talent|la classe|jaloux|magnifique|chapeau|respect|bien joué|énorme|trop fort|content pour toi|tu gères]
  `,
  comfort: `
    [courage|aïe|oh non|désolé|je compatis|pareil ici|la galère|ouille|gros bisous|patience|mince|quelle poisse|force à toi|je te comprends|ça va aller|pas cool]
  `,
  reply_good: `
    {cheer} ! {soon} je veux {todo}
    {cheer}, moi {when} {bad}
    {cheer} ! [ici aussi|pareil à {othercity}] : {up}
    {cheer}, {asking} ?
  `,
  reply_bad: `
    {comfort}, moi {when} {bad}
    {comfort}. {soon}, il faut {todo}
    {comfort}. [ici aussi|t'es pas tout seul|pareil] : {down}
  `,
  reply_plain: `
    [ah|haha|tiens|pareil], moi {when} {good}
    {soon} on pourrait {todo} [ensemble|sans faute]
    [oui|ça dépend|peut-être], {claim}
  `,
  reply_answer: `
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
    lu ça {when}. {up}
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
