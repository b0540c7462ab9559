import { useLocation } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { links } from '#web/links.ts'

/** Whoever is not signed in is told why it is needed, and comes back to this very stay. */
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
