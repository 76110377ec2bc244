import { community } from './community.ts'

export const VIDEOJUEGOS = community({
  slug: 'videojuegos',
  title: 'Videojuegos',
  language: 'es',
  size: 1.1,
  hours: 'night',
  week: 'even',
  mood: [0.36, 0.3],
  hashtags: 'videojuegos gaming indie speedrun retro coop logros',
  emoji: '🎮 👾 🕹️ 💀 🏆 😤',
  subreddits: 'videojuego',
  leaders: `
    Nerea Quiroga | nereajuega | Muero en el tutorial y lo transmito
    Botón Select | *botonselect | Reseñas sin nota
  `,
  happenings: `
    el estreno de Tierra Hueca | TierraHueca | 0.7 | 3
    la caída de los servidores de Tierra Hueca | ServidoresCaidos | -0.9 | 2.6
    la feria retro de {othercity} | FeriaRetro | 0.8 | 2
  `,
  sheet: {
    juego: `
      [Tierra Hueca|Gauchos del Espacio|Faro Rojo|Pueblo Remolacha|Sombra Lateral|Karting Infernal|La Mina 7|Caballeros de Hojalata|Órbita Cero|Panadería Feroz|Dragones y Facturas|Mar de Nubes]
    `,
    jefe: `
      [el jefe del puente|el dragón de barro|la bruja del faro|el caballero del martillo|el pulpo de dos fases|el guardián del ascensor|el esqueleto del tutorial|el jefe secreto|la araña del nivel cuatro]
    `,
    modo: `
      [a las {small} de la madrugada|al primer intento|después de {num} muertes|en fácil y sin vergüenza|sin una sola poción|con el mando roto|de pura suerte|gritando bajito|sin guía]
    `,
    topics: `
      {juego}
      [los juegos indie|el backlog|los jefes imposibles|las consolas retro|el cooperativo de sofá|los speedruns|las bandas sonoras|los logros|los RPG por turnos]
    `,
    good: `
      [le gané a|por poco pero vencí a|despaché a] {jefe} {modo}
      terminé {juego} {modo}
      encontré [el final oculto|una espada legendaria|el sombrero secreto|un atajo|al gato] en {juego}
      compré {juego} [por {small} monedas|en rebaja|de segunda mano|sin leer nada] y [no lo suelto|qué acierto|van {num} horas]
      [desempolvé|arreglé|rescaté] [la consola vieja|el cartucho de {year}|mi memory card] y {juego} [arrancó a la primera|sigue ahí]
      le enseñé {juego} a [mi mamá|{name}|mi sobrino|mi abuelo] y [ahora no me presta el mando|ya me gana|pregunta por la granja]
      jugué {small} horas seguidas a {juego} [pescando|decorando una casa|sin avanzar la historia|en cooperativo]
      [tremenda|primera|loca] [noche|partida|sesión] de {juego}, [{num} horas|cero muertes|pulgar dormido]
      [adoré|retomé|regalé|recomendé] {juego} [a {name}|ayer|por tercera vez]
      [torneo|maratón|revancha] de {juego} con {name}, [gané|perdí riendo|empate técnico]
    `,
    bad: `
      perdí [la partida guardada|{num} horas|toda la granja|la racha] en {juego}
      morí {num} veces contra {jefe} {modo}
      [tiré|rompí|mojé] el mando [por culpa de {jefe}|con el café|sin querer queriendo]
      compré {juego} a precio completo [un día antes de la oferta|y lo jugué {small} minutos|teniéndolo repetido]
      me [destrozaron|eliminaron|spoilearon] en {juego} [en cinco segundos|un niño de nueve años|justo antes del final]
      esperé {num} minutos [la descarga|el parche|al matchmaking] para jugar {small} minutos a {juego}
      dije "una más" y [amaneció|eran las {small}|llegué tarde] por {jefe}
      [pantalla negra|apagón|bug|lag] [en pleno|antes del|durante el] [jefe|final|guardado]
      [vendí|tiré|perdí] [la espada|la llave|el arco|un objeto único] en {juego}
    `,
    doing: `
      intentando vencer a {jefe} {modo}
      [decorando|limpiando|ampliando] mi [casa|granja|nave] en {juego}
      viendo [un speedrun|un directo|la intro] de {juego} [mientras como|por quinta vez|en vez de dormir]
      [ordenando|fingiendo que vacío|contando] un backlog de {num} juegos
      farmeando [setas|hierro|experiencia|tres monedas] en {juego}
      explicándole la trama de {juego} a {name}
    `,
    todo: `
      [terminar|rejugar|retomar|regalar] {juego}
      [derrotar|esquivar|insultar] a {jefe} {modo}
      [comprar|limpiar|cambiar las pilas de] el mando
      jugar a {juego} [con cascos buenos|en cooperativo|sin mirar guías]
      [dormir|cenar|hablar con gente] antes [del parche|del próximo jefe|de abrir {juego}]
    `,
    up: `
      la [música|historia|última misión|lluvia] de {juego} [es una locura|me puso la piel de gallina|no se me va de la cabeza|merece premio]
      {juego} [va fino|sacó modo foto|está a mitad de precio|trae nuevo mapa] [desde el parche|en mi pc prehistórico|esta semana]
      [un desconocido|{name}|mi equipo random|el niño del chat] [me salvó|me regaló una armadura|se sacrificó] contra {jefe}
      el parche [arregló todo|hizo más lentas a las gallinas|nos devolvió la espada]
      los personajes de {juego} [me caen mejor que media oficina|se acuerdan de mí|saludan por mi nombre]
      {juego} [me relaja|me obsesiona|sorprende|engancha] [todavía|cada noche|a los {num}]
    `,
    down: `
      los servidores de {juego} [se cayeron|van a pedales|me echaron] [justo el viernes|en plena final|con {jefe} a un golpe]
      {juego} [pesa {big} gigas|se congela|cuesta {num}] [al arrancar|cuando llueve|sin motivo]
      {jefe} tiene [tercera fase|un golpe imposible|más vida que yo]
      el mando [se va solo a la izquierda|no carga|huele a quemado] [desde ayer|en los momentos clave]
      a {juego} [lo retrasaron otra vez|le metieron pase de temporada|le quitaron el modo local]
      el emparejamiento de {juego} me pone con [profesionales|gente que no habla|{name}, siempre {name}]
      [cámara|traducción|interfaz|dificultad] [horrible|absurda|de otra época] en {juego}
    `,
    claim: `
      {juego} es [mejor que|más honesto que|el abuelo de] {juego}
      un juego de {small} horas [bien hecho vale por diez mapas enormes|también es un juego completo]
      jugar en fácil [es un derecho|no le quita nada a nadie|alarga la vida]
      el cooperativo de sofá [debería ser ley|rompe familias y las une|no tiene reemplazo]
      {jefe} es [pura injusticia|el mejor combate que hay|más fácil de lo que dicen]
      nadie ha [terminado de verdad|entendido el final de|leído los diálogos de] {juego}
      {juego} [se disfruta|se juega|se recuerda] [sin prisa|de a dos|de noche|con cascos]
      un buen juego [respeta tu tiempo|termina|se presta|hace reír]
    `,
    asking: `
      cómo le ganaron a {jefe}
      {juego} o {juego} para [empezar|jugar en pareja|una compu vieja|vacaciones]
      qué juego [corto|tranquilo|raro|sin combates] recomiendan
      vale la pena {juego} [a estas alturas|con pocas horas libres|si no jugué el primero]
      juegan con [mando o teclado|subtítulos o sin ellos] a {juego}
      dónde hay [arcades|cartuchos|torneos] en {city}
    `,
    fact: `
      llevo {big} horas en {juego}
      {juego} baja a {small} [este finde|hasta el lunes]
      el récord de {juego} ya está en {num} minutos
      [{name}|mi primo|medio barrio] juega a {juego} desde {year}
      me faltan {small} logros de {juego}
      la actualización pesa {num} gigas
      {name} transmite {jefe} {soon}
      {name} [arrasa|empieza|hace trampa|insiste] en {juego}
      [{num}|{small}] [muertes|cofres|estrellas|capítulos] [hoy|esta semana] en {juego}
      [nuevo|gran|pequeño] [parche|récord|torneo|evento] de {juego} {soon}
    `,
    spot: `
      el [salón de arcades|torneo del barrio|local de cartuchos]
      la [feria retro|tienda de usados de {city}|sala de {name}]
    `,
  },
})
