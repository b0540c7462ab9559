import { data, Form, Link, redirect, useSearchParams } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { PasskeySignIn } from '#web/features/account/PasskeySignIn.tsx'
import { afterSignIn } from '#web/features/account/after-sign-in.ts'
import { findPageOf } from '#web/features/bookings/opened/booking-access.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { SubmitButton, Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { Checkbox, HiddenFields, TextInput } from '#web/ui/form/Inputs.tsx'
import { documentLinks } from '#links/booking.ts'
import { accountLinks, safeNext } from '#links/account.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, type InterruptedForm, requestContext } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/sign-in'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.signInTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, signedIn, interrupted } = context.get(requestContext)
  if (interrupted) return data({ interrupted, after: '' }, { status: errorStatus.unauthenticated })
  const next = url.searchParams.get('next')
  const after = safeNext(next, links.myBooking(locale))
  if (signedIn) throw afterSignIn(next, links.myBooking(locale))
  return data({ interrupted: undefined, after })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  if (form.get('intent') === 'signout') {
    const signedOut = await api.logout({})
    if (!signedOut.ok) throw errorResponse(signedOut.error)
    throw redirect(links.home(locale))
  }
  const signedIn = await api.login({
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    remember: form.get('remember') === 'on',
    device_pass: textOf(form, 'pass') || undefined,
  })
  if (signedIn.ok) throw afterSignIn(textOf(form, 'next'), links.myBooking(locale))
  return formFailure(signedIn.error, form)
}

export default function SignIn(props: Route.ComponentProps) {
  const { interrupted } = props.loaderData
  return interrupted ? <InterruptedFormPart form={interrupted} /> : <SignInForm {...props} />
}

function SignInForm({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const [query] = useSearchParams()
  const next = query.get('next') ?? ''
  const done = query.get('done')
  const messages = signInMessages(t, actionData?.error, { email: t('common.email'), password: t('account.password') })
  return (
    <div className="grid gap-6">
      <PageIntro
        title={t('account.signInTitle')}
        text={`${t('account.signInText')} ${next && t('account.returnAfter')}`}
      />
      {done === 'reset' && !messages.title && <Alert tone="success" title={t('account.passwordSet')} announce />}
      {done === 'deleted' && !messages.title && (
        <Alert tone="success" title={t('account.deletedTitle')} announce>
          <p>{t('account.deletedText')}</p>
        </Alert>
      )}
      {done === 'interrupted' && !messages.title && (
        <Alert tone="info" title={t('account.endedTitle')} announce>
          <p>{t('account.interruptedText')}</p>
        </Alert>
      )}
      {done === 'ended' && !messages.title && (
        <Alert tone="info" title={t('account.endedTitle')} announce>
          <p>{t('account.endedText')}</p>
        </Alert>
      )}
      <ErrorSummary errors={messages.summary} />
      {messages.title && (
        <Alert tone="error" title={messages.title} announce>
          {messages.text && <p>{messages.text}</p>}
          {actionData?.error.code === 'too_many_requests' && <p>{t('signinlimits.many')}</p>}
        </Alert>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        <HiddenFields fields={{ next, pass: query.get('pass') ?? '' }} />
        <TextInput
          {...messages.field('email')}
          type="email"
          autoComplete="username"
          defaultValue={actionData?.values.email}
        />
        <PasswordInput {...messages.field('password')} autoComplete="current-password" />
        <Checkbox
          label={t('account.keepSignedIn')}
          name="remember"
          defaultChecked={actionData ? actionData.values.remember === 'on' : true}
        />
        <SubmitButton large block>
          {t('common.signIn')}
        </SubmitButton>
      </Form>
      <div className="grid gap-2">
        <Link className="link" to={accountLinks.signinByCode(locale, next || undefined)}>
          {t('account.signInByCode')}
        </Link>
        <Link className="link" to={accountLinks.forgotPassword(locale, next || undefined)}>
          {t('account.forgotPassword')}
        </Link>
      </div>
      <p>
        {t('account.noAccount')}{' '}
        <Link className="link" to={links.register(locale, next || undefined)}>
          {t('account.registerTitle')}
        </Link>
      </p>
      {!next.includes('/desk') && (
        <p>
          <Link className="link" to={findPageOf(locale, next) ?? documentLinks.find(locale)}>
            {t('findbooking.without')}
          </Link>
        </p>
      )}
      <PasskeySignIn after={loaderData.after} />
    </div>
  )
}

/** Offers to send a form again that arrived after its session had ended. It is in this page alone and stored nowhere. */
function InterruptedFormPart({ form }: { form: InterruptedForm }) {
  const { action, multipart, fields, files, signIn } = form
  const t = useText()
  const written = fields.filter(({ value }) => isWritten(value))
  const missing = files.filter(({ chosen }) => chosen !== '')
  return (
    <form method="post" action={action} encType={multipart ? 'multipart/form-data' : undefined} className="grid gap-6">
      <PageIntro title={t('account.againTitle')} text={t('account.againText')} />
      {fields.map(({ name, value }, i) => (
        <input key={i} type="hidden" name={name} value={value} />
      ))}
      {files.map(({ name, chosen }, i) => !chosen && <input key={i} hidden type="file" name={name} />)}
      <div className="grid gap-2">
        <p>{t('account.againSignIn')}</p>
        <ButtonLink to={signIn} reloadDocument target="_blank" rel="noreferrer" large block>
          {t('common.signIn')}
        </ButtonLink>
      </div>
      <div className="grid gap-2">
        <p>{t('account.againReturn')}</p>
        {missing.map(({ name, chosen }, i) => (
          <label key={i} className="grid gap-2">
            {t('account.againFile', { name: `\u2068${chosen}\u2069` })}
            <input type="file" name={name} required className="input" />
          </label>
        ))}
        <Button type="submit" variant="secondary" large block>
          {t('account.againSend')}
        </Button>
      </div>
      {written.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-medium">{t('account.againEntered')}</h2>
          {written.map(({ value }, i) => (
            <p key={i} dir="auto" className="text-muted whitespace-pre-line">
              {value}
            </p>
          ))}
        </section>
      )}
    </form>
  )
}

/** True for text that a person wrote, as opposed to choices, keys and structured values of a form. */
function isWritten(value: string): boolean {
  return /\S\s+\S/.test(value) && !/^\s*[[{]/.test(value)
}
