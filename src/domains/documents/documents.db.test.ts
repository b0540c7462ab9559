import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import { deleteDocuments, openDocument } from '#domains/documents/documents.server.ts'
import type { Files } from '#domains/context.ts'
import { addDays } from '#domains/shared/dates.ts'
import { notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { pdfOf } from '#test/pdf.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { contextFor, makeWorld, today } from '#test/world.ts'

const pdf = pdfOf({})

/** A request with a requested passport; with `requestedFirst` the supplier received the request before that. */
async function passportRequested({ request = '', requestedFirst = false } = {}) {
  const world = await makeWorld({ pool: 12 })
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const noor = await staffOf(world, 'agent', { name: 'Noor' })
  const made = await guest.requests(hotel, { request })
  if (!made.ok) throw new Error(made.error.code)
  if (requestedFirst) await doJobs(world)
  const { reference } = made.data
  const seen = async () => {
    const found = await noor.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return { reference, status: found.data.booking.status, version: found.data.version }
  }
  const ask = async () =>
    noor.api.ask_for_document({ ...(await seen()), kind: 'passport', why: 'For the permit of the visit', hours: 12 })
  const requested = await ask()
  if (!requested.ok) throw new Error(requested.error.code)
  const document = requested.data.booking.documents[0]?.id ?? 0
  const send = (api: ApiClient = guest.api, id = document, file = pdf) =>
    api.send_document({ reference, document: id, file })
  const store = watched(world.services.ports.files)
  /** Sends a document with a failure after its file is stored; with `untidy` removing the file fails as well. */
  const breaksOff = async ({ untidy = false } = {}) => {
    const { ports } = world.services
    const { queue, files } = ports
    const { remove } = files
    ports.queue = () => Promise.reject(new Error('queue failed'))
    if (untidy) files.remove = () => Promise.reject(new Error('the file store is out of reach'))
    await send().catch(() => undefined)
    ports.queue = queue
    files.remove = remove
  }
  return {
    world,
    hotel,
    guest,
    noor,
    reference,
    requested: requested.data,
    document,
    seen,
    request: ask,
    send,
    store,
    breaksOff,
  }
}

/** Records the files put into a store; `stored` returns for each, in order, whether it still exists. */
function watched(files: Files) {
  const names: string[] = []
  const { put } = files
  files.put = (name, file) => {
    names.push(name)
    return put(name, file)
  }
  return { stored: () => Promise.all(names.map(async (name) => (await files.get(name)) !== null)) }
}

describe('requesting a document', () => {
  test('makes the request wait for its traveller, who is notified of the document and the deadline; nothing is payable', async () => {
    const { world, guest, reference, requested } = await passportRequested()
    expect(requested.booking).toMatchObject({
      status: 'waiting_user',
      deadline_at: '2026-12-01T21:00:00.000Z',
      to_pay: null,
    })
    expect(requested.events.at(-1)).toMatchObject({ note: 'document', by: { name: 'Noor' } })
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      ok: true,
      data: {
        turn: 'traveller',
        documents: [{ kind: 'passport', why: 'For the permit of the visit', state: 'asked' }],
      },
    })
    expect(await notificationsOf(world, 'booking_needs_you')).toMatchObject([{ data: { need: 'document' } }])
  })

  test('is only possible for a waiting request; a guest without an account sends it through the link in the email', async () => {
    const { world, guest, noor, request, reference, seen, document } = await passportRequested()
    expect(await request()).toMatchObject({ error: { code: 'status_changed' } })
    await world.sql(`update booking set status = 'waiting', user_id = null where reference = $1`, [reference])
    const requested = await noor.api.ask_for_document({ ...(await seen()), kind: 'visa', why: 'For the gate' })
    const second = requested.ok ? (requested.data.booking.documents[1]?.id ?? 0) : 0
    const [notification] = await world.sql(
      `select data ->> 'token' as token from notification where data ->> 'token' is not null`,
    )
    const token = String(notification?.token)
    const visitor = world.visitor()
    const shown = await visitor.show_document_link({ token })
    expect(shown).toMatchObject({ data: { reference, documents: [{}, { why: 'For the gate', state: 'asked' }] } })
    expect(JSON.stringify(shown)).not.toMatch(/Lead|Guest a|@(?!v[0-9a-f]{6})/)
    const { ports, clock } = world.services
    const toPay = signLink(ports, 'payment-link', { reference, linkGeneration: 0 }, clock())
    for (const wrong of ['x', `${token}x`, toPay]) {
      expect(await visitor.show_document_link({ token: wrong })).toMatchObject({ error: { code: 'not_found' } })
      expect(await visitor.send_document_by_link({ token: wrong, document: second, file: pdf })).toMatchObject({
        error: { code: 'not_found' },
      })
    }
    expect(await visitor.send_document_by_link({ token, document: second, file: pdf })).toMatchObject({
      ok: true,
      data: { status: 'waiting', documents: [{}, { state: 'sent' }] },
    })
    // An account that takes over the booking invalidates the link.
    await world.sql('update booking set user_id = $2 where reference = $1', [reference, guest.id])
    expect(await visitor.show_document_link({ token })).toMatchObject({ error: { code: 'not_found' } })
    expect(await visitor.send_document_by_link({ token, document, file: pdf })).toMatchObject({
      error: { code: 'not_found' },
    })
  })

  test('by an expired link a new one is sent to the booking; links end with the booking', async () => {
    const { world, noor, reference, seen } = await passportRequested()
    await world.sql(`update booking set status = 'confirmed', user_id = null where reference = $1`, [reference])
    const requested = await noor.api.ask_for_document({ ...(await seen()), kind: 'visa', why: 'For the gate' })
    expect(requested.ok).toBe(true)
    const tokens = async () =>
      (
        await world.sql(
          `select data ->> 'token' as token from notification where data ->> 'token' is not null order by created_at`,
        )
      ).map(({ token }) => String(token))
    const [token = ''] = await tokens()
    const visitor = world.visitor()
    expect(await visitor.show_document_link({ token })).toMatchObject({ ok: true })
    world.timeIs('2026-12-15T09:00:01Z')
    expect(await visitor.show_document_link({ token })).toMatchObject({ error: { code: 'link_expired' } })
    expect(await visitor.send_document_by_link({ token, document: 1, file: pdf })).toMatchObject({
      error: { code: 'link_expired' },
    })
    expect(await visitor.renew_booking_link({ token })).toEqual({ ok: true, data: {} })
    const [, next = ''] = await tokens()
    expect(await visitor.show_document_link({ token: next })).toMatchObject({ ok: true, data: { reference } })
    await world.sql(`update booking set status = 'cancelled' where reference = $1`, [reference])
    expect(await visitor.show_document_link({ token: next })).toMatchObject({ error: { code: 'link_expired' } })
    expect(await visitor.renew_booking_link({ token: next })).toEqual({ ok: true, data: {} })
    expect(await tokens()).toHaveLength(2)
  })

  test('without an answer the request expires, and the document is no longer required', async () => {
    const { world, guest, reference } = await passportRequested()
    world.timeIs('2026-12-01T21:00:01Z')
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      data: { status: 'expired', documents: [{ state: 'lapsed' }] },
    })
    expect(await world.sql('select sum(held)::int as held from night_inventory')).toEqual([{ held: 0 }])
  })
})

