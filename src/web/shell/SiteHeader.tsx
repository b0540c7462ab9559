import { NavLink, useLocation } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { classes } from '#web/kit/classes.ts'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { AccountPart } from '#web/shell/AccountPart.tsx'
import { Brand } from '#web/shell/Brand.tsx'
import { LanguageLink } from '#web/shell/LanguageLink.tsx'

/** `over` lays it on the picture that a home page begins with; `bare` leaves out the account, on pages that make one. */
export function SiteHeader({ over, bare }: { over?: boolean; bare?: boolean }) {
  const t = useText()
  const locale = useLocale()
  return (
    <header className={classes('site-header no-print', over && 'site-header-over on-night')}>
      <div className="page-width">
        <Brand />
        <nav aria-label={t('shell.mainMenu')} className="max-md:hidden">
          <NavLink to={links.hotels(locale)} className="site-link">
            {t('shell.hotels')}
          </NavLink>
          <NavLink to={links.packages(locale)} className="site-link">
            {t('shell.packages')}
          </NavLink>
          <NavLink to={links.services(locale)} className="site-link">
            {t('shell.services')}
          </NavLink>
          <NavLink to={links.blogs(locale)} className="site-link max-lg:hidden">
            {t('shell.blog')}
          </NavLink>
          <NavLink to={links.contact(locale)} className="site-link max-lg:hidden">
            {t('shell.contact')}
          </NavLink>
        </nav>
        <NavLink to={links.search(locale)} className="pill pill-bare" aria-label={t('shell.searchSite')}>
          <Icon name="search" />
        </NavLink>
        {!bare && (
          <NavLink to={links.cart(locale)} className="pill pill-bare max-md:hidden" aria-label={t('shell.cart')}>
            <Icon name="shop" />
          </NavLink>
        )}
        <LanguageLink className={classes('pill', !bare && 'max-md:hidden')} />
        {!bare && <AccountPart />}
        {!bare && <SmallMenu />}
      </div>
    </header>
  )
}

/** The same places on small screens; the browser opens and closes it. */
function SmallMenu() {
  const t = useText()
  const locale = useLocale()
  const { key } = useLocation()
  return (
    <details key={key} className="menu md:hidden">
      <summary className="pill pill-bare" aria-label={t('shell.openMenu')}>
        <Icon name="menu" />
      </summary>
      <nav aria-label={t('shell.mainMenu')} className="menu-panel">
        <NavLink to={links.hotels(locale)}>
          <Icon name="hotel" />
          {t('shell.hotels')}
        </NavLink>
        <NavLink to={links.packages(locale)}>
          <Icon name="calendar" />
          {t('shell.packages')}
        </NavLink>
        <NavLink to={links.services(locale)}>
          <Icon name="car" />
          {t('shell.services')}
        </NavLink>
        <NavLink to={links.blogs(locale)}>
          <Icon name="info" />
          {t('shell.blog')}
        </NavLink>
        <NavLink to={links.faq(locale)}>
          <Icon name="info" />
          {t('shell.faqs')}
        </NavLink>
        <NavLink to={links.contact(locale)}>
          <Icon name="mail" />
          {t('shell.contact')}
        </NavLink>
        <NavLink to={links.myBooking(locale)}>
          <Icon name="ticket" />
          {t('shell.myBookings')}
        </NavLink>
        <NavLink to={links.cart(locale)}>
          <Icon name="shop" />
          {t('shell.cart')}
        </NavLink>
        <LanguageLink withIcon />
      </nav>
    </details>
  )
}
