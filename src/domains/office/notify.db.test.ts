import { describe, expect, test } from 'vitest'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import type {
  NotificationData,
  OfficeEvent,
  OfficeNews,
  ReadableDataOf,
  Rendered,
} from '#domains/notifications/shapes.ts'
import { ofEachKind, type NoticeKind, type NoticeMode } from '#domains/office/kinds.ts'
import { readableDataOf } from '#domains/office/notify.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { doSweep } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { pendingPayment } from '#test/paying.ts'
import { addService, bookQuoted } from '#test/products.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { makeWorld, signInNow, today, type TestTraveller, type TestWorld } from '#test/world.ts'

const officeAddress = 'office@example.com'

/** A world with an office address, whose time passes with its sweeps. */
async function withOffice({ address = officeAddress, world: made }: { address?: string; world?: TestWorld } = {}) {
  const world = made ?? (await makeWorld())
  if (address)
    await world.sql(
      `insert into setting (key, value) values ('contact', $1) on conflict (key) do update set value = excluded.value`,
      [JSON.stringify({ email: address })],
    )
  const passes = async (seconds: number) => {
    world.timeIs(new Date(world.services.clock().getTime() + seconds * 1000).toISOString())
    await doSweep(world)
  }
  const queued = async () =>
    (await world.sql(
      `select recipient as "to", locale, kind, data from notification where kind in ('office_notice', 'message_received') order by created_at, recipient`,
    )) as { to: string; locale: string; kind: string; data: OfficeNews }[]
  /** What each email says: the recipient, and the bookings with what happened to them. */
  const heard = async () =>
    (await queued()).map(({ to, data: { entries, contacts } }) => [
      to,
      ...entries.map(({ reference, events }) => [reference, ...events.map(({ event }) => event)].join(' ')),
      ...contacts.map(({ name }) => `from ${name}`),
    ])
  return { world, passes, queued, heard }
}

const chosen = (mode: NoticeMode, other: Partial<Record<NoticeKind, NoticeMode>> = {}) => ({
  modes: { ...ofEachKind(mode), ...other },
  hotels: null,
  others: true,
})

const referenceOf = (made: { ok: true; data: { reference: string } } | { ok: false; error: { code: string } }) => {
  if (!made.ok) throw new Error(made.error.code)
  return made.data.reference
}

async function cancels(world: TestWorld, guest: TestTraveller, reference: string) {
  await signInNow(world, guest.id)
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  referenceOf(await guest.api.cancel_booking({ reference, accepted_penalty: cost.data.penalty }))
}

/** Every way in which the office hears of something, with its kind. */
const stories: [OfficeEvent, NoticeKind, (office: Awaited<ReturnType<typeof withOffice>>) => Promise<unknown>][] = [
  ['booked', 'booking', async ({ world }) => (await world.traveller()).books(await world.hotel(), {})],
  [
    'paid_online',
    'payment',
    async ({ world }) => {
      const { pay, settle } = await pendingPayment({ world })
      await pay()
      await settle()
    },
  ],
  [
    'requested',
    'request',
    async ({ world }) => (await world.traveller()).requests(await world.hotel({ supply: 'portal' })),
  ],
  [
    'cancelled',
    'cancellation',
    async ({ world }) => {
      const guest = await world.traveller()
      const reference = referenceOf(await guest.books(await world.hotel(), {}))
      await cancels(world, guest, reference)
    },
  ],
  [
    'expired',
    'cancellation',
    async ({ world, passes }) => {
      await (await world.traveller()).requests(await world.hotel({ supply: 'portal' }))
      await passes(25 * 3600)
    },
  ],
  [
    'unpaid',
    'cancellation',
    async ({ world, passes }) => {
      await pendingPayment({ world })
      await passes(31 * 60)
    },
  ],
  [
    'paid_by_hand',
    'payment',
    async ({ world }) => {
      const reference = referenceOf(await (await world.traveller()).books(await world.hotel(), {}))
      const { api } = await staffOf(world, 'agent')
      await api.record_arrival_payment({ ...(await seenBy(api, reference)), minor: 10_000, way: 'transfer' })
    },
  ],
  [
    'names_changed',
    'change',
    async ({ world }) => {
      const guest = await world.traveller()
      const reference = referenceOf(await guest.books(await world.hotel(), {}))
      const guests = [{ first_name: 'Nora', last_name: 'Haddad' }]
      const quoted = await guest.api.quote_change({ reference, guests })
      if (!quoted.ok) throw new Error(quoted.error.code)
      await signInNow(world, guest.id)
      const changed = await guest.api.change_booking({ reference, change_token: quoted.data.token })
      if (!changed.ok) throw new Error(changed.error.code)
    },
  ],
  [
    'message',
    'message',
    async ({ world, passes }) => {
      const guest = await world.traveller()
      const reference = referenceOf(await guest.books(await world.hotel(), {}))
      await guest.api.send_booking_message({ reference, text: 'A cot, please.' })
      await passes(200)
    },
  ],
]