describe('sending a document', () => {
  test('returns the request to the provider; the file is stored encrypted and only its traveller and booking staff can read it', async () => {
    const { world, guest, noor, document, send } = await passportRequested()
    const sent = await send()
    expect(sent).toMatchObject({ ok: true, data: { status: 'waiting', documents: [{ state: 'sent' }] } })
    const [saved] = await world.sql('select file from booking_document')
    const stored = await world.services.ports.files.get(String(saved?.file))
    expect(Buffer.from(stored?.body ?? '').toString()).not.toContain('%PDF-')
    const stranger = await world.traveller()
    const [editor, unproven] = [await staffOf(world, 'editor'), await staffOf(world, 'manager', { proven: false })]
    const opens = async (actor: Parameters<typeof contextFor>[1]) =>
      (await openDocument(contextFor(world.services, actor), document)) !== null
    const traveller = (one: { id: string; email: string }) =>
      ({ kind: 'traveller', userId: one.id, name: '', email: one.email, sessionId: '' }) as const
    expect([await opens(traveller(guest)), await opens(noor.actor)]).toEqual([true, true])
    expect([
      await opens({ kind: 'visitor' }),
      await opens(traveller(stranger)),
      await opens(editor.actor),
      await opens(unproven.actor),
    ]).toEqual([false, false, false, false])
    const opened = await openDocument(contextFor(world.services, traveller(guest)), document)
    expect(opened?.type).toBe('application/pdf')
    expect(Buffer.from(opened?.body ?? []).toString('latin1')).toMatch(/^%PDF-/)
    expect(sent.ok && sent.data.documents[0]?.bytes).toBe(opened?.body.length)
  })

  test('is allowed for its traveller only, once, before the deadline, and with a valid file', async () => {
    const { world, document, send, guest } = await passportRequested()
    const stranger = await world.traveller()
    expect(await send(stranger.api)).toMatchObject({ error: { code: 'not_found' } })
    expect(await send(guest.api, document + 1)).toMatchObject({ error: { code: 'status_changed' } })
    for (const [code, file] of [
      ['file_type', new Uint8Array([1, 2, 3])],
      ['file_damaged', pdf.subarray(0, 60)],
      ['file_password', pdfOf({ trailer: '/ID [<00> <00>] /Encrypt << /Filter /Other >>' })],
      ['file_acrobat', pdfOf({ catalog: '/Collection << /View /D >>' })],
    ] as const) {
      expect(await send(guest.api, document, file)).toMatchObject({
        error: { code: 'invalid_input', errors: [{ path: 'file', code }] },
      })
    }
    const answers = await Promise.all([send(), send()])
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await send()).toMatchObject({ error: { code: 'status_changed' } })
  })

  test('a failed upload leaves no file: it is removed immediately or by the next attempt', async () => {
    const { world, send, store, breaksOff } = await passportRequested()
    await breaksOff()
    expect(await store.stored()).toEqual([false])
    expect(await world.sql('select state, sent_at from booking_document')).toEqual([{ state: 'asked', sent_at: null }])
    await world.sql('update booking_document set file = null')
    await breaksOff({ untidy: true })
    expect(await store.stored()).toEqual([false, true])
    expect(await send()).toMatchObject({ ok: true })
    expect(await store.stored()).toEqual([false, false, true])
  })

  test('the file of a failed upload that was not retried is deleted once the document is no longer required', async () => {
    const { world, store, breaksOff } = await passportRequested()
    await breaksOff({ untidy: true })
    world.timeIs('2026-12-01T21:00:01Z')
    await doSweep(world)
    expect(await store.stored()).toEqual([true])
    world.timeIs('2026-12-01T22:30:00Z')
    await doSweep(world)
    expect(await store.stored()).toEqual([false])
    expect(await world.sql('select state, file from booking_document')).toEqual([{ state: 'lapsed', file: null }])
  })

  test('fails after the deadline', async () => {
    const { world, send } = await passportRequested()
    world.timeIs('2026-12-01T21:00:01Z')
    expect(await send()).toMatchObject({ error: { code: 'status_changed' } })
  })
})

