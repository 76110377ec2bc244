import type { Language } from '../places.ts'
import { ANIME } from './anime.ts'
import { BACKEN } from './backen.ts'
import { BAHN } from './bahn.ts'
import { BAKING } from './baking.ts'
import { BAND } from './band.ts'
import { BARRIO } from './barrio.ts'
import { BASKETBALL } from './basketball.ts'
import { BOARDGAMES } from './boardgames.ts'
import { BOOKS } from './books.ts'
import { CAFE } from './cafe.ts'
import { CAFEKO } from './cafeko.ts'
import { CALCIO } from './calcio.ts'
import { CHILANGOS } from './chilangos.ts'
import { CIDADE } from './cidade.ts'
import { CINEMA } from './cinema.ts'
import { CLIMBING } from './climbing.ts'
import { COCINA } from './cocina.ts'
import { COFFEE } from './coffee.ts'
import type { Community } from './community.ts'
import { COOKING } from './cooking.ts'
import { CORRIDA } from './corrida.ts'
import { CORSA } from './corsa.ts'
import { COSME } from './cosme.ts'
import { COURSE } from './course.ts'
import { COZINHA } from './cozinha.ts'
import { CUCINA } from './cucina.ts'
import { CUISINE } from './cuisine.ts'
import { CYCLING } from './cycling.ts'
import { DATASCIENCE } from './datascience.ts'
import { DOGS } from './dogs.ts'
import { DOKUSHO } from './dokusho.ts'
import { DOUJIN } from './doujin.ts'
import { EIGA } from './eiga.ts'
import { ENGEI } from './engei.ts'
import { ENGINEER } from './engineer.ts'
import { FAHRRAD } from './fahrrad.ts'
import { FASHION } from './fashion.ts'
import { FILM } from './film.ts'
import { FOOT } from './foot.ts'
import { FOOTBALL } from './football.ts'
import { FUSSBALL } from './fussball.ts'
import { FUTBOL } from './futbol.ts'
import { FUTEBOL } from './futebol.ts'
import { GAKUSEI } from './gakusei.ts'
import { GARDENING } from './gardening.ts'
import { GARTEN } from './garten.ts'
import { GIM } from './gim.ts'
import { HOMELAB } from './homelab.ts'
import { IDOL } from './idol.ts'
import { IDOLKO } from './idolko.ts'
import { INDIEMUSIC } from './indiemusic.ts'
import { INVESTING } from './investing.ts'
import { JARDIN } from './jardin.ts'
import { JEUXVIDEO } from './jeuxvideo.ts'
import { JISUI } from './jisui.ts'
import { JOGOS } from './jogos.ts'
import { KANSAI } from './kansai.ts'
import { KOSODATE } from './kosodate.ts'
import { KULINER } from './kuliner.ts'
import { LAGOS } from './lagos.ts'
import { LAUFEN } from './laufen.ts'
import { LECTURE } from './lecture.ts'
import { LONDON } from './london.ts'
import { MARKETING } from './marketing.ts'
import { MOTORSPORT } from './motorsport.ts'
import { MUSICA } from './musica.ts'
import { NEKO } from './neko.ts'
import { NOVELAS } from './novelas.ts'
import { ONSEN } from './onsen.ts'
import { ORTO } from './orto.ts'
import { PCGAMES } from './pcgames.ts'
import { PENDOLARI } from './pendolari.ts'
import { PHOTOGRAPHY } from './photography.ts'
import { PLANTAS } from './plantas.ts'
import { POPFANS } from './popfans.ts'
import { PORTENOS } from './portenos.ts'
import { QAHWA } from './qahwa.ts'
import { RAMEN } from './ramen.ts'
import { ROTINA } from './rotina.ts'
import { RUNNING } from './running.ts'
import { SCHERMO } from './schermo.ts'
import { SETSUYAKU } from './setsuyaku.ts'
import { SHIGOTO } from './shigoto.ts'
import { SPACE } from './space.ts'
import { STARTUPS } from './startups.ts'
import { SUMAHOGAME } from './sumahogame.ts'
import { TASWIR } from './taswir.ts'
import { TECHNIK } from './technik.ts'
import { TETSUDO } from './tetsudo.ts'
import { TRAINS } from './trains.ts'
import { TRAVEL } from './travel.ts'
import { UNDOU } from './undou.ts'
import { VIAGGI } from './viaggi.ts'
import { VIAJES } from './viajes.ts'
import { VIDEOGIOCHI } from './videogiochi.ts'
import { VIDEOJUEGOS } from './videojuegos.ts'
import { VTUBER } from './vtuber.ts'
import { WEBDEV } from './webdev.ts'
import { WOODWORKING } from './woodworking.ts'
import { YAKYU } from './yakyu.ts'
import { ZOCKEN } from './zocken.ts'

/** Of all accounts. Some write more than others, so the shares of posts come out near these, not at them. */
export const LANGUAGE_SHARE: Record<Language, number> = {
  en: 0.5,
  ja: 0.22,
  es: 0.06,
  pt: 0.05,
  fr: 0.035,
  de: 0.03,
  it: 0.025,
  ko: 0.03,
  id: 0.03,
  ar: 0.02,
}

export const COMMUNITIES: Community[] = [
  BAKING,
  BASKETBALL,
  BOARDGAMES,
  BOOKS,
  CLIMBING,
  COFFEE,
  COOKING,
  CYCLING,
  DATASCIENCE,
  DOGS,
  FASHION,
  FILM,
  FOOTBALL,
  GARDENING,
  HOMELAB,
  INDIEMUSIC,
  INVESTING,
  LAGOS,
  LONDON,
  MARKETING,
  MOTORSPORT,
  PCGAMES,
  PHOTOGRAPHY,
  POPFANS,
  RUNNING,
  SPACE,
  STARTUPS,
  TRAVEL,
  WEBDEV,
  WOODWORKING,
  ANIME,
  BAND,
  CAFE,
  COSME,
  DOKUSHO,
  DOUJIN,
  EIGA,
  ENGEI,
  ENGINEER,
  GAKUSEI,
  IDOL,
  JISUI,
  KANSAI,
  KOSODATE,
  NEKO,
  ONSEN,
  RAMEN,
  SETSUYAKU,
  SHIGOTO,
  SUMAHOGAME,
  TETSUDO,
  UNDOU,
  VTUBER,
  YAKYU,
  COCINA,
  FUTBOL,
  VIAJES,
  BARRIO,
  CHILANGOS,
  PLANTAS,
  PORTENOS,
  VIDEOJUEGOS,
  FUTEBOL,
  MUSICA,
  ROTINA,
  CIDADE,
  CORRIDA,
  COZINHA,
  JOGOS,
  NOVELAS,
  CINEMA,
  CUISINE,
  LECTURE,
  COURSE,
  FOOT,
  JARDIN,
  JEUXVIDEO,
  TRAINS,
  FAHRRAD,
  GARTEN,
  TECHNIK,
  BACKEN,
  BAHN,
  FUSSBALL,
  LAUFEN,
  ZOCKEN,
  CALCIO,
  CUCINA,
  VIAGGI,
  CORSA,
  ORTO,
  PENDOLARI,
  SCHERMO,
  VIDEOGIOCHI,
  CAFEKO,
  IDOLKO,
  GIM,
  KULINER,
  QAHWA,
  TASWIR,
]
