import type { WebStatus } from '#domains/content/contract.ts'
import { useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Icon } from '#web/kit/Icon.tsx'

/** The other ways to reach the provider, as its settings say. */
export function ContactWays({ contact }: Pick<WebStatus, 'contact'>) {
  const t = useText()
  const { email, phone, whatsapp, hours, open, address } = contact
  const digits = (number: string) => number.replace(/[^+\d]/g, '')
  return (
    <Card padded className="grid gap-4">
      <h2 className="text-title">{t('content.otherWays')}</h2>
      <ul className="grid gap-3">
        {email && (
          <li>
            <a className="link inline-flex min-h-11 items-center gap-3" href={`mailto:${email}`}>
              <Icon name="mail" />
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a className="link inline-flex min-h-11 items-center gap-3" href={`tel:${digits(phone)}`}>
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        )}
        {whatsapp && (
          <li>
            <a
              className="link inline-flex min-h-11 items-center gap-3"
              href={`https://wa.me/${digits(whatsapp).replace('+', '')}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="phone" />
              {t('content.shareWhatsApp')}
            </a>
          </li>
        )}
      </ul>
      {hours && (
        <p>
          <span className="block font-medium">{t('content.officeHours')}</span>
          {hours}
          {/* What the reader's clock shows is known in the browser alone, which fills this in. */}
          {open && (
            <span
              className="text-muted block"
              hidden
              data-office={JSON.stringify({ from: open.from, until: open.until, timeZone: open.time_zone })}
              data-words={t('reading.hoursHere', { hours: '{hours}' })}
            />
          )}
        </p>
      )}
      {address && <p className="text-muted">{address}</p>}
    </Card>
  )
}
