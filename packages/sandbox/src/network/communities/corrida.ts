import { community } from './community.ts'

export const CORRIDA = community({
  slug: 'corrida',
  title: 'Corrida de rua',
  language: 'pt',
  size: 0.9,
  hours: 'early',
  week: 'weekend',
  mood: [0.42, 0.24],
  hashtags: 'corrida corridaderua maratona longão treino 10k meiamaratona',
  emoji: '🏃 👟 🥵 🏅 💧 💪',
  subreddits: 'corrida',
  leaders: `
    Jéssica Nogueira | jecorre | Pace de conversa, medalha de geladeira
    Asfalto | *revistaasfalto | Corrida de rua sem frescura
  `,
  happenings: `
    a maratona de {othercity} | DiaDeMaratona | 0.8 | 2.8
    o calor na meia de {othercity} | MeiaNoForno | -0.6 | 2
    a abertura das inscrições da prova das pontes | ProvaDasPontes | 0.4 | 2
  `,
  sheet: {
    treino: `
      [dez quilômetros|o longão de [18|20|24|28] km|um tiro de 400|um trotinho leve|cinco leves|uma meia|o regenerativo|uma hora de subida|oito tiros de mil|uma volta completa|um treino de ladeira|um fartlek meio inventado]
    `,
    onde: `
      [na orla|no parque|em volta da lagoa|na praia|no sol do meio-dia|na chuva|antes do sol nascer|na ladeira de casa|na ciclovia|no asfalto quente|debaixo do viaduto|com a cidade dormindo]
    `,
    jeito: `
      [sem parar|num pace de tartaruga|ouvindo pagode|com a panturrilha reclamando|sorrindo|sem relógio|de tênis velho|em jejum|conversando|na raça]
    `,
    topics: `
      [o longão|a meia maratona|os tiros|o tênis novo|o pace|a planilha do treinador|a prova de domingo|a corrida no parque|o kit da prova|a água de coco do final]
    `,
    good: `
      corri {treino} {onde}
      fiz {treino} {jeito} e [nem acredito|voltei outra pessoa|sobrou perna]
      baixei {num} segundos [no meu 10k|na volta da lagoa|no meu tempo de {year}]
      acordei às {small} pra {treino} e [peguei o sol nascendo|a cidade era só minha|valeu cada bocejo]
      [arrastei|convenci|levei] [{name}|meu cunhado|minha mãe|o estagiário] pra {treino} {onde}
      peguei o kit da [meia|maratona|prova] de {othercity}
      terminei {treino} {onde} e ganhei [uma água de coco|medalha|um abraço suado|banana]
      completei {small} semanas de planilha [sem furar|furando só uma|na marra]
      [bela|primeira|nova] [corrida|volta|rodagem] {onde}, [{num} km|sem pausa|perna pegando fogo]
      [passei por|acompanhei|esperei por] [um ciclista|{name}|dois carrinhos de bebê|o treinador] {onde}
      voltei [feliz|com fome|com sono|sorrindo] de {treino}
    `,
    bad: `
      quebrei no km {small} de {treino} {onde}
      furei {treino} por causa [da chuva|da preguiça|do churrasco|do despertador]
      esqueci [o relógio|o gel|o protetor|a garrafinha] e fiz {treino} {jeito}
      [tropecei|escorreguei|trombei num poste] {onde} na frente [de todo mundo|do crush|da assessoria inteira]
      perdi [a largada|o ônibus da prova|a inscrição|o chip] da corrida de {othercity}
      saí rápido demais e [andei os últimos {small} km|vi estrela|um senhor de {num} me passou]
      corri {treino} {onde} e hoje [desço escada de lado|não sinto a perna|tomei banho sentado]
      ganhei [uma cãibra|uma bolha|uma dor] [no pé|na perna|no joelho] depois de {treino}
    `,
    doing: `
      alongando [a panturrilha|o que sobrou de mim] [na sala|no meio-fio|vendo novela]
      correndo {treino} {onde}
      comparando [tênis|relógio|planilha|pace] [faz duas horas|em vez de treinar|em dez abas]
      [separando|passando|exibindo] a roupa da prova de domingo
      contando os dias pra [meia|maratona|prova] de {othercity}
      suando {onde} {jeito}
    `,
    todo: `
      correr {treino} {onde}
      [trocar|aposentar|lavar] o tênis [antes da prova|de {big} km|que já fala sozinho]
      dormir cedo antes de {treino}
      me inscrever na [meia|maratona|noturna] de {othercity}
      [fortalecer|descansar|parar de inventar] antes da prova
      fazer {treino} {jeito}
    `,
    up: `
      a perna [respondeu|voou|tava leve] [o treino inteiro|até na subida|depois de {small} semanas]
      {treino} {onde} [foi uma delícia|passou voando|me devolveu a paz]
      [a galera|{name}|o grupo das seis|a assessoria] [bateu recorde pessoal|levou bolo|cantou no aquecimento|esperou todo mundo]
      o nascer do sol {onde} [pagou o treino|parecia pintura|fez até o relógio parar]
      esse tênis [é uma nuvem|aguentou a chuva|já rodou {big} km e tá novo]
      a torcida no km {num} [tinha bateria|gritou meu nome|distribuiu paçoca]
      {name} [sorri|acelera|melhora|voa] [desde {othercity}|a cada treino|como nunca]
    `,
    down: `
      [a panturrilha|o joelho|a canela|o dedão] [resolveu reclamar|travou|mandou lembranças] no km {small}
      tá [30|33|35|38] graus {onde} e [a planilha pede|o treinador quer|eu marquei] {treino}
      o gps [surtou|marcou {num} km a mais|morreu] no meio de {treino}
      a inscrição da prova de {othercity} [esgotou em {small} minutos|tá {big} reais|caiu o site]
      [um cachorro|um ciclista|um caminhão de gás] [me deu um susto|me tirou da pista|correu mais que eu] {onde}
      a meia [fez bolha|encolheu|saiu da lavagem com cheiro de rio]
      [vento|calor|lama|chuva] {onde}, [sem condição|voltei|que sofrimento]
      zero [energia|perna|fôlego|vontade] [desde terça|depois de {small} km|pra {treino}]
    `,
    claim: `
      trote leve [é leve mesmo|não é vergonha|também é treino]
      ninguém liga pro seu pace [na terça|{onde}|além de você]
      {treino} {onde} [cura qualquer segunda|vale mais que academia cara|devia ser receita de vó]
      tênis de {big} reais [não corre sozinho|não faz milagre|é lindo na vitrine]
      o melhor da prova é [a água de coco|a fofoca do final|a foto torta|a medalha]
      o mais difícil de {treino} é [sair da cama|o primeiro km|amarrar o cadarço]
      [constância|sono|banana|risada] [ganha de|vem antes de|substitui] [talento|velocidade|tênis caro]
      [correr|trotar|caminhar] {onde} [basta|conta|acalma|vale ouro]
    `,
    asking: `
      o que vocês comem antes de {treino}
      qual tênis pra [começar|asfalto|quem pisa torto|longão] sem falir
      quem vai na [meia|noturna|maratona] de {othercity}
      como vocês aguentam {treino} nesse calor
      vocês correm [com música ou sem|de manhã ou de noite] {onde}
      dá pra trocar {treino} por [natação|uma feijoada|sono]
    `,
    fact: `
      faltam {small} semanas pra [meia|maratona|prova] de {othercity}
      éramos {num} na largada {onde}
      a planilha manda {treino} {soon}
      o relógio diz que [preciso de {num} horas de descanso|tô em forma|tenho {num} anos de corpo]
      [{name}|meu tio|metade da firma] começou a correr
      a volta da lagoa tem {small} km
      [{num}|{big}] [km|minutos|metros] [no mês|no total|a mais que {name}]
      [sol|chuva|vento|neblina] {onde}, [{small} corajosos|ninguém|dois cachorros|metade da turma]
      {name} [alonga|reclama|corre|descansa] [escondido|há {small} dias|{onde}]
    `,
    spot: `
      [na pista|no parque|na orla|na loja de tênis|na largada|na barraca de água de coco]
    `,
  },
})
