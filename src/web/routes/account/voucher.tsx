import { data, Link } from 'react-router'
import { voucherSheet } from '#domains/vouchers/voucher-sheet.ts'
import { hasEnded } from '#domains/bookings/model/rules.ts'
import { bookingErrorResponse, requireBookingAccess } from '#web/features/bookings/opened/booking-access.ts'
import { PrintedVoucher } from '#web/features/bookings/documents/PrintedVoucher.tsx'
import { loadAllMessages } from '#i18n/load.ts'
import { otherContentLocale } from '#i18n/locale.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { links } from '#links/site.ts'
import { documentLinks } from '#links/booking.ts'
import { OfflineLine } from '#web/app/offline/OfflineLine.tsx'
import { useSavedOffline } from '#web/app/offline/cache-offline.ts'
import { qrDrawing } from '#web/lib/qr.ts'
import { answersTo, requestContext } from '#web/lib/loaders.ts'
import { PrintLink } from '#web/ui/actions/PrintLink.tsx'
import { translatorOf } from '#web/lib/messages.ts'
import { siteConventions } from '#web/lib/site.ts'
import type { Route } from './+types/voucher'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'voucher.title')

export async function loader({ url, context }: Route.LoaderArgs) {
  const pageContext = context.get(requestContext)
  const { api, locale, origin, signedIn, today } = pageContext
  const query = url.searchParams
  const reference = query.get('reference') ?? ''
  const here = documentLinks.voucher(locale, reference)
  requireBookingAccess(pageContext, here)
  const answer = await api.show_voucher({ reference })
  if (!answer.ok) {
    const booking = answer.error.code === 'not_found' ? await api.show_booking({ reference }) : answer
    if (!booking.ok) throw bookingErrorResponse(pageContext, booking.error, here)
    const { status } = booking.data
    return data({ voucher: null, reference: booking.data.reference, status }, hasEnded(status) ? 410 : 404)
  }
  const [{ conventions }] = await answersTo(api.fetch_web_status())
  const other = otherContentLocale(locale)
  await loadAllMessages(other)
  const { t } = translatorOf(other, siteConventions(conventions))
  return {
    voucher: answer.data,
    other: voucherSheet(answer.data, t),
    qr: qrDrawing(origin + documentLinks.verify(locale, answer.data.code)),
    noPdf: query.get('print') === 'none',
    // A browser without an account does not store the voucher beyond its session.
    ahead: signedIn && answer.data.last_day >= today,
  }
}

export default function VoucherPage({ loaderData }: Route.ComponentProps) {
  return loaderData.voucher ? <OneVoucher page={loaderData} /> : <NoVoucher page={loaderData} />
}

type Loaded = Route.ComponentProps['loaderData']

/** Shown to the owner instead of a voucher that is not valid, no longer or not yet. */
function NoVoucher({ page: { reference, status } }: { page: Extract<Loaded, { voucher: null }> }) {
  const { t, locale } = useLanguage()
  const ended = status === 'cancelled' ? 'voucher.noneCancelled' : 'voucher.noneEnded'
  const why = hasEnded(status) ? ended : status === 'confirmed' ? 'voucher.noneUnpaid' : 'voucher.noneYet'
  return (
    <div className="page-width py-12">
      <PageHeading className="sr-only">{t('voucher.title')}</PageHeading>
      <EmptyState
        icon="ticket"
        title={t('voucher.none')}
        actions={<ButtonLink to={documentLinks.booking(locale, reference)}>{t('voucher.back')}</ButtonLink>}
      >
        <p className="text-muted">{t(why, { reference })}</p>
      </EmptyState>
    </div>
  )
}

function OneVoucher({ page }: { page: Exclude<Loaded, { voucher: null }> }) {
  const { voucher, other, qr, noPdf, ahead } = page
  const { t, locale } = useLanguage()
  const { reference } = voucher
  const documents = [documentLinks.voucher(locale, reference), documentLinks.voucherFile(locale, reference)]
  // Saved together with the list that links to it.
  useSavedOffline(ahead ? [links.myBooking(locale), ...documents] : [])
  return (
    <NarrowPage rem={52}>
      <OfflineLine />
      {noPdf && (
        <Alert tone="warning" title={t('voucher.noPdf')}>
          <p>{t('voucher.noPdfText')}</p>
        </Alert>
      )}
      {!noPdf && (
        <a
          href={documentLinks.voucherFile(locale, reference)}
          className="button button-secondary justify-self-start print:hidden"
        >
          <Icon name="download" />
          {t('voucher.pdf')}
        </a>
      )}
      <PrintedVoucher voucher={voucher} other={other} qr={qr} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
        <PrintLink />
        <a href={documentLinks.calendarFile(locale, reference)} className="link">
          {t('voucher.calendar')}
        </a>
        <Link to={documentLinks.booking(locale, reference)} className="link">
          {t('voucher.back')}
        </Link>
      </div>
      {ahead && <p className="text-muted text-note with-scripts print:hidden">{t('voucher.keepOffline')}</p>}
    </NarrowPage>
  )
}
