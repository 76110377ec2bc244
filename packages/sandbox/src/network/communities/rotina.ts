import { community } from './community.ts'

export const ROTINA = community({
  slug: 'rotina',
  title: 'Rotina e estudos',
  language: 'pt',
  size: 0.9,
  hours: 'night',
  week: 'weekday',
  mood: [0.34, 0.32],
  hashtags: 'rotina faculdade concurso homeoffice leitura estágio',
  emoji: '📚 ☕ 💻 😴 🌧️',
  subreddits: 'brasil',
  leaders: `
    Thaís Rezende | thaisestuda | Resumos coloridos e café
    Página Dois | *paginadois | Livros e rotina
  `,
  happenings: `
    a prova de domingo | DiaDeProva | -0.4 | 2.8
    o feriado prolongado | Feriadão | 0.9 | 2.6
  `,
  sheet: {
    tarefa: `
      [o relatório|a monografia|a planilha|o resumo|a apresentação|o edital|a lista de exercícios|o e-mail do chefe|a reunião das {hour}|o seminário|o currículo|a redação|a matrícula]
    `,
    coisa: `
      [a cadeira nova|o café coado|o marca-texto|a internet|o fone|o despertador|a marmita|o caderno|a caneta azul|a rede|o ventilador|a janela|a planta da mesa]
    `,
    livro: `
      [um romance de {year}|a biografia de {fullname}|um gibi|um livro de contos|a apostila|um policial|a poesia de {surname}|um livrão de {num}0 páginas]
    `,
    topics: `
      {tarefa}
      {livro}
      [home office|estágio|{coisa}|leitura no ônibus|biblioteca|soneca]
    `,
    good: `
      [terminei|entreguei|adiantei|organizei] {tarefa}{~nmod} com {coisa}
      [li|emprestei|ganhei|devorei] {livro}{~nmod} [na rede|no ônibus|em {small} dias]
      ensinei {tarefa}{~nmod} pra {name}
      [manhã|tarde|madrugada] [produtiva|de foco|de café], [{num} páginas|tudo entregue|zero celular]
    `,
    bad: `
      [apaguei|atrasei|esqueci|imprimi errado] {tarefa}{~nmod} [de novo|às {hour}|na frente do chefe]
      [derrubei|quebrei|perdi] {coisa}{~nmod} em cima de {livro}
      dormi em cima de {tarefa}{~nmod}
    `,
    doing: `
      [revisando|enrolando|reescrevendo] {tarefa}{~nmod} com {coisa}
      lendo {livro}{~nmod} [escondido|na fila|sem parar]
    `,
    todo: `
      [terminar|adiar|entregar|revisar] {tarefa}{~nmod}
      [ler|devolver|comprar] {livro}{~nmod}
      [consertar|trocar|limpar] {coisa}{~nmod}
    `,
    up: `
      {tarefa}{~nmod}{~mid} [rendeu|ficou linda|saiu antes do prazo|virou elogio]
      {livro}{~nmod}{~mid} [me pegou de jeito|é um abraço|fez chorar]
      {coisa}{~nmod}{~mid} [mudou minha vida|chegou|salvou a tarde]
    `,
    down: `
      {tarefa}{~nmod}{~mid} [não acaba|voltou com {num} comentários|sumiu]
      {coisa}{~nmod}{~mid} [quebrou|falhou|custou {big}]
      {livro}{~nmod}{~mid} [travou na metade|tem final ruim|sumiu da estante]
    `,
    claim: `
      {tarefa}{~nmod} rende mais com {coisa}
      {livro}{~nmod} se lê [na praia|devagar|em voz alta|duas vezes]
      ninguém precisa de {tarefa}{~nmod} na {weekdaybr}
      [soneca|lista|silêncio|fone] [rende mais|salva prazos|é tudo]
    `,
    weekdaybr: `
      segunda
      sexta
      quarta
    `,
    asking: `
      como vocês fazem {tarefa}{~nmod} sem {coisa}
      o que ler depois de {livro}{~nmod}
      onde estudar em {city} com {coisa}{~nmod}
    `,
    fact: `
      {tarefa}{~nmod} é pra [sexta|ontem|daqui a {num} dias]
      {livro}{~nmod} tem {big} páginas
      {name} faz {tarefa}{~nmod} em {num} minutos
      [{num}|{small}] [abas|páginas|cafés|prazos] [pendentes|hoje|até sexta]
    `,
    spot: `
      [na biblioteca|no escritório|na cantina|no estágio|na sala {num}|no sebo]
    `,
  },
})
