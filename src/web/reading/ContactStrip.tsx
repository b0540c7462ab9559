import { useLocale, useText } from '#text/react.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { links } from '#web/links.ts'
import { useSite } from '#web/site.ts'

/** How to ask somebody, in one line. */
export function ContactStrip() {
  const t = useText()
  const locale = useLocale()
  const contact = useSite()?.settings.contact
  return (
    <section aria-labelledby="contact" className="card flex flex-wrap items-center justify-between gap-6 p-6 md:p-8">
      <div className="grid gap-1">
        <h2 id="contact" className="text-heading">
          {t('reading.contactTitle')}
        </h2>
        <p className="text-muted">{t('reading.contactText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
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
