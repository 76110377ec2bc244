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
      [o refrão|o baixo|a segunda faixa|o solo|a letra|o clipe|o ao vivo|a bateria|o vinil|a introdução]
      [o coro|o sax|a cuíca|a faixa escondida|o violoncelo|o grito do final|a capa|o teclado|a gravação caseira|o assobio|o remix|a versão acústica]
    `,
    artista: `
      {star}
      [a banda de {name}|o bloco de {name}|o trio de {othercity}|um cara de {othercity}]
      [o quarteto de {name}|um DJ de {othercity}|a escola de samba do bairro|o coral da firma|a fanfarra de {othercity}]
    `,
    topics: `
      {artista}
      [vinil|festival|roda de samba|violão|playlist|show pequeno|karaokê|fone bom|{som}]
    `,
    good: `
      [ouvi|cantei|chorei com|decorei] {som}{~nmod} de {artista}
      [consegui|comprei|ganhei] ingresso pra {artista} em {othercity}
      toquei {som}{~nmod} [no violão|na frente de {num} pessoas|sem errar]
      achei {som}{~nmod} de {artista} por {num} reais
      [dancei|gravei|emprestei|traduzi] {som}{~nmod} [na cozinha|com {name}|na chuva]
    `,
    bad: `
      [perdi|esqueci|errei] {som}{~nmod} no show de {artista}
      quebrei [o fone|uma corda|o vinil] ouvindo {artista}
      cheguei atrasado e perdi {artista} por {num} minutos
      gastei {big} reais com {artista}
      [arranhei|apaguei|vazei] {som}{~nmod} [sem querer|na mudança|na frente de {name}]
    `,
    doing: `
      ouvindo {som}{~nmod} de {artista} [no repeat|no ônibus|no escuro|de olho fechado]
      ensaiando {som}{~nmod} [com {name}|sem plateia|na garagem]
      montando playlist com {artista}
      [limpando|afinando|procurando] {som}{~nmod} com {name}
    `,
    todo: `
      [ver|ouvir|conhecer] {artista} [ao vivo|no fone|de perto]
      [tocar|aprender|gravar] {som}{~nmod}
      comprar [vinil|ingresso|camiseta] de {artista}
    `,
    up: `
      {som}{~nmod} de {artista}{~mid} [arrepia|é perfeito|não sai da cabeça|salvou meu dia]
      o show de {artista}{~mid} [foi lindo|passou voando|teve bis de {small} músicas]
      {artista}{~mid} [cantou|tocou|dedicou] {som}{~nmod} pra gente
      [minha mãe|o vizinho|o motorista] cantou {som}{~nmod} [inteiro|comigo|chorando]
    `,
    down: `
      o ingresso de {artista}{~mid} [esgotou|custa {big}|caiu no meu colo errado]
      {som}{~nmod} de {artista}{~mid} [ficou sem graça|saiu do ar|falhou ao vivo]
      o som do show de {artista}{~mid} [tava péssimo|parou|estourou]
      [o fone|o aplicativo|a caixa de som] cortou {som}{~nmod}
    `,
    claim: `
      {som}{~nmod} de {artista} é [melhor|maior] que o disco inteiro
      show pequeno [vale mais que|ganha de] festival
      {artista} é melhor [ao vivo|de madrugada|no vinil|sem {som}{~nmod}]
      ninguém escuta {som}{~nmod} até o fim
      {som}{~nmod} devia tocar em [todo casamento|toda escola|todo ônibus]
      [refrão|silêncio|cuíca|violão] [salva o dia|diz tudo|nunca é demais]
    `,
    asking: `
      qual {som}{~nmod} de {artista} vocês preferem
      quem vai ver {artista} em {city}
      onde acho {som}{~nmod} de {artista}
      o que ouvir depois de {artista}
      alguém tem {som}{~nmod} em vinil
    `,
    fact: `
      {artista} [toca|estreia|grava] em {othercity}
      {som}{~nmod} tem {small} minutos
      o show de {artista} começa às {hour}
      tem {num} pessoas na fila de {artista}
      {name} aprendeu {som}{~nmod} em {small} dias
      {som}{~nmod} foi gravado em {year}
      {name} [canta|ensaia|desafina|toca] [no banho|na laje|desde {year}]
    `,
    spot: `
      [na roda de samba|no bar de {name}|no festival|na fila]
      [na loja de discos|no estúdio|no karaokê]
    `,
  },
})
