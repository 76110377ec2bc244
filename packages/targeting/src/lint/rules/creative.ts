import { emojiIn, hashtagsIn, linksIn, MOST_WEIGHT, mentionsIn, weightOf } from '../post-text.ts'
import { type LintCreative, type LintGround, type LintRule, rule, when } from '../rule.ts'

const MOST = { weight: MOST_WEIGHT, images: 4, name: 80, video_title: 70, video_description: 200, slides: 6 }
/** Where more than one emoji is usual in ads. */
const EMOJI_COUNTRIES = ['JP', 'KR']

const check =
  (is: (creative: LintCreative, ground: LintGround) => ReturnType<typeof when>) =>
  (ground: LintGround): ReturnType<typeof when> =>
    ground.creative ? is(ground.creative, ground) : null
const longer = (text: string | undefined, most: number) => {
  const n = [...(text ?? '')].length
  return when(n > most, { n, most })
}
const isEastern = ({ values }: LintGround) => {
  const countries = values('countries')
  return countries.length > 0 && countries.every((code) => EMOJI_COUNTRIES.includes(code))
}
const mediaOf = ({ images = 0, gifs = 0, videos = 0, slides = 0 }: LintCreative) => images + gifs + videos + slides

/** The post that is promoted. */
export const CREATIVE_RULES: LintRule[] = [
  rule(
    'creative_blank',
    'error',
    'x',
    'A post needs text or media.',
    check((creative) => when(creative.text.trim() === '' && mediaOf(creative) === 0)),
  ),
  rule(
    'creative_too_long',
    'error',
    'x',
    'A post has at most {{most}} characters as X counts them; this one has {{n}}.',
    check(({ text }) => {
      const n = weightOf(text)
      return when(n > MOST.weight, { n, most: MOST.weight })
    }),
  ),
  rule(
    'creative_images_many',
    'error',
    'x',
    'A post has at most {{most}} images; there are {{n}}.',
    check(({ images = 0 }) => when(images > MOST.images, { n: images, most: MOST.images })),
  ),
  rule(
    'creative_moving_many',
    'error',
    'x',
    'A post has one video or one GIF.',
    check(({ gifs = 0, videos = 0 }) => when(gifs > 1 || videos > 1)),
  ),
  rule(
    'creative_mixed',
    'error',
    'x',
    'A post has pictures, or one GIF, or one video; they cannot be mixed.',
    check(({ images = 0, gifs = 0, videos = 0 }) => when([images, gifs, videos].filter((n) => n > 0).length > 1)),
  ),
  rule(
    'creative_card_unfinished',
    'error',
    'x',
    'A card, and each part of a carousel, needs one picture or video, a title and an address.',
    check(({ unfinished_cards = 0 }) => when(unfinished_cards > 0)),
  ),
  rule(
    'creative_address',
    'error',
    'x',
    'A card leads to an address of the web, such as https://example.com; {{what}} is none.',
    check(({ wrong_addresses = [] }) => when(wrong_addresses.length > 0, { values: [...wrong_addresses] })),
  ),
  rule(
    'creative_slides',
    'error',
    'x',
    'A carousel has 2 to {{most}} images; there are {{n}}.',
    check(({ slides }) =>
      when(slides !== undefined && (slides < 2 || slides > MOST.slides), { n: slides ?? 0, most: MOST.slides }),
    ),
  ),
  rule(
    'creative_name_long',
    'error',
    'x',
    'The name of a post has at most {{most}} characters; this one has {{n}}.',
    check(({ name }) => longer(name, MOST.name)),
  ),
  rule(
    'creative_video_title_long',
    'error',
    'x',
    'The title of a video has at most {{most}} characters; this one has {{n}}.',
    check(({ video_title }) => longer(video_title, MOST.video_title)),
  ),
  rule(
    'creative_video_description_long',
    'error',
    'x',
    'The description of a video has at most {{most}} characters; this one has {{n}}.',
    check(({ video_description }) => longer(video_description, MOST.video_description)),
  ),
  rule(
    'creative_hashtag',
    'advice',
    'ours',
    'A hashtag leads away from the ad.',
    check(({ text }) => when(hashtagsIn(text).length === 1)),
  ),
  rule(
    'creative_hashtags_many',
    'warning',
    'ours',
    '{{n}} hashtags lead away from the ad.',
    check(({ text }) => {
      const n = hashtagsIn(text).length
      return when(n > 1, { n })
    }),
  ),
  rule(
    'creative_mention',
    'advice',
    'ours',
    'An account that is named leads away from the ad.',
    check(({ text }) => when(mentionsIn(text).length > 0)),
  ),
  rule(
    'creative_link_beside_card',
    'advice',
    'ours',
    'The card leads to the page already; the link in the text is not needed.',
    check(({ text, has_card }) => when(has_card === true && linksIn(text).length > 0)),
  ),
  rule(
    'creative_links_many',
    'warning',
    'ours',
    '{{n}} links: whoever clicks one does not see the others.',
    check(({ text }) => {
      const n = linksIn(text).length
      return when(n > 1, { n })
    }),
  ),
  rule(
    'creative_link_missing',
    'warning',
    'ours',
    'Visits to a website are wanted, and nothing leads to one.',
    check(({ text, has_card }, { line_item }) =>
      when(line_item?.objective === 'WEBSITE_CLICKS' && !has_card && linksIn(text).length === 0),
    ),
  ),
  rule(
    'creative_emoji_many',
    'advice',
    'ours',
    'More than one emoji ({{n}}) is usual in ads of Japan and Korea only.',
    check(({ text }, ground) => {
      const n = emojiIn(text).length
      return when(n > 1 && !isEastern(ground), { n })
    }),
  ),
  rule(
    'creative_capitals',
    'advice',
    'ours',
    'Mostly capitals: it reads as if one shouted.',
    check(({ text }) => {
      const letters = [...text.replaceAll(/https?:\/\/\S+/g, '')].filter((one) => /\p{Lu}|\p{Ll}/u.test(one))
      const capitals = letters.filter((one) => /\p{Lu}/u.test(one))
      return when(letters.length > 15 && capitals.length > letters.length * 0.6)
    }),
  ),
  rule(
    'creative_exclamations',
    'advice',
    'ours',
    'Several exclamation marks in a row make nobody trust an ad.',
    check(({ text }) => when(/[!！]{2,}/u.test(text))),
  ),
  rule(
    'creative_language',
    'warning',
    'ours',
    'The post is in Japanese, and Japanese is not among the languages.',
    check(({ text }, { values }) => {
      const languages = values('languages')
      const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      return when(isJapanese && languages.length > 0 && !languages.includes('ja'))
    }),
  ),
  rule(
    'creative_without_media',
    'advice',
    'ours',
    'A post without image, video or card is easily overlooked.',
    check((creative) => when(creative.text.trim() !== '' && mediaOf(creative) === 0 && !creative.has_card)),
  ),
]
