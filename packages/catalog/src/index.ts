export { AGENCIES, type Agency } from './agencies.ts'
export { COUNTRIES } from './countries.ts'
export { INTERESTS, type Interest, interestPath } from './interests.ts'
