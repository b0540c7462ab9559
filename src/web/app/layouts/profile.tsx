import { Link, NavLink, Outlet } from 'react-router'
import { useLocale, useText } from '#i18n/react.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { accountLinks } from '#web/features/account/account-links.ts'
import { links } from '#web/lib/links.ts'
import { travellerLinks } from '#web/features/travellers/traveller-links.ts'
import { SignOutForm } from '#web/app/shell/AccountPart.tsx'
import { Notices } from '#web/app/shell/Notices.tsx'
import { SiteFooter } from '#web/app/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'

/** Pages of a traveller's account with navigation at the side; on a phone the navigation follows the page. */
export default function ProfileLayout() {
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <SiteHeader />
      <Notices />
      <div className="page-width grid w-full flex-1 items-start gap-8 py-8 lg:grid-cols-[240px_1fr] lg:grid-rows-[auto_1fr]">
        <main id="content" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Outlet />
        </main>
        <nav aria-label={t('accountmenu.manageAccount')} className="card side-menu lg:col-start-1 lg:row-start-1">
          <h2>{t('accountmenu.manageAccount')}</h2>
          <NavLink to={links.myBooking(locale)}>
            <Icon name="ticket" />
            {t('shell.myBookings')}
          </NavLink>
          <NavLink to={links.personalData(locale)}>
            <Icon name="person" />
            {t('accountmenu.personalData')}
          </NavLink>
          <NavLink to={travellerLinks.companions(locale)}>
            <Icon name="guests" />
            {t('companions.title')}
          </NavLink>
          <NavLink to={accountLinks.giftCards(locale)}>
            <Icon name="card" />
            {t('accountmenu.giftCards')}
          </NavLink>
          <NavLink to={accountLinks.updatePassword(locale)}>
            <Icon name="shield" />
            {t('accountmenu.password')}
          </NavLink>
          <SignOutForm />
        </nav>
        <nav aria-label={t('accountmenu.quickLinks')} className="card side-menu lg:col-start-1">
          <h2>{t('accountmenu.quickLinks')}</h2>
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
