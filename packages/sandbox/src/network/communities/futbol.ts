import { community } from './community.ts'

export const FUTBOL = community({
  slug: 'futbol',
  title: 'Fútbol en español',
  language: 'es',
  size: 1.3,
  hours: 'night',
  week: 'match',
  mood: [0.32, 0.32],
  hashtags: 'futbol clasico Superliga gol cantera DiaDePartido',
  emoji: '⚽ 🏟️ 🔥 🧤 😤',
  subreddits: 'futbol LigaFutbol',
  leaders: `
    Atlético Ribera | *atleticoribera | Cuenta oficial del Ribera
    Joaquín Ledesma | jledesma7 | Extremo zurdo del Ribera
    La Tribuna Sur | *latribunasur | Fútbol contado desde la grada
  `,
  happenings: `
    el clásico [Ribera|San Telmo] contra [Cóndor|Marina] | ElClasico | 0.3 | 3.4
    el fichaje de {name} {surname} | Fichaje | 0.6 | 2.6
    la eliminación en penales | Penales | -0.8 | 3
  `,
  sheet: {
    club: `
      [el Ribera|San Telmo Norte|el Cóndor|la Marina|Deportivo Olivar|el Faro|Unión del Valle|Real Castaño]
    `,
    jugador: `
      [el portero|el nueve|el lateral|la capitana|el suplente|el central|el diez|el canterano|el mister]
      [la portera|el goleador|el volante|el juvenil|la lateral|el extremo|la central|el ídolo de {year}|el central zurdo|la delantera nueva|el mediocentro|la goleadora]
    `,
    topics: `
      {club}
      [el VAR|la cantera|los penales|la grada|el mercado de fichajes|la camiseta nueva|el fútbol sala|las tácticas]
      {jugador}
    `,
    good: `
      [vi|grité|celebré] [un golazo|el triunfo|la remontada] de {club}
      [conseguí|compré|heredé] [dos entradas|un abono|la camiseta] de {club}
      jugué de [portero|lateral|delantero|central] y [metí dos|no me lesioné|ganamos]
      llevé a [{name}|mi sobrina|mi abuelo] a ver a {club}
      [abracé|llamé|consolé] a {name} después del gol de {club}
      [gané|empaté|organicé] [la quiniela|un torneo|el partido de los jueves] con los de siempre
    `,
    bad: `
      [aposté por|confié en|alineé a] {jugador}{~nmod} de {club}
      me perdí [el gol|la prórroga|los penales] de {club} por [el tráfico|dormirme|cenar]
      pagué {num} por ver a {club} [perder|empatar a cero|detrás de una columna]
      discutí {small} horas por {jugador}{~nmod}
      [rompí|tiré|escondí] [la radio|el mando|la bufanda] por culpa de {jugador}{~nmod}
    `,
    doing: `
      viendo a {club} [sin volumen|en el bar|desde el pasillo|de pie]
      [discutiendo|soñando|escribiendo] sobre {jugador}{~nmod} de {club}
      repasando [la tabla|los goles|las alineaciones] de {club}
      [buscando|cambiando|vendiendo] cromos de {jugador}{~nmod}
      escuchando a {name} hablar de {club} [sin parar|en el taxi]
    `,
    todo: `
      [ver|seguir|animar] a {club} [en casa|fuera|hasta el final]
      [vender|fichar|sentar|perdonar] a {jugador}{~nmod}
      [comprar|sacar|revender] entradas para {club}
    `,
    up: `
      {club}{~mid} [jugó de memoria|ganó en la última|remontó {small} goles|mereció todo]
      {jugador}{~nmod} de {club}{~mid} [la rompió|no falló una|fue un muro|firmó un partidazo]
      la grada de {club}{~mid} [cantó todo el partido|fue una fiesta|empujó como nunca]
      [la afición|mi barrio|la oficina entera] sonríe gracias a {jugador}{~nmod}
    `,
    down: `
      {club}{~mid} [no tira a puerta|perdió en el {num}|defiende fatal|regaló el partido]
      {jugador}{~nmod}{~mid} [se lesionó|falló el penal|vio la roja|no corre] contra {club}
      el árbitro [no vio|inventó|tardó {small} minutos en] [una mano|el penal|el fuera de juego] de {club}
      [el césped|el sistema|la defensa] de {club} [da pena|es un colador|parece un queso]
    `,
    claim: `
      {jugador}{~nmod} vale [más|menos] que {jugador} de {club}
      {club}{~mid} [no baja|gana la liga|necesita un nueve|juega mejor sin {jugador}{~nmod}]
      [el VAR|el fútbol a las {hour}|la camiseta alternativa] [mata la emoción|no tiene sentido|es un acierto]
      los partidos de {club} se ganan [en el medio|en la grada|con paciencia]
      prefiero a {jugador}{~nmod} antes que a {jugador}
    `,
    asking: `
      quién juega mañana en {club}
      a qué hora juega {club} contra {club}
      dónde ven a {club} en {city}
      quién fue el mejor de {club} [hoy|este año|contra {club}]
      qué le pasa a {jugador}{~nmod} desde {year}
    `,
    fact: `
      {club} [recibe a|visita a|empata con] {club}
      {jugador}{~nmod} de {club} [vuelve en {small} semanas|renovó|entrena aparte]
      hay {num} mil personas viendo a {club}
      quedan {small} fechas para {club}
      {jugador}{~nmod} cumple {num} años
      {name} tiene la camiseta de {jugador}{~nmod}
    `,
    spot: `
      el [estadio|bar de la esquina|entrenamiento|museo del club|vestuario]
      la [grada sur|tienda de {club}|cancha del barrio]
    `,
  },
})
