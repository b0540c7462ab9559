import { Form, useLocation } from 'react-router'
import { useAddressField } from '#web/features/account/address-field.ts'
import { accountLinks } from '#links/account.ts'
import { CodeSentText } from '#web/features/account/CodeFields.tsx'
import { PasskeySignIn } from '#web/features/account/PasskeySignIn.tsx'
import { CodeSignIn } from '#web/features/account/sign-in/CodeSignIn.tsx'
import type { SignInError } from '#web/features/account/sign-in/sign-in-step.ts'
import { useLanguage } from '#i18n/react.tsx'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { FormErrors, TextInput } from '#web/ui/form/Inputs.tsx'

type Props = {
  sent: { to: string; resendAt: string } | null
  answer: SignInError | undefined
}

/** Sign-in within the checkout, by code, password or passkey. Each form posts to the page that contains it. */
export function SignInStep({ sent, answer }: Props) {
  const { t, locale } = useLanguage()
  const address = useAddressField()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const messages = signInMessages(t, answer?.error, {
    to: address.label,
    code: t('account.code'),
    email: t('common.email'),
    password: t('account.password'),
  })
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-title">{t('booking.loginToBook')}</h2>
        {sent ? <CodeSentText to={sent.to} /> : <p className="text-muted">{t('account.signInToBook')}</p>}
      </div>
      <FormErrors messages={messages} announce={answer} />
      <CodeSignIn
        sent={sent}
        next={here}
        values={answer?.signIn === 'code' ? answer.values : undefined}
        messages={messages}
      />
      <Disclosure summary={t('account.signInByPassword')} open={answer?.signIn === 'password'}>
        <Form method="post" className="grid gap-4 pt-2" noValidate>
          <TextInput
            {...messages.field('email')}
            type="email"
            autoComplete="username"
            defaultValue={answer?.values.email}
          />
          <PasswordInput {...messages.field('password')} autoComplete="current-password" />
          <SubmitButton intent="password" large block>
            {t('common.signIn')}
          </SubmitButton>
          <a className="link justify-self-start" href={accountLinks.forgotPassword(locale, here)}>
            {t('account.forgotPassword')}
          </a>
        </Form>
      </Disclosure>
      <PasskeySignIn after={here} />
    </Card>
  )
}
