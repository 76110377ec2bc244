import { community } from './community.ts'

export const COOKING = community({
  slug: 'cooking',
  title: 'Home cooking',
  language: 'en',
  size: 1.0,
  hours: 'evening',
  week: 'weekend',
  mood: [0.42, 0.2],
  hashtags: 'cooking homecooking whatsfordinner recipe mealprep foodie',
  emoji: '🍳 🍲 🌶️ 🧄 🍜',
  subreddits: 'Cooking MealPrepSunday',
  leaders: `
    Sade Ogunleye | sadecooks | Jollof, stew, opinions
    Weeknight | *weeknightmag | Dinner in the time you have
  `,
  happenings: `
    the {othercity} food festival | FoodFest | 0.8 | 2.4
    the great rice debate | RiceDebate | 0.1 | 2.6
    the price of eggs | EggPrices | -0.7 | 2.4
  `,
  sheet: {
    dish: `
      [ramen|dal|lasagne|jollof|shakshuka|fried rice|chilli|roast chicken|green curry|mac and cheese|shepherd's pie|fish pie|mushroom risotto|lentil soup|carbonara|wonton soup]
    `,
    bit: `
      [the garlic|the sauce|the chilli|the rice|the pepper|the lemon|the stock|the crispy top|the parsley|the ginger]
    `,
    topics: `
      {dish}
      [meal prep|leftover nights|cast iron|spice drawers|garlic|fresh herbs|good stock|one pot dinners|knife skills]
    `,
    good: `
      made {dish} [from scratch|from memory|with leftovers|for {small} people]
      [nailed|rescued|upgraded] {bit} in the {dish}
      fed {name} {dish} and [got seconds|got a hug|got the recipe requested]
      used up {bit} [before it died|in {dish}]
      bought {bit} at {spot}
    `,
    bad: `
      [burned|oversalted|dropped|forgot] the {dish} [while texting {name}|at the last second]
      cut [a thumb|a nail] chopping for the {dish}
      set off the smoke alarm with {dish}
      put {bit} in {dish} [twice|by mistake]
    `,
    doing: `
      cooking {dish} [for {num} people|to a podcast]
      eating {dish} [from the pan|standing up|in bed]
      chopping for {dish}
      googling what goes with {dish}
    `,
    todo: `
      cook {dish}
      [buy|find|replace] {bit}
      freeze the {dish}
      invite {name} for {dish}
    `,
    up: `
      the {dish} [slapped|was silky|fed everyone|tasted like my gran's]
      {bit} in the {dish} was just right
      the kitchen smells of {dish}
      {name} [dreamt of|cried at|asked for] {dish}
    `,
    down: `
      the {dish} [split|stuck|came out grey|tastes of nothing]
      {bit} [is off|costs {small} quid|ran out]
      the oven [died|is {num} degrees out] under the {dish}
    `,
    claim: `
      {dish} is better [the next day|with more garlic|cold|at midnight]
      [butter|patience|salt|a hot pan] is [half|the point] of {dish}
      nobody needs a recipe for {dish}
      {dish} counts as breakfast
      you can't rush [the stock|onions|a roux|rice|dough|a good sauce]
    `,
    asking: `
      what do you put in {dish}
      how do you stop {bit} from [burning|sticking|going soggy]
      can I freeze {dish}
      where in {city} does good {dish}
    `,
    fact: `
      the {dish} has been on since {hour}
      there's {small} portions of {dish} left
      {name} doesn't like {bit}
      tonight it's {dish} again
    `,
    spot: `
      the [market|corner shop|cookery class|Asian supermarket|butcher|night market]
    `,
  },
})
