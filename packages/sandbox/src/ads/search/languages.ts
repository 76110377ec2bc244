const CODES =
  'ar bn bg ca zh-cn zh-tw hr cs da nl en et fi fr de el gu he hi hu id it ja kn ko lv lt ms mr no fa pl pt ro ru sr sk sl es sv ta te th tr uk ur vi'.split(
    ' ',
  )

const names = new Intl.DisplayNames(['en'], { type: 'language' })

export type Language = { name: string; targeting_value: string }

export const LANGUAGES: readonly Language[] = CODES.map((code) => ({
  name: names.of(code === 'zh-cn' ? 'zh-Hans' : code === 'zh-tw' ? 'zh-Hant' : code) ?? code,
  targeting_value: code,
})).toSorted((a, b) => (a.name < b.name ? -1 : 1))
