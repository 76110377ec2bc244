import type { Sheet } from '../grammar.ts'

export const SPANISH: Sheet = {
  brand_good: `
    {product} de {brand}: [diez de diez|repetiré|me sorprendió|muy bien]{?endjoy}
    me pasé de {rival} a {brandname} y [no vuelvo|todo son ventajas|mi familia también|qué diferencia]{?endjoy}
    gracias a {brand} [me ahorré una hora|llegué a tiempo|hoy sonreí|salió todo bien]{?endjoy}
    los de {brand} [me atendieron en {small} minutos|fueron un encanto|lo arreglaron enseguida]{?endjoy}
  `,
  brand_bad: `
    {brand}, [mi pedido no llega|la web no funciona|otra vez más caro todo|nadie contesta]{?endsigh}
    {num} minutos esperando a {brand}{?endsigh}
    {soon} dejo {brandname} y me voy a {rival}. {sigh}
    [otra vez|tercera vez este mes,|justo hoy] {brand} [se equivocó con mi pedido|cerró antes|me cobró dos veces]{?endsigh}
    {product} de {brand}: [esperaba más|no lo repito|antes era mejor]. {sigh}
  `,
  brand_plain: `
    ¿{brand} o {rival}? [no me decido|una palabra|es para un regalo|decidan ustedes]
    ¿qué tal {brand}? [quiero opiniones|sean sinceros|antes de comprar]
    [vi un cartel|vi un anuncio|me dieron un folleto] de {brand} {when}
    dicen que {brand} abre en {othercity}. [veremos|ya era hora|me da igual]
    comparando {brand} con {rival}. [empate|ayuda|difícil]
  `,
  share: `
    {claim}. [muy bueno|guardado|lean esto] {url}
    {up}. [más aquí|fotos|la nota] {url}
    en {sub} dicen que {claim} {reddit}
    pregunté en {sub}: ¿{asking}? {reddit}
    {claim}, [leído|visto|comentado] en {sub} {reddit}
  `,
  official: `
    [nuevo|ya disponible|hoy]: {product}. [para|pensado para] [el día a día|toda la familia|quien madruga|los fines de semana|la gente de {city}] {url}
    ¿{asking}? [te leemos|cuéntanos] {url}
    [hasta el domingo|solo hoy], {num} % en {product} {url} gracias {city}
  `,
  news: `
    {fact} {url}
    [esta semana|lo que se comenta|última hora]: {down} {url}
    [entrevista|análisis|crónica]: {claim} {url}
    [buenas noticias|esta semana]: {up} {url}
  `,
  bot: `
    [OFERTA|SORTEO|ÚLTIMA HORA|REBAJAS|FLASH] {topic} {num}% [solo hoy|gratis|clic|corre] 👉 {url} {othercity} {name}
    [gana|cobra|consigue] {big} [al día|por semana|desde casa|ya] con {topic}, [escribe a|pregunta a|sigue a] {name} {url} {hour}:{num}
    [top|lo mejor|ranking|guía] {num} {topic} {year} {url} [vía|por] {name} {othercity}
    {topics} {topics} {topics} [link|info|precios] {url} {name} {num}
    [sígueme|te sigo|dm] {topic} [❤️|✅|👇] {url} [{num} cupos|código {name}|{othercity}]
    [noticias|alerta|reporte] {topic} {othercity} {hour}:{num} {url} {topics}
  `,
  cheer: `
    [qué bien|qué grande|felicidades|genial|te lo mereces|me alegro|crack|qué envidia|bravo|enhorabuena|muy bueno|espectacular|qué orgullo|grande|de diez]
  `,
  comfort: `
    [ánimo|uf|qué mal|lo siento|te entiendo|igual aquí|madre mía|qué rabia|abrazo|paciencia|ay no|fuerza|qué bajón|ya pasará|suele pasar]
  `,
  reply_good: `
    {cheer}! {soon} quiero {todo}
    {cheer}. en cambio, {when} {bad}
    {cheer}! [por aquí también|igual en {othercity}]: {up}
    {cheer}, ¿{asking}?
  `,
  reply_bad: `
    {comfort}. [me suena|sé lo que es|misma historia]: {when} {bad}
    {comfort}. {soon} toca {todo}
    {comfort}. [aquí también|aquí igual|lo mismo]: {down}
  `,
  reply_plain: `
    [jaja|igual|mira|anda], yo {doing} {when}
    [qué buena idea|me apunto|avísame|cuéntame más], {soon} [hablamos|nos vemos|te llamo|te escribo]
    [claro|depende|puede ser], {claim}
  `,
  reply_answer: `
    [sí|claro|totalmente], {when} {good}
    [no|ni hablar|mejor no], {when} {bad}
    pregunta en {spot}, [ahí saben|son un encanto|te ayudan seguro|yo lo hice]
  `,
  reply_take: `
    [tal cual|de acuerdo|eso es], {claim}
    [no sé|discrepo|para nada|hmm], {claim}
    [puede ser|no lo veo|quizá|ni idea], {claim}
  `,
  reply_back: `
    [gracias|mil gracias|jaja|vale|cierto]! {soon} voy a {todo}
    [sí|ya|exacto], {fact}
    [todavía no|qué va], {down}
  `,
  quote: `
    [esto|tal cual|ojo|atención]: {claim}
    [leí esto y pensé|esto me recuerda|apunto]: {claim}
    [me guardo esto|lo comparto|aplausos]. {up}
    {fact}
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
  bio_likes: `
    {topics}
    {topics} y {topics}
    [siempre|casi siempre|hoy] {doing}
    [aquí por|hablo mucho de|aprendiendo sobre|fan de] {topics}
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
