import { community } from './community.ts'

export const FILM = community({
  slug: 'film',
  title: 'Film and series',
  language: 'en',
  size: 1.2,
  hours: 'evening',
  week: 'weekend',
  mood: [0.36, 0.26],
  hashtags: 'filmtalk nowwatching cinema seasonfinale moviediary tvtalk',
  emoji: '🎬 🍿 📺 🎞️ 😭',
  subreddits: 'movies television TrueFilm',
  leaders: `
    Delia Montrose | deliamontrose | Director, "Salt Harbour". Slow zooms only
    Last Row | *lastrowreviews | Reviews from the back of the room
    Ian Beckett | ianbeckettact | Actor. The dad in "Greyfield"
  `,
  happenings: `
    the {title} finale | Finale | 0.3 | 3.4
    the {title} trailer | Trailer | 0.6 | 2.6
    {title} getting cancelled | SaveOurShow | -0.85 | 2.8
    the {othercity} film festival | FilmFest | 0.6 | 2.4
  `,
  sheet: {
    show: `
      {title}
      {title}
      season {small} of {title}
    `,
    bit: `
      [the ending|the score|the diner scene|episode {small}|the casting|the pacing|the last shot|the twist|the accent|the cold open]
    `,
    topics: `
      {title}
      [slow cinema|bad sequels|subtitles|movie snacks|rewatches|endings|film scores|plot twists|cold opens|post credit scenes]
    `,
    good: `
      [watched|rewatched|finally finished] {show} [with {name}|in one sitting|on a plane|on the night bus]
      cried at {bit} of {show}
      got {name} into {show}
      guessed {bit} [in the first {num} minutes|from the poster]
    `,
    bad: `
      [slept through|gave up on|got spoiled on] {show}
      paid {num} to see {title} [behind a talker|in {small}D|out of focus]
      wasted {small} evenings on {show}
      spoiled {bit} for {name}
    `,
    doing: `
      watching {show} [for the [third|fourth|fifth|tenth] time|with subtitles|instead of packing|under a blanket]
      thinking about {bit} of {show}
      arguing with {name} about {bit}
      making a list
    `,
    todo: `
      [watch|finish|skip|rewatch] {show}
      read the book before {show}
      recommend {show} to {name}
      put the phone away during the [ending|twist|diner scene|last shot]
    `,
    up: `
      {bit} of {show} [wrecked me|is perfect|should be studied]
      {show} [stuck the landing|is so funny|surprised me]
      the whole cinema [gasped|clapped|sobbed] at {bit}
    `,
    down: `
      {bit} of {show} [made no sense|ruined it|dragged for {num} minutes]
      {show} [got cancelled|lost the plot|is on yet another app]
      someone [phoned|snored|kicked my seat] through {bit}
    `,
    claim: `
      {bit} makes {show}
      {show} is [too long|a slow burn|better than the trailer|a comfort watch]
      nobody talks about {bit} in {show}
      {show} would be better as [{num} minutes|a series|a radio play]
      cinema is for [rainy {weekday}s|crying|crisps]
    `,
    asking: `
      what did {bit} of {show} mean
      is {show} worth it past episode {small}
      what should I watch after {show}
      who was the best in {show}
    `,
    fact: `
      {show} is {small} hours long
      {show} leaves the app on {weekday}
      there were {num} people at {title}
      {name} has never seen {show}
    `,
    spot: `
      the [cinema|film club|midnight screening|drive-in|festival|video shop]
    `,
  },
})
