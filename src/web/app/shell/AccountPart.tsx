import { Link, NavLink, useLocation } from 'react-router'
import { useLanguage, useLocale, useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { accountLinks } from '#links/account.ts'
import { travellerLinks } from '#links/booking.ts'
import { addressOf, links } from '#links/site.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { ErrorCode } from '#api/errors.ts'
import type { Profile } from '#domains/accounts/contract.ts'
import type { Locale } from '#i18n/locale.ts'
import { browserClient } from '#web/lib/client.ts'
import { notify } from '#web/ui/feedback/notice.ts'
import { translatorOf } from '#web/lib/messages.ts'

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
    <details key={key} name="header" className="menu closing">
      <summary className="pill account max-w-full" aria-label={t('shell.signedInAs', { name: account.name })}>
        <Icon name="person" />
        <bdi className="max-w-[9rem] truncate max-sm:hidden">{account.name}</bdi>
        <Icon name="chevron-down" className="turning max-sm:hidden" />
      </summary>
      <div className="menu-panel">
        {account.staff && (
          <a href={accountLinks.admin(locale)}>
            <Icon name="hotel" />
            {t('accountmenu.admin')}
          </a>
        )}
        <AccountLinks />
        <SignOutForm />
      </div>
    </details>
  )
}

/** Links to all pages of a traveller’s account. */
export function AccountLinks() {
  const { t, locale } = useLanguage()
  const pages = [
    [links.myBooking(locale), 'ticket', 'shell.myBookings'],
    [links.saved(locale), 'heart', 'shell.saved'],
    [travellerLinks.companions(locale), 'guests', 'accountmenu.travellers'],
    [links.personalData(locale), 'person', 'accountmenu.personalData'],
    [accountLinks.giftCards(locale), 'card', 'accountmenu.giftCards'],
    [accountLinks.updatePassword(locale), 'shield', 'accountmenu.password'],
  ] as const
  return pages.map(([to, icon, label]) => (
    <NavLink key={to} to={to}>
      <Icon name={icon} />
      {t(label)}
    </NavLink>
  ))
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

/**
 * The signed-in user, requested after paint: pages are cached for everyone, so the server cannot render a name into
 * them. Undefined until known, null for a visitor.
 */
function useAccount(locale: Locale): Profile | null | undefined {
  const { key } = useLocation()
  const account = useSyncExternalStore(
    subscribe,
    () => profile,
    () => undefined,
  )
  useEffect(() => {
    void refresh(locale)
  }, [locale, key])
  return account
}

let profile: Profile | null | undefined
let asking = false
const listeners = new Set<() => void>()

/** Scripts cannot read the session cookie; `signed_in` only indicates that a session exists. */
async function refresh(locale: Locale): Promise<void> {
  const signedIn = /(?:^|;\s*)signed_in=1(?:;|$)/.test(document.cookie)
  if (!signedIn) return show(null)
  if (profile || asking) return
  asking = true
  const answer = await browserClient(locale).fetch_profile({})
  asking = false
  show(answer.ok ? answer.data : null)
  if (!answer.ok && (answer.error.code as ErrorCode) === 'unauthenticated') announceEnd(locale)
}

/** Notifies once: deletes the cookie that outlived the session. */
function announceEnd(locale: Locale): void {
  document.cookie = 'signed_in=; Path=/; Max-Age=0; SameSite=Lax'
  const { t } = translatorOf(locale)
  void notify({ icon: 'person', title: t('shell.sessionEnded'), message: t('shell.sessionEndedText') })
}

function show(account: Profile | null): void {
  if (profile === account) return
  profile = account
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
