import { expect, test } from 'vitest'
import { writeReading } from '#db/demo/content/write-pages.ts'
import type { ApiClient } from '#api/index.ts'
import { asPublished } from '#domains/cms/preview.server.ts'
import type { KindName, Values } from '#domains/cms/shapes.ts'
import { previewPage } from '#server/pages/pages.ts'
import { changesOf, deliverChanges } from '#test/changes.ts'
import { staffOf } from '#test/staff.ts'
import { seed } from '#test/seeding.ts'
import { contextFor, makeWorld, today } from '#test/world.ts'

async function adminWorld() {
  const world = await makeWorld()
  await seed(world, (client) => writeReading(client, { today }))
  await deliverChanges(world)
  const editor = await staffOf(world, 'editor')
  const title = async () => {
    const found = await world.visitor('en').fetch_blog_details({ slug: 'haramain-train' })
    return found.ok ? found.data.title : found.error.code
  }
  return { world, editor, title }
}

async function shown(api: ApiClient, kind: KindName, subject: string) {
  const answer = await api.show_editable({ kind, subject })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

/** Input with the values that the editor sees, some of them changed. */
async function edited(api: ApiClient, kind: KindName, subject: string, change: Values) {
  const { values, version } = await shown(api, kind, subject)
  return { kind, subject, version, data: { ...values, ...change } }
}

const train = { en: 'The train, newly told', ar: 'القطار من جديد' }

test('a draft is visible in the admin only; once published, it is shown, recorded as a change and audited', async () => {
  const { world, editor, title } = await adminWorld()
  const before = await title()
  const changed = await changesOf(world)
  const draft = await edited(editor.api, 'blog', 'haramain-train', { title: train })
  expect(await editor.api.save_draft(draft)).toMatchObject({ ok: true, data: { missing: [] } })
  expect(await title()).toBe(before)
  expect(await changed()).toEqual([])
  const again = await shown(editor.api, 'blog', 'haramain-train')
  expect(again).toMatchObject({ state: 'draft', live: true, values: { title: train } })

  expect(await editor.api.publish_editable({ ...draft, version: again.version, data: again.values })).toMatchObject({
    ok: true,
  })
  expect(await changed()).toEqual(['content:articles'])
  expect(await title()).toBe(train.en)
  // The search finds its new text as well.
  expect(await world.visitor('ar').fetch_blogs({ q: 'newly told' })).toMatchObject({
    data: [{ slug: 'haramain-train' }],
  })
  const rows = await world.sql(`select before -> 'title' ->> 'en' as before, after -> 'title' ->> 'en' as after
    from staff_audit where endpoint = 'publish_editable'`)
  expect(rows).toEqual([{ before, after: train.en }])
})

test('the original state is saved as a revision, which can be restored as a draft and published again', async () => {
  const { editor, title } = await adminWorld()
  const before = await title()
  await editor.api.publish_editable(await edited(editor.api, 'blog', 'haramain-train', { title: train }))
  const of = { kind: 'blog', subject: 'haramain-train' } as const
  const history = await editor.api.fetch_revisions(of)
  if (!history.ok) throw new Error(history.error.code)
  expect(history.data.revisions.map(({ number, state }) => [number, state])).toEqual([
    [2, 'published'],
    [1, 'found'],
  ])
  expect(history.data.shown?.changes).toEqual([
    { path: 'title.en', before, after: train.en },
    { path: 'title.ar', before: expect.any(String), after: train.ar },
  ])
  expect(await editor.api.restore_revision({ ...of, version: history.data.version, number: 1 })).toMatchObject({
    ok: true,
  })
  expect(await title()).toBe(train.en)
  const { version, values, newest } = await shown(editor.api, 'blog', 'haramain-train')
  expect(newest).toMatchObject({ number: 3, state: 'draft', restored_from: 1 })
  await editor.api.publish_editable({ ...of, version, data: values })
  expect(await title()).toBe(before)
})

test('a second editor with an outdated version gets a conflict with the name of the first, and overwrites nothing', async () => {
  const { world, editor, title } = await adminWorld()
  const other = await staffOf(world, 'editor', { name: 'Other Editor' })
  const mine = await edited(editor.api, 'blog', 'haramain-train', { title: train })
  await other.api.publish_editable(
    await edited(other.api, 'blog', 'haramain-train', { title: { en: 'Theirs', ar: 'لهم' } }),
  )
  for (const answer of [await editor.api.publish_editable(mine), await editor.api.save_draft(mine)]) {
    expect(answer).toMatchObject({ error: { code: 'conflict', data: { name: 'Other Editor' } } })
  }
  expect(await title()).toBe('Theirs')
})

test('a change made outside the editor is a conflict too, and is saved in the history', async () => {
  const { world, editor } = await adminWorld()
  const mine = await edited(editor.api, 'question', 'wheelchair', {})
  await world.sql(`update faq_entry set question = '{"en":"Wheels?","ar":"عجلات؟"}' where slug = 'wheelchair'`)
  expect(await editor.api.save_draft(mine)).toMatchObject({ error: { code: 'conflict' } })
  await editor.api.save_draft(await edited(editor.api, 'question', 'wheelchair', { position: 9 }))
  const rows = await world.sql(`select state, data -> 'question' ->> 'en' as question from revision order by number`)
  expect(rows).toEqual([
    { state: 'found', question: 'Wheels?' },
    { state: 'draft', question: 'Wheels?' },
  ])
})

test('a draft can be incomplete; what is published must be complete, in both languages, and within its limits', async () => {
  const { editor } = await adminWorld()
  const half = await edited(editor.api, 'blog', 'haramain-train', { title: { en: 'Half', ar: ' ' }, posted_on: null })
  const saved = await editor.api.save_draft(half)
  expect(saved).toMatchObject({
    data: {
      missing: [
        { path: 'title.ar', code: 'required' },
        { path: 'posted_on', code: 'required' },
      ],
    },
  })
  const publish = async (change: Values) => {
    const answer = await editor.api.publish_editable(await edited(editor.api, 'blog', 'haramain-train', change))
    return answer.ok ? null : answer.error.errors
  }
  expect(await publish({})).toEqual([
    { path: 'title.ar', code: 'required' },
    { path: 'posted_on', code: 'required' },
  ])
  const whole = { title: train, posted_on: today }
  expect(await publish({ ...whole, title: { en: 'x'.repeat(121), ar: 'ق' } })).toEqual([
    { path: 'title.en', code: 'too_long', params: { max: 120 } },
  ])
  expect(await publish({ ...whole, posted_on: '2026-02-30' })).toEqual([{ path: 'posted_on', code: 'invalid_date' }])
  expect(await publish({ ...whole, category: 'nowhere' })).toEqual([{ path: 'category', code: 'not_a_choice' }])
  expect(await publish({ ...whole, image_id: 'cover/none' })).toEqual([{ path: 'image_id', code: 'not_a_choice' }])
  expect(await publish(whole)).toBe(null)
})

test('an article can be created, published under its address, taken off the site, and published again', async () => {
  const { world, editor } = await adminWorld()
  const isThere = async () => (await world.visitor().fetch_blog_details({ slug: 'new-one' })).ok
  expect(await editor.api.create_editable({ kind: 'blog', slug: 'Not A Slug' })).toMatchObject({
    error: { errors: [{ path: 'slug', code: 'invalid_format' }] },
  })
  expect(await editor.api.create_editable({ kind: 'blog', slug: 'haramain-train' })).toMatchObject({
    error: { errors: [{ path: 'slug', code: 'taken' }] },
  })
  expect(await editor.api.create_editable({ kind: 'blog', slug: 'new-one' })).toMatchObject({ ok: true })
  const { values } = await shown(editor.api, 'blog', 'haramain-train')
  expect(await isThere()).toBe(false)
  await editor.api.publish_editable(await edited(editor.api, 'blog', 'new-one', { ...values, title: train }))
  expect(await isThere()).toBe(true)
  const { version } = await shown(editor.api, 'blog', 'new-one')
  await editor.api.withdraw_editable({ kind: 'blog', subject: 'new-one', version })
  expect(await isThere()).toBe(false)
  const gone = await shown(editor.api, 'blog', 'new-one')
  expect(gone).toMatchObject({ live: false, state: 'withdrawn', values: { title: train } })
  const listed = await editor.api.fetch_editables({ kind: 'blog', q: 'newly told' })
  expect(listed).toMatchObject({ data: { rows: [{ subject: 'new-one', state: 'withdrawn', live: false }] } })
  await editor.api.publish_editable({ kind: 'blog', subject: 'new-one', version: gone.version, data: gone.values })
  expect(await isThere()).toBe(true)
})

test('agents cannot edit anything, and only managers can edit taxes and the brand', async () => {
  const { world, editor } = await adminWorld()
  const agent = await staffOf(world, 'agent')
  const manager = await staffOf(world, 'manager')
  const article = { kind: 'blog', subject: 'haramain-train' } as const
  expect(await agent.api.show_editable(article)).toMatchObject({ error: { code: 'forbidden' } })
  const brand = { name: { en: 'Dunes', ar: 'كثبان' } }
  const values = await edited(manager.api, 'brand', 'all', brand)
  expect(await editor.api.publish_editable(values)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await editor.api.create_editable({ kind: 'tax_rule' })).toMatchObject({ error: { code: 'forbidden' } })
  expect(await manager.api.publish_editable(values)).toMatchObject({ ok: true })
  expect(await world.visitor('ar').fetch_web_status()).toMatchObject({ data: { brand: { name: 'كثبان' } } })
})

test('a list is edited as a whole: its order, its length, and the sections of the home page', async () => {
  const { world, editor } = await adminWorld()
  const { values } = await shown(editor.api, 'goals', 'all')
  const goals = (values.goals as Values[]).toReversed().slice(0, 2)
  expect(await editor.api.publish_editable(await edited(editor.api, 'goals', 'all', { goals }))).toMatchObject({
    ok: true,
  })
  const seen = await world.visitor('en').fetch_general_goals()
  expect(seen.ok && seen.data.map(({ title }) => title)).toEqual(goals.map(({ title }) => (title as { en: string }).en))
  const sections = [{ section: 'articles' }, { section: 'stays' }]
  await editor.api.publish_editable(await edited(editor.api, 'home', 'all', { sections }))
  expect(await world.visitor().fetch_home_sections()).toMatchObject({ data: ['articles', 'stays'] })
  const twice = await edited(editor.api, 'home', 'all', { sections: [...sections, { section: 'stays' }] })
  expect(await editor.api.publish_editable(twice)).toMatchObject({
    error: { errors: [{ path: 'sections.2.section', code: 'taken' }] },
  })
})

test('a preview renders the site with the draft and leaves no changes', async () => {
  const { world, editor, title } = await adminWorld()
  const before = await title()
  await editor.api.save_draft(await edited(editor.api, 'blog', 'haramain-train', { title: train }))
  const look = () =>
    asPublished(
      contextFor(world.services, editor.actor),
      { kind: 'blog', subject: 'haramain-train' },
      async ({ db }) => {
        const { rows } = await db.execute<{ title: string }>(
          `select title ->> 'en' as title from blog where slug = 'haramain-train'`,
        )
        return rows[0]?.title
      },
    )
  expect(await look()).toBe(train.en)
  expect(await title()).toBe(before)
  await editor.api.save_draft(await edited(editor.api, 'blog', 'haramain-train', { title: { en: '', ar: '' } }))
  expect(await look()).toBe(null)
})

test.for([
  ['GET', 200],
  ['HEAD', 200],
  ['POST', undefined],
] as const)('a %s request for a previewed page returns the status %s', async ([method, status]) => {
  const { world, editor } = await adminWorld()
  const request = new Request('http://here/en/blogs/haramain-train?preview=blog:haramain-train', { method })
  const values = { request, locale: 'en', policy: '' } as const
  const response = await previewPage(contextFor(world.services, editor.actor), values, () =>
    Promise.resolve(new Response('<body></body>')),
  )
  expect(response?.status).toBe(status)
})
