import { Form, Link, redirect } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { useAddressField } from '#web/features/account/address-field.ts'
import { CodeEntry } from '#web/features/account/CodeFields.tsx'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { OutboxLink } from '#web/features/account/OutboxLink.tsx'
import { documentLinks } from '#links/booking.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { safeNext } from '#links/account.ts'
import { formRequest, requestContext } from '#web/lib/loaders.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'
import type { Route } from './+types/find-booking'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'findbooking.title')

/** The reference and the page to open afterwards are in the address; the contact is only in the cookie of the step. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { locale } = context.get(requestContext)
  const query = url.searchParams
  const reference = query.get('reference')?.slice(0, 20) ?? ''
  const step = readCodeStep(request, 'booking')
  return {
    reference,
    next: safeNext(query.get('next'), ''),
    again: query.get('again') === 'yes',
    closed: query.get('closed') === 'yes',
    signIn: links.signin(locale, reference ? documentLinks.booking(locale, reference) : undefined),
    sent: step && { to: step.to, resendAt: step.resendAt, reference: step.next },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure, form } = await formRequest(request, context)
  const intent = textOf(form, 'intent')
  const next = safeNext(textOf(form, 'next'), '')
  const step = readCodeStep(request, 'booking')
  const save = (line: string) => ({ headers: { 'Set-Cookie': line } })
  const restarted = save(codeStepCookie(null, secure))

  if (intent === 'close') {
    const closed = await api.close_booking({})
    if (!closed.ok) return formFailure(closed.error, form)
    throw redirect(documentLinks.find(locale, { closed: 'yes' }), restarted)
  }
  if (intent === 'other') throw redirect(documentLinks.find(locale, { reference: step?.next ?? '', next }), restarted)
  if (intent === 'send' || intent === 'resend') {
    const reference = intent === 'send' ? textOf(form, 'reference').trim().toUpperCase() : (step?.next ?? '')
    const to = intent === 'send' ? textOf(form, 'to').trim() : (step?.to ?? '')
    const sent = await api.send_booking_code({ reference, to })
    if (!sent.ok) return formFailure(sent.error, form)
    const here = documentLinks.find(locale, { reference, next })
    throw redirect(here, save(codeStepCookie(codeStepOf('booking', sent.data, reference), secure)))
  }
  if (!step) throw redirect(documentLinks.find(locale, { next }))
  const opened = await api.open_booking({ reference: step.next, to: step.to, code: textOf(form, 'code') })
  if (opened.ok) throw redirect(next || documentLinks.booking(locale, opened.data.reference), restarted)
  return formFailure(opened.error, form)
}

export default function FindBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { sent, reference, next, again, closed, signIn } = loaderData
  const { t, locale } = useLanguage()
  const address = useAddressField()
  const messages = signInMessages(t, actionData?.error, {
    reference: t('findbooking.reference'),
    to: t('findbooking.contact'),
    code: t('account.code'),
  })
  const isolated = (text: string) => `\u2066${text}\u2069`
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('findbooking.title')}</PageHeading>
        {sent ? (
          <div className="text-muted grid gap-2">
            <p>{t('findbooking.codeSent', { reference: isolated(sent.reference), address: isolated(sent.to) })}</p>
            <OutboxLink to={sent.to} />
          </div>
        ) : (
          <p className="text-muted">{t('findbooking.text')}</p>
        )}
      </div>
      {closed && <Alert tone="success" title={t('findbooking.closed')} announce />}
      {again && !sent && (
        <Alert tone="info" title={t('findbooking.again')} announce>
          <p>{t('findbooking.againText')}</p>
        </Alert>
      )}
      <FormErrors messages={messages} />
      <Form
        method="post"
        action={documentLinks.find(locale, { reference, next })}
        className="grid gap-5"
        noValidate
        key={sent?.to ?? 'address'}
      >
        <input type="hidden" name="next" value={next} />
        {sent ? (
          <CodeEntry
            resendAt={sent.resendAt}
            intent="open"
            label={t('findbooking.open')}
            other={t('findbooking.other')}
            error={messages.ofField('code')}
          />
        ) : (
          <>
            <TextInput
              {...messages.field('reference')}
              hint={t('findbooking.referenceHint')}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              defaultValue={actionData?.values.reference ?? reference}
            />
            <TextInput
              {...address}
              label={address.hint ? t('findbooking.contact') : address.label}
              name="to"
              dir="ltr"
              autoComplete="email"
              maxLength={254}
              defaultValue={actionData?.values.to}
              error={messages.ofField('to')}
            />
            <SubmitButton intent="send" large block>
              {t('account.sendCode')}
            </SubmitButton>
          </>
        )}
      </Form>
      <Link className="link" to={signIn}>
        {t('findbooking.signIn')}
      </Link>
    </div>
  )
}
