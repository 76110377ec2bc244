export { AGENCIES, type Agency } from './agencies.ts'
export { COUNTRIES } from './countries.ts'
