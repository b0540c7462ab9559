import { contentLinks, links } from '#links/site.ts'
import { expect, expectAccessible, test } from './test.ts'

test('the feed is well-formed Atom, is found from the articles, and leads to each of them', async ({
  page,
  language,
  baseURL,
}) => {
  await page.goto(links.blogs(language))
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  expect(address).toBe(baseURL + contentLinks.feed(language))
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
  const feed = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      const text1 = (of: Element | Document, tag: string) => of.getElementsByTagName(tag)[0]?.textContent ?? ''
      return {
        wrong: parsed.getElementsByTagName('parsererror').length,
        namespace: parsed.documentElement.namespaceURI,
        language: parsed.documentElement.getAttribute('xml:lang'),
        id: text1(parsed, 'id'),
        updated: text1(parsed, 'updated'),
        entries: [...parsed.getElementsByTagName('entry')].map((entry) => ({
          id: text1(entry, 'id'),
          title: text1(entry, 'title'),
          updated: text1(entry, 'updated'),
          author: text1(entry, 'author'),
          summary: text1(entry, 'summary'),
        })),
      }
    },
    await answer.text(),
  )
  expect(feed).toMatchObject({ wrong: 0, namespace: 'http://www.w3.org/2005/Atom', language, id: address })
  expect(feed.entries.length).toBeGreaterThanOrEqual(16)
  expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length)
  for (const entry of feed.entries) {
    for (const field of Object.values(entry)) expect(field).not.toBe('')
    expect(entry.updated).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/)
  }
  expect(feed.updated).toBe(
    feed.entries
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1),
  )
  const [newest] = feed.entries
  await page.goto(newest?.id ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest?.title ?? '')
})

test('structured data describes articles and questions', async ({ page, language, baseURL }) => {
  const things = async () => {
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
  }
  await page.goto(contentLinks.blog(language, 'hijri-calendar'))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  expect(await things()).toMatchObject([
    {
      '@type': 'BlogPosting',
      headline: title,
      url: baseURL + contentLinks.blog(language, 'hijri-calendar'),
      inLanguage: language,
    },
  ])
  await page.goto(links.faq(language))
  const [faq] = await things()
  expect(faq).toMatchObject({ '@type': 'FAQPage', inLanguage: language })
  const questions = await page.locator('details h3').allTextContents()
  expect(faq).toMatchObject({ mainEntity: questions.map((name) => ({ '@type': 'Question', name })) })
  expect(questions.length).toBeGreaterThanOrEqual(40)
})

test('a question opens at its address, and a vote on its answer stays on the page', async ({ page, language, t }) => {
  await page.goto(`${links.faq(language)}#wheelchair`)
  const answer = page.locator('#wheelchair')
  await expect(answer).toBeVisible()
  await answer.getByRole('button', { name: t('articles.voteYes') }).click()
  await expect(answer.getByRole('status')).toHaveText(t('articles.voteThanks'))
  await expect(page).toHaveURL(/faq(?:\?thanks=wheelchair)?#wheelchair$/)
  await expectAccessible(page)
})

test('a form filled in by a program is not sent, and what was typed is preserved', async ({
  page,
  language,
  baseURL,
}) => {
  const address = baseURL + links.contact(language)
  const written = { name: 'Amal', email: 'amal@example.com', topic: 'group', message: 'We are twenty people.' }
  const send = (form: Record<string, string>) =>
    page.request.post(address, { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 })
  for (const shown of ['', 'soon', String(Date.now() + 60_000)]) {
    const failure = await send({ ...written, shown })
    expect(failure.status()).toBe(429)
    expect(await failure.text()).toContain(written.message)
  }
  // A filled-in hidden field receives a fake success response.
  const trapped = await send({ ...written, website: 'https://spam.example', shown: '1' })
  expect(trapped.headers().location).toContain('receipt=C-22222222')
  const sent = await send({ ...written, shown: String(Date.now() - 5_000), key: `${Date.now()}-${language}-message` })
  expect(sent.headers().location).toMatch(/receipt=C-[2-9A-Z]{8}$/)
  expect(sent.headers().location).not.toContain('C-22222222')
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Europe/London' })
  test('office hours are also shown in the reader’s time zone', async ({ page, language }) => {
    await page.goto(links.contact(language))
    await expect(page.getByRole('main')).toContainText(/[56]:00/)
  })
})

test('the home page shows its sections, and what guests say only in reviews', async ({ page, language, t }) => {
  await page.goto(links.home(language))
  for (const title of [
    'articles.departuresTitle',
    'articles.servicesTitle',
    'articles.recommendedTitle',
    'articles.contactTitle',
  ] as const) {
    await expect(page.getByRole('heading', { level: 2, name: t(title), exact: true })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: t('articles.wordsTitle') })).toHaveCount(0)
  await expect(page.getByRole('region', { name: t('content.statistics') })).toHaveCount(0)
})

test('the search is reachable from the header and from a missing page, and finds results', async ({
  page,
  language,
  t,
  isMobile,
}) => {
  await page.goto(links.blogs(language))
  if (isMobile) await page.getByLabel(t('shell.openMenu')).click()
  await page.getByRole('link', { name: t('shell.searchSite') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sitesearch.title'))
  await page.getByRole('searchbox').fill(language === 'ar' ? 'كرسى' : 'wheelchiar')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: t('sitesearch.kind_question') })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: language === 'ar' ? 'هل أجد كرسيًا متحركًا؟' : 'Can I get a wheelchair?' })
    .click()
  await expect(page.locator('#wheelchair')).toBeVisible()

  await page.goto(`/${language}/no/such/page`)
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { name: t('sitesearch.nothing') })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a vote returns to its question with thanks', async ({ page, language, t }) => {
    await page.goto(`${links.faq(language)}?q=${language === 'ar' ? 'متحركا' : 'wheelchair'}`)
    const answer = page.locator('#wheelchair')
    await answer.getByRole('button', { name: t('articles.voteNo') }).click()
    await expect(page).toHaveURL(/thanks=wheelchair#wheelchair$/)
    await expect(answer.getByRole('status')).toHaveText(t('articles.voteThanks'))
  })
})

test('the header items stay on one line', async ({ page, language }) => {
  await page.goto(links.home(language))
  const heights = await page
    .locator('header')
    .evaluate((header) =>
      [...header.querySelectorAll('.brand, .pill')].map((one) => Math.round(one.getBoundingClientRect().height)),
    )
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.max(...heights)).toBeLessThan(52)
})
