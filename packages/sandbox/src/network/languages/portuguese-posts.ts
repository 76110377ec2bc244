import type { Sheet } from '../grammar.ts'

/** How what a Portuguese community knows becomes a post, and what its people write about otherwise. */
export const PORTUGUESE_POSTS: Sheet = {
  when: `
    [ontem|anteontem|hoje cedo|ontem à noite|hoje|agora há pouco|na segunda|na terça|na quarta|na quinta|na sexta|no sábado|no domingo]
    [segunda|terça|quinta|sábado|domingo] [de manhã|à tarde|à noite]
    [antes|depois] [do almoço|do trabalho|da aula|do café|do banho|do jantar|da feira|do temporal]
    [às {hour}|lá pelas {hour}|ao meio-dia|de madrugada|no intervalo|voltando pra casa|no caminho de casa]
    [esses dias|outro dia|no fim de semana|semana passada|há {small} dias|esta semana]
  `,
  soon: `
    [amanhã|depois de amanhã|no fim de semana|na sexta|no sábado|domingo|segunda|hoje à noite|logo|nas férias|em julho|no verão]
    [amanhã|sábado|domingo|sexta] [de manhã|à tarde|à noite]
    [semana que vem|um dia desses|mês que vem|depois do feriado|assim que der|quando der|qualquer hora|no feriado]
  `,
  withwho: `
    com [minha irmã|meu pai|minha prima|minha avó|{name}|{name} e {name}|a galera|meu colega de quarto|dois colegas|a vizinha|meu cunhado|um desconhecido|a família toda]
    com [minha mãe|meu irmão|o grupo|meus amigos]
  `,
  joy: `
    [que|mas que] [alegria|delícia|felicidade|noite|orgulho|maravilha|paz|alívio]
    [feliz|contente|leve|em paz|nas nuvens|radiante] [demais|de verdade|até agora|que só]
    [nota dez|é isso|que venha mais|eu precisava disso|sem defeitos|amei|lindo demais|top|vitória|bora repetir|perfeito|valeu a pena|não peço mais nada]
    [tô|fiquei] [rindo à toa|sorrindo|nas nuvens|sem palavras|cantando]
    [dia|domingo|sábado|fim de semana] [salvo|perfeito|de milhões|pra guardar]
    [ri|gritei|dancei] [de alegria|de emoção|na sala]
  `,
  sigh: `
    [que|mas que] [raiva|preguiça|decepção|semana|vergonha|tristeza|saco|fase|dia|ódio leve]
    [desisto|vou dormir|vou chorar no banho|rindo de nervoso|não aguento|só queria minha cama|tô fora|nem comento|quero colo]
    [sem paciência|sem forças|de mau humor|sem energia|sem clima|sem vontade] [hoje|real|nível máximo|como sempre]
    [enfim|socorro|ótimo|parabéns aos envolvidos|de novo|pra variar|justo hoje|como sempre|haja paciência|tá fácil|ai ai|paciência]
    [amanhã|segunda|mais tarde] [eu tento|melhora|a gente vê|recomeço]
    ninguém [avisa|responde|merece|pediu desculpa]
  `,
  open: `
    [olha,|gente,|mano,|então,|confesso:|descoberta:|sinceramente,|ninguém fala:|sério,|é o seguinte:|passando pra dizer:|atualização:|só digo uma coisa:|nada a ver:|galera,|pausa pra dizer:|fato:|me dei conta agora:|juro:|aviso:|bom dia, aqui]
  `,
  thinker: `
    [acho que|pra mim|opinião impopular:|continuo achando que|vou falar:|na real,|a essa altura|minha vó dizia:|teoria:|repito:|podem anotar:|com todo respeito a {name},|verdade dolorida:|quanto mais penso, mais acho que|sou da opinião que|não é por nada, mas|convenhamos:]
  `,
  post_good: `
    {good}
    {good}. {joy}
    {when} {good}
    {good} {when}
    [finalmente|enfim|nem acredito:|vitória:|consegui:|notícia boa:] {good}
    {open} {up}
    {open} {good}
    {up}
    {up}. {joy}
    {up} e [tô rindo à toa|liguei pra minha mãe|vou dormir bem|tô cantando|ganhei o dia]
    {joy}. {up}
    {good} {withwho}
    [dia {num}|semana {small}|saldo do mês]: {good}
    [todo mundo precisa saber:|deixo aqui:|pra emoldurar:] {up}
  `,
  post_bad: `
    {bad}
    {bad}. {sigh}
    {when} {bad}
    {bad} {when}
    {open} {down}
    {open} {bad}
    {down}
    {down}. {sigh}
    {sigh}. {down}
    [óbvio que|claro que|pela segunda vez|e adivinha:|hoje também] {bad}
    [queria|ia|era pra] {todo}. {sigh}
    [sou só eu ou|me expliquem:] {down}?
    {bad} {withwho}. {sigh}
    [vamos falar sobre isso:|um minuto de silêncio:|valeu, gente:] {down}
  `,
  post_plain: `
    [aqui|agora|de novo|a tarde toda|desde as {hour}|ainda] {doing}
    {doing}, [meu domingo|meu esporte|minha paixão|e depois cama|programa de hoje]
    {soon} [quero|vou|preciso|bora|prometo] {todo}
    {fact}
    {open} {fact}
    [meta|plano|missão] [de hoje|do fim de semana|do mês]: {todo}
    {name} [diz|jura|me escreveu|insiste] que {claim}
    ouvi {spot}: "{claim}"
    [parada|pausa|passada] {spot}, [depois sigo|cinco minutos|como sempre|e casa|sem pressa]
    [nota mental|pensamento do dia|lembrete]: {todo}
  `,
  ask: `
    {asking}?
    {asking}? [agradeço|me ajudem|indiquem|aceito dicas|urgente|é pra um amigo|sem julgar|respondo todo mundo]
    [gente,|galera,|olha,|dúvida:|pergunta:|sério,] {asking}?
    [pergunta|pergunta boba|enquete|pergunta séria|me digam]: {asking}?
    [quero|tô querendo|preciso] {todo}, [alguma dica|me ajudam|quem topa|alguma ideia]?
    [é normal|vale a pena|faz sentido] {todo}?
  `,
  take: `
    {thinker} {claim}
    {claim}
    {claim}. [pronto falei|discordem|não me arrependo|desculpa|e é isso|beijos|bloqueio geral|fim do debate|boa noite]
    {thinker} {claim}. [não|provem o contrário|discutam|paz]
    {claim}, [né {name}|digam o que disserem|com todo respeito]
  `,
  event_good: `
    {event}! {joy}
    {event}. {joy}
    [esperei tanto por isso:|só falo disso:|ainda tô no clima:] {event}. {joy}
    [que momento,|até que enfim:|viva,] {event}
  `,
  event_bad: `
    {event}... {sigh}
    {event}. {sigh}
    [então é isso:|e agora:|chegamos nisso:] {event}. {sigh}
    [de novo|mais uma vez:|vamos falar de] {event}
  `,
  event_plain: `
    [no bairro|em casa|no ônibus|no grupo] só se fala de uma coisa: {event}
    {event}: [vamos ver|prefiro não comentar|fiquei sabendo tarde|falem vocês]
    [quem|alguém] [tá acompanhando|viu|comenta] {event}?
    {event} [daqui a pouco|hoje à noite|amanhã|e eu aqui]
  `,
  life_good: `
    {someone} {mood}. {joy}
    {when} {someone} {mood}
    {food} {withwho}. {joy}
    {sky}. {joy}
    achei {found} [num casaco velho|debaixo da cama|na casa dos meus pais|no fundo da mochila|atrás do sofá]. {joy}
    {food} e [depois sofá|uma série|cama|janela aberta]. {joy}
  `,
  life_bad: `
    {bus}. {sigh}
    {sky} e {bus}
    perdi {found} {when}. {sigh}
    esqueci de {chore}. {sigh}
    {beast} {mischief} {when}. {sigh}
    {bus}, {sky}. [segunda né|devolvam meu domingo|bom dia|tudo ótimo]
  `,
  life_plain: `
    {someone} {mood}. [só isso|bom dia|sem comentários|fim|teorias|e vocês]
    [hoje|à noite|no almoço|domingo]: {food}, {chore}, [soneca|série|dormir cedo|um livro|mais nada]
    {sky}. [vamos lá|força], {chore}
    {food} ou {food}?
    {when} vi {title} de novo. [ainda bom|tinha esquecido tudo|meio longo|dessa vez legendado]
    preciso lembrar de {chore} {soon}
  `,
  beast: `
    [meu gato|o cachorro de {name}|um pombo|o gato da vizinha|o cachorro do prédio|o papagaio do vizinho]
  `,
  mischief: `
    [comeu|derrubou|levou embora|estragou] [meu chinelo|uma torrada|os biscoitos|minhas anotações|meu lanche|meu pão de queijo|uma meia]
  `,
  someone: `
    [a vizinha|o moço da padaria|meu sobrinho|o porteiro|minha mãe|um turista|o carteiro|minha colega|um menino|uma senhora]
  `,
  mood: `
    [cantou|dançou|assobiou|riu|puxou conversa] [no elevador|a tarde toda|na frente de todo mundo|no sinal|na escada]
    me [deu|guardou|trouxe|ofereceu] [um pastel|um pão de queijo|meio bolo|um livro|uma planta|uns biscoitos]
  `,
  food: `
    [feijão|pão de queijo|coxinha|arroz e ovo|sopa|pizza fria|salada|tapioca|macarrão|moqueca|bolo de fubá|açaí|farofa|strogonoff|pastel|misto quente|canja|cuscuz]
  `,
  sky: `
    [chuva|frio|calorão|neblina|sol de inverno|vento|céu rosa|[9|14|27|33] graus|garoa|mormaço|céu limpo] [desde as {hour}|de novo|em {city}|o dia todo|de surpresa|logo cedo|em pleno junho]
  `,
  bus: `
    [o metrô|o ônibus {num}|o trem|o elevador|a linha {small}|a van] [não vem|parou|atrasou {num} minutos|cheira a feijão|foi sem mim|demora uma vida]
  `,
  found: `
    [dez reais|minhas chaves|uma foto de {year}|uma meia|o ingresso do show|o carregador|um livro emprestado|meu boné|um cartão-postal]
  `,
  chore: `
    [lavar a louça|ligar pro banco|comprar leite|estender a roupa|regar as plantas|tirar o lixo|arrumar a gaveta|retornar pra {name}|pregar um botão|marcar o cabeleireiro|devolver a furadeira]
  `,
}
