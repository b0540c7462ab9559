import { Link, NavLink, Outlet } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { SignOutForm } from '#web/shell/AccountPart.tsx'
import { SiteFooter } from '#web/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/shell/SiteHeader.tsx'

/** A person's own pages, with the way between them at the side; on a phone what leads elsewhere comes after them. */
export default function ProfileLayout() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <SiteHeader />
      <div className="page-width grid w-full flex-1 items-start gap-8 py-8 lg:grid-cols-[240px_1fr] lg:grid-rows-[auto_1fr]">
        <nav aria-label={t('shell.manageAccount')} className="card side-menu">
          <h2>{t('shell.manageAccount')}</h2>
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
        <main id="content" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Outlet />
        </main>
        <nav aria-label={t('shell.quickLinks')} className="card side-menu">
          <h2>{t('shell.quickLinks')}</h2>
          <Link to={links.saved(locale)}>
            <Icon name="heart" />
            {t('shell.saved')}
          </Link>
          <Link to={links.cart(locale)}>
            <Icon name="shop" />
            {t('shell.cart')}
          </Link>
          <Link to={links.faq(locale)}>
            <Icon name="info" />
            {t('shell.faqs')}
          </Link>
          <Link to={links.contact(locale)}>
            <Icon name="mail" />
            {t('shell.contact')}
          </Link>
        </nav>
      </div>
      <SiteFooter />
    </>
  )
}
