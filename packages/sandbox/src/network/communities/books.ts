import { community } from './community.ts'

export const BOOKS = community({
  slug: 'books',
  title: 'Readers',
  language: 'en',
  size: 0.7,
  hours: 'evening',
  week: 'weekend',
  mood: [0.44, 0.16],
  hashtags: 'amreading bookish tbr bookclub currentlyreading library',
  emoji: '📚 ☕ 🔖 🌧️ 📖',
  subreddits: 'books suggestmeabook',
  leaders: `
    Hazel Wainwright | hazelwainwright | Novelist. "The Last Switchboard" out now
    Marginalia | *marginaliarev | A review for people who write in books
  `,
  happenings: `
    the {othercity} book fair | BookFair | 0.8 | 2.2
    the fiction prize shortlist | Shortlist | 0.4 | 2.6
    the library closing in {othercity} | SaveTheLibrary | -0.8 | 2.2
  `,
  sheet: {
    book: `
      {title}
      [a {num}0 page fantasy|a battered paperback|the new {surname}|a {surname} memoir|an old detective novel|the sequel to {title}]
    `,
    bit: `
      [chapter {num}|the twist|the first line|the map|the footnotes|the last page|the prologue|the narrator]
    `,
    topics: `
      [{title}|long fantasies|old paperbacks|memoirs|detective novels|sequels]
      [library queues|unreliable narrators|second hand shops|audiobooks|my tbr|prologues|footnotes|first lines|plot twists|bookmarks]
    `,
    good: `
      finished {book} [on the train|at {hour} am|in the bath|in {small} sittings]
      found {book} [at {spot}|for {small} quid|with a stranger's notes]
      lent {name} {book} and [got it back|started a feud|made a friend]
      cried at {bit} of {book}
    `,
    bad: `
      dropped {book} [in the bath|at page {num}|on my face]
      [lost|spilled tea on|gave away] {book}
      got {bit} of {book} spoiled by {name}
      bought {small} books and read {bit} of one
    `,
    doing: `
      reading {book} [past midnight|in the car|under the desk|by the window]
      rereading {bit} of {book}
      putting off the end of {book}
      alphabetising shelves
    `,
    todo: `
      [finish|start|return|burn through] {book}
      lend {book} to {name}
      stop after one chapter and sleep
      write to the author of {book}
    `,
    up: `
      {bit} of {book} [floored me|is flawless|made me gasp on the bus]
      {book} [is a hug|has the best ending|got me out of a slump]
      the library [had {book}|waived my fine|stays open late]
    `,
    down: `
      {bit} of {book} [drags|makes no sense|was cut in the audiobook]
      {book} is {num} holds away at the library
      the spine of {book} [cracked|fell apart]
    `,
    claim: `
      {bit} is [the best|the hardest] part of {book}
      {book} should be read [in one go|in autumn|out loud|on a train]
      paperbacks beat [hardbacks|screens|most people]
      you're allowed to quit {book}
      audiobooks count
    `,
    asking: `
      what do I read after {book}
      is {book} worth the hype
      who else cried at {bit}
      dog ears or bookmarks for {book}
    `,
    fact: `
      I'm on {bit} of {book}
      book club picked {book}
      there are {num} books by my bed
      {name} reads {book} every {weekday}
    `,
    spot: `
      the [library|second hand bookshop|reading room|book club|literary festival|book swap]
    `,
  },
})
