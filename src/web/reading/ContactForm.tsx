import { Form, useNavigation } from 'react-router'
import { contactTopics } from '#domains/content/shapes.ts'
import { useText } from '#text/react.tsx'
import { refusalWords, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea, TextInput } from '#web/kit/TextInput.tsx'

export type ContactFormProps = {
  /** Of the message that was sent. */
  receipt: string | undefined
  /** Sent along, so that a message that is sent twice arrives once. */
  newKey: string
  /** When the form was shown, by the server's clock: what is sent at once was written by nobody. */
  shownAt: number
  given: Record<string, string | undefined>
  refused: FormRefusal | undefined
}

/** The form to write to the provider, or the receipt of what was written. */
export function ContactForm({ receipt, newKey, shownAt, given, refused }: ContactFormProps) {
  const t = useText()
  const busy = useNavigation().state === 'submitting'
  const kept = refused?.values ?? given
  const words = refusalWords(t, refused?.refusal, [
    { name: 'name', label: t('content.yourName') },
    { name: 'email', label: t('account.email') },
    { name: 'phone', label: t('account.phone') },
    { name: 'message', label: t('content.message') },
  ])
  if (receipt && !refused) {
    return (
      <Card padded className="grid gap-4" role="status">
        <h2 className="text-heading">{t('content.sentTitle')}</h2>
        <p>{t('content.sentText')}</p>
        <CopyText text={receipt} label={t('content.copyReceipt')} />
      </Card>
    )
  }
  return (
    <Card padded className="grid gap-5">
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <Form method="post" className="grid gap-5 md:grid-cols-2" noValidate>
        <input type="hidden" name="key" value={kept.key ?? newKey} />
        <input type="hidden" name="shown" value={kept.shown ?? shownAt} />
        <div hidden>
          <label htmlFor="website">{t('content.leaveEmpty')}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <TextInput
          label={t('content.yourName')}
          name="name"
          autoComplete="name"
          dir="auto"
          maxLength={80}
          defaultValue={kept.name}
          error={words.ofField('name')}
        />
        <TextInput
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={kept.email}
          error={words.ofField('email')}
        />
        <TextInput
          label={t('account.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          optional
          maxLength={40}
          defaultValue={kept.phone}
          error={words.ofField('phone')}
        />
        <Select
          label={t('content.topic')}
          name="topic"
          defaultValue={kept.topic}
          options={contactTopics.map((one) => ({ value: one, label: t(`content.topic_${one}`) }))}
        />
        <TextArea
          className="md:col-span-2"
          label={t('content.message')}
          hint={t('content.messageHint')}
          name="message"
          rows={7}
          maxLength={4000}
          defaultValue={kept.message}
          error={words.ofField('message')}
        />
        <div>
          <Button type="submit" large pending={busy}>
            {t('content.sendMessage')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
