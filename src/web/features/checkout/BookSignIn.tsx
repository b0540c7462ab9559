import { useLocation } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { links } from '#web/lib/links.ts'

/** Explains to a visitor why booking requires sign-in; sign-in returns to the same stay. */
export function BookSignIn() {
  const t = useText()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Card padded className="grid gap-4">
      <h2 className="text-title">{t('booking.loginToBook')}</h2>
      <p className="text-muted">{t('booking.signInFirstText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={links.signin(locale, here)} large>
          {t('booking.loginToBook')}
        </ButtonLink>
        <ButtonLink to={links.register(locale, here)} variant="secondary" large>
          {t('common.register')}
        </ButtonLink>
      </div>
    </Card>
  )
}
