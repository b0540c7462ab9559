import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storedSize } from '#domains/cms/upload.server.ts'
import { drawingVersion } from '@rihla/illustrations/version'
import { site } from '#test/site.ts'
import { staffOf } from '#test/staff.ts'

const bands = ['#ff0000', '#00ff00', '#0000ff']

/** A photo held upright: red above, green in the middle, blue below. */
async function upright() {
  const band = (background: string, i: number) => ({
    input: { create: { width: 1500, height: 1000, channels: 3 as const, background } },
    top: i * 1000,
    left: 0,
  })
  const empty = sharp({ create: { width: 1500, height: 3000, channels: 3, background: '#ffffff' } })
  return new Uint8Array(await empty.composite(bands.map(band)).jpeg().toBuffer())
}

test('a hotel shows its photo around the focal point that an editor published, in lists, on its page and when shared', async () => {
  const { world, address } = await site()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const [row] = await world.sql('select slug from hotel')
  const taken = await api.upload_picture({ file: await upright() })
  if (!taken.ok) throw new Error(taken.error.code)
  const picture = taken.data.id
  const save = async (how: 'publish_editable' | 'save_draft', focus: string) => {
    const answer = await api.show_editable({ kind: 'hotel', subject: String(hotel.id) })
    if (!answer.ok) throw new Error(answer.error.code)
    const { version, values } = answer.data
    const alt = { en: 'The tower', ar: 'البرج' }
    const text = { en: 'All in.', ar: 'شامل.' }
    const data = { ...values, price_policy: text, image_ids: [{ picture, alt, focus }] }
    return api[how]({ kind: 'hotel', subject: String(hotel.id), version, data })
  }
  const shown = async () => {
    const found = await world.visitor('en').show_hotel({ id: hotel.id })
    return found.ok ? found.data.pictures.map(({ id }) => id) : []
  }
  /** The colour in the middle of a picture, as the nearest band, and its ratio. */
  const seen = async (path: string) => {
    const response = await fetch(`${address}${path}`)
    const { data, info } = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true })
    const middle = info.channels * (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2))
    const rgb = [...data.subarray(middle, middle + 3)]
    return [['red', 'green', 'blue'][rgb.indexOf(Math.max(...rgb))], (info.width / info.height).toFixed(2)]
  }

  for (const [focus, colour] of [
    ['20', 'red'],
    ['24', 'blue'],
    ['22', 'green'],
  ] as const) {
    expect(await save('publish_editable', focus)).toMatchObject({ ok: true })
    expect(await shown()).toEqual([`${picture}@${focus}`])
    expect(await seen(`/img/320/${picture}@${focus}`)).toEqual([colour, '1.60'])
    expect(await seen(`/og/en/hotel/${String(row?.['slug'])}.jpg`)).toEqual([colour, '1.90'])
  }
  // A draft changes nothing on the site, and its preview can show every point.
  expect(await save('save_draft', '20')).toMatchObject({ ok: true })
  expect(await shown()).toEqual([`${picture}@22`])
  // Without a point: the whole photo, for the editor.
  expect(await seen(`/img/320/${picture}`)).toEqual(['green', '0.50'])
  expect((await fetch(`${address}/img/320/${picture}@55`)).status).toBe(404)
  // Values of a program that knows no points leave the point.
  expect(await save('publish_editable', '')).toMatchObject({ ok: true })
  expect(await shown()).toEqual([`${picture}@22`])
  expect(await save('publish_editable', '9')).toMatchObject({
    error: { errors: [{ path: 'image_ids.0.focus', code: 'not_a_choice' }] },
  })
})