test('a document for a confirmed booking: the booking stays confirmed, its traveller is notified and sends it, and after a cancellation it is no longer required', async () => {
  const { world, guest, noor } = await passportRequested()
  const made = await guest.books(await world.hotel(), {})
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const request = async () => {
    const found = await noor.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    const { version } = found.data
    return noor.api.ask_for_document({ reference, status: 'confirmed', version, kind: 'visa', why: 'For the gate' })
  }
  const requested = await request()
  expect(requested).toMatchObject({ ok: true, data: { booking: { status: 'confirmed', deadline_at: null } } })
  const notified = (await notificationsOf(world, 'booking_needs_you')).filter(
    ({ data }) => data.reference === reference,
  )
  expect(notified).toMatchObject([{ data: { need: 'document', deadline: null } }])
  const document = requested.ok ? (requested.data.booking.documents[0]?.id ?? 0) : 0
  expect(await guest.api.send_document({ reference, document, file: pdf })).toMatchObject({
    ok: true,
    data: { status: 'confirmed', documents: [{ state: 'sent' }] },
  })
  const again = await request()
  const second = again.ok ? (again.data.booking.documents[1]?.id ?? 0) : 0
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  const cancelled = await guest.api.cancel_booking(
    { reference, accepted_penalty: cost.data.penalty },
    { idempotencyKey: crypto.randomUUID() },
  )
  expect(cancelled).toMatchObject({ data: { documents: [{ state: 'sent' }, { state: 'lapsed' }] } })
  expect(await guest.api.send_document({ reference, document: second, file: pdf })).toMatchObject({
    error: { code: 'status_changed' },
  })
})

test('staff accept or reject a sent document once, and can request another', async () => {
  const { noor, seen, send, request, document } = await passportRequested()
  await send()
  const failure = await noor.api.judge_document({ ...(await seen()), document, accepted: false })
  expect(failure).toMatchObject({ ok: true, data: { booking: { documents: [{ state: 'refused' }] } } })
  expect(await noor.api.judge_document({ ...(await seen()), document, accepted: true })).toMatchObject({
    error: { code: 'conflict' },
  })
  expect(await request()).toMatchObject({
    ok: true,
    data: { booking: { documents: [{ state: 'refused' }, { state: 'asked' }] } },
  })
})

