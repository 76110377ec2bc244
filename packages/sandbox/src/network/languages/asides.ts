import type { Sheet } from '../grammar.ts'
import type { Language } from '../places.ts'

/** Small things said in passing: `mid` between a subject and its verb, `nmod` after a noun. */
export const ASIDES: Partial<Record<Language, Sheet>> = {
  es: {
    mid: `
      [hoy|otra vez|por fin|de nuevo|esta vez|al final|sin duda|de milagro|para sorpresa de {name}|según {name}|en {othercity}|como pocas veces|de repente|este año|casi seguro|a mi gusto]
    `,
    nmod: `
      [de siempre|de ayer|del domingo|de mi barrio|de toda la vida|de mi hermana|del abuelo|de la oficina|de la abuela|de mi tía|del año pasado|de la esquina|del pueblo|de los domingos|del mercado|de {othercity}|de primera|de mis sueños|del vecino]
    `,
  },
  pt: {
    mid: `
      [hoje|outra vez|enfim|de novo|dessa vez|no fim|sem dúvida|por milagre|pra surpresa do {name}|segundo {name}|em {othercity}|como nunca|de repente|este ano|quase sempre|pro meu gosto]
    `,
    nmod: `
      [de sempre|de ontem|de domingo|do meu bairro|da vida toda|da minha irmã|do vô|da firma|da minha avó|da minha tia|do ano passado|da esquina|do interior|da feira|de {othercity}|da padaria|de primeira|dos meus sonhos|do vizinho]
    `,
  },
  fr: {
    mid: `
      [aujourd'hui|encore|enfin|cette fois|au final|sans doute|par miracle|à la surprise de {name}|selon {name}|à {othercity}|comme rarement|soudain|cette année|presque toujours|à mon goût]
    `,
    nmod: `
      [de toujours|d'hier|du dimanche|du quartier|de ma sœur|de papi|du bureau|de ma grand-mère|de ma tante|de l'an dernier|du coin|de {othercity}|du marché|de rêve|du voisin|de mon enfance|de dernière minute|sans prétention|à l'ancienne]
    `,
  },
  de: {
    mid: `
      [heute|wieder|endlich|diesmal|am Ende|ohne Zweifel|wie durch ein Wunder|zur Freude von {name}|laut {name}|in {othercity}|plötzlich|dieses Jahr|fast immer|meiner Meinung nach]
    `,
    nmod: `
      [von gestern|vom Sonntag|aus der Nachbarschaft|von meiner Schwester|vom Opa|aus dem Büro|von früher|von Tante {name}|vom letzten Jahr|von nebenan|vom Flohmarkt|vom Dachboden|vom Nachbarn|aus der Kindheit|ohne Schnickschnack|aus {othercity}|im Angebot]
    `,
  },
  it: {
    mid: `
      [oggi|ancora|finalmente|stavolta|alla fine|senza dubbio|per miracolo|a sorpresa|secondo {name}|a {othercity}|come mai prima|di colpo|quest'anno|quasi sempre|per i miei gusti]
    `,
    nmod: `
      [di sempre|di ieri|della domenica|del quartiere|di mia sorella|del nonno|dell'ufficio|di mia nonna|di mia zia|dell'anno scorso|sotto casa|del mercato|di {othercity}|della zia|del vicino|della mia infanzia|dell'ultimo minuto|senza pretese|all'antica]
    `,
  },
  ko: {
    mid: `
      [오늘|또|드디어|이번엔|결국|확실히|기적처럼|{name} 말로는|{othercity}에서|웬일로|갑자기|올해|거의 항상|내 기준]
    `,
  },
  id: {
    mid: `
      [hari ini|lagi|akhirnya|kali ini|ujungnya|jelas|ajaibnya|kata {name}|di {othercity}|tumben|tiba-tiba|tahun ini|hampir selalu|menurut lidahku]
    `,
    nmod: `
      [yang kemarin|hari minggu|dekat rumah|punya kakak|zaman kakek|anak kantor|{small} tahun lalu|buatan tante|tahun lalu|di ujung gang|buat darurat|jadul|impian|tetangga|masa kecil|dadakan|sederhana|khas {othercity}|diskonan|titipan]
    `,
  },
  ar: {
    mid: `
      [اليوم|مرة أخرى|أخيرًا|هذه المرة|في النهاية|بلا شك|حسب {name}|في {othercity}|فجأة|هذا العام|غالبًا|على ذوقي]
    `,
  },
}
