/** `id | Spanish`, written as in `life.ts`. */
export const SPANISH = `
483 | deporte deportes deportivo campeonato torneo campeón campeones entrenador ~partido ~equipo ~jugador ~jugadores ~victoria
533 | fútbol futbol golazo selección mundial barça real_madrid boca river_plate libertadores champions delantero portero arquero messi hinchas ~gol ~goles ~penal ~liga
545 | béisbol beisbol jonrón grandes_ligas
547 | baloncesto básquet basquetbol
539 | tenis nadal alcaraz
518 | fórmula_1 checo_pérez
338 | música musica canción canciones cantante concierto álbum banda reguetón reggaeton cumbia guitarra ~tema ~disco ~gira
324 | película peliculas películas cine actriz estreno taquilla ~director ~tráiler
640 | telenovela capítulo televisión netflix serie series ~temporada ~programa
641 | anime manga
680 | videojuego videojuegos gamer jugar_al consola
210 | comida cocina receta recetas almuerzo cena desayuno delicioso rico_plato ~comer ~comiendo ~hambre
218 | restaurante pizza hamburguesa tacos asado empanadas paella
211 | cerveza vino tequila fernet ~birra
222 | café cafecito mate_amargo
217 | torta pastel helado chocolate postre
653 | viaje viajar viajes vacaciones turismo turista playa ~vuelo ~hotel
552 | moda vestido zapatos ropa_nueva ~ropa
553 | maquillaje belleza
424 | gato gatos gatito gatitos michi
425 | perro perros perrito perritos cachorro
186 | mi_mamá mi_papá mi_hermana mi_hermano mi_familia mis_padres mi_abuela novio novia mi_esposo mi_esposa
192 | mi_hijo mi_hija mis_hijos maternidad
132 | universidad escuela colegio examen exámenes profesor profesora estudiantes estudiante facultad tarea clases ~estudiar
52 | empresa empresas emprendedor emprendedores emprendimiento negocio negocios empresarios ~ventas ~clientes
80 | inflación economía dólar_blue pib ~precios
410 | inversión inversiones inversionistas acciones_de bolsa_de
596 | tecnología innovación ~digital
464 | ciencia científicos científico investigadores
42 | libro libros novela poema poesía escritor escritora lectura ~leer ~leyendo
201 | arte pintura exposición museo artista dibujo
209 | teatro obra_de_teatro
255 | fotografía fotógrafo
225 | gimnasio entrenar ejercicio rutina_de
170 | cumpleaños feliz_cumpleaños
390 | lluvia tormenta pronóstico ~calor ~frío
432 | famosos farándula influencer
`
