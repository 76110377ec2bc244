import { community } from './community.ts'

export const MUSICA = community({
  slug: 'musica',
  title: 'Música e shows',
  language: 'pt',
  size: 0.9,
  hours: 'night',
  week: 'weekend',
  mood: [0.44, 0.18],
  hashtags: 'música show festival playlist vinil sambadequinta',
  emoji: '🎶 🎸 🥁 💃 🎧',
  subreddits: 'musicabr',
  leaders: `
    Luna Tavares | lunatavares | Cantora. Disco novo "Garoa"
    Banda Maré Cheia | marecheiabanda | Quatro amigos e um baixo emprestado
    Compasso | *compassomag | Notícias de música todo dia
  `,
  happenings: `
    o festival [da Barra|do Parque|de inverno] | FestivalDaBarra | 0.8 | 3
    o disco novo de {star} | DiscoNovo | 0.8 | 2.6
    o cancelamento do show de {star} | ShowCancelado | -0.85 | 2.4
  `,
  sheet: {
    som: `
      [o refrão|a linha de baixo|a segunda faixa|o solo|a melodia|a batida|o final|a introdução]
      [o coro|o solo de sax|a faixa escondida|o solo de cuíca|a parte falada|a faixa-título|o remix|a versão acústica|o medley]
    `,
    artista: `
      {star}
      [a banda de {name}|o bloco de {name}|o trio de {othercity}|uma banda de {othercity}]
      [o quarteto de {name}|um DJ de {othercity}|a escola de samba do bairro|o coral da firma|a fanfarra de {othercity}]
    `,
    topics: `
      {artista}
      [vinil|festival|roda de samba|violão|playlist|show pequeno|karaokê|fone bom|disco ao vivo]
    `,
    good: `
      descobri {artista} [no rádio|por acaso|num vídeo antigo]
      [ouvi|cantei|chorei com|decorei] {som} de {artista}
      [consegui|comprei|ganhei] ingresso pra {artista} em {othercity}
      toquei {som} [no violão|na frente de {num} pessoas|sem errar]
      achei um vinil de {artista} por {num} reais
      [dancei|cantei|assobiei|repeti] {som} [na cozinha|com {name}|na chuva]
    `,
    bad: `
      [perdi|não ouvi|gravei mal] {som} no show de {artista}
      quebrei [o fone|uma corda|o vinil] ouvindo {artista}
      cheguei tarde e perdi {artista} por {num} minutos
      gastei {big} reais com {artista}
      [apaguei|errei|cantei errado] {som} [sem querer|de novo|na frente de {name}]
    `,
    doing: `
      descobrindo {artista} [aos poucos|no ônibus|com {name}]
      ouvindo {som} de {artista} [no repeat|no ônibus|no escuro|de olho fechado]
      ensaiando {som} [com {name}|sem plateia|na garagem]
      montando playlist com {artista}
      [cantando|ensaiando|procurando] {som} com {name}
    `,
    todo: `
      [ver|ouvir|encontrar] {artista} [ao vivo|de novo|de perto]
      [tocar|aprender|gravar] {som}
      comprar [vinil|ingresso|camiseta] de {artista}
    `,
    up: `
      a plateia de {artista} [cantou tudo|pediu bis|dançou até o fim]
      {som} de {artista}{~mid} [arrepia|é puro ouro|não sai da cabeça|salvou meu dia]
      o show de {artista}{~mid} [foi lindo|passou voando|teve bis de {small} músicas]
      {artista}{~mid} [cantou|tocou|dedicou] {som} pra gente
      [minha mãe|o vizinho|o motorista] cantou {som} [inteiro|comigo|chorando]
    `,
    down: `
      [a fila|o som|o preço] do show de {artista} [cansou|assustou|desanimou]
      o ingresso de {artista}{~mid} [esgotou|custa {big}|sumiu do site]
      {som} de {artista}{~mid} [ficou sem graça|saiu do ar|falhou ao vivo]
      o som do show de {artista}{~mid} [tava péssimo|parou|estourou]
      [o fone|o aplicativo|a caixa de som] cortou {som}
    `,
    claim: `
      {artista} [merece rádio|merece palco grande|soa melhor à noite]
      [letra boa|silêncio|um bom baixo] [segura o disco|vale o show]
      {som} de {artista} é [melhor|maior] que o disco inteiro
      show pequeno [vale mais que|ganha de] festival
      {artista} é melhor [ao vivo|de madrugada|no vinil|em lugar pequeno]
      ninguém escuta {som} até o fim
      música ao vivo devia tocar em [todo casamento|toda escola|todo ônibus]
      [refrão|silêncio|cuíca|violão] [salva o dia|diz tudo|nunca é demais]
    `,
    asking: `
      qual música de {artista} vocês preferem
      quem vai ver {artista} em {city}
      onde acho os discos de {artista}
      o que ouvir depois de {artista}
      alguém tem {artista} em vinil
    `,
    fact: `
      o disco de {artista} sai [na sexta|em {small} dias]
      {name} [toca|canta|grava] com {artista}
      {artista} [toca|estreia|grava] em {othercity}
      o disco tem {num} minutos
      o show de {artista} começa às {hour}
      tem {num} pessoas na fila de {artista}
      {name} aprendeu {som} em {small} dias
      o disco foi gravado em {year}
      {name} [canta|ensaia|desafina|toca] [no banho|na laje|desde {year}]
    `,
    spot: `
      [na roda de samba|no bar de {name}|no festival|na fila]
      [na loja de discos|no estúdio|no karaokê]
    `,
  },
})
