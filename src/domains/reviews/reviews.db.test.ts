import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { changesOf } from '#test/changes.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { addCity, addPackage, addService } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, standardContact, type TestHotel, type TestTraveller, type TestWorld } from '#test/world.ts'

/** The day after the departure of the standard stay (15 to 17 December), when it is completed. */
const completedAt = '2026-12-18T09:00:00Z'
const invitedAt = '2026-12-18T15:00:01Z'

/** Books the standard stay and completes it. */
async function completedStay(world: TestWorld, guest: TestTraveller, hotel: TestHotel): Promise<string> {
  const made = await guest.books(hotel, {})
  if (!made.ok) throw new Error(made.error.code)
  world.timeIs(completedAt)
  await doSweep(world)
  await doJobs(world)
  return made.data.reference
}

const invitations = (world: TestWorld) =>
  world.sql(`select recipient, locale, data from notification where kind = 'review_request'`)

async function tokenOf(api: ApiClient): Promise<string> {
  const answer = await api.fetch_my_reviews()
  if (!answer.ok || !answer.data[0]) throw new Error('There is no booking to review')
  return answer.data[0].token
}

const good = {
  stars: 5,
  parts: [{ part: 'walk' as const, stars: 4 }],
  words: 'Close and quiet.',
  party: 'couple' as const,
}

async function reviewsOf(world: TestWorld, hotel: TestHotel, filters: object = {}) {
  const found = await world.visitor().fetch_reviews({ kind: 'stay', id: hotel.id, ...filters })
  if (!found.ok) throw new Error(found.error.code)
  return found.data
}

const scoreOf = async (world: TestWorld, hotel: TestHotel) =>
  (await world.sql('select rating, review_count from hotel where id = $1', [hotel.id]))[0]

/** A hotel whose stay one traveller has completed, with the token of the review. */
async function stayed(name?: string) {
  const world = await makeWorld()
  const [hotel, guest] = [await world.hotel(), await world.traveller(name)]
  const reference = await completedStay(world, guest, hotel)
  return { world, hotel, guest, reference, token: await tokenOf(guest.api) }
}

