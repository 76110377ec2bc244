const placeAt = (port: number) => ({
  port,
  sandbox_port: port + 1,
  smtp_port: port + 2,
  watch_port: port + 3,
  team: `http://localhost:${port}`,
  pro: `http://pro.localhost:${port}`,
  premium: `http://premium.localhost:${port}`,
})
export type Place = ReturnType<typeof placeAt>

/** Another one for who runs journeys beside others'. */
const FIRST_PORT = Number(process.env.JOURNEY_PORT ?? 4510)

/** The product as people get it; with the reset page and a network to ask about; with a network that is hostile. */
export const PLAIN = placeAt(FIRST_PORT)
export const TESTING = placeAt(FIRST_PORT + 10)
export const HOSTILE = placeAt(FIRST_PORT + 20)
/** The plain one once more, for who only looks at every screen. */
export const SCREENS = placeAt(FIRST_PORT + 50)
/** One whose clock journeys move: a month later nothing that the others look at would be recent. */
export const LATER = placeAt(FIRST_PORT + 60)
/** Those that are there for all journeys. */
export const PLACES = { plain: PLAIN, testing: TESTING, hostile: HOSTILE, screens: SCREENS, later: LATER }
/** Where to ask whether they are. */
export const READY_PORT = FIRST_PORT + 9
/** Two servers over one database and one cluster; the first has the corpus. Started by their journey alone. */
export const CLUSTER = placeAt(FIRST_PORT + 30)
export const CLUSTER_OTHER = placeAt(FIRST_PORT + 40)
