import { Link } from 'react-router'
import type { ChosenHotel } from '#domains/products/stays/search/comparison-answers.ts'
import { CompareBar, CompareBox } from '#web/features/hotels/CompareBar.tsx'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { SavedStay, type SavedStayProps } from '#web/features/hotels/saved/SavedStay.tsx'
import { isSavedFor, queryOfStay } from '#web/features/hotels/saved/saved-query.ts'
import { Button, ButtonLink } from '#web/ui/actions/Button.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import { links, type StayQuery } from '#links/site.ts'
import { hotelQuery } from '#web/lib/search/search-query.ts'

type SavedListProps = {
  hotels: ChosenHotel[]
  signedIn: boolean
  query: StayQuery
  /** The dates for which all hotels are priced; null if each is priced for its own stay. */
  priced: { check_in: string; check_out: string; nights: number } | null
  /** The stays for which hotels are saved, by hotel. */
  stays: Record<number, Pick<SavedStayProps, 'stay' | 'seen' | 'isPast' | 'alert'>>
  /** Labels of the terms that the rooms must have. */
  terms: readonly string[]
}

const sideBySide = 4

/** The saved hotels; each can be opened, compared or removed. */
export function SavedList({ hotels, signedIn, query, priced, stays, terms }: SavedListProps) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const here = links.saved(locale, query)
  const hasStays = Object.keys(stays).length > 0
  return (
    <div className="page-width grid gap-6 py-8">
      <div>
        <PageHeading>{t('hotel.savedTitle')}</PageHeading>
        <p className="text-muted mt-1">
          {t(signedIn ? 'hotel.savedTextAccount' : 'hotel.savedText')}{' '}
          {!signedIn && (
            <Link className="link" to={links.signin(locale, here)}>
              {t('common.signIn')}
            </Link>
          )}
        </p>
        {priced && hotels.length > 0 && (
          <p className="text-muted mt-1">
            {t('hotel.compareText', {
              range: format.stayRange(priced.check_in, priced.check_out),
              nights: priced.nights,
            })}
            {terms.length > 0 && ` ${t('hotel.onlyWith', { terms: format.list([...terms]) })}`}{' '}
            {hasStays && (
              <Link to={links.saved(locale)} className="link">
                {t('savedstays.back')}
              </Link>
            )}
          </p>
        )}
        {query.where && (
          <p className="mt-1">
            <Link to={links.hotels(locale, query)} className="link">
              {t('hotel.compareToList')}
            </Link>
          </p>
        )}
        {!priced && hasStays && (
          <p className="text-muted mt-1">
            {t('savedstays.ownDates')} {!signedIn && t('savedstays.alertSignIn')}
          </p>
        )}
      </div>
      {hotels.length === 0 && (
        <EmptyState
          icon="heart"
          title={t('hotel.savedEmpty')}
          actions={<ButtonLink to={links.hotels(locale)}>{t('shell.hotels')}</ButtonLink>}
        >
          <p className="text-muted">{t('hotel.savedEmptyText')}</p>
        </EmptyState>
      )}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {hotels.map((hotel) => {
          const saved = stays[hotel.id]
          return (
            <li key={hotel.id} className="grid">
              <HotelCard
                hotel={hotel}
                heading="h2"
                named
                href={links.hotel(locale, hotel.slug, priced || !saved ? hotelQuery(query) : queryOfStay(saved.stay))}
                actions={
                  <>
                    {!priced && saved && (
                      <SavedStay hotel={hotel} price={hotel.offer?.total ?? null} signedIn={signedIn} {...saved} />
                    )}
                    {priced && !hotel.offer && (
                      <p className="text-muted text-note w-full">
                        {t(terms.length > 0 ? 'hotel.notFreeWith' : 'hotel.notFree')}
                      </p>
                    )}
                    {priced && hotel.offer && !isSavedFor(saved?.stay, query) && (
                      <form method="post" action={links.saved(locale)} className="w-full">
                        <input type="hidden" name="hotel" value={hotel.id} />
                        <input type="hidden" name="next" value={here} />
                        <Button
                          type="submit"
                          name="intent"
                          value="save"
                          variant="secondary"
                          icon="heart"
                          aria-label={t('savedstays.saveDatesOf', { hotel: hotel.name })}
                        >
                          {t('savedstays.saveDates')}
                        </Button>
                      </form>
                    )}
                    <form method="post" action={links.saved(locale)}>
                      <input type="hidden" name="hotel" value={hotel.id} />
                      <input type="hidden" name="next" value={here} />
                      <Button
                        type="submit"
                        name="intent"
                        value="remove"
                        variant="quiet"
                        icon="close"
                        aria-label={t('hotel.remove', { hotel: hotel.name })}
                      >
                        {t('common.remove')}
                      </Button>
                    </form>
                    <CompareBox hotel={hotel} />
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
      {hotels.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={links.compare(
              locale,
              hotels.slice(0, sideBySide).map(({ id }) => id),
              query,
            )}
            variant="secondary"
            icon="compare"
          >
            {t('hotel.compareAll', { count: Math.min(sideBySide, hotels.length) })}
          </ButtonLink>
          <CompareBar query={query} />
        </div>
      )}
    </div>
  )
}