describe('the invitation', () => {
  test('is sent once, six hours after the completion, and its link works without an account', async () => {
    const { world, reference } = await stayed()
    await doSweep(world)
    expect(await invitations(world)).toEqual([])
    world.timeIs(invitedAt)
    await doSweep(world)
    await doSweep(world)
    const [invitation, ...others] = await invitations(world)
    expect(others).toEqual([])
    expect(invitation).toMatchObject({
      recipient: standardContact.email,
      locale: 'en',
      data: { name: 'Test', reference, kind: 'stay', about: { en: 'Test House' }, until: '2027-02-15' },
    })
    const { token } = (invitation as { data: { token: string } }).data
    expect(await world.visitor('ar').show_review_link({ token })).toMatchObject({
      data: { about: { name: 'دار التجربة' }, can_write: true, review: null, author: 'Lead G.' },
    })
    world.timeIs('2027-02-16T16:00:00Z')
    expect(await world.visitor().show_review_link({ token })).toMatchObject({ error: { code: 'link_expired' } })
  })

  test('is not sent for a cancelled booking, a guest who did not arrive, a review, or a reminder that is off', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{ allotment: 9 }] })
    const guests = await Promise.all(['cancelled', 'absent', 'reviewer', 'quiet'].map((name) => world.traveller(name)))
    const made = []
    for (const guest of guests) made.push(await guest.books(hotel, {}))
    const references = made.map((one) => (one.ok ? one.data.reference : ''))
    const [cancelled, absent, reviewer, quiet] = guests
    const cost = await cancelled?.api.quote_cancellation({ reference: references[0] ?? '' })
    const accepted_penalty = cost?.ok ? cost.data.penalty : { minor: 0, currency: 'SAR' }
    expect(await cancelled?.api.cancel_booking({ reference: references[0] ?? '', accepted_penalty })).toMatchObject({
      ok: true,
    })
    world.timeIs(completedAt)
    await doSweep(world)
    await world.sql(`update booking set status = 'no_show' where user_id = $1`, [absent?.id])
    await world.sql(`update "user" set notify_reminders = false where id = $1`, [quiet?.id])
    if (reviewer) await reviewer.api.save_review({ ...good, token: await tokenOf(reviewer.api) })
    world.timeIs(invitedAt)
    await doSweep(world)
    expect(await invitations(world)).toEqual([])
    expect(await absent?.api.fetch_my_reviews()).toMatchObject({ data: [] })
  })

  test('is not sent after the account was erased, and its link no longer opens anything', async () => {
    const { world, guest, token } = await stayed()
    await world.services.ports.personalData.erase(world.services.database.db, guest.id)
    world.timeIs(invitedAt)
    await doSweep(world)
    expect(await invitations(world)).toEqual([])
    expect(await world.visitor().save_review({ ...good, token })).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('a review', () => {
  test('is published with its parts, and the score of the hotel is twice the average of the stars', async () => {
    const { world, hotel, guest, token } = await stayed()
    expect(await scoreOf(world, hotel)).toEqual({ rating: null, review_count: 0 })
    const changes = await changesOf(world)
    expect(await world.visitor().save_review({ ...good, token })).toMatchObject({
      ok: true,
      data: { review: { stars: 5, hidden: null }, can_write: true },
    })
    expect(await changes()).toEqual(expect.arrayContaining([`hotel:${hotel.id}`, 'catalogue:stays']))
    expect(await scoreOf(world, hotel)).toEqual({ rating: 100, review_count: 1 })
    const second = await world.traveller()
    await world.sql('update booking set user_id = $1', [second.id])
    await world.sql('delete from review')
    expect(await scoreOf(world, hotel)).toEqual({ rating: null, review_count: 0 })
    expect(await guest.api.fetch_my_reviews()).toMatchObject({ data: [] })
  })

  test('of several travellers are summarised, filtered by party and language, and paged', async () => {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{ allotment: 9 }] })
    const guests = await Promise.all([1, 2, 3].map(() => world.traveller()))
    for (const guest of guests) await guest.books(hotel, {})
    world.timeIs(completedAt)
    await doSweep(world)
    const written = [
      good,
      { ...good, stars: 4, words: 'غرفة نظيفة', party: 'family' as const },
      { ...good, stars: 2, parts: [], words: '', party: 'family' as const, anonymous: true },
    ]
    for (const [i, guest] of guests.entries()) {
      const review = written[i]
      // All at once, so that each has to see the reviews of the others.
      if (review)
        expect(await guest.api.save_review({ ...review, token: await tokenOf(guest.api) })).toMatchObject({ ok: true })
    }
    const all = await reviewsOf(world, hotel)
    expect(all.summary).toEqual({
      rating: 7.3,
      count: 3,
      invented: false,
      stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: [5, 4, 2].includes(stars) ? 1 : 0 })),
      parts: [{ part: 'walk', rating: 8 }],
      parties: [
        { value: 'couple', count: 1 },
        { value: 'family', count: 2 },
      ],
      languages: [
        { value: 'en', count: 1 },
        { value: 'ar', count: 1 },
      ],
    })
    expect(all.reviews.map(({ words, author }) => [words, author])).toEqual([
      ['Close and quiet.', 'Lead G.'],
      ['غرفة نظيفة', 'Lead G.'],
      ['', ''],
    ])
    expect(all.reviews[0]).toMatchObject({ stayed_in: '2026-12', season: null, answer: null, invented: false })
    expect((await reviewsOf(world, hotel, { party: 'family' })).total).toBe(2)
    expect((await reviewsOf(world, hotel, { language: 'ar' })).reviews.map(({ language }) => language)).toEqual(['ar'])
    const last = await reviewsOf(world, hotel, { page: 2, per_page: 2 })
    expect([last.reviews.length, last.total]).toEqual([1, 3])
    expect(await scoreOf(world, hotel)).toEqual({ rating: 73, review_count: 3 })
  })

  test('that are written at the same time are all counted', async () => {
    const world = await makeWorld({ pool: 9 })
    const hotel = await world.hotel({ rooms: [{ allotment: 9 }] })
    const guests = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.traveller()))
    for (const guest of guests) await guest.books(hotel, {})
    world.timeIs(completedAt)
    await doSweep(world)
    const tokens = await Promise.all(guests.map((guest) => tokenOf(guest.api)))
    await Promise.all(tokens.map((token) => world.visitor().save_review({ ...good, token })))
    expect(await scoreOf(world, hotel)).toEqual({ rating: 100, review_count: 6 })
  })

  test('contains no contact data and no card numbers, whatever was typed', async () => {
    const { world, hotel, token } = await stayed()
    await world.visitor().save_review({
      ...good,
      token,
      words: 'Ask for 4111 1111 1111 1111, +966512345678 or me@example.com',
    })
    expect((await reviewsOf(world, hotel)).reviews[0]?.words).toBe('Ask for **** **** **** 1111, *** or ***')
  })

  test('can be changed for fourteen days and deleted at any time', async () => {
    const { world, hotel, guest, token } = await stayed()
    await world.visitor().save_review({ ...good, token })
    world.timeIs('2027-01-01T08:59:59Z')
    expect(await guest.api.save_review({ ...good, stars: 3, token })).toMatchObject({ ok: true })
    expect((await reviewsOf(world, hotel)).summary).toMatchObject({ rating: 6, count: 1 })
    world.timeIs('2027-01-01T09:00:01Z')
    expect(await guest.api.save_review({ ...good, token })).toMatchObject({ error: { code: 'too_late' } })
    expect(await guest.api.delete_review({ token })).toMatchObject({ ok: true })
    expect((await reviewsOf(world, hotel)).summary).toMatchObject({ rating: null, count: 0 })
    expect(await world.sql('select from review_event')).toEqual([])
  })

  test('needs stars and the kind of party; parts of other kinds are ignored', async () => {
    const { world, token } = await stayed()
    const wrong = await world.visitor().save_review({ token, stars: 0 } as unknown as typeof good & { token: string })
    expect(wrong).toMatchObject({
      error: {
        code: 'invalid_input',
        errors: expect.arrayContaining([
          { path: 'stars', code: 'required' },
          { path: 'party', code: 'required' },
        ]),
      },
    })
    const parts = [{ part: 'guide' as const, stars: 1 }]
    expect(await world.visitor().save_review({ ...good, parts, token })).toMatchObject({
      data: { review: { parts: [] } },
    })
  })

  test('of a booking that is not completed, or by a link that staff have revoked, is not accepted', async () => {
    const { world, token } = await stayed()
    await world.sql('update booking set link_generation = 1')
    expect(await world.visitor().save_review({ ...good, token })).toMatchObject({ error: { code: 'link_expired' } })
    await world.sql(`update booking set link_generation = 0, status = 'no_show'`)
    expect(await world.visitor().save_review({ ...good, token })).toMatchObject({ error: { code: 'link_expired' } })
    expect(await world.visitor().save_review({ ...good, token: `${token}x` })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  test('can be sent ten times for a booking, then the traveller has to wait', async () => {
    const { world, token } = await stayed()
    const codes = []
    for (let i = 0; i < 11; i++) {
      const saved = await world.visitor().save_review({ ...good, token })
      codes.push(saved.ok ? 'ok' : saved.error.code)
    }
    expect(codes.slice(8)).toEqual(['ok', 'ok', 'too_many_requests'])
  })

  test('of packages and services score their package and service', async () => {
    const world = await makeWorld()
    await addCity(world, 'madinah', { en: 'Madinah', ar: 'المدينة المنورة' })
    const hotels = [{ hotel: { name: { en: 'Quiet House', ar: 'دار هادئة' }, city: 'madinah' }, nights: 4 }]
    const [travelPackage, service] = [await addPackage(world, { hotels }), await addService(world)]
    const guest = await world.traveller()
    const form = { guests: [{ first_name: 'Lead', last_name: 'Guest' }], contact: standardContact }
    const quoted = await guest.api.get_package_price({
      departure_id: travelPackage.departures[0] ?? 0,
      party: ['2'],
      sharing: 'double',
    })
    const served = await guest.api.get_service_price({
      option_id: service.options[0] ?? 0,
      date: '2026-12-15',
      people: '2',
    })
    for (const [i, quote] of [quoted, served].entries()) {
      if (!quote.ok) throw new Error(quote.error.code)
      const booked = await guest.api.store_booking(
        { ...form, quote_token: quote.data.token, payment_type: 'arrival' },
        { idempotencyKey: `review-${i}` },
      )
      expect(booked).toMatchObject({ ok: true })
    }
    world.timeIs('2027-01-20T09:00:00Z')
    await doSweep(world)
    world.timeIs('2027-01-20T15:00:01Z')
    await doSweep(world)
    expect((await invitations(world)).map(({ data }) => (data as { kind: string }).kind).toSorted()).toEqual([
      'package',
      'service',
    ])
    const mine = await guest.api.fetch_my_reviews()
    const cities = []
    for (const { token } of mine.ok ? mine.data : []) {
      const shown = await world.visitor().show_review_link({ token })
      cities.push(shown.ok && `${shown.data.kind} in ${shown.data.about.city}`)
      expect(await guest.api.save_review({ token, stars: 4, party: 'group' })).toMatchObject({ ok: true })
    }
    // A package is named after the city that it leads to, not after the one it leaves from.
    expect(cities.toSorted()).toEqual(['package in Madinah', 'service in Makkah'])
    for (const [table, kind, { id }] of [
      ['package', 'package', travelPackage],
      ['service', 'service', service],
    ] as const) {
      expect(await world.sql(`select rating, review_count from ${table}`)).toEqual([{ rating: 80, review_count: 1 }])
      expect(await world.visitor().fetch_reviews({ kind, id })).toMatchObject({ data: { summary: { rating: 8 } } })
    }
  })
})

describe('staff', () => {
  test('hide a review with a reason: it leaves the page and the score, and its traveller sees why', async () => {
    const { world, hotel, token } = await stayed()
    const { api } = await staffOf(world, 'agent', { name: 'Amal' })
    await world.visitor().save_review({ ...good, token })
    const queue = await api.fetch_reviews_for_staff({})
    expect(queue).toMatchObject({ data: { unread: 1, reviews: [{ state: 'new', words: good.words }] } })
    const id = queue.ok ? (queue.data.reviews[0]?.id ?? 0) : 0
    expect(await api.hide_review({ id, reason: 'off_topic', note: 'About another hotel' })).toMatchObject({ ok: true })
    expect(await api.hide_review({ id, reason: 'abusive' })).toMatchObject({ error: { code: 'conflict' } })
    expect((await reviewsOf(world, hotel)).reviews).toEqual([])
    expect(await scoreOf(world, hotel)).toEqual({ rating: null, review_count: 0 })
    expect(await world.visitor().show_review_link({ token })).toMatchObject({
      data: { can_write: false, review: { hidden: 'off_topic' } },
    })
    expect(await world.visitor().save_review({ ...good, token })).toMatchObject({ error: { code: 'too_late' } })
    expect(await api.fetch_reviews_for_staff({ state: 'hidden' })).toMatchObject({
      data: { unread: 0, reviews: [{ id }] },
    })
    expect(await api.publish_review({ id })).toMatchObject({
      data: {
        state: 'published',
        history: [
          { action: 'written', by: '' },
          { action: 'hidden', by: 'Amal', reason: 'off_topic', note: 'About another hotel' },
          { action: 'published', by: 'Amal' },
        ],
      },
    })
    expect(await api.publish_review({ id })).toMatchObject({ error: { code: 'conflict' } })
    expect(await scoreOf(world, hotel)).toEqual({ rating: 100, review_count: 1 })
    expect(await world.sql('select endpoint, subject from staff_audit order by id')).toEqual([
      { endpoint: 'hide_review', subject: `review:${id}` },
      { endpoint: 'publish_review', subject: `review:${id}` },
    ])
  })

  test('answer a review in public, and have it to read again after its traveller has changed it', async () => {
    const { world, hotel, token } = await stayed()
    const { api } = await staffOf(world, 'agent', { name: 'Amal' })
    await world.visitor().save_review({ ...good, token })
    const queue = await api.fetch_reviews_for_staff({})
    const id = queue.ok ? (queue.data.reviews[0]?.id ?? 0) : 0
    expect(await api.answer_review({ id, answer: ' Thank you! ' })).toMatchObject({ data: { state: 'published' } })
    expect((await reviewsOf(world, hotel)).reviews[0]?.answer).toEqual({
      text: 'Thank you!',
      at: '2026-12-18T09:00:00.000Z',
    })
    await world.visitor().save_review({ ...good, words: 'Even better the second time.', token })
    expect(await api.show_review({ id })).toMatchObject({ data: { state: 'new' } })
    expect(await api.mark_review_read({ id })).toMatchObject({ data: { state: 'published' } })
    expect(await api.mark_review_read({ id })).toMatchObject({ error: { code: 'conflict' } })
    expect(await api.answer_review({ id, answer: '' })).toMatchObject({ data: { answer: null } })
    expect(await api.answer_review({ id: 999, answer: 'x' })).toMatchObject({ error: { code: 'not_found' } })
  })

  test('the author gets one email about the answer, with a link to it; none while the review is hidden', async () => {
    const { world, token } = await stayed()
    const { api } = await staffOf(world, 'agent', { name: 'Amal' })
    await world.visitor().save_review({ ...good, token })
    const queue = await api.fetch_reviews_for_staff({})
    const id = queue.ok ? (queue.data.reviews[0]?.id ?? 0) : 0
    const emails = () => world.sql(`select recipient, locale, data from notification where kind = 'review_answered'`)
    await api.hide_review({ id, reason: 'off_topic', note: '' })
    await api.answer_review({ id, answer: 'We cannot say.' })
    expect(await emails()).toEqual([])
    await api.publish_review({ id })
    await api.answer_review({ id, answer: ' Thank you! ' })
    await api.answer_review({ id, answer: 'Thank you very much!' })
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({
      recipient: standardContact.email,
      locale: 'en',
      data: { name: 'Test', about: { en: 'Test House' }, answer: 'Thank you!' },
    })
    const { token: link } = (email as { data: { token: string } }).data
    expect(await world.visitor().show_review_link({ token: link })).toMatchObject({
      data: { review: { answer: 'Thank you very much!' } },
    })
  })

  test('read the queue page by page, oldest first', async () => {
    const world = await makeWorld()
    const { api } = await staffOf(world, 'manager')
    const { id } = await world.hotel()
    await world.sql(
      `insert into review (invented, kind, hotel_id, stars, parts, words, locale, party, author, stayed_on, created_at)
       select true, 'stay', $1, 4, '{}', 'Fine ' || n, 'en', 'solo', '', '2026-11-01', now() from generate_series(1, 3) n`,
      [id],
    )
    const first = await api.fetch_reviews_for_staff({ limit: 2 })
    const [, second] = first.ok ? first.data.reviews : []
    expect(first).toMatchObject({
      data: { more: true, unread: 3, reviews: [{ words: 'Fine 1' }, { words: 'Fine 2' }] },
    })
    expect(await api.fetch_reviews_for_staff({ limit: 2, after: second?.id })).toMatchObject({
      data: { more: false, reviews: [{ words: 'Fine 3', reference: null, invented: true }] },
    })
    const newest = await api.fetch_reviews_for_staff({ state: 'published', limit: 1 })
    expect(newest).toMatchObject({ data: { reviews: [{ words: 'Fine 3' }] } })
    expect((await reviewsOf(world, { id, slug: '', rooms: [] })).summary.invented).toBe(true)
  })
})

test('after the erasure of the account its stars still count, without name and words', async () => {
  const { world, hotel, guest, token } = await stayed()
  await world.visitor().save_review({ ...good, token })
  expect(await world.services.ports.personalData.collect(world.services.database.db, guest.id)).toMatchObject({
    reviews: [{ words: good.words, author: 'Lead G.' }],
    review_events: [{ action: 'written' }],
  })
  await world.services.ports.personalData.erase(world.services.database.db, guest.id)
  expect(await reviewsOf(world, hotel)).toMatchObject({
    summary: { rating: 10, count: 1 },
    reviews: [{ words: '', author: '' }],
  })
})
