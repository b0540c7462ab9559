import { data, Form, Link, redirect, useNavigation, useSearchParams } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { useLocale, useText } from '#text/react.tsx'
import { PasskeySignIn } from '#web/account/PasskeySignIn.tsx'
import { afterSignIn } from '#web/account/after-sign-in.ts'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { PasswordInput, TextInput } from '#web/kit/TextInput.tsx'
import { links, safeNext } from '#web/links.ts'
import { requestContext } from '#web/server-context.ts'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/signin.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.signInTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, signedIn } = context.get(requestContext)
  const next = new URL(request.url).searchParams.get('next')
  const after = safeNext(next, links.myBooking(locale))
  if (signedIn) throw afterSignIn(next, links.myBooking(locale))
  return { after }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  if (form.get('intent') === 'signout') {
    await api.logout({})
    throw redirect(links.home(locale))
  }
  const signedIn = await api.login({
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    remember: form.get('remember') === 'on',
  })
  if (signedIn.ok) throw afterSignIn(textOf(form, 'next'), links.myBooking(locale))
  return data<FormRefusal>(
    { refusal: signedIn.error, values: keptValues(form) },
    { status: errorStatus[signedIn.error.code] },
  )
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const [query] = useSearchParams()
  const next = query.get('next') ?? ''
  const done = query.get('done')
  const busy = useNavigation().state !== 'idle'
  const words = refusalWords(t, actionData?.refusal, [
    { name: 'email', label: t('account.email') },
    { name: 'password', label: t('account.password') },
  ])
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.signInTitle')}</PageHeading>
        <p className="text-muted">
          {t('account.signInText')} {next && t('account.returnAfter')}
        </p>
      </div>
      {done === 'reset' && !words.title && <Alert tone="success" title={t('account.passwordSet')} announce />}
      {done === 'ended' && !words.title && (
        <Alert tone="info" title={t('account.endedTitle')} announce>
          <p>{t('account.endedText')}</p>
        </Alert>
      )}
      <ErrorSummary errors={words.summary} />
      {words.title && (
        <Alert tone="error" title={words.title} announce>
          {words.text && <p>{words.text}</p>}
        </Alert>
      )}
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="next" value={next} />
        <TextInput
          label={t('account.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={actionData?.values.email}
          error={words.ofField('email')}
        />
        <PasswordInput
          label={t('account.password')}
          name="password"
          autoComplete="current-password"
          error={words.ofField('password')}
        />
        <Checkbox
          label={t('account.keepSignedIn')}
          name="remember"
          defaultChecked={actionData ? actionData.values.remember === 'on' : true}
        />
        <Button type="submit" large block pending={busy}>
          {t('common.signIn')}
        </Button>
      </Form>
      <div className="grid gap-2">
        <Link className="link" to={links.signinByCode(locale, next || undefined)}>
          {t('account.signInByCode')}
        </Link>
        <Link className="link" to={links.forgotPassword(locale)}>
          {t('account.forgotPassword')}
        </Link>
      </div>
      <p>
        {t('account.noAccount')}{' '}
        <Link className="link" to={links.register(locale, next || undefined)}>
          {t('account.registerTitle')}
        </Link>
      </p>
      <PasskeySignIn after={loaderData.after} />
    </div>
  )
}
