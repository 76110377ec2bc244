export { createMailer, type Mail, type Mailer } from './mail.ts'
