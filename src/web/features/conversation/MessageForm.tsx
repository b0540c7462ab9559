import { useState, type SubmitEvent } from 'react'
import { Form } from 'react-router'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { maxMessageLength } from '#domains/conversation/shapes.ts'
import { fieldErrorText } from '#i18n/error-text.ts'
import { fileSize } from '#i18n/format.ts'
import { useText } from '#i18n/react.tsx'
import { photoTypes } from '#web/lib/upload.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { FileInput } from '#web/ui/form/FileInput.tsx'
import { TextArea } from '#web/ui/form/Inputs.tsx'

/** Writes a message with at most one file. Its page submits it (`sendMessage`). */
export function MessageForm({
  formKey,
  value,
  errorOf,
}: {
  /** Idempotency key; a new one also empties the form. */
  formKey: string
  value: string | undefined
  errorOf: (field: string) => string | undefined
}) {
  const t = useText()
  /** The form whose chosen file is too large. */
  const [tooLargeIn, setTooLargeIn] = useState<string | null>(null)
  const tooLarge = tooLargeIn === formKey
  // A larger file would be rejected as a whole, with the message.
  const checkBeforeSending = (event: SubmitEvent<HTMLFormElement>) => {
    if (!tooLarge) return
    event.preventDefault()
    event.currentTarget.querySelector<HTMLInputElement>('[name=file]')?.focus()
  }
  const max = { max: fileSize(maxDocumentBytes, t.locale) }
  const fileError = tooLarge ? fieldErrorText(t, { code: 'file_too_large', params: max }) : errorOf('file')
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="grid gap-4"
      noValidate
      preventScrollReset
      onSubmit={checkBeforeSending}
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
      <FileInput
        key={`${formKey} file`}
        label={t('conversation.file')}
        hint={t('conversation.fileHint')}
        error={fileError}
        name="file"
        accept={`application/pdf,${photoTypes}`}
        optional
        onFile={(file) => setTooLargeIn((file?.size ?? 0) > maxDocumentBytes ? formKey : null)}
      />
      <SubmitButton intent="message" className="justify-self-start" busy={t('conversation.sending')}>
        {t('conversation.send')}
      </SubmitButton>
    </Form>
  )
}
