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
      [un tren nocturno|la mochila|una libreta|el mapa|un hostal|el ferry|la ventanilla|un autobús viejo|la cámara|el pasaporte|la sandalia rota|una tienda de campaña|la hamaca]
    `,
    serie: `
      [el capítulo {small}|la segunda temporada|el final|un documental|la banda sonora|el villano|la intro|el doblaje|la precuela|el episodio piloto]
    `,
    topics: `
      {lugar}
      {serie}
      [viajar sin prisa|las maratones|{cosa}|los spoilers|la comida de mercado]
    `,
    good: `
      [crucé|dibujé|fotografié|recorrí] {lugar}{~nmod} con {cosa}
      [terminé|recomendé|repetí|lloré con] {serie}{~nmod} [en el sofá|en el avión|con {name}]
      [reservé|compartí|estrené] {cosa}{~nmod} para ir a {lugar}
    `,
    bad: `
      [perdí|olvidé|mojé|rompí] {cosa}{~nmod} en {lugar}
      [me tragué|me dormí con|me destriparon] {serie}{~nmod}
    `,
    doing: `
      [soñando con|planeando|echando de menos] {lugar}{~nmod}
      viendo {serie}{~nmod} [con manta|sin pestañear|a oscuras]
      buscando {cosa}{~nmod} [barata|en oferta|en el trastero]
    `,
    todo: `
      [ver|volver a ver|esperar] {serie}{~nmod}
      [conocer|cruzar|dibujar] {lugar}{~nmod} con {cosa}
      [vender|arreglar|comprar] {cosa}{~nmod}
    `,
    up: `
      {lugar}{~nmod}{~mid} [olía a lluvia|estaba vacío|me cambió|tenía otra luz]
      {serie}{~nmod}{~mid} [me dejó sin aire|fue perfecto|superó todo]
    `,
    down: `
      {lugar}{~nmod}{~mid} [estaba en obras|se llenó|salió carísimo]
      {serie}{~nmod}{~mid} [no tenía sentido|fue eterno|decepcionó]
      {cosa}{~nmod}{~mid} [no llegó|costó {big}|se rompió]
    `,
    claim: `
      {lugar}{~nmod} se disfruta [en otoño|a pie|sin {cosa}|con hambre]
      {serie}{~nmod} vale más que [la primera temporada|el libro|{serie}]
      viajar con {cosa}{~nmod} [enseña|cansa|une]
    `,
    asking: `
      qué llevar a {lugar}{~nmod} además de {cosa}
      qué ver después de {serie}{~nmod}
      cuántos días para {lugar}{~nmod}
    `,
    fact: `
      faltan {num} días para {lugar}{~nmod}
      {name} lleva {cosa}{~nmod} desde {year}
      {serie}{~nmod} dura {num} minutos
      [{num}|{small}] [horas|paradas|fotos|mochilas] [hasta {othercity}|en total|por persona]
    `,
    spot: `
      el [aeropuerto|hostal|mirador|cine de verano|andén]
      la [estación|playa|frontera|librería de viajes]
    `,
  },
})
