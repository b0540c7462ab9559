import { Form } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { PasswordInput, TextInput } from '#web/ui/TextInput.tsx'
import { accountLinks } from '#web/features/account/account-links.ts'
import { links } from '#web/lib/links.ts'

/** Sign-in or registration during checkout: both return to this step, and the cart is transferred to the account. */
export function SignInStep() {
  const t = useText()
  const locale = useLocale()
  const here = links.book(locale)
  return (
    <Card padded className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-title">{t('booking.loginToBook')}</h2>
        <p className="text-muted">{t('cart.signInText')}</p>
      </div>
      <Form method="post" action={links.signin(locale, here)} className="grid gap-4" noValidate>
        <input type="hidden" name="next" value={here} />
        <input type="hidden" name="remember" value="on" />
        <TextInput label={t('account.email')} name="email" type="email" autoComplete="username" />
        <PasswordInput label={t('account.password')} name="password" autoComplete="current-password" />
        <Button type="submit" large block>
          {t('common.signIn')}
        </Button>
      </Form>
      <div className="flex flex-wrap items-center gap-3">
        <span>{t('cart.newHere')}</span>
        <ButtonLink to={links.register(locale, here)} variant="secondary">
          {t('common.register')}
        </ButtonLink>
        <a className="link" href={accountLinks.signinByCode(locale, here)}>
          {t('cart.byCode')}
        </a>
      </div>
    </Card>
  )
}
