import { Link } from 'react-router'
import type { ChosenHotel } from '#domains/stays/choosing-answers.ts'
import { WalkLine } from '#domains/stays/ui/WalkLine.tsx'
import { dataPrice } from '#text/money.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { Picture } from '#web/kit/Picture.tsx'
import { Score } from '#web/kit/Score.tsx'
import { Stars } from '#web/kit/Stars.tsx'
import { Table } from '#web/kit/Table.tsx'
import { links, type StayQuery } from '#web/links.ts'
import { rowsOf, type Row } from '#web/compare/rows.ts'

export type ComparisonProps = {
  hotels: ChosenHotel[]
  /** Whether more were named than fit. */
  more: boolean
  query: StayQuery
  search: { check_in: string; check_out: string }
  nights: number
  /** Whether the dates were refused: then there are no prices. */
  refused: boolean
}

/** Up to four hotels side by side, a line for everything one chooses by. */
export function Comparison({ hotels, more, query, search, nights, refused }: ComparisonProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const city = hotels[0]?.city
  const all = city && (
    <ButtonLink to={links.hotels(locale, { ...query, where: city.slug })} variant="secondary" icon="plus">
      {t('hotel.compareBack', { city: city.name })}
    </ButtonLink>
  )
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
      <div>
        <PageHeading>{t('hotel.compareTitle')}</PageHeading>
        {hotels.length > 0 && !refused && (
          <p className="text-muted mt-1">
            {t('hotel.compareText', { range: format.stayRange(search.check_in, search.check_out), nights })}
          </p>
        )}
      </div>
      {more && <Alert tone="info" title={t('hotel.compareMost')} />}
      {hotels.length < 2 && (
        <EmptyState
          icon="compare"
          title={t('hotel.compareNone')}
          actions={all ?? <ButtonLink to={links.hotels(locale, query)}>{t('shell.hotels')}</ButtonLink>}
        >
          <p className="text-muted">{t('hotel.compareNoneText')}</p>
        </EmptyState>
      )}
      {hotels.length > 0 && (
        <div className="comparison">
          <Table
            narrow="scroll"
            caption={<span className="sr-only">{t('hotel.compareTable')}</span>}
            keyOf={(row: Row) => ('named' in row ? row.named : `has-${row.facility.id}`)}
            rows={rowsOf(hotels)}
            columns={[
              {
                label: t('hotel.compareWhat'),
                cell: (row: Row) => ('named' in row ? t(`hotel.row_${row.named}`) : row.facility.name),
              },
              ...hotels.map((hotel) => ({
                label: hotel.name,
                cell: (row: Row) => <Cell row={row} hotel={hotel} hotels={hotels} query={query} />,
              })),
            ]}
          />
        </div>
      )}
      {hotels.length > 1 && <p>{all}</p>}
    </div>
  )
}

function Cell({
  row,
  hotel,
  hotels,
  query,
}: {
  row: Row
  hotel: ChosenHotel
  hotels: readonly ChosenHotel[]
  query: StayQuery
}) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const { offer } = hotel
  if ('facility' in row) {
    const has = hotel.facilities.some(({ id }) => id === row.facility.id)
    return (
      <span className={has ? 'fact-good' : 'text-muted text-note flex items-center gap-2'}>
        <Icon name={has ? 'check' : 'minus'} /> {t(has ? 'common.yes' : 'common.no')}
      </span>
    )
  }
  switch (row.named) {
    case 'picture':
      return (
        <div className="grid gap-2">
          <Picture id={hotel.picture.id} alt={hotel.picture.alt} sizes="220px" className="rounded-button w-full" />
          <Link to={links.hotel(locale, hotel.slug, query)} className="link font-medium">
            <bdi>{hotel.name}</bdi>
          </Link>
          <Link
            to={links.compare(
              locale,
              hotels.filter((one) => one !== hotel).map(({ id }) => id),
              query,
            )}
            rel="nofollow"
            className="link text-note no-print"
            aria-label={t('hotel.remove', { hotel: hotel.name })}
          >
            {t('common.remove')}
          </Link>
        </div>
      )
    case 'stars':
      return <Stars count={hotel.stars} />
    case 'rating':
      return hotel.rating === null ? t('hotel.none') : <Score rating={hotel.rating} />
    case 'walk':
      return hotel.walk ? <WalkLine walk={hotel.walk} /> : t('hotel.none')
    case 'price':
      return offer ? (
        <>
          <bdi className="price block" data-price={dataPrice(offer.total)}>
            {format.money(offer.total.minor, offer.total.currency)}
          </bdi>
          <span className="text-muted text-note">
            {t('stays.aNight', { price: format.money(offer.per_night.minor, offer.per_night.currency) })}
          </span>
        </>
      ) : (
        t('hotel.notFree')
      )
    case 'room':
      return offer ? <bdi>{offer.room}</bdi> : '–'
    case 'board':
      return offer ? t(`stays.board_${offer.board}`) : '–'
    case 'cancellation':
      if (!offer) return '–'
      return offer.free_until
        ? t('stays.freeCancellationUntil', { until: format.instant(offer.free_until, hotel.time_zone) })
        : t(offer.cancellation_kind === 'partial' ? 'stays.partlyRefundable' : 'stays.nonRefundable')
    case 'payment':
      return offer?.payment ? t(`stays.pay_${offer.payment}`) : '–'
    case 'hours':
      return (
        <>
          <span className="block">{t('dates.checkInFrom', { time: format.clock(hotel.check_in_from) })}</span>
          <span>{t('dates.checkOutUntil', { time: format.clock(hotel.check_out_until) })}</span>
        </>
      )
    case 'minimum':
      return format.nights(hotel.min_nights)
  }
}
