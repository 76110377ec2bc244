import type { Sheet } from '../grammar.ts'

export const PORTUGUESE: Sheet = {
  brand_good: `
    {when} testei {product} da {brand}{?endjoy}
    {brand}: {product} [chegou antes|funciona|é uma maravilha|eu amei]{?endjoy}
    troquei {rival} por {brandname} e {up}
    graças à {brand} {good}{?endjoy}
  `,
  brand_bad: `
    {brand}, {product} [não chega|quebrou|não funciona|subiu de preço] {when}{?endsigh}
    {num} minutos esperando a {brand} por {product}{?endsigh}
    {soon} largo a {brandname} e vou pra {rival}. {down}
  `,
  brand_plain: `
    {brand} ou {rival} pra {todo}?
    alguém já testou {product} da {brand}? {fact}
    vi {product} da {brand} {spot} {when}. {fact}
  `,
  share: `
    {claim}. [muito bom|salvei|leiam isso] {url}
    {fact}. [mais aqui|fotos|a matéria] {url}
    no {sub} dizem que {claim} {reddit}
    perguntei no {sub}: {asking}? {reddit}
    {fact}, [li|vi|comentei] no {sub} {reddit}
  `,
  official: `
    [novo|já disponível|hoje]: {product}. [pra|feito pra] {todo} {soon} {url}
    {asking}? [conta pra gente|responde aqui] {url}
    [até domingo|só hoje], {num} % em {product} {url} obrigado {city}
  `,
  news: `
    {fact} {url}
    {othercity}: {down} {url}
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
    {cheer}, eu {when} {bad}
    {cheer}! [por aqui também|igual em {othercity}]: {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}, eu {when} {bad}
    {comfort}. {soon} bora {todo}
    {comfort}. [aqui também|você não tá sozinho|mesma coisa]: {down}
  `,
  reply_plain: `
    [kkk|igual|olha|eita], eu {doing} {when}
    {soon} a gente podia {todo} [junto|sem falta]
    [claro|depende|pode ser], {claim}
  `,
  reply_answer: `
    [sim|claro|com certeza], {when} {good}
    [não|nem pensar|melhor não], {when} {bad}
    pergunta {spot}, {fact}
  `,
  reply_take: `
    [exato|concordo|isso|falou tudo], {claim}
    [sei não|discordo|nada a ver|hmm], {claim}
    {fact}, então [pode ser|não vejo assim|talvez]
  `,
  reply_back: `
    [obrigada|valeu|kkk|tá bom|verdade]! {soon} vou {todo}
    [sim|pois é|exato], {fact}
    [ainda não|que nada], {down}
  `,
  quote: `
    [isso|exatamente|atenção|olha]: {claim}
    li isso {when}. {up}
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
    [vivo pra|gosto de] {todo}
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
