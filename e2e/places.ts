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

/** The product as people get it, and the one whose bundle has the reset page. */
export const PLAIN = placeAt(4510)
export const TESTING = placeAt(4520)
