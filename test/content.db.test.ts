import { defaultHomeSections, headerPages } from '#domains/content/shapes.ts'
import { expect, test } from 'vitest'
import { writeReading } from '#db/demo/content/write-pages.ts'
import { translator } from '#i18n/translator.server.ts'
import { pages } from '#web/app/pages.ts'
import { seed } from '#test/seeding.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

async function world(): Promise<TestWorld> {
  const made = await makeWorld()
  await seed(made, (client) => writeReading(client, { today }))
  return made
}

test('articles are found by category, tag and text in either language, newest first, in pages', async () => {
  const here = await world()
  const api = here.visitor('ar')
  const all = await api.fetch_blogs()
  expect(all).toMatchObject({ ok: true, meta: { page: 1, total: 16 } })
  const dates = all.ok ? all.data.map((one) => one.posted_on) : []
  expect(dates).toEqual(dates.toSorted().toReversed())
  const slugs = async (input: Parameters<typeof api.fetch_blogs>[0]) => {
    const answer = await api.fetch_blogs(input)
    return answer.ok ? answer.data.map(({ slug }) => slug) : []
  }
  expect(await slugs({ category: 'seasons' })).toEqual(['ramadan-crowds', 'hijri-calendar'])
  expect(await slugs({ tag: 'train' })).toEqual(['haramain-train'])
  expect(await slugs({ q: 'ajwa safawi' })).toEqual(['visiting-madinah'])
  expect(await slugs({ q: 'عجوة صفاوى' })).toEqual(['visiting-madinah'])
  expect(await slugs({ q: 'nothing like this' })).toEqual([])
  expect(await slugs({ page: 2, per_page: 12 })).toHaveLength(4)
})

test('an article consists of blocks without HTML and lists similar articles', async () => {
  const here = await world()
  const found = await here.visitor('en').fetch_blog_details({ slug: 'haramain-train' })
  if (!found.ok) throw new Error(found.error.code)
  expect(found.data.body[0]?.kind).toBe('paragraph')
  expect(found.data.body.some(({ kind }) => kind === 'table')).toBe(true)
  expect(found.data.related).toHaveLength(3)
  expect(found.data.related.map(({ slug }) => slug)).not.toContain('haramain-train')
  expect(found.data.related[0]?.slug).toMatch(/jeddah|madinah/)
  expect(await here.visitor().fetch_blog_details({ slug: 'none' })).toMatchObject({ error: { code: 'not_found' } })
})

test('categories and tags show the number of their articles', async () => {
  const api = (await world()).visitor('en')
  const [categories, tags] = [await api.fetch_categories(), await api.fetch_hashtags()]
  expect(categories.ok && categories.data.reduce((sum, { count }) => sum + count, 0)).toBe(16)
  expect(tags.ok && tags.data[0]).toEqual({ slug: 'first-time', name: 'First time', count: 5 })
})

test('questions are found by their text, in either language', async () => {
  const api = (await world()).visitor('ar')
  const all = await api.fetch_fqs()
  expect(all.ok && all.data.map(({ slug }) => slug)).toEqual([
    'booking',
    'price',
    'changes',
    'arrival',
    'travel',
    'account',
  ])
  const some = await api.fetch_fqs({ q: 'wheelchair' })
  expect(some.ok && some.data.flatMap(({ entries }) => entries.map(({ slug }) => slug))).toEqual(['wheelchair'])
})

test('each visitor has one vote on an answer; a second vote replaces the first', async () => {
  const here = await world()
  const [visitor, salma] = [here.visitor('ar'), await here.traveller('Salma')]
  expect(await visitor.vote_faq({ entry: 'wheelchair', helpful: true })).toMatchObject({ ok: true })
  expect(await visitor.vote_faq({ entry: 'wheelchair', helpful: false })).toMatchObject({ ok: true })
  expect(await salma.api.vote_faq({ entry: 'wheelchair', helpful: true })).toMatchObject({ ok: true })
  expect(await visitor.vote_faq({ entry: 'no-such-question', helpful: true })).toMatchObject({
    error: { code: 'not_found' },
  })
  expect(await here.sql('select entry, helpful from faq_vote order by helpful')).toEqual([
    { entry: 'wheelchair', helpful: false },
    { entry: 'wheelchair', helpful: true },
  ])
  const [{ voter } = {}] = await here.sql('select voter from faq_vote')
  expect(voter).not.toContain(salma.id)
})

test('the content pages, page headers, goals and statistics are returned', async () => {
  const api = (await world()).visitor('ar')
  for (const page of [await api.fetch_about_us(), await api.fetch_terms(), await api.fetch_privacy()]) {
    expect(page).toMatchObject({ ok: true, data: { changed_on: '2026-11-01' } })
  }
  expect(await api.fetch_header({ page: 'faq' })).toMatchObject({ data: { title: 'الأسئلة الشائعة' } })
  expect(await api.fetch_headers()).toMatchObject({ data: { length: headerPages.length } })
  expect(await api.fetch_general_goals()).toMatchObject({ data: { length: 4 } })
  expect(await api.fetch_guest_words()).toMatchObject({ data: [{ guest: 'أمينة، مع والدتها' }, {}, {}] })
  expect(await api.fetch_client_statistics()).toMatchObject({ data: [{ value: 20, at_least: true }, {}, {}, {}] })
})

