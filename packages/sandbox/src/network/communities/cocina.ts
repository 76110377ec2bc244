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
      [la cebolla|el ajo|el aceite|la masa|el cilantro|el punto de sal|el fuego lento|la sartén|el horno|el caldo]
      [el pimentón|la mantequilla|el limón|la albahaca|el queso|la yuca|el maíz|el chile|la cuchara de palo|la olla nueva|el tomate|la paciencia|el jengibre|las aceitunas|la pimienta|el laurel]
    `,
    topics: `
      {plato}
      [el mercado|las sobras|la sobremesa|las especias|la cocina de la abuela|el desayuno|los cuchillos|{cosa}]
    `,
    good: `
      [hice|improvisé|congelé|compartí] {plato}{~nmod} con {cosa}
      [me salió|por fin clavé|heredé la receta de] {plato}{~nmod} [de mi abuela|de {othercity}|para {num} personas]
      cociné {plato}{~nmod} para [{name}|toda la oficina|seis amigos]
      encontré {cosa}{~nmod} buenísima en {spot}
      [enseñé|llevé|vendí] {plato}{~nmod} [en el cumple de {name}|a la vecina|en la feria]
      [cambié|doblé] {cosa}{~nmod} por {cosa} en {plato}
    `,
    bad: `
      [quemé|olvidé|tiré|salé de más] {plato}{~nmod} por [mirar el móvil|hablar con {name}|confiarme]
      eché {cosa}{~nmod} [dos veces|en vez de azúcar|demasiado tarde] en {plato}
      se me [cayó|pegó|secó] {plato}{~nmod} delante de {name}
      [confundí|mezclé] {cosa}{~nmod} con {cosa} [medio dormida|delante de todos|a las {hour}]
    `,
    doing: `
      cocinando {plato}{~nmod} [a fuego lento|con música|para mañana|sin receta]
      picando {cosa}{~nmod} para {plato}
      probando {plato}{~nmod} directamente de la olla
      [mirando|batiendo|amasando] {plato}{~nmod} mientras {name} pone {cosa}
    `,
    todo: `
      [hacer|probar|repetir|aprender] {plato}{~nmod} [con|sin] {cosa}
      [comprar|guardar|afilar] {cosa}{~nmod}
      llevar {plato}{~nmod} a casa de {name}
    `,
    up: `
      {plato}{~nmod} con {cosa}{~mid} [quedó perfecto|sabe a infancia|voló de la mesa|está de premio]
      la casa huele a {plato}{~nmod}{~mid} [desde las {hour}|y a domingo|que alimenta]
      {name}{~mid} [repitió|pidió la receta de|lloró con] {plato}{~nmod}
      mi tía [aprobó|fotografió|robó] {plato}{~nmod}
    `,
    down: `
      {plato}{~nmod}{~mid} [quedó crudo|se pegó|no cuajó|sabe a nada] por culpa de {cosa}
      {cosa}{~nmod}{~mid} [está carísima|se acabó|venía mala] en {spot}
      el horno [murió|se apagó|no calienta] con {plato}{~nmod} dentro
      {name} [dice que|jura que] a {plato}{~nmod} le [sobra|falta] {cosa}
    `,
    claim: `
      {plato}{~nmod} sin {cosa} no es {plato}
      [lo mejor|el secreto|la mitad] de {plato}{~nmod} es {cosa}
      {plato}{~nmod} está mejor [al día siguiente|en casa|de noche|sin prisa]
      nadie hace {plato}{~nmod} como en {othercity}
      si no hay {cosa}{~nmod} prefiero {plato} antes que {plato}
      [el ajo|la abuela|el horno|la sartén de hierro] [manda|sabe|nunca miente|lo arregla todo]
    `,
    asking: `
      con qué acompañan {plato}{~nmod}
      cómo evitan que {plato}{~nmod} [se pegue|se seque|quede soso]
      {plato}{~nmod} con {cosa} o sin {cosa}
      dónde compran {cosa}{~nmod} en {city}
      qué hago con {num} kilos de {cosa}{~nmod}
    `,
    fact: `
      {plato}{~nmod} lleva {num} minutos en el fuego
      hoy toca {plato}{~nmod} en casa de {name}
      [el kilo|la bolsa] de {cosa}{~nmod} cuesta {big}
      en {spot} quedaba {cosa}{~nmod} para {small}
      mi vecino cambia {cosa}{~nmod} por {plato}
      [{num}|{small}] [minutos|platos|invitados|gramos] [de más|en la mesa|para cenar]
    `,
    spot: `
      el [mercado|puesto de {name}|bar de abajo|huerto]
      la [frutería|panadería|plaza|cocina de mi tía]
    `,
  },
})
