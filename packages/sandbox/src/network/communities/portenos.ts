import { community } from './community.ts'

export const PORTENOS = community({
  slug: 'portenos',
  title: 'Vida porteña',
  language: 'es',
  size: 0.9,
  ages: [18, 62],
  hours: 'night',
  week: 'even',
  mood: [0.34, 0.34],
  hashtags: 'mate asado bondi BsAs facturas sobremesa',
  emoji: '🧉 🥩 🚌 🥐 🌧️ 🙃',
  subreddits: 'argentina BuenosAires',
  countries: { AR: 1 },
  leaders: `
    Cami Basualdo | camibasu | Mate lavado y opiniones
    Vereda Par | *veredapar | La ciudad a pie
  `,
  happenings: `
    la sudestada en la ciudad | Sudestada | -0.6 | 2.4
    la noche de las librerías | NocheDeLibrerias | 0.9 | 2.4
    el finde largo | FindeLargo | 0.9 | 2.6
  `,
  sheet: {
    plan: `
      [un asado|una ronda de mates en la plaza|una pizza de parado|una merienda con facturas|un picado con los pibes|una sobremesa eterna|un fernet en la terraza|una vuelta por la feria|una noche de empanadas|un truco de a seis|una peli en el cine viejo]
    `,
    lugar: `
      [la terraza de {name}|el bodegón de la esquina|lo de mi vieja|la plaza|el kiosco|un bar notable|la costanera|la librería de usados|el club del barrio|la verdulería|el patio]
    `,
    transporte: `
      [el {num}|el bondi|el subte|el tren|un tacho|la bici]
    `,
    momento: `
      [a la tardecita|después del laburo|con un calor bárbaro|un domingo gris|a las mil y quinientas|sin apuro|con el mate en la mano|en ojotas|los sábados|sin un mango]
    `,
    topics: `
      [el mate|los bondis|el asado del domingo|las facturas|la sobremesa|los bodegones|el fernet|las ferias|los perros de la plaza]
    `,
    good: `
      armamos {plan} en {lugar} {momento}
      me tomé {transporte} y [venía vacío|conseguí asiento|el chofer puso tango|llegué temprano]
      encontré [un librazo|un sillón|una camperita|un disco] a {small} lucas en {lugar}
      me salió [el chimi|la tortilla babé|el budín|la masa] como a [mi abuela|nadie|la vecina de {lugar}]
      me colé en {plan} {momento} y [terminé cebando|me fui último|conocí a {name}]
      dormí la siesta {momento} y [arranqué de cero|soy otra persona|me perdí todo, feliz]
      vi a [un perro con pulóver|un señor bailando solo|dos viejitos jugando al ajedrez] en {lugar} y [me arregló el día|me emocioné]
      [tarde|noche|vuelta] [tranqui|hermosa|larga] por {lugar}, [mate|birra|charla] de por medio
      [caminé|pedaleé|boludeé] por {lugar} [con {name}|sin rumbo|comiendo un alfajor]
    `,
    bad: `
      perdí {transporte} por [un semáforo|atarme los cordones|dos segundos|terminar el mate]
      se me [quemó la carne|lavó el mate|cayó el helado|cortó la luz] {momento}
      fui a {lugar} y [estaba cerrado|había {num} personas|aumentaron todo de nuevo]
      me clavé {num} minutos en {transporte} {momento}
      me olvidé [el termo|las llaves|la tarjeta|el cumple de {name}] y [quedé como un salame|volví caminando]
      quise hacer {plan} y [se largó a llover|se bajaron todos|terminé ordenando el placard]
      [humedad|cola|espera|lluvia] [pegajosa|eterna|insufrible] en {lugar}
      [perdí|rompí|olvidé] [el termo|la bombilla|el paraguas|los auris] en {lugar}
    `,
    doing: `
      tomando mate en {lugar} {momento}
      esperando {transporte} [hace {num} minutos|como un pavo|bajo la garúa]
      [cebando|escuchando|bancando] a {name} en {lugar}
      organizando {plan} [con gente que clava el visto|por audio de {small} minutos|para {num}]
      [boludeando|paseando|leyendo] en {lugar} {momento}
      [cantando|mirando por la ventanilla|durmiendo parado] en {transporte}
    `,
    todo: `
      armar {plan} {momento}
      tomarme {transporte} hasta {lugar}
      [invitar|bancar|llamar] a {name}
      comprar [facturas|yerba|hielo|carbón] antes de que [llueva|cierre el chino|lleguen todos]
      ir a {lugar} [caminando|sin celu|a no hacer nada]
    `,
    up: `
      {lugar} [explotaba de gente linda|olía a pan recién hecho|tenía sol hasta las siete|está más lindo que nunca]
      {plan} en {lugar} [fue tremendo|terminó a las {small}|me salvó la semana|no se compara con nada]
      {transporte} [vino al toque|iba con música|estaba re vacío]
      [mi vieja|{name}|el kiosquero|el tachero] [se mandó un chiste buenísimo|me regaló un alfajor|me guardó facturas]
      la ciudad {momento} [es otra cosa|parece una postal|tiene ese no sé qué]
      {name} [ceba|canta|invita|trajo bizcochitos] en {lugar}
      [jacarandás|solcito|olor a asado|tango] [en {lugar}|por la ventana|en el barrio]
    `,
    down: `
      {transporte} [no pasó nunca|vino explotado|cambió el recorrido|se quedó en el medio]
      hace {num} grados de sensación térmica y [se cortó la luz|el aire gotea|no hay hielo en {lugar}]
      {lugar} [cerró|aumentó otra vez|ahora es una cervecería|no tiene ni una mesa]
      [hay humedad|garúa finito|sopla un viento espantoso] y [el pelo me odia|la ropa no se seca|se suspendió {plan}]
      el vecino [pasa la misma cumbia|taladra|martilla] desde las {small}
      la docena de [facturas|empanadas|medialunas] está [imposible|{big} pesos más|a precio de oro]
      [palomas|goteras|mosquitos|cortes de luz] [en {lugar}|otra vez|toda la noche]
    `,
    claim: `
      {plan} [le gana a cualquier viaje|no se cancela por lluvia|se disfruta más {momento}]
      el mate [dulce no existe|se toma amargo y en silencio|se ceba con cariño o no se ceba]
      la sobremesa [es lo mejor del asado|tendría que ser feriado|vale más que el postre]
      {transporte} {momento} [te enseña todo de la vida|forma carácter|es un deporte extremo]
      nadie que diga [cinco minutos y estoy|la última y me voy|yo llevo el hielo] [dice la verdad|llegó nunca]
      {lugar} [tiene las mejores medialunas|no cambió desde {year}, por suerte|merece una película]
      [el vermú|la picada|el flan|la pizza fría] [arregla todo|no falla|une familias]
    `,
    asking: `
      quién se prende a {plan} {soon}
      che, dónde consigo [buena yerba|carbón a esta hora|un zapatero|medialunas de manteca] en {city}
      {transporte} pasa por {lugar} o me mandan fruta
      de grasa o de manteca
      qué hacen cuando [se corta la luz|se larga a llover|no hay un mango] {momento}
      a cuánto pagan [la docena|el kilo de helado|la grande de muzza] por su zona
    `,
    fact: `
      somos {num} para {plan} y hay carne para {small}
      {name} lleva el hielo, dice
      la grande de muzza está {big} mangos en {lugar}
      {transporte} pasa cada {num} minutos, en teoría
      {lugar} abre a las {hour}
      mañana hay {plan} en {lugar}
      quedan {small} facturas y somos {num}
      [{num}|{small}] [mates|cuadras|empanadas|paradas] [encima|hasta {lugar}|por cabeza]
      {name} [cae|trae facturas|avisa|llega tarde] {soon}
    `,
    spot: `
      {lugar}
      [el obelisco|la feria de San Telmo|el club]
    `,
  },
})
