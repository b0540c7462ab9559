import { NavLink, Outlet } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { SignOutForm } from '#web/shell/AccountPart.tsx'
import { SiteFooter } from '#web/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/shell/SiteHeader.tsx'

/** A person's own pages, with the way between them at the side. */
export default function ProfileLayout() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <SiteHeader />
      <div className="page-width grid w-full flex-1 items-start gap-8 py-8 lg:grid-cols-[240px_1fr]">
        <nav aria-label={t('shell.manageAccount')} className="card side-menu">
          <NavLink to={links.myBooking(locale)}>
            <Icon name="ticket" />
            {t('shell.myBookings')}
          </NavLink>
          <NavLink to={links.personalData(locale)}>
            <Icon name="person" />
            {t('shell.personalData')}
          </NavLink>
          <NavLink to={links.updatePassword(locale)}>
            <Icon name="shield" />
            {t('shell.password')}
          </NavLink>
          <SignOutForm />
        </nav>
        <main id="content" className="min-w-0">
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </>
  )
}
