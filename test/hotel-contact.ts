import type { ApiClient } from '#api/index.ts'
import type { Locale } from '#i18n/locale.ts'
import type { TestHotel, TestWorld } from '#test/world.ts'

/** A hotel on request whose own contact is asked. */
export async function hotelWithContact(
  world: TestWorld,
  {
    email = 'rooms@hotel.example',
    phone = '',
    locale = 'en' as Locale,
  }: { email?: string; phone?: string; locale?: Locale } = {},
): Promise<TestHotel> {
  const hotel = await world.hotel({
    supply: 'portal',
    rooms: [{ allotment: 4 }, { allotment: 4, price: 60_000 }],
  })
  await world.sql('update hotel set request_email = $2, request_phone = $3, request_locale = $4 where id = $1', [
    hotel.id,
    email,
    phone,
    locale,
  ])
  return hotel
}

/** The tokens in the messages that ask a hotel about a booking, oldest first. */
export async function linksTo(world: TestWorld, reference: string, kind = 'hotel-request'): Promise<string[]> {
  const found = await world.sql(
    `select data ->> 'token' as token from notification where dedupe_key like $1 || ':' || $2 || '%' order by created_at, id`,
    [kind, reference],
  )
  return found.map(({ token }) => String(token))
}

/** Whoever holds the link: nobody is signed in. */
export function answersAt(world: TestWorld, locale: Locale = 'en'): ApiClient {
  return world.visitor(locale)
}
