import { Form } from 'react-router'
import { maxMessageLength } from '#domains/bookings/model/message-shapes.ts'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextArea } from '#web/ui/TextInput.tsx'

/** Writes a message with at most one file. Its page submits it (`sendMessage`). */
export function MessageForm({
  formKey,
  value,
  errorOf,
  busy,
  action,
}: {
  /** Idempotency key; a new one also empties the form. */
  formKey: string
  value: string | undefined
  errorOf: (field: string) => string | undefined
  busy: boolean
  action?: string
}) {
  const t = useText()
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-4"
      noValidate
      preventScrollReset
      action={action}
    >
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        key={formKey}
        label={t('conversation.label')}
        name="text"
        rows={4}
        maxLength={maxMessageLength}
        defaultValue={value}
        error={errorOf('text')}
      />
      <Field label={t('conversation.file')} hint={t('conversation.fileHint')} id="file" error={errorOf('file')}>
        {(wires) => (
          <input
            {...wires}
            key={formKey}
            type="file"
            name="file"
            accept="application/pdf,image/jpeg,image/png,image/webp"
            className="input"
          />
        )}
      </Field>
      <Button type="submit" name="intent" value="message" className="justify-self-start" pending={busy}>
        {t(busy ? 'conversation.sending' : 'conversation.send')}
      </Button>
    </Form>
  )
}
