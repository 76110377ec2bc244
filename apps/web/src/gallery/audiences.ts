export type GalleryAudience = { id: string; name: string; country: string; people: number | null; counted: Date }

const SUBJECTS = [
  'Espresso at home',
  'Trail runners',
  '週末キャンパー',
  'City cyclists with children',
  'Ramen',
  'Independent bookshops',
  'Electric cars',
  '推し活',
  'Open-water swimmers',
  'Sourdough',
]
const COUNTRIES = [
  'Italy',
  'Netherlands',
  'Japan',
  'Germany',
  'Japan',
  'United Kingdom',
  'Norway',
  'Japan',
  'Ireland',
  'France',
]

/** Made-up audiences, the same on every visit. */
export function audiences(count: number): GalleryAudience[] {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / SUBJECTS.length)
    const at = index % SUBJECTS.length
    return {
      id: String(index),
      name: round === 0 ? SUBJECTS[at]! : `${SUBJECTS[at]} ${round + 1}`,
      country: COUNTRIES[at]!,
      people: index % 7 === 4 ? null : (index * 7919 + 412) % 98_317,
      counted: new Date(2026, index % 12, (index % 28) + 1, 9, 30),
    }
  })
}
