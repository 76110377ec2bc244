import { community } from './community.ts'

export const TRAVEL = community({
  slug: 'travel',
  title: 'Travellers',
  language: 'en',
  size: 0.9,
  hours: 'evening',
  week: 'even',
  mood: [0.42, 0.22],
  hashtags: 'travel solotravel slowtravel airportlife trains citybreak',
  emoji: '✈️ 🧳 🗺️ 🚆 🌊',
  subreddits: 'travel solotravel interrail',
  leaders: `
    Kara Brightwell | karabrightwell | Trains over planes. 61 countries, one backpack
    Window Seat | *windowseatmag | Travel for patient people
  `,
  happenings: `
    the {othercity} airport fog delays | AirportChaos | -0.85 | 2.8
    the summer fare sale | FareSale | 0.7 | 2.4
  `,
  sheet: {
    place: `
      [{othercity}|Lisbon|Kyoto|Oaxaca|Tbilisi|Inverness|Palermo|Hanoi|Ljubljana|Valparaíso]
    `,
    thing: `
      [the night train|the window seat|the hostel bunk|the wrong bus|the ferry|the street food|the layover|the walking tour]
    `,
    ride: `
      [a night train|a slow bus|a ferry|a late flight|an early bus|a boat]
    `,
    topics: `
      {place}
      [night trains|packing light|window seats|ferries|street food|walking tours|jet lag|offline maps|hostels|local markets]
    `,
    good: `
      [booked|took|survived|nearly missed] {ride} [to {place}|with {name}|for {num} euros]
      walked {num}k steps in {place}
      ate [{small} pastries|soup for breakfast|something unpronounceable] in {place}
      made friends with {name} on {ride}
    `,
    bad: `
      missed {ride} to {place} by {small} minutes
      [lost|overpacked|left] [a bag|my charger|one shoe] in {place}
      paid {num} for [water|wifi|a sandwich] at the airport
      booked {place} for the wrong [month|weekend|{weekday}]
    `,
    doing: `
      packing for {place} [badly|the night before|by weight]
      drinking coffee in {place}
      waiting for {ride}
      looking at flights to {place} during a meeting
    `,
    todo: `
      [book|postpone|plan] [a trip to|a week in|a weekend in] {place}
      take {ride} [at least once|with {name}]
      learn {num} words before {place}
      renew my passport
    `,
    up: `
      {place} [is magic in the rain|was half empty|exceeded everything]
      {ride} [left on time|had a view|cost {small} euros]
      a stranger in {place} [gave us directions|shared plums|walked us home]
    `,
    down: `
      {ride} [was cancelled|is {num} minutes late|smells of feet]
      {place} was [closed|{num} degrees|one long queue]
      they charged {num} for hand luggage
    `,
    claim: `
      {thing} is half the trip
      {place} needs {small} days, not a weekend
      nobody needs {small} pairs of shoes in {place}
      the best meal is always near the station in {place}
    `,
    asking: `
      what should I eat in {place}
      is {place} ok [solo|in winter|with kids]
      train or plane to {place}
      how many days for {place}
    `,
    fact: `
      gate closes at {hour}
      it's {num} degrees in {place}
      {ride} takes {small} hours
      {name} is sending me pictures of {place}
    `,
    spot: `
      the [airport|hostel|station|harbour|lounge|night market in {place}]
    `,
  },
})
