export { type Config, ConfigError, readConfig } from './config.ts'
export type { AnyHandler, Context, Handlers, Input, Product, TeamContext, UserContext } from './context.ts'
export { AWAY_LIFE_MS, clearCookie, readCookie, SESSION_LIFE_MS, setCookie } from './cookies.ts'
export { withDeadline } from './deadline.ts'
export { Disk } from './disk.ts'
export { refuseOutside } from './groups.ts'
export {
  admit,
  type Identity,
  identify,
  lastingAt,
  passkeyBehind,
  refuseForeignEmail,
  refuseForeignIdentity,
  refuseSpending,
  refuseStale,
} from './identity.ts'
export { languageFor, languageOf, noteLanguage } from './language.ts'
export { Lateness } from './lateness.ts'
export { layOut, type MailWords, nameInSubject } from './mail-layout.ts'
export { addressToKeep, deviceName, originOf } from './origin.ts'
export { answerPage } from './page.ts'
export { notePerson, personOf } from './person.ts'
export { openSecrets } from './secret-file.ts'
export { hashOf, newToken, passToken, randomSecret, readPassToken, Secrets, tokenKind } from './secrets.ts'
export { type Ids, type Opening, type Service, type Sweep, type Sweeping, served } from './served.ts'
export { servedCalls } from './served-calls.ts'
export { isOurHost, origins, placeOf } from './sites.ts'
export { Workshop } from './workshop.ts'
export { Written, WrittenEvents } from './written.ts'