test('the focal point of the picture of a page header is chosen with the header', async () => {
  const { world } = await site()
  const { api } = await staffOf(world, 'editor')
  await world.sql(`
    insert into image (id, scene, options, alt) values ('facade/b', 'facade', '{}', '{"en":"","ar":""}');
    insert into page_header (page, title, text, image_id)
    values ('faq', '{"en":"FAQ","ar":"الأسئلة"}', '{"en":"Ask","ar":"اسأل"}', 'facade/b')
    on conflict (page) do update set image_id = excluded.image_id`)
  const taken = await api.upload_picture({ file: await upright() })
  if (!taken.ok) throw new Error(taken.error.code)
  const publish = async (image_id: string, focus: string) => {
    const answer = await api.show_editable({ kind: 'header', subject: 'faq' })
    if (!answer.ok) throw new Error(answer.error.code)
    const { version, values } = answer.data
    const result = await api.publish_editable({
      kind: 'header',
      subject: 'faq',
      version,
      data: { ...values, image_id, focus },
    })
    const now = await api.show_editable({ kind: 'header', subject: 'faq' })
    if (!result.ok || !now.ok) throw new Error('not published')
    return now.data.values['focus']
  }
  const shown = async () => {
    const header = await world.visitor('en').fetch_header({ page: 'faq' })
    return header.ok && header.data.picture.id
  }
  expect(await publish('facade/b', '11')).toBe('')
  expect(await publish(taken.data.id, '24')).toBe('24')
  await expect.poll(shown).toBe(`${taken.data.id}@24`)
  // Without a point: as it was.
  expect(await publish(taken.data.id, '')).toBe('24')
})

test('a drawing has no focal point', async () => {
  const { world, address } = await site()
  await world.sql(
    `insert into image (id, scene, options, alt) values ('facade/a', 'facade', '{}', '{"en":"","ar":""}')`,
  )
  expect((await fetch(`${address}/img/320/facade/a`)).status).toBe(200)
  expect((await fetch(`${address}/img/320/facade/a@22`)).status).toBe(404)
})

test('a browser stores a drawing for good only under the address of its version, and a photo under its own', async () => {
  const { world, address } = await site()
  const { api } = await staffOf(world, 'editor')
  const hotel = await world.hotel()
  const taken = await api.upload_picture({ file: await upright() })
  if (!taken.ok) throw new Error(taken.error.code)
  await world.sql(
    `insert into image (id, scene, options, alt) values ('facade/a', 'facade', '{}', '{"en":"","ar":""}')`,
  )
  await world.sql(`update hotel set image_ids = $1`, [['facade/a', taken.data.id]])
  const found = await world.visitor().show_hotel({ id: hotel.id })
  const drawing = `facade/a@v${drawingVersion}`
  const [first, photo = ''] = found.ok ? found.data.pictures.map(({ id }) => id) : []
  expect(first).toBe(drawing)
  expect(photo).toMatch(/^photo\/\w+@\d\d$/)
  const get = async (id: string) => {
    const response = await fetch(`${address}/img/320/${id}`)
    const picture = Buffer.from(await response.arrayBuffer()).toString('base64')
    return { picture, status: response.status, stored: response.headers.get('cache-control') }
  }
  const forGood = { status: 200, stored: 'public, max-age=31536000, immutable' }
  const current = await get(drawing)
  expect(current).toMatchObject(forGood)
  expect(await get(photo)).toMatchObject(forGood)
  // Earlier addresses show the same picture, but not for long.
  for (const id of ['facade/a', 'facade/a@v000000'])
    expect(await get(id), id).toEqual({ ...current, stored: 'public, max-age=86400' })
  expect(await get(`${taken.data.id}@v${drawingVersion}`)).toMatchObject({ status: 404 })
})

test('the most salient part of a photo is its focal point until an editor chooses another', async () => {
  const { world } = await site()
  const { api } = await staffOf(world, 'editor')
  const above = Buffer.from(
    '<svg width="1200" height="1800"><rect width="1200" height="1800" fill="#dddddd"/><path d="M400 1700l100 -150l100 150l100 -150l100 150" stroke="#aa2211" stroke-width="40" fill="none"/></svg>',
  )
  const taken = await api.upload_picture({ file: new Uint8Array(await sharp(above).jpeg().toBuffer()) })
  expect(taken).toMatchObject({ data: { focus: '24' } })
})

test('a photo is stored whole, in the size that the largest frame needs', () => {
  expect(storedSize({ width: 4032, height: 3024 })).toEqual({ width: 3072, height: 2304 })
  expect(storedSize({ width: 3024, height: 4032 })).toEqual({ width: 3024, height: 4032 })
  expect(storedSize({ width: 1200, height: 800 })).toEqual({ width: 1200, height: 800 })
  // Wide and tall panoramas lose their ends: the image route decodes at most 16 million pixels.
  expect(storedSize({ width: 12_000, height: 2_400 })).toEqual({ width: 5_120, height: 1_920 })
  expect(storedSize({ width: 3_072, height: 9_000 })).toEqual({ width: 3_072, height: 4_096 })
})
