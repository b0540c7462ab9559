import { Form, redirect } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { CodeEntry, CodeSentText } from '#web/features/account/CodeFields.tsx'
import { codeStepCookie, codeStepOf, readCodeStep } from '#web/features/account/code-step.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { accountLinks, safeNext } from '#links/account.ts'
import { links } from '#links/site.ts'
import { requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/register-code'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.registerCodeTitle')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, signedIn } = context.get(requestContext)
  const step = readCodeStep(request, 'register')
  if (signedIn || !step) throw redirect(signedIn ? links.myBooking(locale) : links.register(locale))
  return { to: step.to, resendAt: step.resendAt }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const step = readCodeStep(request, 'register')
  const form = await request.formData()
  if (!step || textOf(form, 'intent') === 'other') throw redirect(links.register(locale))
  if (textOf(form, 'intent') === 'resend') {
    const sent = await api.resend_register_code({ to: step.to })
    if (sent.ok) {
      const next = codeStepOf('register', sent.data, step.next)
      throw redirect(accountLinks.registerCode(locale), { headers: { 'Set-Cookie': codeStepCookie(next, secure) } })
    }
    return formFailure(sent.error, form)
  }
  const answer = await api.verify_code({ purpose: 'register', to: step.to, code: textOf(form, 'code') })
  if (answer.ok) {
    throw redirect(safeNext(step.next, links.myBooking(locale)), {
      headers: { 'Set-Cookie': codeStepCookie(null, secure) },
    })
  }
  return formFailure(answer.error, form)
}

export default function RegisterCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const messages = signInMessages(t, actionData?.error, { code: t('account.code') })
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <PageHeading>{t('account.registerCodeTitle')}</PageHeading>
        <CodeSentText to={loaderData.to} />
      </div>
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-5" noValidate>
        <CodeEntry
          resendAt={loaderData.resendAt}
          intent="verify"
          label={t('account.confirm')}
          other={t('account.otherAddress')}
          error={messages.ofField('code')}
        />
      </Form>
    </div>
  )
}
