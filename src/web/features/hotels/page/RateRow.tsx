import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { Link } from 'react-router'
import { cancellationLabel, wholeInstant } from '#web/features/products/cancellation-label.ts'
import { CancellationTerms } from '#web/features/products/CancellationTerms.tsx'
import { paymentLabel } from '#web/features/products/payment-label.ts'
import { dataPrice, roundedUp } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { classes } from '#web/ui/classes.ts'
import { DottedWords } from '#web/ui/layout/DottedWords.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'

type Rate = RoomOffer['rates'][number]

const detail = 'text-muted text-note block max-md:order-1 max-md:w-full'

/** One rate of a room: board, cancellation terms, payment, total price, and the button to book. */
export function RateRow({
  rate,
  room,
  nights,
  rooms,
  first,
  alike,
  hotel: { supply, time_zone, city },
  href,
  termsHref,
}: {
  rate: Rate
  room: string
  nights: number
  rooms: number
  /** The first rate of the room; the others say how much more they cost. */
  first: Rate | undefined
  /** True if another rate of the room has the same board and kind of cancellation, so that its payment tells it apart. */
  alike: boolean
  hotel: Pick<HotelDetails, 'supply' | 'time_zone' | 'city'>
  href: string
  /** URL that shows the full terms; null if they are already expanded. */
  termsHref: string | null
}) {
  const { t, format } = useLanguage()
  const { cancellation } = rate
  const onRequest = supply === 'portal'
  const total = listPrice(rate.total, format)
  const board = t(`stays.board_${rate.board}`)
  const terms = cancellationLabel(cancellation, time_zone, t, format)
  const payment = paymentLabel(rate, { onRequest }, t, (part) => listPrice(part, format))
  const title = [board, t(`common.cancellation_${cancellation.kind}`), alike && payment]
  const { currency } = rate.total
  const more = roundedUp(rate.total.minor, currency) - roundedUp(first?.total.minor ?? rate.total.minor, currency)
  const action = t(onRequest ? 'stays.ask' : 'stays.bookNow')
  return (
    <div className="rate grid gap-2.5 px-4 py-3.5 md:grid-cols-[1fr_auto] md:gap-4 md:p-5">
      <div className="grid content-start gap-1">
        <p className="fact font-medium">
          <Icon name={rate.board === 'room_only' ? 'bed' : 'meal'} />
          <DottedWords words={title} />
        </p>
        {cancellation.free_until ? (
          <p className="fact-good">
            <Icon name="check" />
            {t('stays.until', { until: wholeInstant(format, cancellation.free_until, time_zone) })}
          </p>
        ) : (
          cancellation.kind === 'partial' && <p className="text-note">{terms}</p>
        )}
        {!alike && payment && (
          <p className="fact text-note">
            <Icon name="card" />
            {payment}
          </p>
        )}
        {cancellation.steps.length > 1 &&
          (termsHref === null ? (
            <div id="terms" className="text-note mt-2">
              <CancellationTerms heading="h4" timeZone={time_zone} place={city.name} {...{ cancellation }} />
            </div>
          ) : (
            // Aligned with the text above, after its icons.
            <Link
              to={termsHref}
              discover="none"
              rel="nofollow"
              className="link text-note ms-[calc(1.25em+8px)] justify-self-start"
            >
              {t('stays.cancellationInFull')}
            </Link>
          ))}
      </div>
      {/* On phones the button is beside the price, or below it on the narrowest, and its details have whole lines. */}
      <div className="gap-x-2 max-md:flex max-md:flex-wrap max-md:items-center md:grid md:content-end md:gap-y-2 md:text-end">
        <p className="max-md:contents">
          <span className="price block max-md:flex-1" data-price={dataPrice(rate.total)}>
            {total}
          </span>
          <span className={detail}>
            {`${rooms > 1 ? `${format.rooms(rooms)} · ` : ''}${t('stays.nightsAllIn', { nights })}`}
          </span>
          <span className={classes(detail, rate === first && 'max-md:hidden')}>
            {more > 0
              ? t('stays.more', { amount: format.money(more, currency) })
              : t('stays.aNight', { price: listPrice(rate.per_night, format) })}
          </span>
        </p>
        <ButtonLink
          to={href}
          variant="secondary"
          rel="nofollow"
          className="of-form"
          aria-label={t('stays.chooseRate', { action, room, board, terms, total })}
        >
          {action}
        </ButtonLink>
      </div>
    </div>
  )
}
