import type { Sheet } from '../grammar.ts'

export const PORTUGUESE: Sheet = {
  brand_good: `
    {product} da {brand}: [nota dez|vou repetir|me surpreendeu|aprovado]{?endjoy}
    troquei {rival} por {brandname} e [não volto|só vantagem|minha família também|que diferença]{?endjoy}
    graças à {brand} [economizei uma hora|cheguei a tempo|resolvi em {small} minutos|hoje sorri]{?endjoy}
    o pessoal da {brand} [me atendeu em {small} minutos|foi um amor|resolveu na hora]{?endjoy}
  `,
  brand_bad: `
    {brand}, [meu pedido não chega|o app não abre|tudo mais caro de novo|ninguém responde]{?endsigh}
    {num} minutos esperando a {brand}{?endsigh}
    {soon} largo a {brandname} e vou pra {rival}. {sigh}
    [de novo|pela terceira vez|logo hoje] a {brand} [errou meu pedido|saiu do ar|me cobrou duas vezes]{?endsigh}
    {product} da {brand}: [esperava mais|não repito|era melhor antes]. {sigh}
  `,
  brand_plain: `
    {brand} ou {rival}? [tô na dúvida|uma palavra só|me ajudem|decidam]
    a {brand} vale a pena? [quero opiniões|sejam sinceros|antes de gastar]
    [vi um cartaz|vi um anúncio|ganhei um panfleto] da {brand} {when}
    dizem que a {brand} vai abrir em {othercity}. [veremos|já era hora|tanto faz]
    comparando {brand} com {rival}. [empate|ajuda|difícil]
  `,
  share: `
    {claim}. [muito bom|salvei|leiam isso] {url}
    {up}. [mais aqui|fotos|a matéria] {url}
    no {sub} dizem que {claim} {reddit}
    perguntei no {sub}: {asking}? {reddit}
    {claim}, [li|vi|comentei] no {sub} {reddit}
  `,
  official: `
    [novo|já disponível|hoje]: {product}. [pra|feito pra] [o dia a dia|a família toda|quem acorda cedo|o fim de semana|quem mora em {city}] {url}
    {asking}? [conta pra gente|responde aqui] {url}
    [até domingo|só hoje], {num} % em {product} {url} obrigado {city}
  `,
  news: `
    {fact} {url}
    [nesta semana|o assunto do dia|última hora]: {down} {url}
    [entrevista|análise|crônica]: {claim} {url}
    [boa notícia|nesta semana]: {up} {url}
  `,
  bot: `
    [OFERTA|SORTEIO|URGENTE|PROMO|ÚLTIMO DIA] {topic} {num}% [só hoje|grátis|clique|corre] 👉 {url} {othercity} {name}
    [ganhe|receba|fature] {big} [por dia|por semana|em casa|já] com {topic}, [chama|fala com|segue] {name} {url} {hour}:{num}
    [top|melhores|ranking|guia] {num} {topic} {year} {url} [via|por] {name} {othercity}
    {topics} {topics} {topics} [link|info|preços] {url} {name} {num}
    [me segue|sigo de volta|dm] {topic} [❤️|✅|👇] {url} [{num} vagas|código {name}|{othercity}]
    [notícias|alerta|boletim] {topic} {othercity} {hour}:{num} {url} {topics}
  `,
  cheer: `
    [que bom|parabéns|arrasou|você merece|que massa|fico feliz|sensacional|que inveja|boa|lindo demais|show|mandou bem|que orgulho|top demais|é isso aí]
  `,
  comfort: `
    [força|nossa|que pena|sinto muito|te entendo|aqui também|putz|que raiva|abraço|calma|eita|acontece|poxa|vai passar|tamo junto]
  `,
  reply_good: `
    {cheer}! {soon} quero {todo}
    {cheer}. já por aqui: {when} {bad}
    {cheer}! [por aqui também|igual em {othercity}]: {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}. [sei como é|já passei por isso|mesma história]: {when} {bad}
    {comfort}. {soon} bora {todo}
    {comfort}. [por aqui|igual|mesma coisa]: {down}
  `,
  reply_plain: `
    [kkk|igual|olha|eita], eu {doing} {when}
    [boa ideia|tô dentro|me avisa|conta mais], {soon} a gente [se fala|se vê|combina|conversa]
    [claro|depende|pode ser], {claim}
  `,
  reply_answer: `
    [sim|claro|com certeza], {when} {good}
    [não|nem pensar|melhor não], {when} {bad}
    pergunta {spot}, [lá sabem|são uns amores|eles ajudam|fiz isso uma vez]
  `,
  reply_take: `
    [exato|concordo|isso|falou tudo], {claim}
    [sei não|discordo|nada a ver|hmm], {claim}
    [pode ser|não vejo assim|talvez|sei lá], {claim}
  `,
  reply_back: `
    [agradeço|valeu|kkk|tá bom|verdade]! {soon} vou {todo}
    [sim|pois é|exato], {fact}
    [ainda não|que nada], {down}
  `,
  quote: `
    [isso|exatamente|atenção|olha]: {claim}
    [li isso e pensei|isso me lembra|anotei]: {claim}
    [guardei|compartilhando|aplausos]. {up}
    {fact}
    [mais uma|o de sempre]: {down}
  `,
  reply_official: `
    oi {name}, [desculpa|sentimos muito] por {product}. [chama a gente|manda] [o pedido|os dados] na dm que a gente [resolve|verifica] {soon}
    obrigado, {name}! [aproveita|bom proveito com] {product}, [te esperamos|um abraço] {spot}
  `,
  bio_bot: `
    [ofertas|notícias|prêmios] de {topic} [24h|toda hora|grátis] 👉
    [ganhe dinheiro|sigo de volta|link abaixo] {topic}
  `,
  bio_likes: `
    {topics}
    {topics} e {topics}
    [sempre|quase sempre|hoje] {doing}
    [falo muito de|penso muito em|sempre às voltas com|fã de] {topics}
  `,
  bio_more: `
    [opiniões minhas|de {othercity} pra {city}|só leio|falo pouco]
  `,
  bio_sub: `
    também no {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
