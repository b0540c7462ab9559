import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { links } from '#links/site.ts'
import { useReplyTime, useSite } from '#web/lib/site.ts'

/** One line with a link to the contact options. */
export function ContactStrip() {
  const { t, locale } = useLanguage()
  const within = useReplyTime()
  const contact = useSite()?.settings.contact
  return (
    <section
      aria-labelledby="contact"
      className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 md:p-8"
    >
      <div className="grid gap-1">
        <h2 id="contact" className="text-heading">
          {t('articles.contactTitle')}
        </h2>
        {within && <p className="text-muted">{t('articles.contactText', { within })}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {contact?.phone && (
          <a
            className="link inline-flex min-h-11 items-center gap-2"
            href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
          >
            <Icon name="phone" />
            <bdi dir="ltr">{contact.phone}</bdi>
          </a>
        )}
        <ButtonLink to={links.contact(locale)} icon="mail">
          {t('shell.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