test.each(stories)(
  '“%s” is told at once, in the daily summary, or not, as each recipient chose',
  async (event, kind, happens) => {
    const office = await withOffice()
    const { world, passes, queued } = office
    const [manager, daily, silent] = [
      await staffOf(world, 'manager'),
      await staffOf(world, 'agent', { locale: 'ar' }),
      await staffOf(world, 'agent'),
    ]
    await world.sql(`update "user" set locale = 'ar' where id = $1`, [daily.id])
    await manager.api.save_office_notices({ ...chosen('off', { [kind]: 'at_once' }), locale: 'ar' })
    await daily.api.save_my_notices(chosen('off', { [kind]: 'daily' }))
    await silent.api.save_my_notices(chosen('at_once', { [kind]: 'off' }))
    const news = async () =>
      (await queued())
        .filter(
          ({ kind: sent, data }) =>
            sent === 'message_received' || data.entries.some(({ events }) => events.some((one) => one.event === event)),
        )
        .map(({ to, locale, data }) => [to, locale, typeof data.summary === 'string'])
    await happens(office)
    await passes(61)
    await passes(301)
    const atOnce = [[officeAddress, 'ar', false]]
    expect(await news()).toEqual(atOnce)
    // 07:00 in Riyadh, two days later. What happened by then, such as the expiry of the request, is told as well.
    world.timeIs(`${addDays(world.services.clock().toISOString().slice(0, 10), 2)}T04:00:00Z`)
    await passes(1)
    await passes(61)
    expect(await news()).toEqual([...atOnce, [daily.email, 'ar', true]])
    expect(await world.sql('select from notice where recipient is null')).toEqual([])
  },
)

test('a message of the contact page reaches the office with its text', async () => {
  const { world, passes, heard, queued } = await withOffice()
  const message = {
    name: 'Karim',
    email: 'karim@example.com',
    phone: '+966512345678',
    topic: 'group',
    message: 'We are forty guests.',
  } as const
  expect(await world.visitor().send_contact_message(message)).toMatchObject({ ok: true })
  await passes(61)
  expect(await heard()).toEqual([[officeAddress, 'from Karim']])
  expect((await queued())[0]?.data.contacts).toMatchObject([{ topic: 'group', message: 'We are forty guests.' }])
})

