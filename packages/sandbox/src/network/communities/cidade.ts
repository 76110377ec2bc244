import { community } from './community.ts'

export const CIDADE = community({
  slug: 'cidade',
  title: 'Vida na cidade',
  language: 'pt',
  size: 1,
  ages: [18, 62],
  hours: 'office',
  week: 'weekday',
  mood: [0.34, 0.34],
  hashtags: 'busão metrô praia chuva sexta boteco trânsito',
  emoji: '🚌 🌧️ 🍻 😅 ☕ 🏖️',
  subreddits: 'saopaulo riodejaneiro',
  countries: { BR: 1 },
  leaders: `
    Wesley do 408 | wesleydo408 | Crônicas de ônibus lotado
    Calçada | *revistacalcada | A cidade na altura dos olhos
  `,
  happenings: `
    o alagamento em {city} | Alagou | -0.8 | 2.8
    o show de graça na praia | ShowNaPraia | 0.9 | 2.8
    o calorão de {num} dias | SolSemFim | 0.5 | 2
  `,
  sheet: {
    conducao: `
      [o busão|o metrô|a van|o {num}|a barca|o trem das {hour}|o carro de app|a bicicleta laranja]
    `,
    canto: `
      [no boteco da esquina|na padaria|na praça|na laje de {name}|na feira|no calçadão|no parque|na portaria|na calçada|na banca de jornal]
    `,
    gente: `
      [o porteiro|a moça da padaria|o motorista|uma senhora de sacola|o vendedor de bala|meu vizinho de cima|a síndica|um menino com pipa|o tiozinho do milho]
    `,
    hora: `
      [às seis da manhã|na hora do rush|na sexta à noite|debaixo de chuva|num calor de {num}|no feriado|na volta do trampo|no fim da tarde|de manhã cedo]
    `,
    topics: `
      [o busão|boteco|praia no fim do dia|chuva de verão|feira livre|trânsito|pão na chapa|vizinhos|pôr do sol]
    `,
    good: `
      consegui lugar sentado: {conducao} {hora}
      tomei [um chopp|um pingado|caldo de cana|água de coco] {canto} {hora}
      {gente} me [deu carona|ensinou um atalho|guardou a encomenda|contou a vida inteira] {hora}
      vi [o pôr do sol|um arraiá|um samba|um cachorro de tênis|a lua enorme] {canto}
      cheguei em casa em {num} minutos {hora}
      achei [um disco|uma cadeira|um livro de {year}|{small} reais no bolso] {canto}
      faltou luz e a rua [virou festa|foi toda pra calçada|contou história]
      [fim de tarde|café|passeio] [tranquilo|gostoso|de leve] {canto}, [sem pressa|com {name}|de brisa]
      [brisa|samba|pastel|carona] [de graça|na hora certa|do nada] {canto}
    `,
    bad: `
      perdi {conducao} por [um segundo|um pastel|um semáforo|amarrar o tênis]
      fiquei {num} minutos sem sair do lugar {hora}
      tomei [chuva|banho de poça|pisão no pé|cotovelada] {hora}
      esqueci [o guarda-chuva|o bilhete|a marmita|o fone] {canto}
      desci no ponto errado {hora} e [andei {num} quadras|conheci outro bairro|pedi um pastel]
      [derrubei café|rasguei a calça|cantei alto sem querer] na frente de todo mundo {hora}
      saí de casaco e fez {num} graus
      [fila|chuva|lotação|calor] [sem fim|de filme|do nada] {hora}
    `,
    doing: `
      esperando {conducao} {hora}
      [conversando|rindo|comendo coxinha] {canto} {hora}
      ouvindo {gente} contar [da novela|de {othercity}|da síndica]
      no trânsito [cantando|olhando outdoor|vendo a vida passar]
      [olhando a chuva|tomando cafezinho|fingindo que não vi ninguém] {canto}
    `,
    todo: `
      pegar {conducao} {hora}
      [tomar um café|encontrar a galera|comer pastel|ver gente] {canto}
      [sair mais cedo|levar guarda-chuva|ir a pé|trocar de caminho] {hora}
      agradecer [o porteiro|a moça da padaria|o motorista]
      ver [o pôr do sol|o mar|a feira] {hora}
    `,
    up: `
      {conducao} [veio vazio|veio no ar-condicionado|chegou na hora|tinha roda de samba] {hora}
      {gente} [me deu bom dia cantando|pagou meu café|salvou meu guarda-chuva|tava de bom humor]
      a cidade [tá linda|cheira a chuva|parou pra ver o céu|parece outra] {hora}
      o pão [saiu quentinho|na chapa tava perfeito] {canto}
      [o boteco|a praça|a feira] [reabriu|botou música ao vivo|tá cheia de criança|ganhou banco novo]
      {name} [acenou|pagou o pastel|trouxe notícia boa|cantou] {canto}
    `,
    down: `
      {conducao} [não passa|veio lotado|quebrou|mudou o itinerário] {hora}
      [alagou|parou|engarrafou] tudo e {gente} [avisou tarde|tá rindo|já sabia]
      o [pão na chapa|pingado|chopp|aluguel da cadeira de praia] subiu pra {small} reais {canto}
      o vizinho [tá furando parede|ligou o paredão|ensaia bateria] {hora}
      o ar-condicionado do trabalho [pinga|congela|morreu] {hora}
      acabou [a luz|a água|o pão|a paciência] {hora}
      [poça|buzina|fila|goteira] [em todo lugar|até em casa|{hora}]
    `,
    claim: `
      {conducao} {hora} [ensina tudo sobre a vida|é um reality|devia dar medalha]
      pão na chapa {canto} [resolve qualquer segunda|é o melhor café da manhã|vale mais que brunch]
      {gente} [sabe mais que o jornal|é quem manda no bairro|merece aumento]
      cidade boa é a que tem [sombra|banco|boteco com mesa na calçada|feira toda semana]
      ninguém chega na hora {hora}
      {city} [é linda de manhã cedo|cansa e abraça|fica melhor a pé]
      [sombra|cafezinho|silêncio|brisa] [vale ouro|muda o dia|falta em {city}]
    `,
    asking: `
      alguém sabe se {conducao} tá passando
      onde comer [um pf honesto|um pastel|uma coxinha] em {city}
      só eu [falo com o motorista|durmo em pé|levo marmita] {hora}
      o que fazer em {city} {hora}
      quanto tão cobrando [no chopp|no coco|no pastel] por aí
      quem topa [boteco|praia|sinuca|feira] {soon}
    `,
    fact: `
      já são {num} minutos de fila {canto}
      {conducao} passa de {num} em {num} minutos
      o chopp tá {small} reais {canto}
      {gente} trabalha lá desde {year}
      tem {num} mensagens no grupo do prédio
      sexta tem roda de samba {canto}
      hoje fez {num} graus {hora}
      [{num}|{small}] [pontos|quadras|minutos|degraus] [até em casa|a pé|{hora}]
      {name} [mora|trabalha|espera|canta] [ali na esquina|perto do metrô|{canto}]
    `,
    spot: `
      {canto}
    `,
  },
})
