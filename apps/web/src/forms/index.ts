export { Section } from './Section.tsx'
export { ServerForm } from './ServerForm.tsx'
export { fieldMessages } from './show-refusal.ts'
export { newKey, useSubmitOnce } from './submit-once.ts'
