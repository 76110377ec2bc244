export * from './calls.ts'
export * from './login-code.ts'
export * from './passkeys.ts'
