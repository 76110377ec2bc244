import { community } from './community.ts'

export const COCINA = community({
  slug: 'cocina',
  title: 'Cocina de casa',
  language: 'es',
  size: 1.0,
  hours: 'evening',
  week: 'weekend',
  mood: [0.44, 0.18],
  hashtags: 'cocina recetas comidacasera domingodecocina tortilla mercado',
  emoji: '🍳 🥘 🌶️ 🧄 😋',
  subreddits: 'recetas cocina',
  leaders: `
    Abuela Pilar Cocina | abuelapilarco | Recetas sin medidas, con paciencia
    Sobremesa | *sobremesarev | Revista de comer y hablar
  `,
  happenings: `
    la feria de la tapa | FeriaDeLaTapa | 0.8 | 2.2
    la subida del aceite | PrecioDelAceite | -0.8 | 2.4
    el debate de la tortilla con cebolla | ConCebolla | 0.1 | 2.6
  `,
  sheet: {
    plato: `
      [la tortilla|el guiso|la empanada|el arroz|el gazpacho|el pisto|el mole|la sopa|el flan|la arepa|el pan|la salsa|el tamal|la paella|el bizcocho]
      [la lasaña|el puré|el estofado|el ceviche|el escabeche|la ensaladilla|el cocido|la menestra|el hummus|la pizza|la quesadilla|el pollo al curry|la crema de calabaza|el salmorejo|la tarta de queso|la tostada|el pozole|la fabada|el potaje|el risotto|la milanesa|el ají de gallina]
    `,
    cosa: `
      [la cebolla|el ajo|el aceite|la masa|el cilantro|la sal|el perejil|la zanahoria|el pimiento|el caldo]
      [el pimentón|la mantequilla|el limón|la albahaca|el queso|la yuca|el maíz|el chile|la nata|el orégano|el tomate|el comino|el jengibre|la calabaza|la pimienta|el laurel]
    `,
    topics: `
      {plato}
      [el mercado|las sobras|la sobremesa|las especias|la cocina de la abuela|el desayuno|los cuchillos|{cosa}]
    `,
    good: `
      [hice|improvisé|congelé|compartí] {plato}{~nmod} [sin receta|en una hora|para la cena|a mi manera]
      [me salió|por fin clavé|heredé la receta de] {plato}{~nmod} [de mi abuela|de {othercity}|para {num} personas]
      cociné {plato}{~nmod} para [{name}|toda la oficina|seis amigos]
      encontré {cosa}{~nmod} a buen precio en {spot}
      [enseñé|llevé|vendí] {plato}{~nmod} [en el cumple de {name}|a la vecina|en la feria]
      cambié la receta de {plato} y [mejoró|gustó a todos|ni se notó]
    `,
    bad: `
      [quemé|olvidé|tiré|salé de más] {plato}{~nmod} por [mirar el móvil|hablar con {name}|confiarme]
      eché [sal|vinagre|pimienta|picante] [dos veces|en vez de azúcar|demasiado tarde] en {plato}
      se me [cayó|pegó|secó] {plato}{~nmod} delante de {name}
      [confundí|mezclé] [sal con azúcar|comino con canela|harina con maicena] [con sueño|delante de todos|a las {hour}]
    `,
    doing: `
      cocinando {plato}{~nmod} [a fuego lento|con música|para mañana|sin receta]
      picando [cebolla|ajo|tomate|perejil] para {plato}
      probando {plato}{~nmod} directamente de la olla
      [mirando|probando|vigilando] {plato}{~nmod} mientras {name} pone la mesa
    `,
    todo: `
      [hacer|probar|repetir|aprender] {plato}{~nmod} [sin receta|con calma|desde cero|para {name}]
      [comprar|congelar|guardar] {cosa}{~nmod}
      llevar {plato}{~nmod} a casa de {name}
    `,
    up: `
      {plato}{~nmod}{~mid} [me salió de diez|sabe a infancia|voló de la mesa|está de premio]
      la casa huele a [flan|guiso|pan|bizcocho|sopa|estofado|salsa|pizza]{~mid} [desde las {hour}|y a domingo|que alimenta]
      {name}{~mid} [repitió|pidió la receta de|lloró con] {plato}{~nmod}
      mi tía [aprobó|fotografió|robó] {plato}{~nmod}
    `,
    down: `
      {plato}{~nmod}{~mid} [salió mal|se pegó|se quemó|sabe a nada] por culpa de [la prisa|el fuego|la sal|mi despiste]
      {cosa}{~nmod}{~mid} [está por las nubes|se acabó|no se encuentra] en [el mercado|la frutería|el puesto de {name}|el súper]
      el horno [murió|se apagó|no calienta] con {plato}{~nmod} dentro
      {name} [dice que|jura que] a {plato}{~nmod} le [sobra|falta] [sal|tiempo|gracia|cariño|picante]
    `,
    claim: `
      {plato}{~nmod} sin [cariño|paciencia|tiempo|hambre] no sabe igual
      [lo mejor|el secreto|la gracia] de {plato}{~nmod} es [la salsa|el aroma|repetir|la compañía]
      {plato}{~nmod} está mejor [al día siguiente|en casa|de noche|sin prisa]
      nadie hace {plato}{~nmod} como en {othercity}
      prefiero {plato} antes que {plato}
      [el ajo|la abuela|el horno|la sartén de hierro] [manda|sabe|nunca miente|lo arregla todo]
    `,
    asking: `
      con qué acompañan {plato}{~nmod}
      cómo evitan que {plato}{~nmod} [se pegue|se seque|quede soso]
      {plato}{~nmod}: [para cenar o para comer|en casa o fuera]
      dónde compran {cosa}{~nmod} en {city}
      qué hago con {num} kilos de [cebolla|tomate|limón|calabaza|yuca]
    `,
    fact: `
      {plato}{~nmod} lleva {num} minutos en el fuego
      hoy toca {plato}{~nmod} en casa de {name}
      el kilo de [cebolla|tomate|limón|calabaza|yuca] cuesta {big}
      en {spot} abren a las {hour}
      mi vecino hace {plato} los domingos
      [{num}|{small}] [platos|invitados|amigos|sillas] [hoy|en la mesa|para cenar]
    `,
    spot: `
      el [mercado|puesto de {name}|bar de abajo|huerto]
      la [frutería|panadería|plaza|cocina de mi tía]
    `,
  },
})