describe('who hears', () => {
  test('without an office address every active manager hears of everything, until there is one', async () => {
    const { world, passes, heard } = await withOffice({ address: '' })
    const guest = await world.traveller()
    const hotel = await world.hotel()
    const before = referenceOf(await guest.books(hotel, {}))
    await passes(61)
    expect(await heard()).toEqual([])
    const [first, second, gone] = [
      await staffOf(world, 'manager'),
      await staffOf(world, 'manager', { locale: 'ar' }),
      await staffOf(world, 'manager'),
    ]
    await staffOf(world, 'agent')
    await world.sql('update staff_member set suspended_at = now() where user_id = $1', [gone.id])
    await passes(10)
    // What happened while nobody could hear of it was not lost.
    expect(new Set((await heard()).map(([to, text]) => `${to} ${text}`))).toEqual(
      new Set([`${first.email} ${before} booked`, `${second.email} ${before} booked`]),
    )
    await withOffice({ world })
    const after = referenceOf(await guest.books(hotel, { checkIn: addDays(today, 20) }))
    await passes(61)
    expect((await heard()).at(-1)).toEqual([officeAddress, `${after} booked`])
    expect(await heard()).toHaveLength(3)
  })

  test('a member hears of what the member chose, not of what the member did; a summary waits until the morning', async () => {
    const { world, passes, heard, queued } = await withOffice()
    const manager = await staffOf(world, 'manager')
    await manager.api.save_office_notices({ ...chosen('off'), locale: 'en' })
    const [agent, other] = [await staffOf(world, 'agent'), await staffOf(world, 'agent')]
    await agent.api.save_my_notices(chosen('at_once', { cancellation: 'off', payment: 'daily' }))
    await other.api.save_my_notices(chosen('daily', { payment: 'at_once' }))
    const guest = await world.traveller()
    const reference = referenceOf(await guest.books(await world.hotel(), {}))
    await passes(61)
    expect(await heard()).toEqual([[agent.email, `${reference} booked`]])
    await agent.api.record_arrival_payment({ ...(await seenBy(agent.api, reference)), minor: 100, way: 'cash' })
    await passes(61)
    expect((await heard()).slice(1)).toEqual([[other.email, `${reference} paid_by_hand`]])
    world.timeIs('2026-12-02T03:59:00Z')
    await passes(1)
    expect(await heard()).toHaveLength(2)
    world.timeIs('2026-12-02T04:00:00Z')
    await passes(1)
    await passes(10)
    expect((await heard()).slice(2)).toEqual([[other.email, `${reference} booked`]])
    expect((await queued()).at(-1)?.data.summary).toBe('2026-12-02')
  })

  test('the office is reminded once a day, on some days, of licences that end, if only licensed hotels are sold; each summary names them', async () => {
    const { world, passes, queued } = await withOffice()
    const { db } = world.services.database
    const hotel = await world.hotel()
    const last = addDays(today, 8)
    await world.sql(`update hotel set tourism_licence = '10001234', tourism_licence_until = $2 where id = $1`, [
      hotel.id,
      last,
    ])
    await world.sql(`update hotel set offered = false where id <> $1`, [hotel.id])
    const reminders = async () => {
      await passes(1)
      await passes(60)
      return (await queued()).filter(({ data }) => data.entries?.length === 0).length
    }
    world.timeIs('2026-12-02T04:00:00Z')
    expect(await reminders()).toBe(0)
    await world.sql(`insert into setting (key, value) values ('hotel_licences', '{ "required": true }')`)
    world.timeIs('2026-12-02T03:50:00Z')
    expect(await reminders()).toBe(0)
    world.timeIs('2026-12-02T04:00:00Z')
    expect(await reminders()).toBe(1)
    const [{ kind, data } = expect.fail('nothing is queued')] = await queued()
    const readable = await readableDataOf(db, { kind: kind as 'office_notice', data }, world.services.clock())
    expect(readable).toMatchObject({ licences: [{ valid_until: last, ended: false }], summary: '2026-12-02' })
    const { subject, text } = renderNotification('office_notice', readable as NotificationData['office_notice'], {
      locale: 'en',
      brand: { name: { en: 'Rihla', ar: 'رحلة' } },
      origin: 'https://example.com',
    })
    expect(subject).toBe('Tourism licences to renew')
    expect(text).toContain('is sold until 9 Dec 2026, the last day of its licence.')
    world.timeIs('2026-12-03T04:00:00Z')
    expect(await reminders()).toBe(1)
    // On a day with news, the summary of the news is the reminder.
    await (await staffOf(world, 'manager')).api.save_office_notices({ ...chosen('daily'), locale: 'en' })
    world.timeIs('2026-12-07T04:00:00Z')
    await (await world.traveller()).books(hotel, { checkIn: addDays(today, 40) })
    await passes(61)
    world.timeIs('2026-12-08T04:00:00Z')
    expect(await reminders()).toBe(1)
    expect((await queued()).at(-1)?.data).toMatchObject({ summary: '2026-12-08', entries: [{}] })
    world.timeIs('2026-12-10T04:00:00Z')
    expect(await reminders()).toBe(2)
  })

  test('a member hears of the chosen hotels, and never of more than the rights allow when it is sent', async () => {
    const { world, passes, heard } = await withOffice()
    const manager = await staffOf(world, 'manager')
    await manager.api.save_office_notices({ ...chosen('off'), locale: 'en' })
    const [own, other] = [await world.hotel(), await world.hotel()]
    const limited = await staffOf(world, 'agent', { hotels: [own.id] })
    const chooser = await staffOf(world, 'agent')
    expect(await limited.api.save_my_notices({ ...chosen('at_once'), hotels: [other.id] })).toMatchObject({
      error: { code: 'invalid_input', errors: [{ path: 'hotels', code: 'not_a_choice' }] },
    })
    await limited.api.save_my_notices(chosen('at_once'))
    await chooser.api.save_my_notices({ ...chosen('at_once'), hotels: [other.id], others: false })
    const guest = await world.traveller()
    const [first, second] = [referenceOf(await guest.books(own, {})), referenceOf(await guest.books(other, {}))]
    await world.visitor().send_contact_message({
      name: 'Karim',
      email: 'k@example.com',
      phone: '',
      topic: 'question',
      message: 'Is there a lift?',
    })
    await passes(61)
    expect(new Set(await heard())).toEqual(
      new Set([
        [limited.email, `${first} booked`],
        [chooser.email, `${second} booked`],
      ]),
    )

    // The limit moves to the other hotel: from now on the member hears of that one.
    await world.sql('update staff_hotel set hotel_id = $2 where user_id = $1', [limited.id, other.id])
    await world.sql('delete from notification')
    const third = referenceOf(await guest.books(own, { checkIn: addDays(today, 20) }))
    const fourth = referenceOf(await guest.books(other, { checkIn: addDays(today, 20) }))
    await passes(61)
    expect(new Set(await heard())).toEqual(
      new Set([
        [limited.email, `${fourth} booked`],
        [chooser.email, `${fourth} booked`],
      ]),
    )
    expect(third).not.toBe(fourth)

    // An editor has no right to bookings.
    await world.sql('delete from notification')
    await world.sql(`update staff_member set role = 'editor' where user_id = $1`, [limited.id])
    await guest.books(other, { checkIn: addDays(today, 25) })
    await passes(61)
    expect((await heard()).map(([to]) => to)).toEqual([chooser.email])
  })

  test('an email that is queued is sent only with what its reader still has a right to', async () => {
    const { world, passes } = await withOffice()
    const [own, other] = [await world.hotel(), await world.hotel()]
    const agent = await staffOf(world, 'agent')
    await agent.api.save_my_notices(chosen('at_once'))
    const guest = await world.traveller()
    const [first, second] = [referenceOf(await guest.books(own, {})), referenceOf(await guest.books(other, {}))]
    await passes(61)
    const sent: { to: string; text: string }[] = []
    const { db } = world.services.database
    const deliver = () =>
      deliverNotifications(db, {
        sender: {
          email: async ({ to, text }) => void sent.push({ to, text }),
          sms: async () => undefined,
          stores: false,
        },
        origin: 'https://example.com',
        now: world.services.clock(),
        readableDataOf: (notification, now) => readableDataOf(db, notification, now),
      })
    await world.sql('insert into staff_hotel (user_id, hotel_id) values ($1, $2)', [agent.id, own.id])
    await deliver()
    const textTo = (address: string) => sent.find(({ to }) => to === address)?.text
    expect([textTo(agent.email)?.includes(first), textTo(agent.email)?.includes(second)]).toEqual([true, false])
    expect([textTo(officeAddress)?.includes(first), textTo(officeAddress)?.includes(second)]).toEqual([true, true])

    await guest.books(own, { checkIn: addDays(today, 22) })
    await passes(61)
    await world.sql('update staff_member set suspended_at = now() where user_id = $1', [agent.id])
    sent.length = 0
    await deliver()
    expect(sent.map(({ to }) => to).filter((to) => to === agent.email)).toEqual([])
    expect(sent.map(({ to }) => to)).toContain(officeAddress)
  })
})

