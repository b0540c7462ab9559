import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { CodeSentText, ResendButton } from '#web/features/account/CodeFields.tsx'
import { CodeInput } from '#web/ui/form/CodeInput.tsx'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { NewPasswordInput } from '#web/features/account/NewPasswordInput.tsx'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Checkbox, FormErrors } from '#web/ui/form/Inputs.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { accountLinks } from '#links/account.ts'
import { links } from '#links/site.ts'
import { requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/reset-password'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.resetTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const step = readCodeStep(request, 'reset')
  if (!step) throw redirect(accountLinks.forgotPassword(context.get(requestContext).locale))
  return { to: step.to, resendAt: step.resendAt, next: step.next }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const step = readCodeStep(request, 'reset')
  if (!step) throw redirect(accountLinks.forgotPassword(locale))
  const form = await request.formData()
  if (textOf(form, 'intent') === 'resend') {
    const sent = await api.forget_password({ to: step.to })
    if (sent.ok) {
      const again = codeStepOf('reset', sent.data, step.next)
      throw redirect(accountLinks.resetPassword(locale), { headers: { 'Set-Cookie': codeStepCookie(again, secure) } })
    }
    return formFailure(sent.error, form)
  }
  const changed = await api.reset_password({
    to: step.to,
    code: textOf(form, 'code'),
    password: textOf(form, 'password'),
    remove_passkeys: form.has('remove_passkeys'),
  })
  if (changed.ok) {
    const headers = { 'Set-Cookie': codeStepCookie(null, secure) }
    const { passkeys_left } = changed.data
    if (passkeys_left.length > 0) return data({ passkeys: passkeys_left }, { headers })
    throw redirect(links.signin(locale, step.next || undefined, 'reset'), { headers })
  }
  return formFailure(changed.error, form)
}

/**
 * The response of the action shows the remaining passkeys. Revalidation would redirect away, because the code is used
 * up. Only a code that was sent again changes what the page shows.
 */
export function shouldRevalidate({ formData }: ShouldRevalidateFunctionArgs) {
  return formData?.get('intent') === 'resend'
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const failure = actionData && 'error' in actionData ? actionData : undefined
  const messages = signInMessages(t, failure?.error, { code: t('account.code'), password: t('account.newPassword') })
  if (actionData && 'passkeys' in actionData) {
    return (
      <div className="grid gap-6">
        <PageHeading>{t('account.passkeysStayTitle')}</PageHeading>
        <p>{t('account.passkeysStay')}</p>
        <ul className="list-disc ps-6">
          {actionData.passkeys.map((name, i) => (
            <li key={i}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <ButtonLink to={links.signin(locale, `${links.personalData(locale)}#passkeys`, 'reset')} large block>
          {t('common.signIn')}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.resetTitle')}</PageHeading>
        <CodeSentText to={loaderData.to} />
      </div>
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-5" noValidate>
        <CodeInput {...messages.field('code')} />
        <NewPasswordInput {...messages.field('password')} hint={t('account.passwordHint')} />
        <Checkbox
          name="remove_passkeys"
          value="yes"
          defaultChecked={failure?.values.remove_passkeys === 'yes'}
          label={
            <>
              {t('account.removePasskeys')}
              <span className="text-muted block">{t('account.removePasskeysHint')}</span>
            </>
          }
        />
        <SubmitButton large block>
          {t('account.setPassword')}
        </SubmitButton>
        <div>
          <ResendButton resendAt={loaderData.resendAt} />
        </div>
      </Form>
      <Link className="link" to={accountLinks.forgotPassword(locale, loaderData.next || undefined)}>
        {t('account.otherAddress')}
      </Link>
    </div>
  )
}
