import { Form, Link, redirect, useSearchParams } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { useAddressField } from '#web/features/account/address-field.ts'
import { codeStepCookie, codeStepOf } from '#web/features/account/code-step.ts'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { FormErrors, HiddenFields, TextInput } from '#web/ui/form/Inputs.tsx'
import { accountLinks } from '#links/account.ts'
import { links } from '#links/site.ts'
import { formRequest } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/forgot-password'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'account.forgotTitle')

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure, form } = await formRequest(request, context)
  const sent = await api.forget_password({
    to: textOf(form, 'to').trim(),
    device_pass: textOf(form, 'pass') || undefined,
  })
  if (sent.ok) {
    const step = codeStepOf('reset', sent.data, textOf(form, 'next'))
    throw redirect(accountLinks.resetPassword(locale), { headers: { 'Set-Cookie': codeStepCookie(step, secure) } })
  }
  return formFailure(sent.error, form)
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const address = useAddressField()
  const query = useSearchParams()[0]
  const next = query.get('next') ?? ''
  const messages = signInMessages(t, actionData?.error, { to: address.label })
  return (
    <div className="grid gap-6">
      <PageIntro title={t('account.forgotTitle')} text={t('account.forgotText')} />
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-5" noValidate>
        <HiddenFields fields={{ next, pass: query.get('pass') ?? '' }} />
        <TextInput
          {...address}
          name="to"
          dir="ltr"
          autoComplete="username"
          maxLength={254}
          defaultValue={actionData?.values.to}
          error={messages.ofField('to')}
        />
        <SubmitButton large block>
          {t('account.sendCode')}
        </SubmitButton>
      </Form>
      <Link className="link" to={links.signin(locale, next || undefined)}>
        {t('account.signInByPassword')}
      </Link>
    </div>
  )
}
