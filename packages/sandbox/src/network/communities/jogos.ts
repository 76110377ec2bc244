import { community } from './community.ts'

export const JOGOS = community({
  slug: 'jogos',
  title: 'Jogos',
  language: 'pt',
  size: 1.1,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.3],
  hashtags: 'games gamer indie retrogames platina coop promo',
  emoji: '🎮 👾 🕹️ 💀 🏆 😡',
  subreddits: 'jogatina gamesEcultura',
  leaders: `
    Caio Zerado | caiozerado | Zero jogo ruim pra você não precisar
    Fase Bônus | *fasebonus | Análises com café
  `,
  happenings: `
    o lançamento de Sertão Noturno | SertaoNoturno | 0.8 | 3
    a queda do servidor de Sertão Noturno | ServidorCaiu | -0.9 | 2.6
    a promoção de inverno | PromoDeInverno | 0.7 | 2.4
  `,
  sheet: {
    jogo: `
      [Sertão Noturno|Farol 12|Galinha Espacial|Reino de Lata|Boteco Simulator|Caverna Sem Fim|Rua 7 Kart|A Torre Torta|Mar de Ferro|Vila Mandioca|Neblina|Motoboy Cósmico]
    `,
    chefe: `
      [o chefe da ponte|o dragão de barro|a bruxa do brejo|o cavaleiro do martelo|o chefão secreto|o polvo de duas fases|a aranha da fase quatro|o guarda do elevador|o esqueleto do tutorial]
    `,
    como: `
      [de primeira|depois de {num} mortes|às {small} da manhã|no fácil e sem vergonha|sem poção|na base do choro|com o controle quebrado|olhando tutorial|no modo difícil]
    `,
    topics: `
      {jogo}
      [jogo indie|o backlog|chefe impossível|videogame retrô|coop de sofá|speedrun|trilha de jogo|platina|promoção]
    `,
    good: `
      matei {chefe} {como}
      zerei {jogo} {como}
      achei [a espada secreta|o final verdadeiro|um gato|o atalho|a roupa ridícula] em {jogo}
      comprei {jogo} [por {small} reais|na promo|no impulso|de presente pra mim] e [já foram {num} horas|que jogo|não largo mais]
      [tirei do armário|consertei|limpei] [o videogame de {year}|o controle antigo|aquela fita] e {jogo} ligou [soprando|de primeira]
      ensinei {jogo} pra [minha mãe|meu sobrinho|{name}|minha vó] e [levei uma surra|ela não devolve o controle|criei um monstro]
      passei horas em {jogo} [pescando|decorando casa|com a galera no áudio|sem avançar a história]
      [bela|primeira|louca] [noite|partida|jogatina] de {jogo}, [{num} horas|zero mortes|dedão dormente]
      [torneio|revanche|maratona] de {jogo} com {name}, [ganhei|perdi rindo|deu empate]
    `,
    bad: `
      perdi [o save|{num} horas|a fazenda inteira|a sequência de vitórias] em {jogo}
      morri {num} vezes pro mesmo golpe: {chefe}
      [joguei longe|derrubei|molhei] o controle por causa [da bruxa do brejo|do lag|de um gol contra]
      paguei {num} conto em {jogo} [um dia antes da promo|e joguei {small} minutos|que eu já tinha]
      levei [spoiler do final|surra de criança|ban sem querer] em {jogo}
      esperei {num} minutos [de download|na fila|de atualização] e [caiu a luz|dormi|o servidor caiu]
      falei "só mais uma" e [amanheceu|eram {small} da manhã|perdi a aula]
      [tela preta|bug|apagão|lag] [no meio do|antes do|durante o] [chefão|final|save]
      [vendi|joguei fora|perdi] [a espada|a chave|o arco|um item raro] em {jogo}
    `,
    doing: `
      tentando passar de {chefex} {como}
      [decorando|limpando|aumentando] a [casa|fazenda|nave] em {jogo}
      vendo [live|speedrun|abertura] de {jogo} [almoçando|pela quinta vez|em vez de dormir]
      baixando {jogo} [na internet da vizinha|há {small} horas|sem espaço no hd]
      [organizando|encarando|ignorando] um backlog de {num} jogos
      explicando a história de {jogo} pra {name}
    `,
    chefex: `
      [o chefe da ponte|o dragão de barro|a bruxa do brejo|o chefão secreto|a aranha da fase quatro|o guarda do elevador]
    `,
    todo: `
      [zerar|rejogar|retomar|terminar] {jogo}
      [vencer|evitar|xingar] {chefe} {como}
      [comprar um controle novo|trocar a pilha|limpar o pc|liberar espaço no hd]
      jogar {jogo} [no sofá com {name}|de fone|sem olhar guia]
      dormir antes [da próxima fase|do patch|de abrir {jogo}]
    `,
    up: `
      a [trilha|história|última fase|chuva] de {jogo} [é um absurdo|me arrepiou|não sai da cabeça|merecia prêmio]
      {jogo} [roda liso|ganhou modo foto|tá de graça|recebeu mapa novo] [no meu pc da idade da pedra|depois do patch|essa semana]
      [um aleatório|{name}|o moleque do chat|meu time] [me carregou|me deu uma armadura|se sacrificou] na fase {small}
      o patch [arrumou tudo|deixou as galinhas mais lentas|devolveu nossa espada]
      os personagens de {jogo} [são mais legais que meu chefe|lembram de mim|dão bom dia]
      {jogo} [me acalma|vicia|surpreende|diverte] [ainda|toda noite|aos {num}]
    `,
    down: `
      o servidor de {jogo} [caiu|tá lagado|me expulsou] [bem na sexta|na final|com {chefe} morrendo]
      {jogo} [pesa {big} giga|trava|custa {num} reais] [na abertura|quando chove|do nada]
      {chefe} tem [terceira fase|golpe roubado|mais vida que eu]
      o controle [puxa pra esquerda|não carrega|tá com cheiro de queimado] [desde ontem|justo no chefão]
      adiaram {jogo} [de novo|pra {soon}|por mais {small} meses]
      o matchmaking de {jogo} só me dá [profissional|gente muda|criança gritando]
      [câmera|tradução|interface|dificuldade] [péssima|absurda|de outra época] em {jogo}
    `,
    claim: `
      {jogo} é [melhor que|mais honesto que|o pai de] {jogo}
      jogo de {small} horas [bem feito vale dez mapas gigantes|também é jogo completo]
      jogar no fácil [é direito de todos|não machuca ninguém|salva amizade]
      coop de sofá [tinha que voltar|destrói família e é lindo|não tem substituto]
      {chefe} é [pura maldade|a melhor luta do jogo|moleza perto do resto]
      ninguém [zerou de verdade|entendeu o final de|leu os diálogos de] {jogo}
      {jogo} [se aproveita|se joga|rende mais] [sem pressa|em dupla|de madrugada|de fone]
      [tutorial|mapa|chefão|checkpoint] [é arte|ensina humildade|podia ser menor]
    `,
    asking: `
      como vocês passaram dessa fase: {chefe}
      {jogo} ou {jogo} pra [começar|jogar em dupla|pc fraco|férias]
      indicam um jogo [curtinho|calmo|esquisito|sem combate]
      vale {jogo} [com {num} horas livres|sem ter jogado o primeiro|por {num} reais]
      jogam {jogo} [no controle ou no teclado|com som ou sem som]
      onde tem [fliperama|fita antiga|campeonato] em {city}
    `,
    fact: `
      tenho {big} horas em {jogo}
      {jogo} fica {small} reais [no fim de semana|até segunda]
      o recorde de {jogo} caiu pra {num} minutos
      [{name}|meu primo|a rua toda] joga {jogo} desde {year}
      faltam {small} troféus pra platinar {jogo}
      a atualização tem {num} giga
      {name} [arrasa|começou|trapaceia|insiste] em {jogo}
      [{num}|{small}] [mortes|baús|estrelas|fases] [hoje|no total] em {jogo}
      [novo|grande|pequeno] [patch|recorde|torneio|evento] de {jogo} {soon}
    `,
    spot: `
      [no fliperama|na feira geek|na lan house|na casa de {name}|na loja de usados]
    `,
  },
})
