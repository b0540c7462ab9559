import { Form } from 'react-router'
import { contactTopics } from '#domains/content/shapes.ts'
import { useText } from '#i18n/react.tsx'
import { errorMessages, type FormError } from '#web/lib/forms.ts'
import { useReplyTime } from '#web/lib/site.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { FormErrors, HiddenFields, Select, TextArea, TextInput } from '#web/ui/form/Inputs.tsx'

type ContactFormProps = {
  /** Receipt number of the message that was sent. */
  receipt: string | undefined
  /** True if the message that was sent contained a card number, which is not stored. */
  cardHidden: boolean
  /** Idempotency key, so that a message that is submitted twice is stored once. */
  newKey: string
  /** Server time at which the form was rendered; a message that is submitted immediately is treated as spam. */
  shownAt: number
  initial: Record<string, string | undefined>
  failure: FormError | undefined
}

export function ContactForm({ receipt, cardHidden, newKey, shownAt, initial, failure }: ContactFormProps) {
  const t = useText()
  const within = useReplyTime()
  const values = failure?.values ?? initial
  const labels = {
    name: t('content.yourName'),
    email: t('common.email'),
    phone: t('common.phone'),
    message: t('content.message'),
  }
  const messages = errorMessages(t, failure?.error, labels, { values })
  if (receipt && !failure) {
    return (
      <Card padded className="grid gap-4" role="status">
        <h2 className="text-heading">{t('content.sentTitle')}</h2>
        <p>{within ? t('content.sentWithin', { within }) : t('content.sentText')}</p>
        {cardHidden && <p>{t('content.cardHidden')}</p>}
        <CopyText text={receipt} label={t('content.copyReceipt')} />
      </Card>
    )
  }
  return (
    <Card padded className="grid gap-5">
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-5 md:grid-cols-2" noValidate>
        <HiddenFields fields={{ key: values.key ?? newKey, shown: values.shown ?? shownAt }} />
        <div hidden>
          <label htmlFor="website">{t('content.leaveEmpty')}</label>
          <input id="website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <TextInput {...messages.field('name')} autoComplete="name" dir="auto" maxLength={80} />
        <TextInput {...messages.field('email')} type="email" autoComplete="email" />
        <TextInput {...messages.field('phone')} type="tel" autoComplete="tel" optional maxLength={40} />
        <Select
          label={t('content.topic')}
          name="topic"
          defaultValue={values.topic}
          options={contactTopics.map((one) => ({ value: one, label: t(`content.topic_${one}`) }))}
        />
        <TextArea
          className="md:col-span-2"
          {...messages.field('message')}
          hint={t('content.messageHint')}
          rows={7}
          maxLength={4000}
        />
        <div>
          <SubmitButton large>{t('content.sendMessage')}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
