import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { Icon, type IconName } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { EasyViewForm } from '#web/app/shell/EasyViewForm.tsx'
import { Brand } from '#web/app/shell/Brand.tsx'
import { LanguageLink } from '#web/app/shell/LanguageLink.tsx'
import { useFilledPages, usePaymentMarks, useSite } from '#web/lib/site.ts'

export function SiteFooter() {
  const { t, locale } = useLanguage()
  const filled = useFilledPages()
  const marks = usePaymentMarks()
  const settings = useSite()?.settings
  if (!settings) return null
  const { brand, contact } = settings
  return (
    <footer className="site-footer lattice on-night no-print">
      <div className="page-width grid grid-cols-2 gap-x-4 gap-y-5 py-6 md:grid-cols-[1.6fr_1fr_1fr_1.2fr] md:gap-12 md:py-16">
        <div className="max-md:col-span-2">
          <Brand night />
          <p className="mt-3 max-w-[24rem]">{brand.tagline}</p>
          <EasyViewForm className="pill mt-4" />
        </div>
        <nav aria-label={t('shell.footerExplore')}>
          {fold(
            t('shell.footerExplore'),
            <>
              {filled('hotels') && item(links.hotels(locale), t('shell.hotels'))}
              {filled('packages') && item(links.packages(locale), t('shell.packages'))}
              {filled('services') && item(links.services(locale), t('shell.services'))}
              {filled('blogs') && item(links.blogs(locale), t('shell.blog'))}
              {item(links.myBooking(locale), t('shell.myBookings'))}
              {item(links.cart(locale), t('shell.cart'))}
              <li>
                <LanguageLink />
              </li>
              {!settings.no_exchange && item(links.currency(locale), t('shell.currency'))}
            </>,
          )}
        </nav>
        <nav aria-label={brand.name}>
          {fold(
            brand.name,
            <>
              {filled('about-us') && item(links.about(locale), t('shell.about'))}
              {filled('faq') && item(links.faq(locale), t('shell.faqs'))}
              {item(links.contact(locale), t('shell.contact'))}
              {filled('terms-conditions') && item(links.terms(locale), t('shell.terms'))}
              {filled('privacy') && item(links.privacy(locale), t('shell.privacy'))}
            </>,
          )}
        </nav>
        {(contact.email || contact.phone || contact.hours || contact.address) && (
          <section aria-label={t('shell.footerHelp')} className="max-md:col-span-2">
            <h2>{t('shell.footerHelp')}</h2>
            <ul className="mt-2">
              {contact.email && way(`mailto:${contact.email}`, 'mail', contact.email)}
              {contact.phone && way(`tel:${contact.phone.replace(/[^+\d]/g, '')}`, 'phone', contact.phone)}
            </ul>
            {contact.hours && <p className="mt-2">{contact.hours}</p>}
            {contact.address && <p className="mt-2">{contact.address}</p>}
          </section>
        )}
      </div>
      <div className="page-width text-small pb-10">
        <div className="footer-notes">
          {marks && <p>{marks}</p>}
          {settings.demo && <p>{t('shell.demoNote')}</p>}
          <p>
            {`${settings.voice.illustrations ? `${t('shell.illustrationsNote')} ` : ''}${t('shell.mapDataNote', { source: 'OpenStreetMap' })}`}
          </p>
          <p>{t('shell.ownedBy', { brand: brand.name })}</p>
        </div>
      </div>
    </footer>
  )
}

const item = (to: string, text: string) => (
  <li>
    <Link to={to}>{text}</Link>
  </li>
)

const way = (href: string, icon: IconName, text: string) => (
  <li>
    <a href={href} className="gap-3">
      <Icon name={icon} />
      <bdi dir="ltr">{text}</bdi>
    </a>
  </li>
)

const fold = (title: string, items: ReactNode) => (
  <>
    <h2 className="max-md:hidden">{title}</h2>
    <details className="disclosure phone-fold">
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ul className="md:mt-2">{items}</ul>
    </details>
  </>
)
