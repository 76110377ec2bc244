import type { Sheet } from '../grammar.ts'

export const PORTUGUESE: Sheet = {
  when: `
    [hoje cedo|ontem|anteontem|ontem à noite|hoje|na segunda|na terça|na quinta|na sexta|no sábado|no domingo]
    [antes|depois] [do almoço|do trabalho|da aula|do café|da chuva|do banho]
    [às {hour}|de madrugada|no ônibus|no intervalo|na fila do mercado|voltando pra casa]
    [na correria|sem pensar|de última hora|de pijama|debaixo de chuva|por acaso]
    esses dias
  `,
  soon: `
    [amanhã|depois de amanhã|no fim de semana|na sexta|domingo|semana que vem|quando cair o salário|nas férias|hoje à noite|um dia desses|antes do fim do mês]
    quando [der|parar de chover|eu dormir direito|a {name} voltar|sobrar tempo]
  `,
  withwho: `
    com [minha irmã|meu pai|minha prima|minha avó|{name}|a galera|meu colega de quarto|a família toda|dois amigos de {othercity}|o vizinho|minha chefe]
  `,
  joy: `
    [que|mas que] [alegria|delícia|felicidade|noite|semana|orgulho]
    [feliz|muito contente|nas nuvens|sem palavras|emocionado] [hoje|demais|de verdade|até agora]
    valeu [a pena|cada minuto|muito]
    [me salvou|salvou] [o dia|a semana]
    [tô|fiquei] [rindo à toa|toda boba|realizado]
    eu precisava disso
    nota dez
    que venha mais
    [chorei|gritei] de [alegria|emoção]
    é isso
  `,
  sigh: `
    [que|mas que] [raiva|preguiça|decepção|semana|vergonha|tristeza|saco]
    [não aguento|desisto] mais
    [quero|só queria] [dormir|sumir um pouco|minha cama|férias]
    [de novo|como sempre|pra variar|justo hoje]
    [cansada|destruído|chateada|acabado] [demais|hoje|real]
    amanhã eu tento
    ninguém [avisa|responde|merece]
    haja paciência
    enfim
    socorro
  `,
  open: `
    [olha,|gente,|mano,|então,|confesso que|descobri que|sinceramente,|ninguém fala mas|sério,|é o seguinte:]
  `,
  thinker: `
    [acho que|pra mim|opinião impopular:|continuo achando que|vou falar:|cada dia mais certo:|na real,|nessa altura]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [finalmente|enfim|nem acredito mas] {good} {withwho}{?endjoy}
    {good} e {up}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    {up} e ainda {good} {when}
    {good} {when}, {joy}
    passei {spot} {withwho} e {up}
    [fazia {small} meses que eu queria|eu queria muito|prometi] {todo} e {when} {good}
    {joy}. {up}
    [dia {num}|semana {small}]: {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down} e pra completar {bad}
    [queria|ia|tentei] {todo} {when} mas {down}
    passei {spot} e {down}{?endsigh}
    [de novo|óbvio que|claro que] {bad}{?endsigh}
    {sigh}. {down}
    [sou só eu ou|por que|como pode que] {down}?
  `,
  post_plain: `
    [aqui|agora|de novo|a tarde toda] {doing} {withwho}
    {soon} [quero|vou|preciso|bora] {todo}
    {fact}. {soon} bora {todo}
    {todo} ou {todo}? [decidam|difícil|não sei|socorro]
    {spot} {withwho}. {fact}
    {fact} [e eu|enquanto eu sigo|por isso tô] {doing}
    plano pra {soon}: {todo} e {todo}
    {when} {good}, depois {bad}. [a vida é assim|empatou|faz parte]
    {name} [diz|jura|me escreveu] que {claim}
    {doing} [até as {hour}|sem ver a hora|com um cafezinho|de chinelo]
  `,
  ask: `
    {asking}?
    {open} {asking}? [obrigada|agradeço|me ajudem|indiquem|aceito dicas]
    {soon} quero {todo}. {asking}?
    alguém [em {city}|por aqui|mais] {doing}? {fact}
    {down}. {asking}?
    [melhor|é normal|vale] {todo} ou {todo}?
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. [pronto falei|discordem|não me arrependo|desculpa|e é isso]
    {claim} e {claim}
    {fact}, mas {claim}
    [quem|todo mundo que] quer {todo} devia saber que {claim}
    {topic}: {claim}
  `,
  event_good: `
    {event}!! {joy}
    {event} e {up}{?endjoy}
    vendo {event} {withwho}. {up}
    {good} por causa de {event}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} e {down}{?endsigh}
    eu ia {todo} e aí {event}{?endsigh}
    {down} por culpa de {event}
  `,
  event_plain: `
    [quem|alguém] [acompanha|viu|vai em] {event} {soon}?
    {event}, e eu {doing}
    sobre {event}: {claim}
    {event} em {num} minutos. enquanto isso, {doing}
  `,
  life_good: `
    {when} {animal} {antic}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} em {city}{?endjoy}
    achei {found} {when}{?endjoy}
  `,
  life_bad: `
    {sky} e {bus}{?endsigh}
    perdi {found} {when}{?endsigh}
    {bus}. {animal} {antic}{?endsigh}
    esqueci de {chore} {when}{?endsigh}
  `,
  life_plain: `
    {animal} {antic} {when}. [só isso|bom dia|sem mais|nada a declarar]
    hoje: {food}, {chore} e [cochilo|série|dormir cedo|um livro]
    {sky}. {soon} preciso {chore}
    {food} ou {food}? {sky}
    {when} vi {title} {withwho}. {animal} {antic}
  `,
  animal: `
    [meu gato|o cachorro da {name}|a vizinha|o moço da padaria|meu sobrinho|um pombo|o porteiro|minha mãe|o bebê do quinto|um turista]
  `,
  antic: `
    [comeu|escondeu|dormiu em cima de|me deu|roubou|riu de|derrubou] [meu chinelo|uma torrada|as chaves|o teclado|meio limão|minhas anotações|o vaso|o guarda-chuva]
    [cantou|dançou|espirrou|ficou olhando] [no elevador|a tarde toda|na frente de todo mundo|do nada]
  `,
  food: `
    [feijão|pão de queijo|coxinha|arroz e ovo|sopa|pizza fria|salada|tapioca|macarrão|moqueca|bolo de fubá|açaí|farofa|strogonoff]
  `,
  sky: `
    [chuva|frio|que calor|neblina|sol de inverno|vento|céu rosa|{num} graus] [desde as {hour}|de novo|o dia todo|sem parar|de surpresa]
  `,
  bus: `
    [o metrô|o ônibus {num}|o trem|o elevador] [tá lotado|não vem|parou|atrasou {num} minutos|cheira a feijão]
  `,
  found: `
    [dez reais|minhas chaves|uma foto de {year}|uma meia|o ingresso do show|o carregador|um livro emprestado]
  `,
  chore: `
    [lavar a louça|ligar pro banco|comprar leite|estender a roupa|regar as plantas|tirar o lixo|pagar a luz|arrumar a gaveta]
  `,
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
    pra quem quer {todo} {url} {fact}
    no {sub} dizem que {claim} {reddit}
  `,
  official: `
    [novo|já disponível|hoje]: {product}. [pra|feito pra] {todo} {soon} {url}
    {asking}? [conta pra gente|responde aqui] {url}
    [até domingo|só hoje], {num} % em {product} {url} obrigado {city}
  `,
  news: `
    {fact}. {claim} {url}
    {othercity}: {down} {url}
    [entrevista|análise|crônica]: {claim} {url}
    [boa notícia|nesta semana]: {up} {url}
  `,
  bot: `
    [OFERTA|SORTEIO|URGENTE] {topic} {num}% [só hoje|grátis|clique] 👉 {url} {othercity} {name}
    [ganhe|receba] {big} [por dia|por semana] com {topic}, [chama a|fala com] {name} {url} {hour}:{num}
    [top|melhores] {num} {topic} {year} {url} via {name} {othercity}
  `,
  cheer: `
    [que bom|parabéns|arrasou|você merece|que massa|fico feliz|sensacional|que inveja|boa|lindo demais]
  `,
  comfort: `
    [força|nossa|que pena|sinto muito|te entendo|aqui também|putz|que raiva|abraço|calma]
  `,
  reply_good: `
    {cheer}! {soon} quero {todo}
    {cheer}, eu {when} {bad}
    {cheer}! {up} também [aqui|em {othercity}]
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}, eu {when} {bad}
    {comfort}. {soon} bora {todo}
    {comfort}, {down} [aqui também|sempre]
  `,
  reply_plain: `
    [kkk|igual|olha|eita], eu {doing} {when}
    {soon} a gente podia {todo} [junto|sem falta]
    e {asking}? {fact}
    [claro|depende|pode ser], {claim}
  `,
  reply_answer: `
    [eu costumo|melhor|tenta|o ideal é] {todo}, {claim}
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
    [lendo isso|justo hoje] {when} e {up}
    {fact}. {soon} bora {todo}
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
  bio_teen: `
    AGE anos
    nascido em BORN
  `,
  bio_young: `
    AGE
    [universitária|estudante] em {city}
  `,
  bio_adult: `
    AGE anos
    geração BORN
  `,
  bio_old: `
    [aposentado|aposentada], AGE
    avó de {small}
  `,
  bio_woman: `
    [mãe|irmã|menina|mulher] de {city}
    ela/dela
  `,
  bio_man: `
    [pai|irmão|cara|homem] de {city}
    ele/dele
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
