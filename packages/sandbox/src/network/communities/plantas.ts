import { community } from './community.ts'

export const PLANTAS = community({
  slug: 'plantas',
  title: 'Plantas y huerto',
  language: 'es',
  size: 0.8,
  ages: [18, 66],
  hours: 'early',
  week: 'weekend',
  mood: [0.44, 0.22],
  hashtags: 'plantas huerto suculentas esquejes compost jardinería',
  emoji: '🌱 🪴 🍅 🌵 🐌 💚',
  subreddits: 'jardineria plantas',
  leaders: `
    Rosario Tapia | rosariosiembra | Balcón pequeño, fe enorme
    Semilla Libre | *semillalibre | La revista del huerto urbano
  `,
  happenings: `
    el intercambio de semillas de {othercity} | Semillazo | 0.8 | 2.2
    la granizada | Granizada | -0.8 | 2.2
  `,
  sheet: {
    planta: `
      [mi monstera|la albahaca|el limonero|mi cactus|la hierbabuena|el aguacate del frasco|la orquídea|mi potus|el romero|la tomatera|mi suculenta|el rosal de la abuela|la lavanda|el helecho|la buganvilla]
    `,
    lugar: `
      [en el balcón|junto a la ventana|en una lata de café|en el patio|en la terraza|al lado del router|en el baño|bajo el parrón|en una maceta rota|en la oficina]
    `,
    bicho: `
      [el pulgón|un caracol|mi gato|la cochinilla|una oruga enorme|el perro de {name}|la mosca blanca|el loro del vecino]
    `,
    topics: `
      {planta}
      [el compost|los esquejes|las suculentas|el riego|el huerto urbano|las semillas criollas|las macetas|los injertos]
    `,
    good: `
      trasplanté {planta} [a una maceta digna|sin romper una raíz|{lugar}|con música]
      coseché [{small} tomates|un puñado de albahaca|la primera frutilla|tres limones|rabanitos chuecos] {lugar}
      saqué {small} esquejes de {planta} y [prendieron todos|ya tienen raíz|los repartí en la oficina]
      [rescaté|adopté|heredé] {planta} [de la basura|de {name}|de una mudanza]
      conseguí que {planta} [florezca|saque hoja nueva|sobreviva al invierno] {lugar}
      cambié {small} semillas por [un esquejito|un kilo de naranjas|una maceta pintada] con {name}
      regué {lugar} [al amanecer|en pijama|hablándole a todas] y [qué paz|salió un arcoíris]
      [primer|pequeño|gran] [brote|ramo|tomate|trasplante] [del año|logrado|con {name}] {lugar}
    `,
    bad: `
      [ahogué|quemé al sol|olvidé regar|podé de más] {planta}
      se me cayó {planta} [desde el tercer piso|sobre la alfombra|en plena reunión]
      dejé {planta} con {name} y [volví a un palo|le puso café|ahora se llama Ramón]
      compré {small} plantas más [sin tener lugar|por tristes|camino a comprar pan]
      confundí [cilantro con perejil|maleza con tomates|fertilizante con sal] {lugar}
      dejé entrar a {bicho} y adiós a {planta}
      [hojas secas|raíces podridas|macetas volcadas|plaga] {lugar}
    `,
    doing: `
      hablándole a {planta} {lugar}
      quitándole [el pulgón|la cochinilla|la mosca blanca|un caracol] a {planta} [con paciencia|con un pincel|a las {hour} de la noche]
      [regando|abonando|fotografiando] todo {lugar}
      mirando si {planta} [creció desde ayer|me perdonó|tiene brote]
      [pintando macetas|juntando frascos|etiquetando semillas] {lugar}
    `,
    todo: `
      trasplantar {planta} [antes de que haga frío|con tierra buena|{lugar}]
      [regar|podar|girar|limpiar las hojas de] {planta}
      [hacer compost|sembrar cilantro|cambiar el sustrato|armar un semillero] {lugar}
      espantar a {bicho} [por las buenas|con paciencia]
      regalarle un esqueje a [{name}|mi suegra|quien pase]
    `,
    up: `
      {planta} [sacó hoja nueva|floreció por primera vez|revivió|está inmensa] {lugar}
      [la tierra mojada|el jazmín|la albahaca] perfuma [toda la casa|el pasillo|hasta la calle]
      {bicho} [pasó de largo|vino de visita|no volvió] y {planta} [sigue igual|sigue entera|lo agradece]
      mi balcón [parece selva|da sombra|tiene {num} tonos de verde]
      [{name}|mi hijo|la vecina] [plantó un poroto|le puso nombre a todas|se llevó un esqueje feliz]
      todo [crece|florece|huele bien] {lugar}
    `,
    down: `
      {planta} [está amarilla|perdió {small} hojas|se ve tristísima|no prende] [sin razón|desde la mudanza|{lugar}]
      {bicho} [se comió|destrozó|encontró] {planta}
      hace {num} grados y [la tierra es cemento|{planta} pide auxilio|no hay sombra]
      el granizo [destrozó|agujereó|tumbó] {planta}
      la maceta [se rajó|chorrea al vecino|cuesta más que la planta]
    `,
    claim: `
      {planta} [necesita menos agua de la que crees|vive mejor sin tanta atención|sabe más que nosotros]
      una casa con {planta} {lugar} [se ve distinta|respira|perdona el desorden]
      hablarles a las plantas [funciona|me funciona a mí y basta|no es raro, raro es no hacerlo]
      el compost [no huele si se hace bien|es magia lenta|enseña paciencia]
      nadie tiene [una sola suculenta|la cantidad justa de macetas|buena mano al principio]
      [la sombra|el compost|la paciencia|la lluvia] [gana|cura|enseña|no falla]
    `,
    asking: `
      cada cuánto riegan {planta}
      qué le pongo a {planta} contra {bicho}
      dónde venden [tierra buena|macetas de barro|semillas criollas] en {city}
      qué planta aguanta [un baño sin ventana|mi olvido|{num} grados de sol directo]
      es tarde para sembrar [tomates|lechugas|girasoles] {lugar}
      alguien cambia esquejes de {planta} por {planta}
    `,
    fact: `
      ya son {num} macetas {lugar}
      {planta} cumplió {small} años conmigo
      el intercambio de semillas es {soon}
      {name} tiene {planta} desde {year}
      la albahaca salió en {small} días
      anuncian {small} grados de mínima
      [{num}|{small}] [brotes|macetas|semillas|lombrices] {lugar}
    `,
    spot: `
      el [vivero|jardín botánico|huerto comunitario]
      la [feria de plantas|huerta de {name}]
    `,
  },
})
