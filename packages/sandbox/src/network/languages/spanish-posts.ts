import type { Sheet } from '../grammar.ts'

/** How what a Spanish-speaking community knows becomes a post, and what its people write about otherwise. */
export const SPANISH_POSTS: Sheet = {
  when: `
    [ayer|anteayer|anoche|esta mañana|hoy|hace un rato|el lunes|el martes|el miércoles|el jueves|el viernes|el sábado|el domingo]
    el [lunes|martes|jueves|sábado|domingo] [temprano|por la tarde|por la noche]
    [antes|después] [de comer|del trabajo|de clase|del café|de la siesta|de la ducha|de la merienda|de cenar]
    [a las {hour}|tipo {hour}|a mediodía|de madrugada|en el descanso|volviendo a casa|entre dos recados]
    [el otro día|este finde|la semana pasada|hace {small} días|hace poco|esta semana]
  `,
  soon: `
    [mañana|pasado mañana|este finde|el viernes|el sábado|el domingo|el lunes|esta noche|pronto|en verano|en julio|en vacaciones]
    [mañana|el sábado|el domingo] [temprano|por la tarde|por la noche]
    [la semana que viene|un día de estos|antes de fin de mes|después de las fiestas|en cuanto pueda|algún día|cuando se pueda|el mes que viene]
  `,
  withwho: `
    con [mi hermana|mi viejo|mi prima|mi abuela|{name}|{name} y {name}|los de siempre|mi compañero de piso|dos colegas|la vecina|mi cuñado|un desconocido|media familia]
    con [mi madre|mi hermano|el grupo|mi gente]
  `,
  joy: `
    [qué|vaya] [alegría|ilusión|maravilla|gozada|noche|paz|locura|alivio|momento]
    [feliz|en las nubes|sin palabras|de buen humor|en paz|con una sonrisa] [la verdad|desde entonces|como pocas veces|y punto]
    [diez de diez|vamos|no pido más|lo necesitaba|así sí|a repetir|qué ganas de más|brutal|viva|valió la pena|me lo merecía|todo bien|qué lindo]
    [salto|grito|bailo] [de alegría|de emoción|en la cocina]
    [día|finde|lunes] [redondo|salvado|para guardar|completo]
    [me|nos] [alegró el día|hacía falta|salvó la semana]
  `,
  sigh: `
    [qué|vaya] [pena|rabia|pereza|decepción|semanita|desastre|bajón|cansancio|día|vergüenza]
    [me rindo|me voy a dormir|lloro un rato|me río por no llorar|no puedo más|renuncio|me bajo aquí|ni comento|quiero mi cama]
    [fatal|sin fuerzas|de mal humor|sin paciencia|sin ganas|sin energía] [hoy|ya|como siempre|desde ayer]
    [en fin|paciencia|genial|perfecto|otra vez|como siempre|para variar|así no|ayuda|ni modo|todo mal|ay|bueno]
    [mañana|el lunes|luego] [será otro día|vemos|lo intento|mejora]
    nadie [avisa|responde|entiende nada|pidió perdón]
  `,
  open: `
    [a ver,|mira,|oye,|bueno,|confieso:|resulta:|la verdad,|hoy descubrí algo:|nadie lo dice:|qué cosas:|aviso:|actualización:|solo digo una cosa:|gente,|paso a contar:|dato:|me doy cuenta ahora:|lo juro:|o sea,|pregunto:|cuento corto:]
  `,
  thinker: `
    [creo que|para mí|opinión impopular:|sigo pensando que|lo diré:|sinceramente,|a estas alturas|mi abuela decía:|teoría:|repito:|anoten:|con perdón de {name},|verdad incómoda:|cuanto más lo pienso, más creo que|soy de los que creen que|no es por nada, pero|admitámoslo:]
  `,
  post_good: `
    {good}
    {good}. {joy}
    {when} {good}
    {good} {when}
    [por fin|al fin|no me lo creo:|victoria:|lo logré:|buenas noticias:] {good}
    {open} {up}
    {open} {good}
    {up}
    {up}. {joy}
    {up} y [voy cantando|llamé a mi madre|hoy duermo bien|invito yo|no se me borra la sonrisa]
    {joy}. {up}
    {good} {withwho}
    [día {num}|semana {small}|balance del mes]: {good}
    [todo el mundo debe saber:|lo dejo por aquí:|para enmarcar:] {up}
  `,
  post_bad: `
    {bad}
    {bad}. {sigh}
    {when} {bad}
    {bad} {when}
    {open} {down}
    {open} {bad}
    {down}
    {down}. {sigh}
    {sigh}. {down}
    [cómo no,|por segunda vez|y adivinen:|hoy también|obvio:] {bad}
    [quería|iba a|tocaba] {todo}. {sigh}
    ¿[soy yo o|me explican por qué] {down}?
    {bad} {withwho}. {sigh}
    [hablemos de esto:|un minuto de silencio:|gracias a todos:] {down}
  `,
  post_plain: `
    [aquí,|ahora mismo,|otra vez|toda la tarde|desde las {hour}|sigo] {doing}
    {doing}, [mi domingo|mi deporte|mi pasión|y luego a dormir|plan de hoy]
    {soon} [quiero|voy a|habría que|toca|prometo] {todo}
    {fact}
    {open} {fact}
    [meta|plan|misión] [de hoy|del finde|del mes]: {todo}
    {name} [dice|insiste en|jura|me escribe] que {claim}
    [oído|escuchado] en {spot}: "{claim}"
    [parada|pausa|visita] en {spot}, [luego sigo|cinco minutos|como siempre|y a casa|sin prisa]
    [nota mental|pensamiento del día|recordatorio]: {todo}
  `,
  ask: `
    ¿{asking}?
    ¿{asking}? [gracias|se agradece|los leo|ayuda|recomienden|urgente|es para un amigo|sin juzgar]
    [a ver,|oigan,|gente,|una duda,|pregunto:|consulta:] ¿{asking}?
    [pregunta|pregunta tonta|encuesta|pregunta seria|díganme]: ¿{asking}?
    [quiero|tengo ganas de|me toca] {todo}, ¿[algún consejo|me ayudan|quién se apunta|alguna idea]?
    ¿[es normal|vale la pena|tiene sentido] {todo}?
  `,
  take: `
    {thinker} {claim}
    {claim}
    {claim}. [fin del hilo|discutan|no me arrepiento|lo siento|y punto|besos|no acepto réplicas|buenas noches|he dicho]
    {thinker} {claim}. [no|demuéstrenme lo contrario|hablemos|paz]
    {claim}, [¿verdad, {name}?|digan lo que digan|y eso siendo amable]
  `,
  event_good: `
    ¡{event}! {joy}
    {event}. {joy}
    [lo esperaba tanto:|no hablo de otra cosa:|sigo en una nube:] {event}. {joy}
    [qué momento,|por fin:|viva,] {event}
  `,
  event_bad: `
    {event}... {sigh}
    {event}. {sigh}
    [pues eso:|y ahora|en esas estamos:] {event}. {sigh}
    [otra vez|de nuevo|hablemos de] {event}
  `,
  event_plain: `
    ¿[opiniones|apuestas|noticias|memes] sobre {event}?
    [en el barrio|en casa|en el bar|en el chat] solo se habla de una cosa: {event}
    {event}: [ya veremos|yo no opino|me enteré tarde|sin comentarios]
    ¿[quién|alguien] [sigue|vio|comenta] {event}?
    {event} [dentro de poco|esta noche|mañana|visto desde aquí]
  `,
  life_good: `
    {someone} {mood}. {joy}
    {when} {someone} {mood}
    {food} {withwho}. {joy}
    {sky}. {joy}
    encontré {found} [en un abrigo viejo|debajo de la cama|en casa de mis padres|en el fondo de la mochila|detrás del sofá]. {joy}
    {food} y [luego sofá|una serie|a dormir|ventana abierta]. {joy}
  `,
  life_bad: `
    {bus}. {sigh}
    {sky} y {bus}
    perdí {found} {when}. {sigh}
    se me olvidó {chore}. {sigh}
    {beast} {mischief} {when}. {sigh}
    {bus}, {sky}. [lunes tenía que ser|devuélvanme el domingo|buenos días|todo bien]
  `,
  life_plain: `
    {someone} {mood}. [eso|sin más|buenos días|nada que añadir|teorías|y ustedes]
    [hoy|esta noche|para comer|domingo]: {food}, {chore}, [siesta|serie|a dormir|un libro|nada más]
    {sky}. [venga|ánimo], {chore}
    ¿{food} o {food}?
    {when} volví a ver {title}. [sigue buena|no recordaba nada|algo larga|esta vez en original]
    que no se me olvide {chore} {soon}
  `,
  beast: `
    [mi gato|el perro de {name}|una paloma|el gato del vecino|el perro de abajo|el loro del patio]
  `,
  mischief: `
    [se comió|tiró|se llevó|me rompió] [mi bufanda|una tostada|las galletas|mis apuntes|la maceta|mi croissant|un calcetín]
  `,
  someone: `
    [la vecina|el señor del kiosco|mi sobrino|el portero|mi madre|un turista|el cartero|mi compañera|un niño|una señora]
  `,
  mood: `
    [cantó|bailó|se puso a silbar|se rió|se puso a cantar] [en el ascensor|toda la tarde|delante de todos|en el semáforo|en la escalera]
    me [regaló|guardó|trajo|dio] [una tostada|un alfajor|medio limón|un libro|una planta|unas galletas]
  `,
  food: `
    [lentejas|tortilla|empanadas|arroz con pollo|sopa|pizza fría|ensalada|tacos|tostadas con tomate|pasta|arepas|croquetas|milanesa|ceviche|panqueques|quesadillas|caldo|huevos rotos]
  `,
  sky: `
    [lluvia|frío|calor|niebla|sol de invierno|viento|cielo rosa|[9|14|27|33] grados|llovizna|granizo|cielo limpio] [desde las {hour}|otra vez|en {city}|todo el día|por sorpresa|al despertar|en pleno junio]
  `,
  bus: `
    [el metro|el bus {num}|el tren|el ascensor|la línea {small}|el tranvía] [no llega|se paró|lleva {num} minutos de retraso|huele a sopa|se fue sin mí|va como quiere]
  `,
  found: `
    [un billete viejo|mis llaves|una foto del {year}|un calcetín|la entrada del concierto|el cargador|un libro prestado|mi gorra|una postal]
  `,
  chore: `
    [lavar los platos|llamar al banco|comprar leche|tender la ropa|regar las plantas|sacar la basura|ordenar el cajón|devolverle la llamada a {name}|coser un botón|pedir hora en la peluquería|devolver el taladro]
  `,
}
