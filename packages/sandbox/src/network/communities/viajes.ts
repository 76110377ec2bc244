import { community } from './community.ts'

export const VIAJES = community({
  slug: 'viajes',
  title: 'Viajes y series',
  language: 'es',
  size: 0.9,
  hours: 'evening',
  week: 'even',
  mood: [0.4, 0.24],
  hashtags: 'viajes escapada series maratón mochila tren',
  emoji: '🧳 🚆 📺 🌊 🗺️',
  subreddits: 'viajes series',
  leaders: `
    Noelia Vega | noeliaviaja | Trenes lentos y libretas
    Butaca Doble | *butacadoble | Series y películas sin destripar
  `,
  happenings: `
    el final de {title} | ElFinal | 0.3 | 3
    los retrasos del aeropuerto | Retrasos | -0.8 | 2.2
  `,
  sheet: {
    lugar: `
      [la costa|un pueblo de {othercity}|el norte|la sierra|una isla|la frontera|el desierto|un barrio viejo|la selva|el lago|una ciudad fría|la isla|el valle|un faro]
    `,
    cosa: `
      [la mochila|una libreta|el mapa|la cámara|el pasaporte|una tienda de campaña|la hamaca|un paraguas|unas sandalias|la cantimplora]
    `,
    serie: `
      [el capítulo {small}|la segunda temporada|el final|un documental|la banda sonora|el villano|la intro|el doblaje|la precuela|el episodio piloto]
    `,
    topics: `
      {lugar}
      [los documentales|las bandas sonoras|los villanos|los doblajes|las segundas temporadas|las intros]
      [viajar sin prisa|las maratones|los mapas|los trenes nocturnos|los hostales|los spoilers|la comida de mercado]
    `,
    good: `
      [crucé|conocí|fotografié|recorrí] {lugar} [en tren|en autobús|a pie|en bici]
      [terminé|recomendé|repetí|lloré con] {serie} [en el sofá|en el avión|con {name}]
      [compré|preparé|estrené] {cosa} para ir a {lugar}
    `,
    bad: `
      [perdí|olvidé|mojé|rompí] {cosa} en {lugar}
      [me tragué|me dormí con|me perdí] {serie}
    `,
    doing: `
      [soñando con|planeando|echando de menos] {lugar}
      viendo {serie} [con manta|sin pestañear|a oscuras]
      buscando {cosa} [sin éxito|en oferta|en el trastero]
    `,
    todo: `
      [ver|volver a ver|esperar] {serie}
      [conocer|cruzar|visitar] {lugar} [en tren|en autobús|a pie|en bici]
      [buscar|preparar|comprar] {cosa}
    `,
    up: `
      {lugar}{~mid} [olía a lluvia|me sorprendió|me cambió|tenía otra luz]
      {serie}{~mid} [me dejó sin aire|me encantó|superó todo]
    `,
    down: `
      {lugar}{~mid} [estaba en obras|se llenó|cuesta demasiado]
      {serie}{~mid} [no tenía sentido|se hizo largo para mí|decepcionó]
      {cosa}{~mid} [no llegó|costó {big}|se rompió]
    `,
    claim: `
      {lugar} se disfruta [en otoño|a pie|sin prisa|con hambre]
      {serie} vale más que [la primera temporada|el libro|{serie}]
      viajar con [poco equipaje|amigos|un mapa de papel|mi familia] [enseña|cansa|une]
    `,
    asking: `
      qué llevo a {lugar} además de {cosa}
      qué ver después de {serie}
      cuántos días para {lugar}
    `,
    fact: `
      faltan {num} días para ir a {lugar}
      {name} viaja con {cosa} desde {year}
      {serie} dura {num} minutos
      [{num}|{small}] [horas|paradas|días|kilómetros] hasta {othercity}
    `,
    spot: `
      el [aeropuerto|hostal|mirador|cine de verano|andén]
      la [estación|playa|frontera|librería de viajes]
    `,
  },
})
