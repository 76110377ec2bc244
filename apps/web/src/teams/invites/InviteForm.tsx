import type { Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Form, formError, TextArea, useForm } from '@starling/ui'
import { sayError } from '../../errors/index.ts'
import { notify } from '../../floor/index.ts'
import { fieldMessages } from '../../forms/index.ts'
import { useInviteChanges } from '../queries.ts'
import { INVITES_AT_ONCE, readAddresses } from './invite-addresses.ts'

type Values = { emails: string; message: string }

/** Several addresses at once, as they come out of a mail program or a sheet. */
export function InviteForm({ team }: { team: Team }) {
  const { t } = useText()
  const form = useForm<Values>({ defaultValues: { emails: '', message: '' } })
  const { create } = useInviteChanges(team.slug)
  const { good, repeated } = readAddresses(form.watch('emails'))

  function judge(typed: unknown): string | undefined {
    const { good, bad } = readAddresses(String(typed ?? ''))
    if (bad.length > 0) return t('These are not valid addresses: {{list}}', { list: bad.join(', ') })
    if (good.length > INVITES_AT_ONCE) return t('At most {{n}} addresses at once.', { n: INVITES_AT_ONCE })
    return undefined
  }

  async function submit({ emails, message }: Values) {
    const { good } = readAddresses(emails)
    try {
      await create.mutateAsync({ emails: good, message: message.trim() })
      form.reset()
      notify(t('{{count}} invites were sent.', { count: good.length }), 'success')
    } catch (error) {
      // The server names an address by its place in the list.
      const message = fieldMessages(error).find(([name]) => name.startsWith('emails'))?.[1]
      if (message) form.setError('emails', { type: 'server', message })
      else form.setError('root', { type: 'server', message: formError(sayError(error)) })
    }
  }

  return (
    <section className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h2 className="mb-4 font-strong text-16">{t('Invite people')}</h2>
      <Form
        form={form}
        onSubmit={submit}
        actions={
          <Button type="submit" variant="primary" className="justify-self-start" busy={form.formState.isSubmitting}>
            {good.length > 1 ? t('Send {{count}} invites', { count: good.length }) : t('Send the invite')}
          </Button>
        }
      >
        <TextArea
          form={form}
          name="emails"
          label={t('Addresses')}
          required
          rows={3}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          validate={judge}
          help={
            repeated > 0
              ? t('{{count}} addresses appear twice and are invited once.', { count: repeated })
              : t('One or several, separated by commas or line breaks.')
          }
        />
        <TextArea form={form} name="message" label={t('Message')} optional rows={3} max={1000} />
      </Form>
    </section>
  )
}
