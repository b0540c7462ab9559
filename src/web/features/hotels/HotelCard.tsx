import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HotelCard as Hotel } from '#domains/products/stays/answers.ts'
import { isOnArrival } from '#domains/shared/plan.ts'
import { ratingBand } from '#web/features/reviews/rating.ts'
import { facilityIcon } from '#web/features/hotels/facility-icon.ts'
import { CardTerms } from '#web/features/hotels/CardTerms.tsx'
import { WalkLine } from '#web/ui/figures/WalkLine.tsx'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { CardButton } from '#web/ui/actions/CardButton.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { classes } from '#web/ui/classes.ts'
import { listPrice } from '#web/ui/figures/list-price.ts'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Score } from '#web/ui/figures/Score.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'

/** A hotel in a list. The whole card is clickable; with `wide` the picture is next to the text on large screens. */
export function HotelCard({
  hotel,
  href,
  wide,
  place,
  priority,
  actions,
  button,
  heading,
}: {
  hotel: Hotel
  href: string
  wide?: boolean
  /** By default its district, for lists of one city. */
  place?: string
  /** For cards above the fold: loads the picture with high priority. */
  priority?: boolean
  /** Further actions such as saving and comparing. */
  actions?: ReactNode
  /** The text of its button on large screens. */
  button?: string | undefined
  /** By default `h2` for a wide card and `h3` for a small one. */
  heading?: 'h2' | 'h3'
}) {
  const t = useText()
  const { offer } = hotel
  // Wide cards are top-level sections of their page; small cards are inside a section.
  const Name = heading ?? (wide ? 'h2' : 'h3')
  return (
    <article className={classes('card hotel-card', wide && 'hotel-card-wide')}>
      <div className="hotel-card-picture">
        <Picture
          id={hotel.picture.id}
          alt={hotel.picture.alt}
          sizes={wide ? wideSizes : sizes}
          // A drawn house stands in the upper part, and phones have a low frame.
          className="max-sm:object-[var(--focus-x,50%)_var(--focus-y,25%)]"
          {...(priority && { priority })}
        />
        {hotel.supply === 'portal' ? (
          <Badge tone="picture">{t('stays.onRequest')}</Badge>
        ) : (
          offer &&
          offer.rooms_left !== null && <Badge tone="picture">{t('stays.roomsLeft', { count: offer.rooms_left })}</Badge>
        )}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts">
          <div className="flex items-start justify-between gap-3">
            <Name className="hotel-card-name text-title">
              <Link to={href}>
                <bdi>{hotel.name}</bdi>
              </Link>
            </Name>
            {hotel.rating !== null && (
              <p className="text-note flex-none">
                <Score rating={hotel.rating} />
              </p>
            )}
          </div>
          <div className="text-muted text-note flex flex-wrap justify-between gap-x-2 gap-y-1">
            <p className="flex min-w-0 items-center gap-x-2">
              <Stars count={hotel.stars} />
              <span className="truncate">{place ?? hotel.district}</span>
            </p>
            <p className={classes('whitespace-nowrap', wide && 'md:w-full')}>
              {wide && hotel.rating !== null && (
                <span className="max-md:hidden">
                  {t('stays.ratingWord', { band: ratingBand(hotel.rating) })}
                  {' · '}
                </span>
              )}
              {t('stays.reviews', { count: hotel.review_count })}
            </p>
          </div>
          {hotel.walk && <WalkLine walk={hotel.walk} short />}
          {hotel.main_facilities.length > 0 && (
            <ul className="card-extra card-line text-note" aria-label={t('stays.mainFacilities')}>
              {hotel.main_facilities.map(({ id, name }) => (
                <li key={id}>
                  <Icon name={facilityIcon(id)} className="text-brass-text" />
                  {name}
                </li>
              ))}
            </ul>
          )}
        </div>
        {offer && (
          <div className="hotel-card-terms">
            {wide && (
              <p className="text-note">
                <bdi>{offer.room}</bdi> · {t(`stays.board_${offer.board}`)}
              </p>
            )}
            <CardTerms hotel={hotel} offer={offer} narrow={!button} />
          </div>
        )}
        {actions && <div className="hotel-card-actions relative z-1">{actions}</div>}
        {offer && <OfferPrice offer={offer} wide={wide} button={button} />}
      </div>
    </article>
  )
}

/** The price of the whole stay in large type and the price per night in small type. */
function OfferPrice({
  offer,
  wide,
  button,
}: {
  offer: NonNullable<Hotel['offer']>
  wide: boolean | undefined
  button: string | undefined
}) {
  const { t, format } = useLanguage()
  const there = wide && offer.payment === 'prepay' && offer.pay.prepay?.find(isOnArrival)
  return (
    <div className="hotel-card-offer">
      <p className="price" data-price={dataPrice(offer.total)}>
        {listPrice(offer.total, format)}
      </p>
      <p className="text-muted text-note">{t('stays.nightsAllIn', { nights: offer.nights })}</p>
      {there && (
        <p className="text-muted text-note">{t('stays.partAtHotel', { amount: listPrice(there.amount, format) })}</p>
      )}
      {offer.nights > 1 && (
        <p className="card-extra text-muted text-note">
          {t('stays.aNight', { price: listPrice(offer.per_night, format) })}
        </p>
      )}
      {button && <CardButton>{button}</CardButton>}
    </div>
  )
}

const sizes = '(width >= 1248px) 384px, (width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw'
const wideSizes = '(width >= 48rem) 300px, 94vw'
