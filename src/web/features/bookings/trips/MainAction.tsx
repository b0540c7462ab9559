import type { BookingCard } from '#domains/bookings/contract/bookings.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { documentLinks } from '#web/lib/document-links.ts'
import { contentLinks } from '#web/features/content/content-links.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** The one thing to do next with a booking: pay, send, answer or show the voucher; nothing while the provider decides. */
export function MainAction({ booking }: { booking: BookingCard }) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { reference, question, to_pay, payment_status, status } = booking
  const page = contentLinks.confirm(locale, reference)
  if (question === 'document' || question === 'offer')
    return (
      <ButtonLink to={page} icon={question === 'document' ? 'passport' : 'check'} className="justify-self-start">
        {t(question === 'document' ? 'trips.sendDocument' : 'trips.answerOffer')}
      </ButtonLink>
    )
  if (to_pay && payment_status !== 'authorised')
    return (
      <ButtonLink to={`${page}#pay`} icon="card" className="justify-self-start">
        {t('pay.payNow', { amount: format.money(to_pay.minor, to_pay.currency) })}
      </ButtonLink>
    )
  // A plain link: an offline copy contains the voucher.
  return status === 'confirmed' ? (
    <a href={documentLinks.voucher(locale, reference)} className="button button-primary justify-self-start">
      {t('voucher.view')}
    </a>
  ) : null
}
