import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { deskLinks } from '#web/desk/desk-links.ts'
import { links } from '#web/links.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { toDesk } from './staff.ts'

/** Each language and size has its own: all run on one world. */
const articles = { en: ['money-phone-and-apps', 'packing-by-season'], ar: ['around-makkah', 'small-children'] }

/** Signed in and at the editor. */
async function atEditor(page: Page, address: string) {
  await toDesk(page, 'editor', address)
  await expect(page.locator('.edit-form')).toBeVisible()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an editor writes a draft, looks at it on the real page, publishes it and takes it back', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  const slug = articles[language][isMobile ? 1 : 0] ?? ''
  await page.goto(links.blog(language, slug))
  const before = await heading(page).innerText()
  const after = `${before} (${language})`
  const titleField = `[name="title.${language}"]`

  await toDesk(page, 'editor', deskLinks.editing(language))
  await expect(heading(page)).toHaveText(t('editing.title'))
  await expectAccessible(page)
  await page.getByRole('link', { name: t('catalogue.kind_blog'), exact: true }).click()
  await expect(heading(page)).toHaveText(t('catalogue.kind_blog'))
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: before }).click()
  await expect(page.locator(titleField)).toHaveValue(before)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.locator(titleField).fill(after)
  await page.getByRole('button', { name: t('editing.saveDraft') }).click()
  await expect(page.getByText(t('editing.savedDraft'))).toBeVisible()
  await page.getByRole('button', { name: t('editing.previewDraft') }).click()
  await expect(page.locator('.preview-mark')).toHaveText(t('editing.previewMark'))
  await expect(heading(page)).toHaveText(after)
  const stranger = await page.context().browser()?.newContext()
  const told = await stranger?.request.get(page.url())
  expect(await told?.text()).not.toContain(after)
  await stranger?.close()

  await page.goto(deskLinks.edit(language, 'blog', slug))
  await expectAlive(page)
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  // Asked for without a browser, whose own time is not what is measured.
  const shown = async () => (await page.request.get(links.blog(language, slug))).text()
  await expect(async () => expect(await shown()).toContain(after)).toPass({ timeout: 2_000 })
  await page.goto(links.blog(language, slug))
  await expect(heading(page)).toHaveText(after)

  await page.goto(deskLinks.editHistory(language, 'blog', slug, { number: 1 }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('editing.restore') }).click()
  await expect(page.getByText(t('editing.restored'))).toBeVisible()
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  await expect(async () => expect(await shown()).not.toContain(after)).toPass({ timeout: 2_000 })
})

test('of two editors the slower one is told, and keeps what was written', async ({ page, t, language, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const address = deskLinks.edit(language, 'question', language === 'en' ? 'wheelchair' : 'visa')
  await atEditor(page, address)
  await expectAlive(page)
  const other = await page.context().newPage()
  await other.goto(address)
  await expectAlive(other)
  await page.locator('[name=position]').fill('7')
  await page.getByRole('button', { name: t('editing.saveDraft') }).click()
  await expect(page.getByText(t('editing.savedDraft'))).toBeVisible()
  await other.locator('[name=position]').fill('3')
  await other.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(other.getByRole('alert')).toContainText(t('editing.conflictTitle'))
  await expect(other.locator('[name=position]')).toHaveValue('3')
})

test('rows are added and moved with what is typed in them; what is missing is named; leaving asks', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await atEditor(page, deskLinks.edit(language, 'hotel', language === 'en' ? '5' : '6'))
  await expectAlive(page)
  await expectAccessible(page)
  const list = t('catalogue.field_fees')
  const count = Number(await page.locator('[name="fees.rows"]').inputValue())
  await page.getByRole('button', { name: t('editing.addRow', { list }) }).click()
  await page.locator(`[name="fees.${count}.code"]`).fill('parking')
  await page.getByRole('button', { name: t('editing.rowUp', { list, n: count + 1 }) }).click()
  await expect(page.locator(`[name="fees.${count - 1}.code"]`)).toHaveValue('parking')
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  const summary = page.locator('.error-summary')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(page.locator(`[name="fees.${count - 1}.name.en"]`)).toBeFocused()

  await page.getByRole('link', { name: t('desk.departures'), exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(t('editing.unsaved'))
  await expectAccessible(page)
  await asked.getByRole('button', { name: t('editing.unsavedStay') }).click()
  await expect(page.locator(`[name="fees.${count - 1}.code"]`)).toHaveValue('parking')
})

test('a picture is brought up, and stands in the draft with its words', async ({ page, t, language, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await atEditor(page, deskLinks.edit(language, 'hotel', language === 'en' ? '7' : '8'))
  await expectAlive(page)
  const count = Number(await page.locator('[name="image_ids.rows"]').inputValue())
  const picture = (width: number) =>
    sharp({ create: { width, height: 900, channels: 3, background: '#875a12' } })
      .png()
      .toBuffer()
  const bring = async (width: number) => {
    await page
      .locator('[name="image_ids.file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(width) })
    await page.getByRole('button', { name: t('editing.uploadNow') }).click()
  }
  await bring(800)
  await expect(page.locator('.error-summary')).toContainText(t('errors.picture_small'))
  await bring(1600)
  await expect(page.locator(`[name="image_ids.${count}.picture"]`)).toHaveValue(/^photo\//)
  await page.locator(`[name="image_ids.${count}.alt.en"]`).fill('Brass')
  await page.locator(`[name="image_ids.${count}.alt.ar"]`).fill('نحاس')
  await page.getByRole('button', { name: t('editing.saveDraft') }).click()
  await expect(page.getByText(t('editing.savedDraft'))).toBeVisible()
  const id = await page.locator(`[name="image_ids.${count}.picture"]`).inputValue()
  expect((await page.request.get(links.picture(id, 640))).headers()['content-type']).toBe('image/webp')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list grows and a draft is kept by plain forms', async ({ page, t, language, isMobile }) => {
    test.skip(isMobile, 'the same on every screen')
    await atEditor(page, deskLinks.edit(language, 'hotel', language === 'en' ? '9' : '10'))
    const count = Number(await page.locator('[name="fees.rows"]').inputValue())
    await page.getByRole('button', { name: t('editing.addRow', { list: t('catalogue.field_fees') }) }).click()
    await page.locator(`[name="fees.${count}.code"]`).fill('parking')
    await page.getByRole('button', { name: t('editing.saveDraft') }).click()
    await expect(page.locator('main')).toContainText(t('editing.savedDraft'))
    await expect(page.locator(`[name="fees.${count}.code"]`)).toHaveValue('parking')
  })
})
