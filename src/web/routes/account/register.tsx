import { Form, Link, redirect, useSearchParams } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { codeStepCookie, codeStepOf } from '#web/features/account/code-step.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { NewPasswordInput } from '#web/features/account/NewPasswordInput.tsx'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'
import { accountLinks, safeNext } from '#links/account.ts'
import { links } from '#links/site.ts'
import { formRequest, requestContext } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/register'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.registerTitle')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { locale, signedIn } = context.get(requestContext)
  const next = url.searchParams.get('next')
  if (signedIn) throw redirect(safeNext(next, links.myBooking(locale)))
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure, form } = await formRequest(request, context)
  const text = (name: string) => textOf(form, name).trim()
  const answer = await api.register({ name: text('name'), email: text('email'), password: textOf(form, 'password') })
  if (answer.ok) {
    const step = codeStepOf('register', answer.data, text('next'))
    throw redirect(accountLinks.registerCode(locale), { headers: { 'Set-Cookie': codeStepCookie(step, secure) } })
  }
  return formFailure(answer.error, form)
}

export default function Register({ actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const next = useSearchParams()[0].get('next') ?? ''
  const messages = signInMessages(t, actionData?.error, {
    name: t('account.fullName'),
    email: t('common.email'),
    password: t('account.password'),
  })
  const values = actionData?.values ?? {}
  return (
    <div className="grid gap-6">
      <PageIntro
        title={t('account.registerTitle')}
        text={`${t('account.registerText')} ${next && t('account.returnAfter')}`}
      />
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="next" value={next} />
        <TextInput
          {...messages.field('name')}
          hint={t('account.fullNameHint')}
          autoComplete="name"
          dir="auto"
          maxLength={80}
          defaultValue={values.name}
        />
        <TextInput {...messages.field('email')} type="email" autoComplete="email" defaultValue={values.email} />
        <NewPasswordInput {...messages.field('password')} hint={t('account.passwordHint')} />
        <SubmitButton large block>
          {t('common.register')}
        </SubmitButton>
      </Form>
      <p>
        {t('account.haveAccount')}{' '}
        <Link className="link" to={links.signin(locale, next || undefined)}>
          {t('common.signIn')}
        </Link>
      </p>
    </div>
  )
}
