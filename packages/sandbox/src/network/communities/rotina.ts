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
      [a cadeira nova|a garrafa térmica|o marca-texto|o carregador|o fone|o despertador|a marmita|o caderno|a caneta azul|a luminária|o ventilador|a mochila|a planta da mesa]
    `,
    livro: `
      [um romance de {year}|a biografia de {fullname}|um gibi|um livro de contos|a apostila|um romance policial|a poesia de {surname}|um livrão de {num}0 páginas]
    `,
    topics: `
      [estudar de manhã|prazos|planilhas|resumos|listas de tarefas]
      {livro}
      [home office|estágio|café coado|leitura no ônibus|biblioteca|soneca]
    `,
    good: `
      [terminei|entreguei|adiantei|organizei] {tarefa} [antes do prazo|em silêncio|com café|numa tacada só]
      [li|emprestei|ganhei|devorei] {livro} [na rede|no ônibus|em {small} dias]
      ajudei {name} com {tarefa}
      [manhã|tarde|madrugada] [produtiva|de foco|de café], [{num} páginas|tudo entregue|zero celular]
    `,
    bad: `
      [apaguei|atrasei|esqueci|imprimi errado] {tarefa} [de novo|às {hour}|na última hora]
      [derrubei|quebrei|perdi] {coisa} [de novo|na pressa|na cantina]
      dormi em cima de {tarefa}
    `,
    doing: `
      [revisando|enrolando|reescrevendo] {tarefa} [com café|com fone|na rede|de pijama]
      lendo {livro} [no intervalo|na fila|sem parar]
    `,
    todo: `
      [terminar|adiar|entregar|revisar] {tarefa}
      [ler|devolver|comprar] {livro}
      [trocar|achar|comprar] {coisa}
    `,
    up: `
      {tarefa}{~mid} [rendeu|deu certo|saiu antes do prazo|virou elogio]
      {livro}{~mid} [me pegou de jeito|é um abraço|fez chorar]
      {coisa}{~mid} [mudou minha vida|chegou|salvou a tarde]
    `,
    down: `
      {tarefa}{~mid} [não acaba|voltou com {num} comentários|sumiu]
      {coisa}{~mid} [quebrou|falhou|custou {big}]
      {livro}{~mid} [travou na metade|tem final ruim|sumiu da estante]
    `,
    claim: `
      {tarefa} rende mais com [café|silêncio|música|prazo]
      {livro} se lê [na praia|devagar|em voz alta|duas vezes]
      ninguém precisa de {tarefa} na {weekdaybr}
      [soneca|lista|silêncio|fone] [rende mais|salva prazos|é tudo]
    `,
    weekdaybr: `
      segunda
      sexta
      quarta
    `,
    asking: `
      como vocês fazem {tarefa} sem [café|sofrer|virar a noite|enrolar]
      o que ler depois de {livro}
      onde estudar em {city} com [tomada|silêncio|café bom|ar-condicionado]
    `,
    fact: `
      {tarefa} é pra [sexta|segunda|daqui a {num} dias]
      {livro} tem {big} páginas
      {name} faz {tarefa} em {num} minutos
      [{num}|{small}] [abas|páginas|cafés|prazos] [pendentes|hoje|até sexta]
    `,
    spot: `
      [na biblioteca|no escritório|na cantina|no estágio|na sala {num}|no sebo]
    `,
  },
})
