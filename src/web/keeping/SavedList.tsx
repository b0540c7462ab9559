import type { ChosenHotel } from '#domains/stays/choosing-answers.ts'
import { CompareBar, CompareBox } from '#domains/stays/ui/Comparing.tsx'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { Button, ButtonLink } from '#web/kit/Button.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { PageHeading } from '#web/kit/PageHeading.tsx'
import { links } from '#web/links.ts'

export type SavedListProps = { hotels: ChosenHotel[]; signedIn: boolean }

const sideBySide = 4

/** What somebody saved, each to be opened, compared or let go. */
export function SavedList({ hotels, signedIn }: SavedListProps) {
  const t = useText()
  const locale = useLocale()
  const here = links.saved(locale)
  return (
    <div className="page-width grid gap-6 py-8">
      <div>
        <PageHeading>{t('hotel.savedTitle')}</PageHeading>
        <p className="text-muted mt-1">
          {t(signedIn ? 'hotel.savedTextAccount' : 'hotel.savedText')}{' '}
          {!signedIn && (
            <a className="link" href={links.signin(locale, here)}>
              {t('common.signIn')}
            </a>
          )}
        </p>
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
        {hotels.map((hotel) => (
          <li key={hotel.id} className="grid">
            <HotelCard
              hotel={hotel}
              href={links.hotel(locale, hotel.slug)}
              actions={
                <>
                  <form method="post" action={here}>
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
        ))}
      </ul>
      {hotels.length > 1 && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to={links.compare(
              locale,
              hotels.slice(0, sideBySide).map(({ id }) => id),
            )}
            variant="secondary"
            icon="compare"
          >
            {t('hotel.compareAll', { count: Math.min(sideBySide, hotels.length) })}
          </ButtonLink>
          <CompareBar query={{}} />
        </div>
      )}
    </div>
  )
}
