import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { DeskMessage } from '#domains/desk/message-contract.ts'
import { longestAnswer } from '#domains/desk/message-states.ts'
import { useText } from '#text/react.tsx'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { CountedTextArea } from '#web/kit/CountedTextArea.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'

/** The answer to a message, which leaves as a letter; or the word that there was one. */
export function AnswerForm({
  message,
  refusal,
  values,
}: {
  message: DeskMessage
  refusal: Refusal | undefined
  values: Record<string, string> | undefined
}) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, refusal, [{ name: 'answer', label: t('messages.answer') }])
  const language = t('messages.languageName', { locale: message.locale === 'ar' ? 'ar' : 'other' })
  return (
    <section className="desk-card">
      <h2>{t('messages.answerTitle')}</h2>
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text}
        </Alert>
      )}
      <Form method="post" className="messages-form" noValidate>
        <CountedTextArea
          label={t('messages.answer')}
          hint={t('messages.answerHint', { language })}
          name="answer"
          rows={8}
          lang={message.locale}
          limit={longestAnswer}
          defaultValue={values?.answer ?? ''}
          error={words.ofField('answer')}
        />
        <Button type="submit" name="intent" value="answer" pending={busy}>
          {t('messages.send')}
        </Button>
      </Form>
      <Form method="post" className="messages-form">
        <p className="text-muted">{t('messages.markText')}</p>
        <Button type="submit" name="intent" value="mark" variant="secondary" pending={busy}>
          {t('messages.mark')}
        </Button>
      </Form>
    </section>
  )
}
