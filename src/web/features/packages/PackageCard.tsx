import { listPrice } from '#web/ui/figures/list-price.ts'
import { Link } from 'react-router'
import type { PackageCard as TravelPackage } from '#domains/products/packages/answers.ts'
import { fewSeats } from '#domains/products/packages/shapes.ts'
import { dataPrice } from '#i18n/money.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { CardScore } from '#web/features/reviews/CardScore.tsx'
import { CardButton } from '#web/ui/actions/CardButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { DottedWords } from '#web/ui/layout/DottedWords.tsx'
import { Icon } from '#web/ui/pictures/Icon.tsx'
import { Picture } from '#web/ui/pictures/Picture.tsx'
import { Stars } from '#web/ui/figures/Stars.tsx'

/**
 * A package with the next departure that matches and its price, in some twenty words. The whole card is clickable.
 */
export function PackageCard({
  travelPackage,
  href,
  wide,
  priority,
  button,
}: {
  travelPackage: TravelPackage
  href: string
  wide?: boolean
  /** For cards above the fold: loads the picture with high priority. */
  priority?: boolean
  /** The text of its button on large screens. */
  button?: string
}) {
  const { t, format } = useLanguage()
  // The cards of a list of packages are its sections.
  const Name = button ? 'h2' : 'h3'
  const { next, title, flight, stars, walk_minutes: walk, board, departure_city: from } = travelPackage
  const kind = travelPackage.cancellation_kind
  const date = format.stayDate(next.starts_on, 'short')
  return (
    <article className={classes('card hotel-card', wide && 'hotel-card-wide')}>
      <div className={classes('hotel-card-picture', wide && 'max-sm:aspect-video md:min-h-50')}>
        <Picture
          id={travelPackage.picture.id}
          alt={travelPackage.picture.alt}
          sizes={wide ? '(width >= 48rem) 300px, 94vw' : '(width >= 64rem) 31vw, (width >= 40rem) 47vw, 94vw'}
          {...(priority && { priority })}
        />
        {travelPackage.supply === 'portal' && <Badge tone="picture">{t('packages.onRequest')}</Badge>}
      </div>
      <div className="hotel-card-body">
        <div className="hotel-card-facts gap-1">
          <CardScore scored={travelPackage}>
            <Name className="hotel-card-name text-title">
              <Link to={href}>{title}</Link>
            </Name>
          </CardScore>
          <p className="fact text-note">
            <Icon name="clock" />
            <DottedWords words={[format.days(travelPackage.days), ...travelPackage.cities.map(({ name }) => name)]} />
          </p>
          <p className="fact text-note">
            <Icon name={flight ? 'plane' : 'calendar'} />
            <DottedWords
              words={[
                t(flight ? 'packages.fliesFrom' : 'packages.departsFrom', { city: from.name, date }),
                !flight && t('packages.noFlight'),
                next.seats_left <= fewSeats && t('packages.seatsLeft', { count: next.seats_left }),
              ]}
            />
          </p>
          <p className="fact text-note flex-wrap items-center gap-x-4 gap-y-1 *:items-center *:whitespace-nowrap empty:hidden">
            {stars.length > 0 && (
              <span className="fact sm:basis-full">
                <Icon name="hotel" />
                <span className="max-sm:hidden">{t('packages.hotels')}</span>
                {stars.map((count) => (
                  <Stars key={count} count={count} />
                ))}
              </span>
            )}
            {walk !== null && (
              <span className="fact">
                <Icon name="walk" />
                <span>
                  {/* The longest walk of its hotels. */}
                  {travelPackage.cities.length > 1 && <span className="max-sm:hidden">{t('packages.atMost')} </span>}
                  {t('packages.walk', { minutes: walk })}
                  <span className="max-sm:hidden"> {t('packages.onFoot')}</span>
                </span>
              </span>
            )}
            {board && board !== 'room_only' && (
              <span className="fact">
                <Icon name="meal" />
                {t('packages.board', { board })}
              </span>
            )}
          </p>
        </div>
        <div className="hotel-card-offer grid-cols-[1fr_auto]">
          <p
            className={classes(
              'card-extra text-note justify-self-start text-start sm:row-span-2 sm:self-start md:[.with-buttons_&]:justify-self-end',
              kind === 'free' ? 'fact-good' : 'text-muted',
            )}
          >
            {kind === 'free' && <Icon name="check" />}
            {t(`common.cancellation_${kind}`)}
          </p>
          <span className="price col-start-2" data-price={dataPrice(next.from)}>
            {listPrice(next.from, format)}
          </span>
          <p className="text-muted text-note col-start-2">{t('packages.perPerson', { sharing: next.sharing })}</p>
          {button && <CardButton>{button}</CardButton>}
        </div>
      </div>
    </article>
  )
}
