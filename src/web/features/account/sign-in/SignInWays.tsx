import { Form, Link } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { accountLinks } from '#links/account.ts'
import { links } from '#links/site.ts'
import { useAddressField } from '#web/features/account/address-field.ts'
import { CodeEntry } from '#web/features/account/CodeFields.tsx'
import { PasskeySignIn } from '#web/features/account/PasskeySignIn.tsx'
import { signInMessages } from '#web/features/account/sign-in/sign-in-messages.ts'
import { useLanguage } from '#i18n/react.tsx'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { linkTo } from '#web/ui/actions/link-to.tsx'
import { PasswordInput } from '#web/ui/form/PasswordInput.tsx'
import { Checkbox, HiddenFields, TextInput } from '#web/ui/form/Inputs.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import type { FormMessages } from '#web/lib/forms.ts'
import { useFilledPages } from '#web/lib/site.ts'

type Props = {
  sent: { to: string; resendAt: string } | null
  /** The page to return to, as submitted and for links; and for a passkey, where it is known. */
  next: string
  after?: string
  /** The page that sends and redeems codes; without it this page. */
  codePage?: string
  /** The values of each form as submitted; undefined before. */
  values: { code?: Record<string, string> | undefined; password?: Record<string, string> | undefined }
  messages: FormMessages
  /** True if the form of the password is open. */
  byPassword: boolean
  /** The proof of a browser that an account knows. */
  pass?: string
}

/** Sign-in by a code, which also opens an account, by password or by passkey. */
export function SignInWays({ sent, next, after = next, codePage, values, messages, byPassword, pass = '' }: Props) {
  const { t, locale } = useLanguage()
  const { password } = values
  const address = useAddressField()
  const filled = useFilledPages()
  if (sent)
    return (
      <Form method="post" action={codePage} className="grid gap-5" noValidate key={sent.to}>
        <input type="hidden" name="next" value={next} />
        <CodeEntry
          resendAt={sent.resendAt}
          intent="verify"
          label={t('common.signIn')}
          other={t('account.otherAddress')}
          error={messages.ofField('code')}
        >
          <Remember values={values.code} />
        </CodeEntry>
      </Form>
    )
  const toError = messages.ofField('to')
  return (
    <>
      <Form method="post" action={codePage} className="grid gap-5" noValidate>
        <input type="hidden" name="next" value={next} />
        <TextInput
          label={address.label}
          // The error says the same.
          hint={!toError && address.hint}
          name="to"
          dir="ltr"
          autoComplete="username"
          maxLength={254}
          defaultValue={values.code?.to}
          error={toError}
        />
        <SubmitButton intent="send" large block>
          {t('account.sendCode')}
        </SubmitButton>
        {filled('terms-conditions') && filled('privacy') && (
          <p className="text-muted text-small">
            {t.rich('account.accountTerms', {
              terms: linkTo(links.terms(locale)),
              privacy: linkTo(links.privacy(locale)),
            })}
          </p>
        )}
      </Form>
      <Disclosure
        className="disclosure-inline border-line border-t pt-4"
        summary={t('account.signInByPassword')}
        open={byPassword}
      >
        <Form method="post" className="grid gap-4 pt-2" noValidate>
          <HiddenFields fields={{ next, pass }} />
          <TextInput
            label={t('common.email')}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={password?.email}
            error={messages.ofField('email')}
          />
          <PasswordInput
            label={t('account.password')}
            name="password"
            autoComplete="current-password"
            error={messages.ofField('password')}
          />
          <Remember values={password} />
          <SubmitButton intent="password" large block>
            {t('common.signIn')}
          </SubmitButton>
          <a className="link justify-self-start" href={accountLinks.forgotPassword(locale, next || undefined)}>
            {t('account.forgotPassword')}
          </a>
          <Link className="link justify-self-start" to={links.register(locale, next || undefined)}>
            {t('account.registerByPassword')}
          </Link>
        </Form>
      </Disclosure>
      <PasskeySignIn after={after} />
    </>
  )
}

function Remember({ values }: { values: Record<string, string> | undefined }) {
  const label = useLanguage().t('account.keepSignedIn')
  return <Checkbox label={label} name="remember" defaultChecked={!values || values.remember === 'on'} />
}

/** The messages of these forms, by the names of their fields. */
export function useSignInMessages(error: ApiError | undefined) {
  const { t } = useLanguage()
  return signInMessages(t, error, {
    to: useAddressField().label,
    code: t('account.code'),
    email: t('common.email'),
    password: t('account.password'),
  })
}
