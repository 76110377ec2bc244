import type { Sheet } from '../grammar.ts'

export const SPANISH: Sheet = {
  when: `
    [esta mañana|anoche|ayer|anteayer|hoy|el lunes|el martes|el jueves|el viernes|el sábado|el domingo]
    [antes|después] [de comer|del trabajo|de clase|del café|de la siesta|de la lluvia]
    [a las {hour}|a mediodía|de madrugada|al salir del metro|en el bus|en el descanso]
    [con prisa|sin pensarlo|por casualidad|a última hora|en pijama|bajo la lluvia]
    el otro día
    este finde
  `,
  soon: `
    [mañana|pasado mañana|este finde|el viernes|el domingo|la semana que viene|cuando cobre|en verano|esta noche|un día de estos|antes de fin de mes]
    [cuando|si] [tenga tiempo|deje de llover|duerma bien|me paguen|vuelva {name}]
  `,
  withwho: `
    con [mi hermana|mi viejo|mi prima|mi abuela|{name}|los de siempre|mi compañero de piso|la familia|dos amigos de {othercity}|el vecino|mi jefa]
  `,
  joy: `
    [qué|menuda|vaya] [alegría|ilusión|maravilla|gozada|noche|semana]
    [feliz|contentísimo|orgullosa|en las nubes|sin palabras|emocionada] [hoy|la verdad|total|desde entonces]
    [mereció|valió] la pena
    [me|nos] [alegró el día|hacía falta|salvó la semana]
    [así|hoy] sí
    no pido más
    lo necesitaba
    [lloro|grito] de [alegría|emoción]
    qué ganas de repetir
    diez de diez
    vamos
  `,
  sigh: `
    [qué|vaya|menuda] [pena|rabia|pereza|decepción|semanita|desastre|bajón]
    [no puedo|no doy] más
    [me quiero|quiero] [dormir|ir a casa|llorar un rato|mudar de planeta]
    [otra vez|como siempre|para variar]
    [harta|cansado|fatal|hundida] [de todo|ya|hoy]
    [mañana|el lunes] será otro día
    nadie [avisa|responde|entiende nada]
    así no
    paciencia
    en fin
  `,
  open: `
    [a ver,|mira,|oye,|bueno,|confieso que|resulta que|la verdad,|hoy descubrí que|nadie lo dice pero|qué cosas:]
  `,
  thinker: `
    [creo que|para mí|opinión impopular:|sigo pensando que|me da igual,|cada vez más claro:|lo diré:|sinceramente,|a estas alturas]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [por fin|al fin|no sé cómo pero] {good} {withwho}{?endjoy}
    {good} y {up}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    {up} y encima {good} {when}
    {good} {when}, {joy}
    pasé por {spot} {withwho} y {up}
    [llevaba {small} meses queriendo|quería|me propuse] {todo} y {when} {good}
    {joy}. {up}
    [día {num}|semana {small}]: {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    {down} y para colmo {bad}
    [quería|iba a|me propuse] {todo} {when} pero {down}
    pasé por {spot} y {down}{?endsigh}
    [otra vez|cómo no,|de nuevo] {bad}{?endsigh}
    {sigh}. {down}
    ¿[soy yo o|por qué|cómo puede ser que] {down}?
  `,
  post_plain: `
    [aquí,|ahora mismo,|otra vez|toda la tarde] {doing} {withwho}
    {soon} [quiero|voy a|habría que|toca] {todo}
    {fact}. {soon} toca {todo}
    ¿{todo} o {todo}? [decidan|ustedes dirán|no sé|difícil]
    en {spot} {withwho}. {fact}
    {fact} [y yo|mientras yo sigo|así que estoy] {doing}
    plan para {soon}: {todo} y {todo}
    {when} {good}, luego {bad}. [así es la vida|empate|lo comido por lo servido]
    {name} [dice|insiste en|me escribió] que {claim}
    {doing} [hasta las {hour}|sin mirar el reloj|con un mate|con un café]
  `,
  ask: `
    ¿{asking}?
    {open} ¿{asking}? [gracias|se agradece|los leo|ayuda|recomienden]
    {soon} quiero {todo}. ¿{asking}?
    ¿alguien [en {city}|por aquí|más] {doing}? {fact}
    {down}. ¿{asking}?
    ¿[mejor|es normal|vale la pena] {todo} o {todo}?
  `,
  take: `
    {thinker} {claim}
    {thinker} {claim}. [fin del hilo|discutan|no me arrepiento|lo siento|y punto]
    {claim} y {claim}
    {fact}, pero {claim}
    [quien|el que] quiera {todo} debería saber que {claim}
    {topic}: {claim}
  `,
  event_good: `
    ¡{event}! {joy}
    {event} y {up}{?endjoy}
    viendo {event} {withwho}. {up}
    {good} por {event}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    {event} y {down}{?endsigh}
    iba a {todo} y en eso {event}{?endsigh}
    {down} por culpa de {event}
  `,
  event_plain: `
    ¿[quién|alguien] [sigue|vio|va a] {event} {soon}?
    {event}, y yo {doing}
    sobre {event}: {claim}
    {event} en {num} minutos. mientras, {doing}
  `,
  life_good: `
    {when} {animal} {antic}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} en {city}{?endjoy}
    encontré {found} {when}{?endjoy}
  `,
  life_bad: `
    {sky} y {bus}{?endsigh}
    perdí {found} {when}{?endsigh}
    {bus}. {animal} {antic}{?endsigh}
    olvidé {chore} {when}{?endsigh}
  `,
  life_plain: `
    {animal} {antic} {when}. [eso|sin más|buenos días|nada que añadir]
    hoy: {food}, {chore} y [siesta|serie|a dormir|un libro]
    {sky}. {soon} toca {chore}
    ¿{food} o {food}? {sky}
    {when} vi {title} {withwho}. {animal} {antic}
  `,
  animal: `
    [mi gato|el perro de {name}|la vecina|el señor del kiosco|mi sobrino|una paloma|el portero|mi madre|el bebé del quinto|un turista]
  `,
  antic: `
    [me saludó|se comió|escondió|se durmió sobre|me regaló|robó|se rió de] [mi bufanda|una tostada|las llaves|el teclado|medio limón|mis apuntes|la maceta|el paraguas]
    [cantó|bailó|estornudó|se quedó mirando] [en el ascensor|toda la tarde|delante de todos|sin motivo]
  `,
  food: `
    [lentejas|tortilla|empanadas|arroz con pollo|sopa|pizza fría|ensalada|tacos|tostadas con tomate|pasta|arepas|croquetas|milanesa|ceviche]
  `,
  sky: `
    [llueve|hace frío|qué calor|hay niebla|sol de invierno|viento|cielo rosa|{num} grados] [desde las {hour}|otra vez|todo el día|sin parar|por sorpresa]
  `,
  bus: `
    [el metro|el bus {num}|el tren|el ascensor] [va lleno|no llega|se paró|lleva {num} minutos parado|huele a sopa]
  `,
  found: `
    [un billete viejo|mis llaves|una foto del {year}|un calcetín|la entrada del concierto|el cargador|un libro prestado]
  `,
  chore: `
    [lavar los platos|llamar al banco|comprar leche|tender la ropa|regar las plantas|sacar la basura|pagar la luz|ordenar el cajón]
  `,
  brand_good: `
    {when} probé {product} de {brand}{?endjoy}
    {brand}: {product} [llegó antes|funciona|es una maravilla|me encanta]{?endjoy}
    me pasé de {rival} a {brandname} y {up}
    gracias a {brand} {good}{?endjoy}
  `,
  brand_bad: `
    {brand}, {product} [no llega|se rompió|no funciona|subió de precio] {when}{?endsigh}
    {num} minutos esperando a {brand} por {product}{?endsigh}
    {soon} dejo {brandname} y me voy a {rival}. {down}
  `,
  brand_plain: `
    ¿{brand} o {rival} para {todo}?
    ¿alguien probó {product} de {brand}? {fact}
    vi {product} de {brand} en {spot} {when}. {fact}
  `,
  share: `
    {claim}. [muy bueno|guardado|lean esto] {url}
    {fact}. [más aquí|fotos|la nota] {url}
    para quien quiera {todo} {url} {fact}
    en {sub} dicen que {claim} {reddit}
  `,
  official: `
    [nuevo|ya disponible|hoy]: {product}. [para|pensado para] {todo} {soon} {url}
    ¿{asking}? [te leemos|cuéntanos] {url}
    [hasta el domingo|solo hoy], {num} % en {product} {url} gracias {city}
  `,
  news: `
    {fact}. {claim} {url}
    {othercity}: {down} {url}
    [entrevista|análisis|crónica]: {claim} {url}
    [buenas noticias|esta semana]: {up} {url}
  `,
  bot: `
    [OFERTA|SORTEO|ÚLTIMA HORA] {topic} {num}% [solo hoy|gratis|clic] 👉 {url} {othercity} {name}
    [gana|cobra] {big} [al día|por semana] con {topic}, [escribe a|pregunta a] {name} {url} {hour}:{num}
    [top|lo mejor] {num} {topic} {year} {url} vía {name} {othercity}
  `,
  cheer: `
    [qué bien|qué grande|enhorabuena|felicidades|genial|te lo mereces|me alegro|ole|crack|qué envidia|bravo]
  `,
  comfort: `
    [ánimo|uf|qué mal|lo siento|te entiendo|igual aquí|madre mía|qué rabia|abrazo|paciencia]
  `,
  reply_good: `
    {cheer}! {soon} quiero {todo}
    {cheer}, yo {when} {bad}
    {cheer}! {up} también [aquí|en {othercity}]
    {cheer}, ¿{asking}?
  `,
  reply_bad: `
    {comfort}, yo {when} {bad}
    {comfort}. {soon} toca {todo}
    {comfort}, {down} [aquí también|siempre]
  `,
  reply_plain: `
    [jaja|igual|mira|anda], yo {doing} {when}
    {soon} podríamos {todo} [juntos|sin falta]
    ¿y {asking}? {fact}
    [claro|depende|puede ser], {claim}
  `,
  reply_answer: `
    [yo suelo|mejor|prueba a|lo ideal es] {todo}, {claim}
    [sí|claro|totalmente], {when} {good}
    [no|ni loco|mejor no], {when} {bad}
    pregunta en {spot}, {fact}
  `,
  reply_take: `
    [tal cual|de acuerdo|eso es], {claim}
    [no sé|discrepo|para nada|hmm], {claim}
    {fact}, así que [puede ser|no lo veo|quizá]
  `,
  reply_back: `
    [gracias|mil gracias|jaja|vale|cierto]! {soon} voy a {todo}
    [sí|ya|exacto], {fact}
    [todavía no|qué va], {down}
  `,
  quote: `
    [esto|tal cual|ojo|atención]: {claim}
    [leyendo esto|justo hoy] {when} y {up}
    {fact}. {soon} toca {todo}
    [otra más|lo de siempre]: {down}
  `,
  reply_official: `
    hola {name}, [sentimos|lamentamos] lo de {product}. [escríbenos|mándanos] [tu pedido|los datos] por privado y lo [vemos|arreglamos] {soon}
    gracias, {name}. [disfruta|que disfrutes] {product}, [nos vemos en|saludos desde] {spot}
  `,
  bio_bot: `
    [ofertas|noticias|premios] de {topic} [24h|cada hora|gratis] 👉
    [gana dinero|sígueme y te sigo|link abajo] {topic}
  `,
  bio_teen: `
    AGE años
    nací en BORN
  `,
  bio_young: `
    AGE
    [universitario|estudiante] de {city}
  `,
  bio_adult: `
    AGE años
    generación del BORN
  `,
  bio_old: `
    [jubilado|jubilada], AGE
    abuelo de {small}
  `,
  bio_woman: `
    [madre|mamá|hermana|chica] de {city}
    ella
  `,
  bio_man: `
    [padre|papá|hermano|tipo] de {city}
    él
  `,
  bio_likes: `
    {topics}
    {topics} y {topics}
    [siempre|casi siempre|hoy] {doing}
    [vivo para|me gusta] {todo}
  `,
  bio_more: `
    [opiniones mías|de {othercity} a {city}|solo leo|escribo poco]
  `,
  bio_sub: `
    también en {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
