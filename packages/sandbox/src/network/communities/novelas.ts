import { community } from './community.ts'

export const NOVELAS = community({
  slug: 'novelas',
  title: 'Novelas e séries',
  language: 'pt',
  size: 1.1,
  hours: 'night',
  week: 'weekday',
  mood: [0.36, 0.3],
  hashtags: 'novela série maratona spoiler finaldetemporada estreia',
  emoji: '📺 🍿 😭 😱 💔 🤭',
  subreddits: 'novelas filmes',
  countries: { BR: 1 },
  leaders: `
    Dona Sônia Assiste | donasoniatv | Comento tudo, não perdoo vilã
    Plano Sequência | *planosequencia | Séries, filmes e sofá
  `,
  happenings: `
    o último capítulo de Vento Sul | UltimoCapitulo | 0.6 | 3.4
    o cancelamento de Rua das Mangueiras | SalvemMangueiras | -0.9 | 2.6
    a estreia de Noites de Garoa | NoitesDeGaroa | 0.7 | 2.6
  `,
  sheet: {
    obra: `
      [{title}|a novela das nove|a das seis|aquela série coreana|o dorama da vez|a reprise da tarde|o reality das fazendeiras|a minissérie da garoa|o desenho das {hour}]
    `,
    figura: `
      [a vilã|o mocinho|a avó fofoqueira|o gêmeo mau|a irmã rica|o vizinho bonitão|a empregada que sabe tudo|o primo que voltou de {othercity}|a noiva|o cachorro da família]
    `,
    cena: `
      [a cena do casamento|o tapa na escada|a revelação da fazenda|o flashback|o beijo na chuva|o jantar do episódio {small}|a fuga de balsa|a briga no cartório|o discurso final|a queda na piscina]
    `,
    jeito: `
      [chorando|no viva-voz com minha mãe|de pijama|com pipoca|no intervalo|em 1,5x|com a vizinha comentando do outro lado da parede|sem piscar|pela terceira vez]
    `,
    topics: `
      {obra}
      [a vilã da novela|maratona de domingo|final de temporada|dorama|spoiler|trilha de novela|reprise]
    `,
    good: `
      maratonei {obra} {jeito}
      assisti {cena} {jeito}
      acertei [quem era o pai|o final|quem matou|a volta do gêmeo] de {obra} [no primeiro capítulo|antes da minha mãe|e ganhei o bolão]
      viciei [{name}|meu pai|a firma inteira|minha vó] em {obra}
      vi {small} episódios de {obra} {jeito}
      achei {obra} [na íntegra|com legenda|de graça|em boa qualidade] e [meu fim de semana acabou|adeus louça]
      gravei minha mãe reagindo a {cena}
      [sessão|noite|tarde] [de pipoca|de choro|perfeita] com {obra}
      [defendi|recomendei|revi] {obra} [pra {name}|no trabalho|chorando]
    `,
    bad: `
      levei spoiler de {obra} [no elevador|da minha própria mãe|num grupo de condomínio]
      perdi {cena} por causa [da luz|do ônibus|de uma reunião|do intervalo]
      dormi no meio de {obra} e [acordei no final|não entendi nada|perdi {small} episódios]
      comecei {obra} e [cancelaram|perdi o fim de semana|me apeguei à vilã]
      me apeguei a um personagem de {obra} e [ele morreu no episódio {small}|virou vilão|mudou de ator]
      briguei com {name} por causa do final de {obra}
      [o intervalo|o vizinho|o telefone] atrapalhou [bem na hora|a melhor cena|o final]
    `,
    doing: `
      vendo {obra} {jeito}
      revendo {cena} [em câmera lenta|no repeat|pra entender]
      teorizando sobre {obra} [no grupo|com a manicure|até as {small}]
      esperando [o próximo episódio|a legenda|minha mãe sair da sala] pra ver {obra}
      fingindo que trabalho com {obra} na outra aba
    `,
    todo: `
      terminar {obra} {jeito}
      [rever|pular|analisar] {cena}
      ver {obra} com [minha vó|{name}|a galera]
      [fugir de spoiler|guardar segredo|segurar a ansiedade] até o final de {obra}
      começar {obra} [de uma vez|do zero|sem expectativa]
    `,
    up: `
      {cena} de {obra} [entregou tudo|me destruiu|já é clássica|merecia prêmio]
      {figura} [roubou a cena|finalmente falou a verdade|voltou|tá impecável] em {obra}
      a trilha de {obra} [não sai da minha cabeça|combina com tudo|virou meu despertador]
      [o elenco|o figurino|a abertura|o roteiro] de {obra} [tá um luxo|melhora a cada semana|é de outro nível]
      renovaram {obra} pra [mais uma temporada|{small} temporadas]
      [que|baita] [vilã|atuação|reviravolta|abertura], {obra}
    `,
    down: `
      {figura} [não aprende|foi embora|mudou de rosto|sumiu há {small} capítulos] em {obra}
      {obra} [enrola|perdeu o rumo|virou outra coisa|acabou no nada] [desde o episódio {small}|depois de {cena}]
      o streaming [travou|pediu senha|subiu pra {num} reais] bem em {cenax}
      cancelaram {obra} [sem final|por tuíte|na melhor parte]
      cortaram {cena} [na reprise|pro comercial|sem dó]
      [roteiro|peruca|ritmo|final] [sem pé nem cabeça|arrastado|de doer] em {obra}
    `,
    cenax: `
      [a cena do casamento|a revelação da fazenda|o beijo na chuva|o jantar|o discurso final|a briga no cartório]
    `,
    claim: `
      {figura} é [quem segura|a alma de|o problema de|a graça de] {obra}
      {obra} [merecia mais audiência|é melhor que muito filme|devia ter parado na primeira temporada]
      novela boa [tem vilã engraçada|precisa de barraco no almoço|se assiste comentando]
      {cena} [envelheceu bem|é pura vergonha alheia e eu amo|foi escrita pra mim]
      ver {obra} {jeito} [é meu descanso|rende mais que balada|devia contar como hora extra]
      [a vilã|o núcleo cômico|a trilha|a avó] [salva|carrega|merecia outra novela]
      [reprise|vilã|trilha|abertura] [nunca é demais|salva noites|une famílias]
    `,
    asking: `
      quem mais tá vendo {obra}
      qual a melhor parte: {cena} ou {cena}
      o que eu vejo depois de {obra}
      {figura} volta ou não volta em {obra}
      em que episódio {obra} [engrena|fica boa|faz sentido]
      vocês perdoariam {figura} de {obra}
    `,
    fact: `
      faltam {small} capítulos pro fim de {obra}
      {obra} tem {num} episódios de {num} minutos
      {cena} passa [amanhã|na sexta|no sábado]
      {name} já viu {obra} {small} vezes
      minha mãe torce contra {figura} desde o episódio {small}
      a nova temporada estreia em {small} dias
      [{num}|{small}] [capítulos|tapas|beijos|lágrimas] [hoje|até o fim] em {obra}
      {name} [chora|torce|dorme|comenta] [na sala|no grupo|antes do final] com {obra}
    `,
    spot: `
      [no sofá da minha mãe|no cinema do shopping|na sala da vó|na fila da pipoca|no salão da manicure]
    `,
  },
})
