import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { useLocale, useText } from '#i18n/react.tsx'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { CodeSentText, ResendButton } from '#web/features/account/CodeFields.tsx'
import { CodeInput } from '#web/ui/CodeInput.tsx'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { submittedValues, errorMessages, textOf, type FormError } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { PageHeading } from '#web/ui/PageHeading.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { accountLinks } from '#web/features/account/account-links.ts'
import { links } from '#web/lib/links.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import type { Route } from './+types/sign-in-code'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.signInByCode')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, signedIn } = context.get(requestContext)
  const next = new URL(request.url).searchParams.get('next')
  if (signedIn) throw afterSignIn(next, links.myBooking(locale))
  const step = readCodeStep(request, 'login')
  return { sent: step && { to: step.to, resendAt: step.resendAt } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  const step = readCodeStep(request, 'login')
  const save = (line: string) => ({ headers: { 'Set-Cookie': line } })
  const here = accountLinks.signinByCode(locale, textOf(form, 'next') || undefined)

  if (intent === 'other') throw redirect(here, save(codeStepCookie(null, secure)))
  if (intent === 'send' || intent === 'resend') {
    const to = intent === 'send' ? textOf(form, 'to').trim() : (step?.to ?? '')
    const sent = await api.send_login_code({ to })
    if (sent.ok)
      throw redirect(here, save(codeStepCookie(codeStepOf('login', sent.data, textOf(form, 'next')), secure)))
    return failure(sent.error, form)
  }
  if (!step) throw redirect(here)
  const signedIn = await api.verify_code({
    purpose: 'login',
    to: step.to,
    code: textOf(form, 'code'),
    remember: form.get('remember') === 'on',
  })
  if (signedIn.ok) throw afterSignIn(step.next, links.myBooking(locale), save(codeStepCookie(null, secure)))
  return failure(signedIn.error, form)
}

function failure(error: FormError['error'], form: FormData) {
  return data<FormError>({ error, values: submittedValues(form) }, { status: errorStatus[error.code] })
}

export default function SignInByCode({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const next = useSearchParams()[0].get('next') ?? ''
  const busy = useNavigation().state !== 'idle'
  const messages = errorMessages(t, actionData?.error, [
    { name: 'to', label: t('account.emailOrPhone') },
    { name: 'code', label: t('account.code') },
  ])
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.signInByCode')}</PageHeading>
        {sent ? <CodeSentText to={sent.to} /> : <p className="text-muted">{t('account.signInByCodeText')}</p>}
      </div>
      <ErrorSummary errors={messages.summary} />
      {messages.title && (
        <Alert tone="error" title={messages.title} announce>
          {messages.text && <p>{messages.text}</p>}
        </Alert>
      )}
      <Form method="post" className="grid gap-5" noValidate key={sent?.to ?? 'address'}>
        <input type="hidden" name="next" value={next} />
        {sent ? (
          <>
            <CodeInput label={t('account.code')} error={messages.ofField('code')} />
            <Checkbox
              label={t('account.keepSignedIn')}
              name="remember"
              defaultChecked={actionData ? actionData.values.remember === 'on' : true}
            />
            <Button type="submit" name="intent" value="verify" large block pending={busy}>
              {t('common.signIn')}
            </Button>
            <div className="flex flex-wrap gap-2">
              <ResendButton resendAt={sent.resendAt} />
              <Button type="submit" name="intent" value="other" variant="quiet" formNoValidate>
                {t('account.otherAddress')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <TextInput
              label={t('account.emailOrPhone')}
              hint={t('account.emailOrPhoneHint')}
              name="to"
              dir="ltr"
              autoComplete="username"
              maxLength={254}
              defaultValue={actionData?.values.to}
              error={messages.ofField('to')}
            />
            <Button type="submit" name="intent" value="send" large block pending={busy}>
              {t('account.sendCode')}
            </Button>
          </>
        )}
      </Form>
      <Link className="link" to={links.signin(locale, next || undefined)}>
        {t('account.signInByPassword')}
      </Link>
    </div>
  )
}
