import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import type { Rendered } from '#domains/notifications/shapes.ts'
import { deliverChanges } from '#test/changes.ts'
import { serve } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'
import { hasIllustrations } from '#domains/content/voice.server.ts'
import { addPackage, addService } from '#test/products.ts'
import { makeWorld } from '#test/world.ts'

const say = (en: string, ar: string) => ({ en, ar })
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><circle cx="20" cy="20" r="18" fill="#7a1f2b" onclick="alert(1)"/></svg>`
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

async function publish(api: ApiClient, kind: KindName, change: Values) {
  const result = await api.show_editable({ kind, subject: 'all' })
  if (!result.ok) throw new Error(result.error.code)
  const { version, values } = result.data
  const answer = await api.publish_editable({ kind, subject: 'all', version, data: { ...values, ...change } })
  return answer.ok ? [] : (answer.error.errors ?? [{ path: '', code: answer.error.code }])
}

/** A site whose manager has published a name, a logo and a colour. */
async function branded() {
  const world = await makeWorld()
  await deliverChanges(world)
  const { api } = await staffOf(world, 'manager')
  const taken = await api.upload_logo({ file: bytes(drawing) })
  const logo = taken.ok ? taken.data.name : ''
  const name = say('Amber Trail', 'درب العنبر')
  expect(await publish(api, 'brand', { name, logo, colour: '#7a1f2b' })).toEqual([])
  const read = async (path: string, address: string) => {
    const response = await fetch(address + path)
    return { response, body: Buffer.from(await response.arrayBuffer()) }
  }
  return { world, api, logo, address: await serve(world.services), read }
}

test('a published logo and colour are on pages, in the stylesheet, the manifest, the icons and structured data', async () => {
  const { world, logo, address, read } = await branded()
  const status = await world.visitor('en').fetch_web_status({})
  expect(status).toMatchObject({
    data: { brand: { name: 'Amber Trail', logo: `/logos/${logo}`, logo_width: 34, stylesheet: '/brand-1-7a1f2b.css' } },
  })
  const css = await read('/brand-1-7a1f2b.css', address)
  expect(css.response.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(css.response.headers.get('cache-control')).toContain('immutable')
  expect(css.body.toString()).toContain('--primary:light-dark(#7a1f2b,')
  const stored = await read(`/logos/${logo}`, address)
  expect(stored.response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await sharp(stored.body).metadata()).toMatchObject({ format: 'png', width: 400, height: 400 })
  const manifest = JSON.parse((await read('/ar/manifest.webmanifest', address)).body.toString())
  expect(manifest).toMatchObject({ name: 'درب العنبر' })
  expect(manifest.theme_color).not.toBe('#0B1F22')
  for (const path of ['/icons/app-192.png', '/favicon.ico', `/logos/${logo}/mail.png`]) {
    const { body } = await read(path, address)
    const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const middle = (Math.trunc(info.height / 2) * info.width + Math.trunc(info.width / 2)) * 3
    expect([...data.subarray(middle, middle + 3)], path).toEqual([0x7a, 0x1f, 0x2b])
  }
  // Pictures of shared pages end in a dark shade of the brand’s red, not in the design’s green.
  const shared = await read('/og/en/home/home.jpg', address)
  const edge = { left: 0, top: 620, width: 1200, height: 10 }
  const { channels } = await sharp(await sharp(shared.body).extract(edge).toBuffer()).stats()
  const [red = 0, green = 0] = channels.map(({ mean }) => mean)
  expect(red).toBeGreaterThan(green)
  const mail = await read(`/logos/${logo}/mail.png`, address)
  expect(mail.response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await read('/favicon.svg', address)).body.toString()).toContain('data:image/png')
})

test.each([
  '/brand-1-red.css',
  '/brand-9-7a1f2b.css',
  '/logos/x.svg',
  `/logos/${'0'.repeat(24)}-1x1.svg`,
  '/icons/x.png',
])('nothing is served at %s', async (path) => {
  const world = await makeWorld()
  const response = await fetch((await serve(world.services)) + path)
  // Without a build, unknown addresses end at the pages, which this server does not render.
  expect(response.headers.get('content-type')).not.toMatch(/css|image/)
})

test('only managers upload a logo, and only an SVG or a PNG is a logo', async () => {
  const world = await makeWorld()
  const editor = await staffOf(world, 'editor')
  expect(await editor.api.upload_logo({ file: bytes(drawing) })).toMatchObject({ error: { code: 'forbidden' } })
  const { api } = await staffOf(world, 'manager')
  const photo = sharp({ create: { width: 900, height: 300, channels: 3, background: '#7a1f2b' } })
  const png = await api.upload_logo({ file: new Uint8Array(await photo.clone().png().toBuffer()) })
  expect(png).toMatchObject({ data: { name: expect.stringMatching(/^[0-9a-f]{24}-800x267\.png$/) } })
  for (const file of [new Uint8Array(await photo.clone().jpeg().toBuffer()), bytes('<html></html>'), bytes('x')]) {
    expect(await api.upload_logo({ file })).toMatchObject({
      error: { code: 'invalid_input', errors: [{ path: 'file', code: 'logo_type' }] },
    })
  }
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9000 300"><path d="M0 0h9000v300z"/></svg>'
  expect(await api.upload_logo({ file: bytes(wide) })).toMatchObject({
    data: { name: expect.stringMatching(/-800x27\.png$/) },
  })
  const found = [{ path: 'logo', code: 'invalid_format' }]
  expect(await publish(api, 'brand', { name: say('A', 'أ'), logo: 'https://evil.example/x.svg' })).toEqual(found)
  expect(await publish(api, 'brand', { name: say('A', 'أ'), colour: 'red' })).toMatchObject([{ path: 'colour' }])
})

test('a site without a colour has no stylesheet, and one without a logo has its initial letter as icon', async () => {
  const world = await makeWorld()
  const status = await world.visitor('en').fetch_web_status({})
  expect(status.ok && status.data.brand).not.toHaveProperty('stylesheet')
  expect(status.ok && status.data.brand).not.toHaveProperty('logo_width')
  const icon = await (await fetch(`${await serve(world.services)}/favicon.svg`)).text()
  expect(icon).toContain('fill="#0e5a54"')
  expect(icon).not.toContain('C9994A')
})

test('emails have the logo as PNG and the colour; a promised time is that of the settings, or none', async () => {
  const { world, api, logo } = await branded()
  const sent: Rendered[] = []
  const receive = async (email: string) => {
    const message = { name: 'Noor', email, phone: '', topic: 'question' as const, message: 'Is there a lift?' }
    await world.visitor('en').send_contact_message(message)
    const sender = {
      stores: false,
      email: ({ subject, text, html }: Rendered) => {
        sent.push({ subject, text, html, brief: '' })
        return Promise.resolve()
      },
      sms: () => Promise.resolve(),
    }
    const { database, clock } = world.services
    await deliverNotifications(database.db, { sender, origin: 'https://amber.example', now: clock() })
    return sent.at(-1)
  }
  expect((await receive('one@example.com'))?.text).not.toContain('within')
  expect(await publish(api, 'voice', { reply_hours: 2, refund_days: 2 })).toEqual([])
  const second = await receive('two@example.com')
  expect(second?.text).toContain('within 2 hours')
  expect(second?.html).toContain(`src="https://amber.example/logos/${logo}/mail.png" width="40" height="40"`)
  expect(second?.html).toContain('background:#7a1f2b')
  expect(second?.html).not.toContain('#0e5a54')
  const status = await world.visitor('ar').fetch_web_status({})
  expect(status).toMatchObject({ data: { voice: { reply_time: 'خلال ساعتين', refund_time: 'خلال يومي عمل' } } })
})

test('the home page says what the provider wrote, otherwise its tagline', async () => {
  const world = await makeWorld()
  await deliverChanges(world)
  const { api } = await staffOf(world, 'manager')
  const hero = async () => {
    const status = await world.visitor('en').fetch_web_status({})
    return status.ok ? status.data.voice.hero_title : null
  }
  await publish(api, 'brand', { name: say('Amber Trail', 'درب العنبر'), tagline: say('Slow roads', 'طرق هادئة') })
  expect(await hero()).toBe('Slow roads')
  await publish(api, 'voice', { hero_title: say('Near the sea', 'قرب البحر') })
  expect(await hero()).toBe('Near the sea')
})

test('the home page shows the photo of the provider with its description and focal point', async () => {
  const world = await makeWorld()
  await deliverChanges(world)
  const { api } = await staffOf(world, 'manager')
  await world.sql(`insert into image (id, scene, options, alt, file, focus) values
    ('photo/court', 'photo', '{}', '{"en":"","ar":""}', 'court.webp', '22'),
    ('hero/home-ltr', 'hero', '{}', '{"en":"","ar":""}', null, '')`)
  const shown = async (locale: 'en' | 'ar') => {
    const status = await world.visitor(locale).fetch_web_status({})
    return status.ok ? status.data.voice.hero_photo : undefined
  }
  expect(await shown('en')).toBeNull()
  const alt = say('Our courtyard', 'فناؤنا')
  expect(await publish(api, 'voice', { hero_photo: 'photo/court', focus: '31', alt })).toEqual([])
  expect(await shown('ar')).toEqual({ id: 'photo/court@31', alt: 'فناؤنا' })
  const again = await api.show_editable({ kind: 'voice', subject: 'all' })
  expect(again).toMatchObject({ data: { values: { hero_photo: 'photo/court', focus: '31', alt } } })
  const without = await publish(api, 'voice', { hero_photo: 'photo/court', alt: say('', '') })
  expect(without).toEqual([
    { path: 'alt.en', code: 'required' },
    { path: 'alt.ar', code: 'required' },
  ])
  // A drawing has no other formats and directions than those of the site.
  const drawn = await publish(api, 'voice', { hero_photo: 'hero/home-ltr', alt })
  expect(drawn).toEqual([{ path: 'hero_photo', code: 'not_a_choice' }])
  expect(await publish(api, 'voice', { hero_photo: '', alt: say('', '') })).toEqual([])
  expect(await shown('en')).toBeNull()
})

test('the site says that drawn pictures are illustrations exactly while a product is shown with one', async () => {
  const world = await makeWorld()
  const { db } = world.services.database
  const all = { stays: true, packages: true, services: true }
  const shown = (sold = all) => hasIllustrations(db, sold)
  await world.sql(`insert into image (id, scene, options, alt, file) values
    ('hero/home-ltr', 'hero', '{}', '{"en":"","ar":""}', null), ('photo', 'photo', '{}', '{"en":"","ar":""}', 'photo.jpg')`)
  // The drawn headers of an installation do not count.
  expect(await shown()).toBe(false)
  const hotel = await world.hotel()
  await addPackage(world, { hotels: [{ hotel, nights: 4 }] })
  await addService(world)
  const tables = ['hotel', 'room_type', 'package', 'service']
  for (const table of tables) await world.sql(`update ${table} set image_ids = '{photo}'`)
  expect(await shown()).toBe(false)
  const products = { hotel: 'stays', room_type: 'stays', package: 'packages', service: 'services' }
  for (const [table, product] of Object.entries(products)) {
    await world.sql(`update ${table} set image_ids = '{photo,hero/home-ltr}'`)
    expect([table, await shown(), await shown({ ...all, [product]: false })]).toEqual([table, true, false])
    await world.sql(`update ${table} set image_ids = '{}'`)
    // A room without pictures shows none; any other product shows a drawing in their place.
    expect([table, await shown()]).toEqual([table, table !== 'room_type'])
    await world.sql(`update ${table} set image_ids = '{photo}'`)
  }
  await world.sql(`update hotel set image_ids = '{}', offered = false`)
  expect(await shown()).toBe(false)
})

test('office hours are those of the time zone of the provider', async () => {
  const world = await makeWorld()
  await deliverChanges(world)
  const { api } = await staffOf(world, 'manager')
  const contact = {
    email: 'post@amber.example',
    phone: '+90 212 000 00 00',
    address: { en: 'Istanbul', ar: 'إسطنبول' },
    hours: { en: 'Daily', ar: 'يوميًا' },
    open_from: '09:00',
    open_until: '18:00',
  }
  const open = async () => {
    const status = await world.visitor('en').fetch_web_status({})
    return status.ok && status.data.contact.open?.time_zone
  }
  expect(await publish(api, 'contact', { ...contact, time_zone: 'Mars/One' })).toEqual([
    { path: 'time_zone', code: 'invalid_format' },
  ])
  expect(await publish(api, 'contact', { ...contact, time_zone: 'Europe/Istanbul' })).toEqual([])
  await expect.poll(open).toBe('Europe/Istanbul')
  expect(await publish(api, 'contact', { ...contact, time_zone: '' })).toEqual([])
  await expect.poll(open).toBe('Asia/Riyadh')
})

test('times follow the clock of each language, on pages, in emails and on vouchers; both and the week can be changed', async () => {
  const world = await makeWorld()
  await deliverChanges(world)
  const { api } = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), {})
  const reference = made.ok ? made.data.reference : ''
  const shown = async () => {
    const status = await world.visitor('en').fetch_web_status({})
    const voucher = await guest.api.show_voucher({ reference })
    const examples = await api.fetch_email_examples({})
    const example = examples.ok ? examples.data.find(({ kind }) => kind === 'booking_received') : undefined
    const last = (text: string | undefined) => /(\d+:\d\d(?:\u00a0\S+)?) \(/.exec(text ?? '')?.[1]
    return {
      conventions: status.ok && status.data.conventions,
      voucher: voucher.ok && [...voucher.data.arrival_en, ...voucher.data.arrival_ar].join(' '),
      emails: [last(example?.en.text), last(example?.ar.text)],
    }
  }
  const before = await shown()
  expect(before.conventions).toEqual({ clock: { en: 24, ar: 12 }, first_weekday: 0 })
  expect(before.voucher).toContain('from 16:00')
  expect(before.voucher).toContain('4:00\u00a0م')
  expect(before.emails).toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/\u00a0[صم]$/)])
  const changed = { clock_en: 'clock_12', clock_ar: 'clock_24', first_weekday: 'saturday' }
  expect(await publish(api, 'conventions', { ...changed, first_weekday: 'someday' })).toMatchObject([
    { path: 'first_weekday' },
  ])
  expect(await publish(api, 'conventions', changed)).toEqual([])
  const after = await shown()
  expect(after.conventions).toEqual({ clock: { en: 12, ar: 24 }, first_weekday: 6 })
  expect(after.voucher).toContain('from 4:00\u00a0PM')
  expect(after.voucher).toContain('16:00')
  expect(after.emails).toEqual([expect.stringMatching(/\u00a0[AP]M$/), expect.stringMatching(/^\d\d:\d\d$/)])
})