describe('what begins soon', () => {
  /** The transfer of tomorrow at 08:00, booked at noon. */
  const books = async (world: TestWorld, date: string) => {
    const service = await addService(world, { options: [{ times: ['08:00'] }] })
    const guest = await world.traveller()
    const option = { option_id: service.options[0] ?? 0, date, time: '08:00', people: '2' }
    const { reference } = await bookQuoted(guest.api, await guest.api.get_service_price(option))
    return { guest, reference }
  }

  test('is told to the office at once with an urgent subject, whatever is chosen; later things are not', async () => {
    const { world, passes, heard, queued } = await withOffice()
    const manager = await staffOf(world, 'manager')
    await manager.api.save_office_notices({ ...chosen('daily', { booking: 'off' }), locale: 'en' })
    const agent = await staffOf(world, 'agent')
    await agent.api.save_my_notices(chosen('daily'))
    const silent = await staffOf(world, 'agent')
    await silent.api.save_my_notices(chosen('off'))
    const { reference, guest } = await books(world, addDays(today, 1))
    await books(world, addDays(today, 3))
    await passes(1)
    expect(new Set(await heard())).toEqual(
      new Set([
        [officeAddress, `${reference} booked`],
        [agent.email, `${reference} booked`],
      ]),
    )
    const subjects: string[] = []
    const { db } = world.services.database
    await deliverNotifications(db, {
      sender: {
        email: async ({ to, subject }: Rendered & { to: string }) =>
          void (to === officeAddress && subjects.push(subject)),
        sms: async () => undefined,
        stores: true,
      },
      origin: 'https://example.com',
      now: world.services.clock(),
      readableDataOf: (notification, now) => readableDataOf(db, notification, now),
    })
    expect(subjects).toEqual([
      expect.stringMatching(new RegExp(`^Tomorrow 08:00 · New booking – .*\\(${reference}\\)$`)),
    ])
    await world.sql('delete from notification')
    await cancels(world, guest, reference)
    await passes(1)
    expect((await heard()).map(([to, text]) => [to, text])).toContainEqual([officeAddress, `${reference} cancelled`])
    expect((await queued()).every(({ data }) => data.summary === null)).toBe(true)
  })
})

