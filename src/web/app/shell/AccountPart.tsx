import { Link, useLocation } from 'react-router'
import { useLanguage, useLocale, useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { addressOf, links } from '#links/site.ts'
import { useAccount } from '#web/app/shell/account.ts'

/**
 * The sign-in link, or the name of the signed-in user with the account menu. Without scripts the
 * user is unknown: one link leads to the page that shows the bookings, or the sign-in.
 */
export function AccountPart() {
  const { t, locale } = useLanguage()
  const account = useAccount(locale)
  const { key } = useLocation()
  if (!account) {
    return (
      <>
        <noscript>
          <Link to={links.myBooking(locale)} className="pill account">
            {t('shell.myBookings')}
          </Link>
        </noscript>
        <SignInLink className="pill account with-scripts" />
      </>
    )
  }
  return (
    <details key={key} name="header" className="menu">
      <summary className="pill account max-w-full" aria-label={t('shell.signedInAs', { name: account.name })}>
        <Icon name="person" />
        <bdi className="max-w-[9rem] truncate max-sm:hidden">{account.name}</bdi>
        <Icon name="chevron-down" className="turning max-sm:hidden" />
      </summary>
      <div className="menu-panel">
        <Link to={links.myBooking(locale)}>
          <Icon name="ticket" />
          {t('shell.myBookings')}
        </Link>
        <Link to={links.saved(locale)}>
          <Icon name="heart" />
          {t('shell.saved')}
        </Link>
        <SignOutForm />
      </div>
    </details>
  )
}

export function SignOutForm() {
  const t = useText()
  return (
    <form method="post" action={links.signin(useLocale())}>
      <input type="hidden" name="intent" value="signout" />
      <button type="submit">
        <Icon name="sign-out" />
        {t('common.signOut')}
      </button>
    </form>
  )
}

/** Returns to the current page after sign-in. */
function SignInLink({ className }: { className: string }) {
  const { t, locale } = useLanguage()
  const here = useLocation()
  const home = here.pathname === links.home(locale)
  return (
    <Link to={links.signin(locale, home ? undefined : addressOf(here))} rel="nofollow" className={className}>
      {t('common.signIn')}
    </Link>
  )
}
