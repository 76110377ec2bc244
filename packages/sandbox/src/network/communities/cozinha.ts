import { community } from './community.ts'

export const COZINHA = community({
  slug: 'cozinha',
  title: 'Comida de casa',
  language: 'pt',
  size: 1,
  hours: 'evening',
  week: 'weekend',
  mood: [0.44, 0.22],
  hashtags: 'comidadecasa receita almoço bolo feira churrasco marmita',
  emoji: '🍳 🧀 🌶️ 🍰 😋 🔥',
  subreddits: 'cozinha receitas',
  leaders: `
    Tia Neide | tianeidecozinha | Medida é no olho
    Panela Grande | *panelagrande | Receita testada em família
  `,
  happenings: `
    o preço do café | PrecoDoCafe | -0.7 | 2.6
    o concurso de coxinha de {othercity} | MelhorCoxinha | 0.9 | 2.4
    o debate da uva-passa | UvaPassa | 0.1 | 3
  `,
  sheet: {
    prato: `
      [o feijão|a lasanha|o bolo de cenoura|a moqueca|o pudim|a farofa|o empadão|a feijoada|o pão de queijo|o escondidinho|a canjica|o arroz carreteiro|a torta de frango|o brigadeiro|a galinhada|o cuscuz|a rabanada|o bobó]
    `,
    ingrediente: `
      [o coentro|a manteiga|o leite de coco|o alho|a pimenta|a banana|o queijo coalho|a mandioca|o milho|a cebola roxa|o leite condensado|o limão|o dendê|a uva-passa]
    `,
    quem: `
      [minha vó|{name}|o vizinho|minha sogra|o moço da feira|meu pai|a visita|o pessoal da firma]
    `,
    jeito: `
      [no olho|na panela de pressão|sem pressa|ouvindo samba|sem receita|no fogo baixo|na casa da sogra|sem medo|às {hour} da noite|num domingo de chuva]
    `,
    topics: `
      {prato}
      [churrasco|marmita da semana|feira de rua|café coado|bolo simples|tempero caseiro|airfryer|comida de vó]
    `,
    good: `
      fiz {prato} {jeito}
      acertei o ponto de {pratox} [depois de {small} tentativas|igual minha vó|sem querer]
      ganhei {prato} de {quemx} e [chorei|repeti três vezes|escondi na geladeira]
      comprei [um quilo de pitanga|uma panela de ferro|tempero fresco|{small} dúzias de ovo] na feira [por {num} reais|com direito a pastel]
      aprendi {prato} com {quem} {jeito}
      congelei [{num} marmitas|feijão pra um mês|{small} potes de molho] [de uma vez|pra semana|ontem]
      mudei o tempero de {pratox} e [ficou absurdo|ninguém descobriu|mudou minha vida]
      [almoço|bolo|café|jantar] [de domingo|improvisado|de vó], {prato} e [conversa|cochilo|sobremesa]
      [pamonha|curau|broa|pão] [da feira|de {othercity}|quentinho|dividido] com [café|{name}|a vizinha]
    `,
    pratox: `
      [o feijão|a lasanha|o bolo|a moqueca|o pudim|a farofa|o empadão|a torta|o cuscuz|o bobó]
    `,
    quemx: `
      [a minha vó|{name}|o vizinho|a minha sogra|o moço da feira|a vizinha]
    `,
    bad: `
      queimei {prato} [respondendo mensagem|vendo novela|pela segunda vez]
      esqueci {ingrediente} [na hora H|no mercado|dentro do forno]
      [troquei sal por açúcar|exagerei na pimenta|deixei cru no meio|derrubei tudo] fazendo {prato}
      abri o forno antes da hora e [o bolo murchou|lá se foi o pudim|adeus almoço]
      explodi [um ovo no micro-ondas|a panela de pressão, quase|a batedeira] {jeito}
      convidei {num} pessoas e {prato} deu pra {small}
      o [forno|liquidificador|fogão] [queimou|travou|pifou] [de novo|hoje|sem aviso]
    `,
    doing: `
      mexendo {prato} {jeito}
      [picando alho|descascando mandioca|lavando louça] desde as {hour}
      esperando {prato} esfriar [sem paciência|com a colher na mão]
      roubando {prato} da panela
      [discutindo|brigando|filosofando] se {prato} leva uva-passa
      vigiando o forno {jeito}
    `,
    todo: `
      fazer {prato} {jeito}
      [comprar|picar|experimentar] {ingrediente}
      levar {prato} pra {quem}
      [ir na feira cedo|limpar a geladeira|montar as marmitas|lavar a airfryer]
      aprender {prato} antes [do Natal|das férias|do fim do mês]
    `,
    up: `
      {prato} [ficou de lamber os beiços|sumiu em {num} minutos|cheirou o prédio inteiro|saiu igual da foto]
      {quem} [pediu a receita|repetiu|lambeu a colher|elogiou sem eu perguntar]
      a casa toda cheira a [bolo|café|alho|pão] {jeito}
      o pastel da feira [continua imbatível|veio com caldo de cana|tá do tamanho de um travesseiro]
      {ingrediente} tava [em promoção|fresquinho|lindo] na feira
      {name} [raspou a panela|elogiou|quer marmita|trouxe sobremesa]
    `,
    down: `
      {prato} [solou|grudou|ficou sem sal|virou sopa] {jeito}
      {ingrediente} tá [{num} reais o quilo|em falta|um absurdo]
      o gás acabou [no meio do pudim|com visita na sala|{jeito}]
      {quem} [botou uva-passa na farofa|criticou meu feijão|comeu a última fatia]
      a pia tem louça [de três dias|até o teto|que não é minha]
      a airfryer [queimou|apita sem motivo|tá com cheiro de peixe]
      [gás|ovo|tomate|paciência] [acabando|em falta|nas alturas] {jeito}
    `,
    claim: `
      {prato} sem [farinha|carinho|tempo|tempero] [não existe|é outra coisa|é tristeza]
      {prato} fica melhor [no dia seguinte|na panela de barro|dividido|com farofa]
      receita de vó [não tem medida|não se discute|tem sempre um segredo]
      {ingrediente} [combina com tudo|divide famílias|é superestimado]
      quem faz {prato} [merece respeito|não deve lavar a louça|já venceu]
      café requentado [é falta de respeito|tem seu valor|salva manhã]
      [farinha|alho|manteiga|paciência] [resolve|nunca é demais|manda na cozinha]
    `,
    asking: `
      como vocês fazem {prato} [render|ficar no ponto|sem errar]
      o alho vai antes ou depois em {pratox}
      onde tem [o melhor pastel|coxinha decente|queijo bom] em {city}
      o que eu faço com {num} bananas maduras
      {prato} congela
      quem aí é contra {ingrediente} em tudo
    `,
    fact: `
      {prato} tá no forno há {num} minutos
      hoje tem {prato} na casa de {name}
      sobrou meio pote de {ingrediente2}
      {quem} faz {prato} desde {year}
      a feira fecha às {hour}
      já são {small} cafés hoje
      [{num}|{small}] [ovos|convidados|panelas|pratos] [na mesa|pra hoje|esperando]
      {name} [cozinha|lava|prova|reclama] [hoje|sempre|desde {year}|de avental]
    `,
    ingrediente2: `
      [doce de leite|requeijão|farofa|pimenta biquinho|coentro picado|molho]
    `,
    spot: `
      [na feira|na padaria|na casa da minha vó|no mercadão|na cozinha da firma]
    `,
  },
})
