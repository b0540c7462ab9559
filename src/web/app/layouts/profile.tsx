import { Link, Outlet } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { AccountLinks, SignOutForm } from '#web/app/shell/AccountPart.tsx'
import { Notices } from '#web/app/shell/Notices.tsx'
import { SiteFooter } from '#web/app/shell/SiteFooter.tsx'
import { SiteHeader } from '#web/app/shell/SiteHeader.tsx'

/** Pages of a traveller's account with navigation at the side; on a phone the navigation follows the page. */
export default function ProfileLayout() {
  const { t, locale } = useLanguage()
  const quickLinks = [
    [links.cart(locale), 'shop', 'shell.cart'],
    [links.faq(locale), 'info', 'shell.faqs'],
    [links.contact(locale), 'mail', 'shell.contact'],
  ] as const
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
          <AccountLinks />
          <SignOutForm />
        </nav>
        <nav aria-label={t('accountmenu.quickLinks')} className="card side-menu max-lg:hidden lg:col-start-1">
          <h2>{t('accountmenu.quickLinks')}</h2>
          {quickLinks.map(([to, icon, label]) => (
            <Link key={to} to={to}>
              <Icon name={icon} />
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
      <SiteFooter />
    </>
  )
}
