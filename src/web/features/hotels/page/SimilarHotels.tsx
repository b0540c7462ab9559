import { Link } from 'react-router'
import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '#api/index.ts'
import type { HotelCard as Card, HotelDetails } from '#domains/products/stays/answers.ts'
import { HotelCard } from '#web/features/hotels/HotelCard.tsx'
import { useLanguage } from '#i18n/react.tsx'
import { browserClient } from '#web/lib/client.ts'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { hotelLinks, links, type StayQuery } from '#links/site.ts'

type SimilarHotelsProps = {
  hotel: Pick<HotelDetails, 'id' | 'slug' | 'name' | 'city'>
  search: Omit<Parameters<ApiClient['fetch_similar_hotels']>[0], 'hotel_id' | 'limit'>
  query: StayQuery
  /** Hotels that the loader returned; null unless the URL requests them. */
  similar: Card[] | null
}

/** Similar hotels, loaded when the section is near the viewport; without scripts, on request. */
export function SimilarHotels({ hotel, search, query, similar }: SimilarHotelsProps) {
  const { t, locale } = useLanguage()
  const sectionRef = useRef<HTMLElement>(null)
  const [hotels, setHotels] = useState(similar)
  // The page renders the part anew for another search.
  const [stay] = useState(search)
  useEffect(() => {
    const section = sectionRef.current
    if (hotels || !section) return
    const leaving = new AbortController()
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        void browserClient(locale)
          .fetch_similar_hotels({ hotel_id: hotel.id, ...stay }, { signal: leaving.signal })
          .then((answer) => answer.ok && setHotels(answer.data))
          // The request was aborted because the page changed.
          .catch(() => undefined)
      },
      // Also fires if the section is skipped in one jump.
      { rootMargin: '100000px 0px 600px' },
    )
    watch.observe(section)
    return () => {
      watch.disconnect()
      leaving.abort()
    }
  }, [hotels, hotel.id, locale, stay])
  if (hotels?.length === 0) return null
  return (
    <section
      id="similar"
      ref={sectionRef}
      aria-labelledby="similar-title"
      className="extra page-width no-print grid gap-4 pt-10 md:pt-16"
    >
      <div>
        <h2 id="similar-title">{t('hotel.similar')}</h2>
        <p>
          <Link to={links.hotels(locale, { ...query, where: `near:${hotel.slug}` })} rel="nofollow" className="link">
            {t('hotel.nearThis', { hotel: hotel.name })}
          </Link>
        </p>
      </div>
      {hotels ? (
        <>
          <ul className="swipe grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {hotels.map((other) => (
              <li key={other.id} className="grid">
                <HotelCard
                  hotel={other}
                  href={links.hotel(locale, other.slug, query)}
                  actions={!other.offer && <p className="text-muted text-note">{t('hotel.notFree')}</p>}
                />
              </li>
            ))}
          </ul>
          <p>
            <ButtonLink
              to={links.compare(locale, [hotel.id, ...hotels.map(({ id }) => id)].slice(0, 4), query)}
              variant="secondary"
              icon="compare"
              rel="nofollow"
            >
              {t('hotel.compareThis')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>
          <ButtonLink
            to={hotelLinks.similar(locale, hotel.slug, query)}
            variant="secondary"
            icon="arrow-next"
            rel="nofollow"
          >
            {t('hotel.similarShow')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
