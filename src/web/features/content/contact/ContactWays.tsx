import { useEffect, useState } from 'react'
import type { WebStatus } from '#domains/content/contract.ts'
import { localTime } from '#domains/shared/dates.ts'
import { useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import type { ClockHours } from '#i18n/language.ts'
import { instant } from '#i18n/dates.ts'
import type { Locale } from '#i18n/locale.ts'

/** The other contact options from the site settings. */
export function ContactWays({ contact, company }: Pick<WebStatus, 'contact'> & { company: Company | null }) {
  const t = useText()
  const { email, phone, whatsapp, hours, open, address } = contact
  if (!email && !phone && !whatsapp && !hours && !address && !company) return null
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
          {open && <HoursHere from={open.from} until={open.until} timeZone={open.time_zone} />}
        </p>
      )}
      {address && <p className="text-muted">{address}</p>}
      {company && <CompanyFacts {...company} />}
    </Card>
  )
}

/** The office hours in the visitor's time zone, which only the browser knows. */
function HoursHere({ from, until, timeZone }: OfficeHours) {
  const t = useText()
  const [hours, setHours] = useState<string | null>(null)
  useEffect(() => {
    setHours(hoursElsewhere({ from, until, timeZone }, browserTimeZone(), new Date(), t.locale, t.conventions.hours))
  }, [from, until, timeZone, t])
  return hours && <span className="text-muted block">{t('articles.hoursHere', { hours })}</span>
}

type Company = WebStatus['company']

/** The company that sells; facts that are unknown are omitted. */
function CompanyFacts({ name, registration, vat_number, address, licences }: Company) {
  const t = useText()
  const ltr = (number: string) => <bdi dir="ltr">{number}</bdi>
  const facts = [
    { label: t('company.name'), value: name },
    { label: t('company.registration'), value: registration && ltr(registration) },
    { label: t('company.vat'), value: vat_number && ltr(vat_number) },
    ...licences.map((licence) => ({ label: licence.name, value: ltr(licence.number) })),
    { label: t('company.address'), value: address },
  ]
  return (
    <section className="border-line grid gap-2 border-t pt-4">
      <h3 className="font-medium">{t('company.title')}</h3>
      <KeyValues items={facts.filter(({ value }) => value !== '')} />
    </section>
  )
}

/** Daily office hours as wall-clock times of a time zone. */
type OfficeHours = { from: string; until: string; timeZone: string }

/**
 * Office hours in another time zone on the day of `now`, such as `06:00 – 21:00`; null if both zones show the same
 * hours.
 */
export function hoursElsewhere(
  office: OfficeHours,
  zone: string,
  now: Date,
  locale: Locale,
  hours: ClockHours,
): string | null {
  const [from, until] = [instantAt(office.from, office.timeZone, now), instantAt(office.until, office.timeZone, now)]
  const timeIn = (timeZone: string, at: Date) => instant(at, timeZone, 'time', locale, hours)
  if (timeIn(zone, from) === timeIn(office.timeZone, from)) return null
  return `${timeIn(zone, from)} – ${timeIn(zone, until)}`
}

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The instant at which a clock in the zone shows `time`, on the zone's date at `now`. */
function instantAt(time: string, timeZone: string, now: Date): Date {
  const asUtc = new Date(`${localTime(now, timeZone).date}T${time}:00Z`)
  const wall = localTime(asUtc, timeZone)
  return new Date(2 * asUtc.getTime() - Date.parse(`${wall.date}T${wall.time}:00Z`))
}
