/** For commands of the operator: without the product, which takes a second to load. */
export { type AddedAudience, addAudience, renameAudience, showAudience } from './audiences/index.ts'
export { createToken } from './auth/index.ts'
export { firstLink } from './first-link.ts'
export { type Config, openSecrets, readConfig } from './floor/index.ts'
