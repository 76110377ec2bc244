export { AGENCIES, type Agency } from './agencies.ts'
export { COUNTRIES } from './countries.ts'
export { INTERESTS, type Interest, interestPath } from './interests.ts'
export { JOB_CATEGORIES, JOB_TITLES, type JobCategory, type JobTitle } from './job-titles.ts'
