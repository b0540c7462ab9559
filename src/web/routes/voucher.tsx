import { data, redirect } from 'react-router'
import { hasEnded } from '#domains/bookings/rules.ts'
import { VoucherPaper } from '#domains/bookings/ui/VoucherPaper.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'
import { paperLinks } from '#web/paper-links.ts'
import { OfflineLine } from '#web/offline/OfflineLine.tsx'
import { useKeptOffline } from '#web/offline/keep-offline.ts'
import { qrDrawing } from '#web/qr.ts'
import { pageRefused } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { PrintButton } from '#web/shell/PrintButton.tsx'
import { titleOf } from '#web/title.ts'
import type { Route } from './+types/voucher.ts'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'voucher.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, origin, signedIn, today } = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const reference = query.get('reference') ?? ''
  if (!signedIn) throw redirect(links.signin(locale, paperLinks.voucher(locale, reference)))
  const found = await api.show_voucher({ reference })
  if (!found.ok) {
    const own = found.error.code === 'not_found' ? await api.show_booking({ reference }) : found
    if (!own.ok) throw pageRefused(own.error)
    const { status } = own.data
    return data({ voucher: null, reference: own.data.reference, status }, hasEnded(status) ? 410 : 404)
  }
  return {
    voucher: found.data,
    qr: qrDrawing(origin + paperLinks.verify(locale, found.data.code)),
    noPdf: query.get('print') === 'none',
    ahead: found.data.last_day >= today,
  }
}

export default function VoucherPage({ loaderData }: Route.ComponentProps) {
  return loaderData.voucher ? <OneVoucher {...loaderData} /> : <NoVoucher {...loaderData} />
}

type Loaded = Route.ComponentProps['loaderData']

/** What its owner finds at the address of a voucher that holds no more, or not yet. */
function NoVoucher({ reference, status }: Extract<Loaded, { voucher: null }>) {
  const t = useText()
  const locale = useLocale()
  const why = status === 'cancelled' ? 'noneCancelled' : hasEnded(status) ? 'noneEnded' : 'noneYet'
  return (
    <div className="page-width py-12">
      <PageHeading className="sr-only">{t('voucher.title')}</PageHeading>
      <EmptyState
        icon="ticket"
        title={t('voucher.none')}
        actions={<ButtonLink to={links.confirm(locale, reference)}>{t('voucher.back')}</ButtonLink>}
      >
        <p className="text-muted">{t(`voucher.${why}`, { reference })}</p>
      </EmptyState>
    </div>
  )
}

function OneVoucher({ voucher, qr, noPdf, ahead }: Exclude<Loaded, { voucher: null }>) {
  const t = useText()
  const locale = useLocale()
  const { reference } = voucher
  const papers = [paperLinks.voucher(locale, reference), paperLinks.voucherFile(locale, reference)]
  // With the list that leads to it.
  useKeptOffline(ahead ? [links.myBooking(locale), ...papers] : [])
  return (
    <div className="page-width grid max-w-[52rem] gap-6 py-8">
      <div className="print:hidden">
        <PageHeading>{t('voucher.title')}</PageHeading>
      </div>
      <OfflineLine />
      {noPdf && (
        <Alert tone="warning" title={t('voucher.noPdf')}>
          <p>{t('voucher.noPdfText')}</p>
        </Alert>
      )}
      <VoucherPaper voucher={voucher} qr={qr} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <PrintButton />
        {!noPdf && (
          <a href={paperLinks.voucherFile(locale, reference)} className="button button-secondary">
            <Icon name="ticket" />
            {t('voucher.pdf')}
          </a>
        )}
        <a href={paperLinks.calendarFile(locale, reference)} className="button button-secondary">
          <Icon name="calendar" />
          {t('voucher.calendar')}
        </a>
        <ButtonLink to={links.confirm(locale, reference)} variant="quiet">
          {t('voucher.back')}
        </ButtonLink>
      </div>
      {ahead && <p className="text-muted text-note with-scripts print:hidden">{t('voucher.keepOffline')}</p>}
    </div>
  )
}
