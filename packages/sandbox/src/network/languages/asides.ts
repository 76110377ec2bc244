import type { Sheet } from '../grammar.ts'
import type { Language } from '../places.ts'

/** Small things said in passing: `mid` between a subject and its verb, `nmod` after a noun. */
export const ASIDES: Partial<Record<Language, Sheet>> = {
  es: {
    mid: `
      [hoy|otra vez|esta semana|de nuevo|esta vez|al final|ayer|según {name}]
    `,
    nmod: `
      [de siempre|de antes|de verdad|de primera]
    `,
  },
  pt: {
    mid: `
      [hoje|outra vez|esta semana|de novo|dessa vez|no fim|ontem|segundo {name}]
    `,
    nmod: `
      [de sempre|de costume]
    `,
  },
  fr: {
    mid: `
      [aujourd'hui|cette semaine|cette fois|au final|selon {name}|hier|ce mois-ci|une fois de plus]
    `,
    nmod: `
      [maison|de mamie|du dimanche]
    `,
  },
  de: {
    mid: `
      [heute|diesmal|am Ende|laut {name}]
    `,
    nmod: `
      [von früher|vom Flohmarkt]
    `,
  },
  it: {
    mid: `
      [oggi|di nuovo|questa settimana|stavolta|alla fine|ieri|secondo {name}|questo mese]
    `,
    nmod: `
      [di sempre|della domenica]
    `,
  },
  ko: {
    mid: `
      [오늘|또|이번에도|역시|요즘|확실히|이번 주]
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
      [اليوم|هذه المرة|هذا الأسبوع|بلا شك|فعلًا|هذه الأيام]
    `,
  },
}
