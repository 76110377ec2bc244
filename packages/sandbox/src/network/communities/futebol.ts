import { community } from './community.ts'

export const FUTEBOL = community({
  slug: 'futebol',
  title: 'Futebol',
  language: 'pt',
  size: 1.2,
  hours: 'night',
  week: 'match',
  mood: [0.32, 0.34],
  hashtags: 'futebol golaço clássico Brasileirinho torcida mercadodabola',
  emoji: '⚽ 🏟️ 🔥 😭 🖤',
  subreddits: 'futebol',
  leaders: `
    Estrela do Porto FC | *estreladoporto | Perfil oficial do Estrela
    Caio Vasconcelos | caiovasco10 | Meia do Estrela do Porto
    Bate-Bola | *batebolapod | Podcast de futebol sem gritaria
  `,
  happenings: `
    o clássico [Estrela|Marujos] contra [Tubarão|Serrano] | DiaDeClássico | 0.3 | 3.4
    a contratação de {name} {surname} | MercadoDaBola | 0.6 | 2.6
    a eliminação nos pênaltis | Eliminados | -0.85 | 3
  `,
  sheet: {
    clube: `
      [o Estrela|os Marujos|o Tubarão da Barra|o Serrano|o União da Ilha Nova|o Gavião|o Ferroviário do Vale|o Palmar]
    `,
    jogador: `
      [o goleiro|o camisa nove|o lateral|a capitã|o reserva|o zagueiro|o dez|o garoto da base|o técnico]
      [a goleira|o artilheiro|o volante|a lateral|o meia|o ídolo de {year}|o gringo novo|a atacante|o quarto zagueiro|a meia-atacante|o ponta|o juvenil]
    `,
    topics: `
      {clube}
      [o VAR|a base|os pênaltis|a arquibancada|a camisa nova|a pelada de quinta|o fantasy|a tabela]
      {jogador}
    `,
    good: `
      [vi|gritei|comemorei] [um golaço|a virada|a vitória] contra {clube}
      [consegui|comprei|ganhei] [dois ingressos|uma carona|um lugar bom] pra ver {clube}
      joguei contra {jogador}{~nmod} na pelada e [fiz dois|não me machuquei|ganhamos]
      levei [{name}|minha sobrinha|meu avô] pra ver {clube}
      [abracei|liguei pra|consolei] {name} depois do gol de {jogador}{~nmod}
      [ganhei|perdi|organizei] [o bolão|um torneio|a pelada] com a galera
    `,
    bad: `
      [apostei em|confiei em|escalei] {jogador}{~nmod} contra {clube}
      perdi [o gol|a prorrogação|os pênaltis] de {clube} por causa [do trânsito|do sono|da janta]
      paguei {num} pra ver {clube} [perder|empatar|jogar nada]
      discuti {small} horas por causa de {jogador}{~nmod}
      [quebrei|joguei longe|escondi] [o rádio|o controle|o cachecol] por causa de {jogador}{~nmod}
    `,
    doing: `
      vendo {clube} [sem som|no bar|de pé|no corredor]
      [discutindo|lendo|escrevendo] sobre {jogador}{~nmod} e {clube}
      revendo [a tabela|os gols|a escalação] de {clube}
      [procurando|trocando|vendendo] figurinha de {jogador}{~nmod}
      ouvindo {name} falar de {jogador}{~nmod} [sem parar|no táxi]
    `,
    todo: `
      [ver|seguir|apoiar] {clube} [em casa|fora|até o fim]
      [vender|contratar|sacar|perdoar] {jogador}{~nmod}
      [comprar|pegar|trocar] ingresso pra {clube}
    `,
    up: `
      {clube}{~mid} [jogou muito|ganhou no fim|virou o jogo|mereceu tudo]
      {jogador}{~nmod}{~mid} [acabou com o jogo|não errou nada|fechou o gol|jogou demais] contra {clube}
      a torcida de {clube}{~mid} [cantou o jogo todo|fez festa|empurrou o time]
      [meu bairro|o grupo da família|o escritório] tá sorrindo por causa de {jogador}{~nmod}
    `,
    down: `
      {clube}{~mid} [não chuta no gol|perdeu aos {num}|defende mal|entregou o jogo]
      {jogador}{~nmod}{~mid} [se machucou|perdeu o pênalti|foi expulso|não corre] contra {clube}
      o juiz [não viu|inventou|demorou {small} minutos em] [uma falta|o pênalti|o impedimento] contra {clube}
      [o gramado|o esquema|a defesa] hoje [dá pena|é uma peneira|não existe]
    `,
    claim: `
      {jogador}{~nmod} vale [mais|menos] que {jogador} de {clube}
      {clube}{~mid} [não cai|vai ser campeão|precisa de um nove|joga melhor sem {jogador}{~nmod}]
      [o VAR|jogo às {hour}|a camisa três] [acaba com a emoção|não faz sentido|foi acerto]
      jogo contra {clube} se ganha [no meio|na arquibancada|com calma]
      prefiro mil vezes {jogador}{~nmod}
      [torcida|base|meio-campo|zaga] [ganha jogo|faz falta|decide campeonato]
    `,
    asking: `
      quem joga amanhã contra {clube}
      que horas é {clube} e {clube}
      onde vocês veem {clube} em {city}
      quem foi o melhor contra {clube}
      o que houve com {jogador}{~nmod} desde {year}
    `,
    fact: `
      {clube} [recebe|visita|empatou com] {clube}
      {jogador}{~nmod} [volta em {small} semanas|renovou|treinou separado]
      tem {num} mil pessoas vendo {clube}
      faltam {small} rodadas pra {clube}
      {jogador}{~nmod} faz [22|25|28|31] anos
      {name} tem a camisa de {jogador}{~nmod}
      [{num}|{small}] [chutes|escanteios|desfalques|faltas] [hoje|no total|até agora]
    `,
    spot: `
      [no estádio|no bar da esquina|no treino|na loja do clube]
      [na arquibancada|na quadra do bairro|no setor norte]
    `,
  },
})
