import { community } from './community.ts'

export const CHILANGOS = community({
  slug: 'chilangos',
  title: 'Antojitos y ciudad',
  language: 'es',
  size: 1.2,
  ages: [18, 62],
  hours: 'evening',
  week: 'even',
  mood: [0.36, 0.32],
  hashtags: 'antojitos tacos CDMX tianguis chilangos tráfico puesto',
  emoji: '🌮 🌶️ 🥑 🚇 🌧️ 😂',
  subreddits: 'mexico MexicoCity',
  countries: { MX: 1 },
  leaders: `
    Lupita Arriaga | lupitantoja | Un puesto nuevo cada día, la báscula ni la miro
    La Garnacha | *lagarnachamx | Dónde comer parado y feliz
  `,
  happenings: `
    el diluvio en {city} | Diluvio | -0.7 | 2.8
    el festival del taco | FestivalDelTaco | 0.9 | 2.6
    la línea cerrada del metro | MetroCerrado | -0.8 | 2.4
  `,
  sheet: {
    antojo: `
      [un taco al pastor|una torta de tamal|un esquite con todo|un pambazo|una queca sin queso|un taco de suadero|un tlacoyo|una torta de chilaquiles|una gordita de chicharrón|un elote con chile del que sí pica|una marquesita|un huarache|un molote]
    `,
    puesto: `
      [el puesto de la esquina|el tianguis del jueves|los tacos de doña Mari|el mercado|la fonda de mi tía|el carrito afuera del metro|los jugos de don Beto|la tortillería|la birria del domingo|el localito nuevo]
    `,
    traslado: `
      [el metro|la combi|el micro|el tren ligero|el cablebús|un taxi con cumbias|la línea {small}|la bici pública]
    `,
    rato: `
      [saliendo de la chamba|a medianoche|con el aguacero encima|antes de la junta|con hambre|con sueño|con prisa|de camino a casa|en plena quincena|a las {hour}]
    `,
    topics: `
      {antojo}
      [los puestos|el tianguis|las salsas|el tráfico|el metro|los domingos de mercado|la lluvia de las cinco|las fondas]
    `,
    good: `
      me eché {antojo} en {puesto} {rato}
      me dieron pilón en {puesto} [por platicar|sin pedirlo|otra vez]
      llegué en {num} minutos [por {traslado}|sin tráfico|a pesar del aguacero], [milagro|algo raro pasa|compren boleto de rifa]
      [llevé|invité|convencí] a [{name}|mi jefa|un amigo gringo|mi abue] a {puesto} y [pidió otra ronda|lloró con la salsa|ya quiere ir diario]
      [aprendí a hacer|por fin hice|le copié a mi mamá] {antojo} en casa y [quedó de lujo|ni se notó|hasta el vecino vino]
      encontré {antojo} a {num} pesos {rato}
      me tocó [asiento en {traslado}|la última orden|mesa en la sombra|doble tortilla] {rato}
      [dos|tres|cuatro] [órdenes|campechanas|dobladas] en {puesto}, [con todo|sin culpa|y flan]
      [caminé|pedaleé|canté] de {puesto} a mi casa [con churros|sin prisa|con {name}]
      [descubrí|presumí|repetí] [salsa macha|pan de elote|agua de guanábana|tepache] en {puesto}
    `,
    bad: `
      me [enchilé feo|manché la camisa|quemé la lengua] con {antojo} {rato}
      me quedé [sin avanzar|de pie|sin señal] {num} minutos en {traslado}
      llegué a {puesto} y [ya no había|se acabó la salsa verde|cerraron en mi cara]
      me [empapé|mojé hasta los calcetines|metí en un charco] {rato}
      pedí {antojo} [sin picante y picaba|por app y llegó frío|y me trajeron otra cosa]
      se me [cayó la mitad del taco|fue {traslado}|olvidó el cambio] {rato}
      dije que iba a dieta y {antojo} [me ganó|apareció|estaba al dos por uno]
      [salsa|lluvia|fila|combi] [traicionera|eterna|brava] {rato}
      [perdí|olvidé|mojé] [el paraguas|la cartera vieja|los audífonos|la torta] en {traslado}
    `,
    doing: `
      comiendo {antojo} de pie en {puesto}
      esperando {traslado} {rato}
      [discutiendo|debatiendo|peleando con {name}] si {antojo} [lleva queso|cuenta como cena|se come con la mano]
      [leyendo|cantando|sudando] en {traslado}
      escogiendo [aguacates|mangos|salsas] en {puesto}
      [huyendo de|oliendo|presumiendo] la lluvia {rato}
    `,
    todo: `
      ir por {antojo} {rato}
      [llevar|arrastrar] a {name} a {puesto}
      [evitar|tomar|esquivar] {traslado} {rato}
      probar [la salsa negra|los de cabeza|el pozole verde|la nieve de mamey] de {puesto}
      [comprar tortillas|hacer agua de limón|llevar suelto] {rato}
      pedir {antojo} [con todo|sin culpa|para llevar]
    `,
    up: `
      {antojo} en {puesto} y [a volar|se acabó lo triste|otra vida|ya soy feliz]
      {puesto} [sigue abierto {rato}|ya acepta tarjeta|regala agua|tiene salsa nueva]
      {traslado} [venía vacío|pasó luego luego|traía mariachi|tenía aire]
      la señora de {puesto} [me dijo joven|me fió|ya se sabe mi orden|me mandó saludos a mi mamá]
      después de la lluvia [olía a tierra mojada|se vieron los volcanes|salió un sol chulo] en {city}
      {name} [invita|ya llegó|pagó la cuenta|trae salsa] en {puesto}
      [volcanes|jacarandas|organilleros|olor a pan] [por todos lados|a la vista|en {city}]
    `,
    down: `
      {traslado} [no avanza|pasó lleno {small} veces|se inundó|va a vuelta de rueda] {rato}
      {puesto} [subió a {num} la orden|ya no da limones|cerró sin avisar|le bajó al tamaño]
      está [lloviendo con sol|cayendo granizo|haciendo un calor del demonio] y yo [sin paraguas|con tenis blancos|en {traslado}]
      el aguacate está [a {num} el kilo|más duro que mi semana|de adorno]
      [un bache|un choque tonto|un camión atravesado] tiene parado todo {city}
      la salsa de {puesto} [no perdona|hoy salió brava|me dejó sin habla]
      [tráfico|baches|granizo|calor] [otra vez|en {city}|{rato}]
      [cláxones|charcos|obras|aguaceros] [por todos lados|hasta la casa|{rato}]
    `,
    claim: `
      {antojo}: [de pie|con la mano|a cualquier hora|con harta salsa] o nada
      {puesto} le gana a [cualquier restaurante con mantel|todo lo que sale en las guías|mi propia cocina]
      la quesadilla [lleva queso si lo pides|es un estado de ánimo|ya causó suficientes divorcios]
      quien conoce {traslado} {rato} [no le teme a nada|merece medalla|ya lo vio todo]
      el limón [va en todo|no es opcional|salva hasta la sopa]
      {city} se entiende [caminando|comiendo|desde {puesto}]
      [el cilantro|la cebollita|la piña|el consomé] [va siempre|no se negocia|define todo]
      [la fila|el comal|el organillero|el camote] [avisa|no miente|es patrimonio]
    `,
    asking: `
      dónde hay {antojo} que valga la pena en {city}
      {puesto} o {puesto} para [la cruda|llevar a la suegra|cenar rico y barato]
      cuánto es lo más que han tardado en {traslado}
      con qué salsa se come {antojo}
      quién dice yo para [los tacos|el tianguis|unas micheladas de tamarindo] {soon}
      le ponen [crema|piña|cebollita morada] o soy yo nomás
    `,
    fact: `
      en {puesto} la orden está a {num} pesos
      ya llevo {small} tacos y {num} minutos de fila
      {name} abrió un puesto en {othercity}
      {traslado} tarda {num} minutos hasta {puesto}
      don Beto lleva desde {year} en la misma esquina
      hoy hay {antojo} en casa de {name}
      caen {num} milímetros y apenas son las {hour}
      [{num}|{small}] [pesos|tacos|minutos|semáforos] [la orden|de fila|{rato}]
      {name} [vende|trae|invita] {antojo} {soon}
      [temporada|antojo|lunes] de [mango|elotes|pozole|tamales] en {city}
    `,
    spot: `
      {puesto}
      [el mercado|la fonda|el paradero]
    `,
  },
})
