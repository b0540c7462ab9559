import { Link } from 'react-router'
import { useLocale, useText } from '#text/react.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { Brand } from '#web/shell/Brand.tsx'
import { LanguageLink } from '#web/shell/LanguageLink.tsx'
import { useSite } from '#web/site.ts'

export function SiteFooter() {
  const t = useText()
  const locale = useLocale()
  const settings = useSite()?.settings
  if (!settings) return null
  const { brand, contact } = settings
  return (
    <footer className="site-footer lattice on-night no-print">
      <div className="page-width footer-parts">
        <div>
          <Brand />
          <p className="mt-3 max-w-[24rem]">{brand.tagline}</p>
        </div>
        <nav aria-label={t('shell.footerExplore')}>
          <h2>{t('shell.footerExplore')}</h2>
          <ul className="mt-2">
            <li>
              <Link to={links.hotels(locale)}>{t('shell.hotels')}</Link>
            </li>
            <li>
              <Link to={links.packages(locale)}>{t('shell.packages')}</Link>
            </li>
            <li>
              <Link to={links.services(locale)}>{t('shell.services')}</Link>
            </li>
            <li>
              <Link to={links.blogs(locale)}>{t('shell.blog')}</Link>
            </li>
            <li>
              <Link to={links.myBooking(locale)}>{t('shell.myBookings')}</Link>
            </li>
            <li>
              <Link to={links.cart(locale)}>{t('shell.cart')}</Link>
            </li>
            <li>
              <LanguageLink />
            </li>
          </ul>
        </nav>
        <nav aria-label={t('shell.footerLegal')}>
          <h2>{brand.name}</h2>
          <ul className="mt-2">
            <li>
              <Link to={links.about(locale)}>{t('shell.about')}</Link>
            </li>
            <li>
              <Link to={links.faq(locale)}>{t('shell.faqs')}</Link>
            </li>
            <li>
              <Link to={links.contact(locale)}>{t('shell.contact')}</Link>
            </li>
            <li>
              <Link to={links.terms(locale)}>{t('shell.terms')}</Link>
            </li>
            <li>
              <Link to={links.privacy(locale)}>{t('shell.privacy')}</Link>
            </li>
          </ul>
        </nav>
        <section aria-label={t('shell.footerHelp')}>
          <h2>{t('shell.footerHelp')}</h2>
          <ul className="mt-2">
            {contact.email && (
              <li>
                <a href={`mailto:${contact.email}`} className="gap-3">
                  <Icon name="mail" />
                  <bdi dir="ltr">{contact.email}</bdi>
                </a>
              </li>
            )}
            {contact.phone && (
              <li>
                <a href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`} className="gap-3">
                  <Icon name="phone" />
                  <bdi dir="ltr">{contact.phone}</bdi>
                </a>
              </li>
            )}
          </ul>
          {contact.hours && <p className="mt-2">{contact.hours}</p>}
          {contact.address && <p className="mt-2">{contact.address}</p>}
        </section>
      </div>
      <div className="page-width text-small pb-10">
        <div className="footer-notes">
          {settings.demo && <p>{t('shell.demoNote')}</p>}
          <p>{`${t('shell.illustrationsNote')} ${t('shell.mapDataNote', { source: 'OpenStreetMap' })}`}</p>
          <p>{t('shell.ownedBy', { brand: brand.name })}</p>
        </div>
      </div>
    </footer>
  )
}
