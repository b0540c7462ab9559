import { useEffect, useRef, useState } from 'react'
import type { HotelCard as Card } from '#domains/stays/answers.ts'
import { CompareBar, CompareBox } from '#domains/stays/ui/Comparing.tsx'
import { HotelCard } from '#domains/stays/ui/HotelCard.tsx'
import { SaveButton } from '#domains/stays/ui/SaveButton.tsx'
import { useLocale, useText } from '#text/react.tsx'
import { browserClient } from '#web/client.ts'
import { ButtonLink } from '#web/kit/Button.tsx'
import { hotelLinks } from '#web/hotel-links.ts'
import { links, type StayQuery } from '#web/links.ts'

export type SimilarHotelsProps = {
  hotel: { id: number; slug: string; name: string; city: string }
  search: { check_in: string; check_out: string; occupancy: string[] }
  /** The search as addresses carry it. */
  query: StayQuery
  /** Those the page came with; null until they are asked for. */
  similar: Card[] | null
}

/** Hotels like this one. They come when the reader comes near; without scripts, when they are asked for. */
export function SimilarHotels({ hotel, search, query, similar }: SimilarHotelsProps) {
  const t = useText()
  const locale = useLocale()
  const here = useRef<HTMLElement>(null)
  const [found, setFound] = useState(similar)
  const { check_in, check_out } = search
  const occupancy = search.occupancy.join('|')
  useEffect(() => {
    const section = here.current
    if (found || !section) return
    const gone = new AbortController()
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return
        watch.disconnect()
        const stay = { check_in, check_out, occupancy: occupancy.split('|') }
        void browserClient(locale)
          .fetch_similar_hotels({ hotel_id: hotel.id, ...stay }, { signal: gone.signal })
          .then((answer) => answer.ok && setFound(answer.data))
          // Left before it was answered.
          .catch(() => undefined)
      },
      // Near, or passed in one leap.
      { rootMargin: '100000px 0px 600px' },
    )
    watch.observe(section)
    return () => {
      watch.disconnect()
      gone.abort()
    }
  }, [found, hotel.id, locale, check_in, check_out, occupancy])
  useEffect(() => {
    if (found && document.cookie.includes('saved='))
      void import('#web/keeping/keeping.ts').then(({ showSaved }) => showSaved())
  }, [found])
  if (found?.length === 0) return null
  return (
    <section id="similar" ref={here} aria-labelledby="similar-title" className="page-width no-print grid gap-5 pt-16">
      <div>
        <h2 id="similar-title">{t('hotel.similar')}</h2>
        <p className="text-muted">{t('hotel.similarText', { city: hotel.city })}</p>
      </div>
      {found ? (
        <>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {found.map((other) => (
              <li key={other.id} className="grid">
                <HotelCard
                  hotel={other}
                  href={links.hotel(locale, other.slug, query)}
                  actions={
                    <>
                      {!other.offer && <p className="text-muted text-note w-full">{t('hotel.notFree')}</p>}
                      <SaveButton hotel={other} />
                      <CompareBox hotel={other} />
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <ButtonLink
              to={links.compare(locale, [hotel.id, ...found.map(({ id }) => id)].slice(0, 4), query)}
              variant="secondary"
              icon="compare"
              rel="nofollow"
            >
              {t('hotel.compareThis', { hotel: hotel.name })}
            </ButtonLink>
            <CompareBar query={query} />
          </div>
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
