import { NavLink, useLocation } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { useFilledPages } from '#web/lib/site.ts'
import { AccountPart } from '#web/app/shell/AccountPart.tsx'
import { EasyViewForm } from '#web/app/shell/EasyViewForm.tsx'
import { Brand } from '#web/app/shell/Brand.tsx'
import { LanguageLink } from '#web/app/shell/LanguageLink.tsx'

/** `over` overlays the header on the picture of a home page; `bare` omits the account, for pages that create one. */
export function SiteHeader({ over, bare }: { over?: boolean; bare?: boolean }) {
  const { t, locale } = useLanguage()
  const filled = useFilledPages()
  return (
    <header className={classes('site-header no-print', over && 'site-header-over on-night')}>
      <div className="page-width">
        <Brand night={over} />
        <nav aria-label={t('shell.mainMenu')} className="max-lg:hidden">
          {filled('hotels') && wide(links.hotels(locale), t('shell.hotels'))}
          {filled('packages') && wide(links.packages(locale), t('shell.packages'))}
          {filled('services') && wide(links.services(locale), t('shell.services'))}
          {filled('blogs') && wide(links.blogs(locale), t('shell.blog'), ' extra')}
          {wide(links.contact(locale), t('shell.contact'))}
        </nav>
        <NavLink
          to={links.search(locale)}
          className="pill pill-bare extra max-sm:hidden"
          aria-label={t('shell.searchSite')}
        >
          <Icon name="search" />
        </NavLink>
        {!bare && (
          <NavLink to={links.cart(locale)} className="pill pill-bare" aria-label={t('shell.cart')} data-cart="">
            <Icon name="shop" />
          </NavLink>
        )}
        <div className={bare ? 'max-sm:me-1' : 'max-md:hidden lg:hidden xl:block'}>
          <EasyViewForm className="pill" />
        </div>
        <LanguageLink className="pill language" />
        {!bare && <AccountPart />}
        {!bare && <SmallMenu />}
      </div>
    </header>
  )
}

/** The same navigation where the header has no room for all of it; the browser opens and closes it. */
function SmallMenu() {
  const { t, locale } = useLanguage()
  const filled = useFilledPages()
  const { key } = useLocation()
  return (
    <details key={key} name="header" className="menu closing xl:hidden">
      <summary className="pill pill-bare" aria-label={t('shell.openMenu')}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={t('shell.mainMenu')} className="menu-panel">
        {item(links.search(locale), 'search', t('shell.searchSite'), 'sm:hidden')}
        {filled('hotels') && item(links.hotels(locale), 'hotel', t('shell.hotels'))}
        {filled('packages') && item(links.packages(locale), 'calendar', t('shell.packages'))}
        {filled('services') && item(links.services(locale), 'car', t('shell.services'))}
        {filled('blogs') && item(links.blogs(locale), 'info', t('shell.blog'))}
        {filled('faq') && item(links.faq(locale), 'info', t('shell.faqs'))}
        {item(links.contact(locale), 'mail', t('shell.contact'))}
        {item(links.myBooking(locale), 'ticket', t('shell.myBookings'))}
        <EasyViewForm />
      </nav>
    </details>
  )
}

const item = (to: string, icon: IconName, text: string, className?: string) => (
  <NavLink to={to} className={className}>
    <Icon name={icon} />
    {text}
  </NavLink>
)

const wide = (to: string, text: string, hidden = '') => (
  <NavLink to={to} className={`site-link${hidden}`}>
    {text}
  </NavLink>
)
