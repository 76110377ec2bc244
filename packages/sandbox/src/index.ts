export type { Mailbox, MailFilter, Message } from './mail/mailbox.ts'
export * from './network/index.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts'
