import { community } from './community.ts'

export const BARRIO = community({
  slug: 'barrio',
  title: 'Vida de barrio',
  language: 'es',
  size: 1,
  ages: [18, 62],
  hours: 'evening',
  week: 'weekend',
  mood: [0.38, 0.3],
  hashtags: 'barrio terraceo vecinos finde mercado verbena',
  emoji: '🍻 ☀️ 🫒 🪴 😅 🥵',
  subreddits: 'spain askspain',
  countries: { ES: 1 },
  leaders: `
    Paqui Robledo | paquidelquinto | Crónicas de escalera
    El Rellano | *elrellano | Noticias pequeñas de barrios grandes
  `,
  happenings: `
    las fiestas del barrio | FiestasDelBarrio | 0.9 | 2.6
    la ola de calor | OlaDeCalor | -0.6 | 2.8
    el corte del metro en {othercity} | MetroCortado | -0.8 | 2.4
  `,
  sheet: {
    sitio: `
      [el bar de Manolo|la terraza de abajo|el mercado|la plaza|el chino de la esquina|la piscina municipal|el rastro|la panadería|el parque|el súper|la peluquería de Loli|el centro cultural]
    `,
    vecino: `
      [la del quinto|el portero|mi vecina Puri|el del perro salchicha|la presi de la escalera|el frutero|el crío del segundo|mi casero|la señora del carrito|el camarero de siempre|el guiri del ático]
    `,
    tapa: `
      [una de bravas|media de calamares|un pincho de tortilla|una de aceitunas|una caña bien tirada|un vermut|una de croquetas|un chocolate con churros|una ración de oreja|pan con tomate|un montadito]
    `,
    cuando: `
      [a la fresca|a las tantas|en chanclas|con este calor|un martes cualquiera|sin venir a cuento|en pleno agosto|a la hora de la siesta|antes del súper|al caer la tarde]
    `,
    topics: `
      [las terrazas|el mercado del barrio|las cañas|los vecinos|la siesta|el rastro|las verbenas|los bares de siempre|el tendedero|las tardes de verano]
    `,
    good: `
      me tomé {tapa} en {sitio} {cuando}
      {vecino} me [subió|dejó en la puerta|regaló] [unos tomates de su huerta|{tapa}|una planta|medio bizcocho]
      encontré [aparcamiento a la primera|una silla preciosa en la basura|un libro por un euro|sitio en la terraza] {cuando}
      acabé [bailando|cantando|arreglando el mundo|jugando al dominó] con {vecino} en {sitio}
      me eché una siesta de {small} horas {cuando} y [resucité|no sé ni qué año es|viva la vida]
      bajé a por pan y [volví a las {small}|acabé con {tapa}|me lié con {vecino}]
      [conseguí|heredé|estrené] [una bici|un ventilador|mesa en la terraza|toldo nuevo] gracias a {vecino}
      [tarde|noche|sobremesa] [larga|de risas|redonda] en {sitio}, [{tapa}|{num} cañas|sin prisa]
      [charlé|brindé|me reí] con {vecino} {cuando}
      [pillé|me llevé|conseguí] [una sombra|una mesa al sol|el último pan|la mejor silla] [antes que nadie|con {vecino}|{cuando}]
      [domingo|aperitivo|paseo] [lento|sin móvil|de manual] por {sitio}
    `,
    bad: `
      me [cobraron|clavaron|soplaron] {small} euros por {tapa} en {sitio}
      me [dejé las llaves dentro|quedé sin agua caliente|cargué la persiana] {cuando}
      me despertó {vecino} con [el taladro|el reguetón|la aspiradora|una corrida de muebles] a las {small}
      bajé a {sitio} {cuando} y [estaba cerrado|no quedaba nada|había {num} personas delante]
      tendí la ropa y [se puso a llover|una paloma la estrenó|salió naranja del polvo]
      subí {small} pisos cargado porque [el ascensor murió|{vecino} lo tenía parado|esto es así]
      discutí con {vecino} por [el felpudo|la basura|el toldo|el wifi]
      [cola|ruido|calor|cuenta] de [locos|otro mundo|campeonato] en {sitio}
      [perdí|rompí|olvidé] [el abanico|el táper|el paraguas|las gafas de sol] en {sitio}
      [me dormí|me quemé|me perdí] en {sitio} {cuando}
    `,
    doing: `
      tomando {tapa} en {sitio}
      cotilleando con {vecino} {cuando}
      [buscando|esperando|guardando] sitio en {sitio}
      escuchando a {vecino} [cantar por la ventana|discutir del toldo|explicar su operación salida]
      [sobreviviendo|derritiéndome|abanicándome] {cuando}
      haciendo cola en {sitio} [por costumbre|detrás de {vecino}|con el carrito]
      [regateando|merendando|jugando a las cartas] en {sitio}
    `,
    todo: `
      quedar en {sitio} {cuando}
      [bajar la basura|regar las macetas|arreglar la persiana|devolver el táper] sin falta
      pedir {tapa} y [no mirar el móvil|repetir|pagar yo por una vez]
      [saludar|esquivar|invitar] a {vecino}
      ir al [rastro|mercado|cine de verano|polideportivo] [temprano|sin prisa|con la abuela]
    `,
    up: `
      {sitio} [estaba de bote en bote|huele a pan recién hecho|ha vuelto a abrir|sigue igual que en {year}]
      {vecino} [ha montado una barbacoa|toca el saxo y no lo hace mal|me guarda los paquetes|ha puesto luces en el patio]
      en {sitio} ponen {tapa} [de gloria|de las de antes|con la bebida|hasta las {small}]
      por fin [corre el aire|refresca por la noche|hay sombra en la plaza|funciona el ascensor]
      el barrio [está precioso|suena a verbena|huele a azahar|ha sacado las sillas a la calle] {cuando}
      {vecino} [canta|saluda|invita|reparte higos] {cuando}
      [corre|huele|suena] [brisa|jazmín|un acordeón|fritura buena] en {sitio}
    `,
    down: `
      {sitio} [cierra en agosto|se ha convertido en un brunch|ha quitado la barra|cobra la servilleta]
      hay obras [bajo mi ventana|en toda la calle|en {sitio}] desde [las {small} de la mañana|{year}|que tengo memoria]
      {vecino} [ha sacado el karaoke|aparca en doble fila|riega y me ducha el balcón|tiende chorreando]
      [hacen|marca el termómetro] {num} grados {cuando} y [no tengo aire|el ventilador mueve sopa|nadie duerme]
      el metro [va sin aire|pasa cada {num} minutos|está cortado] y {sitio} queda en la otra punta
      ya no quedan [tomates que sepan a algo|bares con servilleta al suelo|pisos con luz] cerca de {sitio}
      [obras|mosquitos|verbena|persianas] [hasta las {small}|{cuando}|bajo mi ventana]
      [gotea|chirría|huele raro|no abre] [el ascensor|el portal|la persiana|el buzón] {cuando}
    `,
    claim: `
      {tapa} en {sitio} [arregla cualquier lunes|vale más que un día libre|no se discute]
      la siesta de {num} minutos [es mentira|es patrimonio|no le hace daño a nadie]
      un barrio sin [mercado|banco a la sombra|bar de viejos|quiosco] es [un aparcamiento|un catálogo|un pasillo]
      el mejor plan {cuando} es [no tener plan|{tapa} y a casa|sentarse en {sitio}]
      quien baja con silla plegable [manda|es sabio|ha ganado]
      {vecino} sabe más [que internet|del barrio que el cartero|de mi vida que yo]
      [la sombra|el botijo|el abanico|la persiana] [salva vidas|nunca falla|es cultura]
      [el bar|la fuente|el quiosco|la siesta] [hace barrio|une más que el wifi|no se toca]
      {cuando}, [nada como|siempre|hace falta] {tapa}
    `,
    asking: `
      dónde ponen [las mejores bravas|un buen menú|churros de verdad] en {city}
      alguien tiene [una escalera|un taladro|táperes] en {city}
      a qué hora abre {sitio} [los domingos|en agosto]
      soy la única persona que [cena a las {small}|duerme con ventilador|baja en pijama a por el pan]
      qué se hace en {city} {cuando}
      cómo se le dice a {vecino} que [baje la música|no fría sardinas|devuelva la fregona]
    `,
    fact: `
      en {sitio} la caña está a {small} euros
      hoy cenamos a las {hour} en {sitio}
      {vecino} cumple {num} y ha invitado a la escalera
      el {num} tarda {small} minutos según el cartel y {num} según la vida
      la fiesta empieza a las {hour} en {sitio}
      somos {num} en el grupo de la escalera
      {name} se muda encima de {sitio}
      [{num}|{small}] [sillas|cañas|vecinos|grados] [en la plaza|a la sombra|{cuando}]
      {name} [baja|sube|invita|llega tarde] {soon}
      [hoy|mañana|el domingo] [mercadillo|verbena|paella|rastrillo] en {sitio}
      {vecino} [se jubila|estrena bici|tiene loro|vuelve del pueblo] {soon}
    `,
    spot: `
      {sitio}
      [el rellano|la azotea|el banco de la plaza]
    `,
  },
})
