export { xlsxOf as make } from './xlsx.ts'
