import { data, redirect } from 'react-router'
import { mostRooms } from '#domains/stays/limits.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { Gallery } from '#domains/stays/ui/Gallery.tsx'
import { HotelFacilities } from '#domains/stays/ui/HotelFacilities.tsx'
import { HotelFacts } from '#domains/stays/ui/HotelFacts.tsx'
import { NearbyPlaces } from '#domains/stays/ui/NearbyPlaces.tsx'
import { Policies } from '#domains/stays/ui/Policies.tsx'
import { RoomOffer } from '#domains/stays/ui/RoomOffer.tsx'
import { SearchForm } from '#domains/stays/ui/SearchForm.tsx'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { ChooseRoomBar } from '#web/hotel/ChooseRoomBar.tsx'
import { Section, SectionNav } from '#web/hotel/Section.tsx'
import { Alert } from '#web/kit/Alert.tsx'
import { Breadcrumb } from '#web/kit/Breadcrumb.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { pageRefused } from '#web/refusal.ts'
import { SearchErrors } from '#web/results/SearchErrors.tsx'
import { requestContext } from '#web/server-context.ts'
import { queryOf, readStaySearch } from '#web/stay-search.ts'
import { localeOfPath, wordsIn, type PageHandle } from '#web/words.ts'
import type { Route } from './+types/hotel.ts'

export const handle: PageHandle = { words: ['search', 'stays', 'dates', 'errors'] }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, locale, today, tag } = context.get(requestContext)
  const found = await api.show_hotel({ id: /^\d{1,9}$/.test(params.id) ? Number(params.id) : params.id })
  if (!found.ok) throw pageRefused(found.error)
  const hotel = found.data
  const asked = readStaySearch(new URL(request.url).searchParams, today)
  const query = { ...queryOf(asked), where: undefined }
  if (asked.plain || params.id !== hotel.slug) throw redirect(links.hotel(locale, hotel.slug, query))
  tag(`hotel:${hotel.id}`)

  const { check_in, check_out, occupancy } = asked.search
  const search = { check_in, check_out, occupancy }
  const rooms = await api.fetch_new_available_rooms({ hotel_id: hotel.id, ...search })
  if (!rooms.ok && rooms.error.code !== 'invalid_input') throw pageRefused(rooms.error)
  const errors = rooms.ok ? [] : (rooms.error.errors ?? [])
  const answer = { hotel, search, dated: asked.dated, today, mostRooms, errors, offers: rooms.ok ? rooms.data : [] }
  return data(answer, rooms.ok ? 200 : 422)
}

export function meta({ loaderData, matches, location, params }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname)
  const { t } = wordsIn(locale)
  if (!loaderData) return []
  const { hotel } = loaderData
  return pageMeta({
    title: t('stays.hotelTitle', { name: hotel.name, city: hotel.city.name }),
    description: hotel.summary,
    path: links.hotel(locale, params.id),
    site: siteIn(matches),
    hidden: loaderData.dated,
  })
}

export default function Hotel({ loaderData }: Route.ComponentProps) {
  const { hotel, search, dated, today, errors, offers } = loaderData
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const nights = nightsBetween(search.check_in, search.check_out)
  const onRequest = hotel.supply === 'portal'
  return (
    <>
      <div className="page-width grid gap-6 pt-6">
        <Breadcrumb
          items={[
            { label: t('common.home'), to: links.home(locale) },
            {
              label: t('search.hotelsIn', { kind: 'other', place: hotel.city.name }),
              to: links.hotels(locale, { ...queryOf({ search: { ...search, where: hotel.city.slug }, dated }) }),
            },
            { label: hotel.name },
          ]}
        />
        <HotelFacts hotel={hotel} />
        <Gallery pictures={hotel.pictures} />
      </div>
      <SectionNav sections={['rooms', 'about', 'around', 'policies']} />
      <div className="page-width grid gap-16 pt-8">
        <Section id="rooms">
          <SearchErrors errors={errors} />
          <SearchForm
            flat
            action={links.hotel(locale, hotel.slug)}
            search={search}
            today={today}
            mostRooms={loaderData.mostRooms}
            errors={errors}
            submitLabel={t('stays.showPrices')}
          />
          {errors.length === 0 && (
            <p className="text-muted">
              {t('stays.pricesAre', {
                range: format.stayRange(search.check_in, search.check_out),
                nights,
                dated: dated ? 'yes' : 'other',
              })}
            </p>
          )}
          {onRequest && (
            <Alert tone="info" title={t('stays.onRequest')}>
              {t('stays.onRequestText')}
            </Alert>
          )}
          <ul className="grid gap-5">
            {offers.map((offer) => (
              <li key={offer.room.id}>
                <RoomOffer
                  offer={offer}
                  nights={nights}
                  rooms={search.occupancy.length}
                  timeZone={hotel.time_zone}
                  onRequest={onRequest}
                  hrefOf={(rate) =>
                    links.book(locale, {
                      hotel: hotel.id,
                      check_in: search.check_in,
                      check_out: search.check_out,
                      room: rate.rooms,
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </Section>
        <Section id="about">
          <p className="prose">{hotel.description}</p>
          <HotelFacilities groups={hotel.amenities} />
        </Section>
        <Section id="around">
          <NearbyPlaces hotel={hotel} />
        </Section>
        <Section id="policies">
          <Policies hotel={hotel} />
        </Section>
      </div>
      <ChooseRoomBar offers={offers} nights={nights} from={hotel.from} />
    </>
  )
}
