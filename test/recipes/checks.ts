import { expect, test } from 'vitest'
import { builtSite } from '#test/built-site.ts'
import { staffOf } from '#test/staff.ts'
import { sessionOf } from '#test/world.ts'

// Checks the result of each recipe of ARCHITECTURE.md. Runs as `checks.db.test.ts` where all of them have been applied
// (recipes.test.ts): every test is named after its recipe.

const inBoth = [
  { locale: 'en', tip: 'Carry water.', title: 'Travel tips', count: '1 tip', mine: 'My travel tips' },
  { locale: 'ar', tip: 'احمل ماءً.', title: 'نصائح السفر', count: 'نصيحة واحدة', mine: 'نصائحي للسفر' },
] as const

/** The built site, with one row in the new table. */
async function siteWithTip() {
  const { world, address } = await builtSite()
  const text = { en: inBoth[0].tip, ar: inBoth[1].tip }
  await world.sql("insert into travel_tip (slug, text, position) values ('water', $1, 1)", [JSON.stringify(text)])
  const page = async (path: string, cookie = '') => {
    const response = await fetch(address + path, { headers: { cookie }, redirect: 'manual' })
    return { status: response.status, location: response.headers.get('location'), html: await response.text() }
  }
  return { world, address, page }
}

const heading = (html: string) => /<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')

test('a table or column', async () => {
  const { world } = await siteWithTip()
  expect(await world.sql('select slug, position from travel_tip')).toEqual([{ slug: 'water', position: 1 }])
})

test('an endpoint', async () => {
  const { address } = await siteWithTip()
  for (const { locale, tip } of inBoth) {
    const response = await fetch(`${address}/api/v1/fetch_travel_tips`, { headers: { 'accept-language': locale } })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: [{ slug: 'water', text: tip }] })
  }
})

test('a message', async () => {
  const { page } = await siteWithTip()
  for (const { locale, count } of inBoth) {
    const { html } = await page(`/${locale}/travel-tips`)
    expect(html).toContain(`>${count}<`)
  }
})

test('a public page', async () => {
  const { page } = await siteWithTip()
  for (const { locale, title, tip } of inBoth) {
    const { status, html } = await page(`/${locale}/travel-tips`)
    expect(status).toBe(200)
    expect(heading(html)).toBe(title)
    expect(html).toContain(tip)
    expect(html).not.toContain('noindex')
  }
  expect((await page('/en/travel-tips')).html).toContain('hrefLang="ar"')
})

test('a private page', async () => {
  const { world, page } = await siteWithTip()
  const traveller = await world.traveller()
  const cookie = await sessionOf(world, traveller.id)
  for (const { locale, mine } of inBoth) {
    const path = `/${locale}/profile/my-tips`
    expect(await page(path)).toMatchObject({
      status: 302,
      location: `/${locale}/auth/signin?next=${path}`,
    })
    const { status, html } = await page(path, cookie)
    expect(status).toBe(200)
    expect(heading(html)).toBe(mine)
    expect(html).toContain('Test Guest')
    expect(html).toContain('noindex')
  }
})

test('a notification', async () => {
  const { world, page } = await siteWithTip()
  const { cookie } = await staffOf(world, 'editor')
  const words = { en: 'There is new advice', ar: 'أضفنا نصائح جديدة' }
  for (const { locale } of inBoth) {
    const { status, html } = await page(`/desk-emails/${locale}/tips_ready`, cookie)
    expect(status).toBe(200)
    expect(html).toContain(words[locale])
  }
})

test('an editable kind', async () => {
  const { world, page } = await siteWithTip()
  const { cookie } = await staffOf(world, 'editor')
  for (const { locale, title, tip } of inBoth) {
    expect((await page(`/${locale}/desk/editing`, cookie)).html).toContain(title)
    const list = await page(`/${locale}/desk/editing/travel_tip`, cookie)
    expect(list.status).toBe(200)
    expect(list.html).toContain(tip)
  }
})

test('a page of the admin', async () => {
  const { world, page } = await siteWithTip()
  const [editor, agent] = await Promise.all([staffOf(world, 'editor'), staffOf(world, 'agent')])
  for (const { locale, title, count } of inBoth) {
    const { status, html } = await page(`/${locale}/desk/tips`, editor.cookie)
    expect(status).toBe(200)
    expect(heading(html)).toBe(title)
    expect(html).toContain(count)
    const link = `href="/${locale}/desk/tips"`
    expect(html).toContain(link)
    expect((await page(`/${locale}/desk/bookings`, agent.cookie)).html).not.toContain(link)
  }
})

test('a language', async () => {
  const { page } = await siteWithTip()
  const { status, html } = await page('/ur/travel-tips')
  expect([status, /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1), heading(html)]).toEqual([
    200,
    ['ur', 'rtl'],
    'نصائح السفر',
  ])
  expect((await page('/en/travel-tips')).html).toContain('hrefLang="ur"')
  expect((await page('/UR/travel-tips')).location).toBe('/ur/travel-tips')
  expect((await page('/ur/profile/my-tips')).location).toBe('/ur/auth/signin?next=/ur/profile/my-tips')
})