describe('the supplier during a document request', () => {
  test('accepts: the answer applies after the document is sent', async () => {
    const { world, send, seen } = await passportRequested({ request: 'demo:accept', requestedFirst: true })
    const minutes = (n: number) => new Date(Date.parse('2026-12-01T09:00:00Z') + n * 60_000).toISOString()
    world.timeIs(minutes(1))
    await doJobs(world)
    expect(await seen()).toMatchObject({ status: 'waiting_user' })
    expect(await send()).toMatchObject({ ok: true, data: { status: 'waiting' } })
    await doJobs(world)
    world.timeIs(minutes(10))
    await doJobs(world)
    expect(await seen()).toMatchObject({ status: 'confirmed' })
    expect(await wrongStock(world)).toEqual([])
  })

  test('rejects: the request ends, and the document is no longer required', async () => {
    const { world, guest, send, reference } = await passportRequested({ request: 'demo:reject', requestedFirst: true })
    world.timeIs('2026-12-01T09:01:00Z')
    await doJobs(world)
    expect(await guest.api.show_booking({ reference })).toMatchObject({
      data: { status: 'rejected', documents: [{ state: 'lapsed' }] },
    })
    expect(await send()).toMatchObject({ error: { code: 'status_changed' } })
    expect(await wrongStock(world)).toEqual([])
  })

  test('gets the request after the document is sent if it did not have it before', async () => {
    const { world, send, seen } = await passportRequested({ request: 'demo:accept' })
    await doJobs(world)
    expect(await world.sql('select partner_reference from booking')).toEqual([{ partner_reference: null }])
    await send()
    await doJobs(world)
    world.timeIs('2026-12-01T09:01:00Z')
    await doJobs(world)
    expect(await seen()).toMatchObject({ status: 'confirmed' })
  })
})

describe('deleting documents', () => {
  const left = async (world: Awaited<ReturnType<typeof passportRequested>>['world'], file: unknown) => [
    (await world.sql('select 1 from booking_document')).length,
    (await world.services.ports.files.get(String(file))) !== null,
  ]

  test('happens thirty days after the trip, not before', async () => {
    const { world, send } = await passportRequested()
    await send()
    const [row] = await world.sql(
      'select d.file, b.check_out from booking_document d join booking b on b.id = d.booking_id',
    )
    world.timeIs(`${addDays(String(row?.check_out), 30)}T12:00:00Z`)
    await deleteDocuments(jobDependencies(world))
    expect(await left(world, row?.file)).toEqual([1, true])
    world.timeIs(`${addDays(String(row?.check_out), 31)}T12:00:00Z`)
    await deleteDocuments(jobDependencies(world))
    expect(await left(world, row?.file)).toEqual([0, false])
  })

  test('happens with the account, whose data export lists them before', async () => {
    const { world, guest, send, document } = await passportRequested()
    await send()
    const { personalData } = world.services.ports
    const { db } = world.services.database
    expect(await personalData.collect(db, guest.id)).toMatchObject({
      booking_documents: [{ kind: 'passport', address: `/documents/${document}` }],
    })
    const [row] = await world.sql('select file from booking_document')
    await personalData.erase(db, guest.id)
    world.timeIs(`${addDays(today, 1)}T00:00:00Z`)
    await world.sql('update booking_document set forget_at = $1', [`${today}T10:00:00Z`])
    await deleteDocuments(jobDependencies(world))
    expect(await left(world, row?.file)).toEqual([0, false])
  })

  test('a document that cannot be deleted does not stop the others and is deleted later', async () => {
    const { world, send, guest, hotel, noor } = await passportRequested()
    await send()
    const second = await guest.requests(hotel, { request: 'demo:silent' })
    if (!second.ok) throw new Error(second.error.code)
    const { reference } = second.data
    const found = await noor.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    const requested = await noor.api.ask_for_document({
      reference,
      status: 'waiting',
      version: found.data.version,
      kind: 'visa',
      why: 'x',
    })
    if (!requested.ok) throw new Error(requested.error.code)
    await guest.api.send_document({ reference, document: requested.data.booking.documents[0]?.id ?? 0, file: pdf })
    const [stuck] = await world.sql('select file from booking_document order by id')
    const { files } = world.services.ports
    const remove = files.remove
    files.remove = (name) =>
      name === stuck?.file ? Promise.reject(new Error('the file store is out of reach')) : remove(name)
    await world.sql('update booking_document set forget_at = $1', [`${today}T08:00:00Z`])
    await expect(deleteDocuments(jobDependencies(world))).rejects.toThrow('out of reach')
    expect(await world.sql('select file from booking_document')).toEqual([stuck])
    files.remove = remove
    await deleteDocuments(jobDependencies(world))
    expect(await left(world, stuck?.file)).toEqual([0, false])
  })
})