describe('how many emails', () => {
  test('the bookings of one order are one email, though one of them begins tomorrow', async () => {
    const { world, passes, heard } = await withOffice()
    const { stay, party, guide } = await offered(world)
    const guest = await world.traveller()
    for (const one of [stay, party, guide]) await guest.api.store_cart(one)
    expect(await cartOf(guest)).toBeDefined()
    const made = await orders(guest, { payment_type: 'arrival' })
    if (!made.ok) throw new Error(made.error.code)
    await passes(61)
    await passes(61)
    const emails = await heard()
    expect(emails).toHaveLength(1)
    expect(emails[0]).toHaveLength(1 + made.data.bookings.length)
  })

  test('many bookings within a minute are one email to each recipient, which names the first and counts the others', async () => {
    const { world, passes, queued } = await withOffice()
    const hotel = await world.hotel({ rooms: [{ allotment: 100 }] })
    const guests = await Promise.all(Array.from({ length: 60 }, () => world.traveller()))
    for (const guest of guests) await guest.books(hotel, {})
    await passes(30)
    expect(await queued()).toEqual([])
    await passes(31)
    await passes(61)
    expect((await queued()).map(({ data: { entries, more } }) => [entries.length, more])).toEqual([[50, 10]])
  })

  test('rounds of several processes at the same time tell each event once', async () => {
    const { world, heard } = await withOffice()
    const guest = await world.traveller()
    const reference = referenceOf(await guest.books(await world.hotel(), {}))
    world.timeIs(`${today}T09:02:00Z`)
    await Promise.all([1, 2, 3].map(() => doSweep(world)))
    await doSweep(world)
    expect(await heard()).toEqual([[officeAddress, `${reference} booked`]])
  })

  test('emails to guests are sent before those to the office', async () => {
    const { world, passes } = await withOffice()
    await (await world.traveller()).books(await world.hotel(), {})
    await world.sql('delete from notification')
    await passes(61)
    const { db } = world.services.database
    const now = new Date(world.services.clock().getTime() + 60_000)
    for (const key of ['welcome:1', 'welcome:2'])
      await queueNotification(
        db,
        { key, channel: 'email', to: 'g@example.com', locale: 'en', kind: 'welcome', data: { name: 'Salma' } },
        now,
      )
    const sent: string[] = []
    const sender = {
      email: async ({ to }: { to: string }) => void sent.push(to),
      sms: async () => undefined,
      stores: false,
    }
    const delivery = {
      sender,
      origin: 'https://example.com',
      now,
      max: 1,
      readableDataOf: (...[notification, at]: Parameters<ReadableDataOf>) => readableDataOf(db, notification, at),
    }
    for (let i = 0; i < 3; i++) await deliverNotifications(db, delivery)
    expect(sent).toEqual(['g@example.com', 'g@example.com', officeAddress])
  })

  test('a booking that was paid within some minutes is one piece of news, without that it waited for the payment', async () => {
    const { world, passes, heard } = await withOffice()
    const { pay, settle, reference } = await pendingPayment({ world })
    await passes(61)
    expect(await heard()).toEqual([])
    await pay()
    await settle()
    await passes(61)
    expect(await heard()).toEqual([[officeAddress, `${reference} paid_online booked`]])
  })
})
