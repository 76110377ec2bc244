export type { Mailbox, MailFilter, Message } from './mail/mailbox.ts'
export { type Sandbox, type SandboxOptions, startSandbox } from './sandbox.ts'