test('every public page without a parameter in its address has a header in both languages', async () => {
  const here = await world()
  // These pages show one booking, trip, review, invitation, change or gift card of an account, or are helpers of other
  // pages, or the first run of an installation, and are not in the specification.
  const personal =
    'receipt voucher pay-link document-link invitation undo-change setup review travellers two-cities find-booking share-trip trip booking-travellers booking-change booking-messages hotel-request currency gift-cards'.split(
      ' ',
    )
  const names = pages.flatMap(({ name, path, layout }) =>
    ['home', 'default', 'auth', 'profile'].includes(layout) && !/[:]|^desk/.test(path) && !personal.includes(name)
      ? [name]
      : [],
  )
  expect(names).toEqual(expect.arrayContaining(['home', 'hotels', 'cart', 'signin']))
  for (const page of names) {
    const [en, ar] = await Promise.all(
      (['en', 'ar'] as const).map((locale) => here.visitor(locale).fetch_header({ page: page as 'faq' })),
    )
    expect([page, en, ar]).toMatchObject([page, { data: { page } }, { data: { page } }])
    expect([page, ar]).not.toEqual([page, en])
  }
})

test('the title of a page equals its menu item, in both languages', async () => {
  const here = await world()
  for (const locale of ['en', 'ar'] as const) {
    const t = translator(locale)
    const answer = await here.visitor(locale).fetch_headers()
    const title = Object.fromEntries(answer.ok ? answer.data.map((one) => [one.page, one.title]) : [])
    expect(title).toMatchObject({
      hotels: t('shell.hotels'),
      packages: t('shell.packages'),
      services: t('shell.services'),
      blogs: t('shell.blog'),
      faq: t('shell.faqs'),
      'contact-us': t('shell.contact'),
      'about-us': t('shell.about'),
      'terms-conditions': t('shell.terms'),
      privacy: t('shell.privacy'),
      cart: t('shell.cart'),
    })
    expect(t('search.hotelsIn', { kind: 'other', place: 'x' })).toContain(t('shell.hotels'))
    expect(t('booking.myTitle')).toBe(t('shell.myBookings'))
  }
})

test('the home page shows the sections of the settings in their order; by default neither figures nor testimonials', async () => {
  const here = await world()
  const sections = async () => {
    here.services.memory.clear()
    const found = await here.visitor().fetch_home_sections()
    return found.ok ? found.data : []
  }
  expect(await sections()).toEqual(defaultHomeSections)
  await here.sql(
    `insert into setting (key, value) values ('home', '{"sections":["articles","stays","fountain","stays"]}')`,
  )
  expect(await sections()).toEqual(['articles', 'stays'])
  // A kind of product that is not sold has no section.
  await here.sql(
    `insert into setting (key, value) values ('offers', '{"stays":false}')
     on conflict (key) do update set value = setting.value || excluded.value`,
  )
  expect(await sections()).toEqual(['articles'])
})

test('a contact message is stored once per idempotency key, cleaned, with a receipt', async () => {
  const here = await world()
  const api = here.visitor('ar')
  const message = {
    name: ' سلمى  ',
    email: 'salma@example.com',
    topic: 'group' as const,
    message: 'نحن عشرون.\u202e\n\n\n\nمتى؟',
  }
  const sent = await api.send_contact_message(message, { idempotencyKey: 'message-one' })
  expect(sent).toMatchObject({ ok: true, data: { receipt: expect.stringMatching(/^C-[2-9A-HJKMNP-TV-Z]{8}$/) } })
  expect(await api.send_contact_message(message, { idempotencyKey: 'message-one' })).toEqual(sent)
  expect(await here.sql('select name, message, locale, topic from contact_message')).toEqual([
    { name: 'سلمى', message: 'نحن عشرون.\n\nمتى؟', locale: 'ar', topic: 'group' },
  ])
  const { receipt } = sent.ok ? sent.data : {}
  expect(await here.sql('select kind, recipient, locale, data from notification')).toEqual([
    { kind: 'contact_received', recipient: message.email, locale: 'ar', data: { receipt } },
  ])
  expect(await api.send_contact_message({ ...message, message: ' \u200b       \n   ' })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'message' }] },
  })
  for (let i = 0; i < 4; i++) await api.send_contact_message(message)
  expect(await api.send_contact_message(message)).toMatchObject({ error: { code: 'too_many_requests' } })
  // An address gets at most three receipts, however many messages name it.
  expect(await here.sql('select from notification')).toHaveLength(3)
})
