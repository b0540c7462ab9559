import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Translator } from '#i18n/translator.ts'
import { only } from '#domains/cms/stores/single-stores.server.ts'
import { maxPictureBytes } from '#domains/cms/limits.ts'
import { adminLinks } from '#links/admin.ts'
import { contentLinks } from '#links/site.ts'
import { errorSummary, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, isAlive, test } from '../test.ts'
import { signInAsManager } from './manager.ts'
import { openMenu, toAdmin, unfold } from './staff.ts'

/** Each language and screen size edits its own articles, because all run against one database. */
const articles = { en: ['money-phone-and-apps', 'packing-by-season'], ar: ['around-makkah', 'small-children'] }

/** Signs in as an editor and opens the edit form. */
async function atEditor(page: Page, t: Translator, address: string) {
  await toAdmin(page, 'editor', address)
  await expect(page.getByRole('button', { name: t('editing.publish'), exact: true })).toBeVisible()
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an editor writes a draft, previews it on the real page, publishes it and restores the previous version @main', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  const slug = articles[language][isMobile ? 1 : 0] ?? ''
  await page.goto(contentLinks.blog(language, slug))
  const before = await heading(page).innerText()
  const after = `${before} (${language})`
  const titleField = `[name="title.${language}"]`

  await toAdmin(page, 'editor', adminLinks.editing(language))
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
  await expect(page.getByRole('note')).toHaveText(t('editing.previewMark'))
  await expect(heading(page)).toHaveText(after)
  const stranger = await page.context().browser()?.newContext()
  const answer = await stranger?.request.get(page.url())
  expect(await answer?.text()).not.toContain(after)
  await stranger?.close()

  await page.goto(adminLinks.edit(language, 'blog', slug))
  await expectAlive(page)
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  const shown = async () => (await page.request.get(contentLinks.blog(language, slug))).text()
  await expect(async () => expect(await shown()).toContain(after)).toPass()
  await page.goto(contentLinks.blog(language, slug))
  await expect(heading(page)).toHaveText(after)

  await page.goto(adminLinks.editHistory(language, 'blog', slug, { number: 1 }))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: t('revisions.restore') }).click()
  await expect(page.getByText(t('editing.restored'))).toBeVisible()
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  await expect(async () => expect(await shown()).not.toContain(after)).toPass()
})

test('of two editors, the second to save sees a conflict and keeps the typed text', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const address = adminLinks.edit(language, 'question', language === 'en' ? 'wheelchair' : 'visa')
  await atEditor(page, t, address)
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

test('a field whose code is still loading is in the form when it returns with errors', async ({
  page,
  t,
  language,
}) => {
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(/assets\/EditColour[^/]*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await signInAsManager(page)
  await page.goto(adminLinks.edit(language, 'brand', only))
  await expectAlive(page)
  await expect(page.locator('.edit-colour')).toHaveCount(2)
  await page.getByRole('textbox').first().fill('')
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  release()
  await expect(page.getByRole('textbox').first()).toBeFocused()
  expect(await page.locator('.edit-colour').count()).toBe(2)
  await expect.poll(() => isAlive(page, '.edit-colour')).toBe(true)
})

/** What a form has to be filled in or pressed, before a part of it is unfolded. */
const mostControls = { hotel: 90, package: 120, promotion: 60 }

test('forms open with few controls, and a folded part says what it holds', async ({ page, t, language, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await signInAsManager(page)
  for (const [kind, most] of Object.entries(mostControls)) {
    await page.goto(adminLinks.edit(language, kind, '1'))
    await expect(page.getByRole('button', { name: t('editing.publish'), exact: true })).toBeVisible()
    const controls = page.getByRole('main').locator('input:not([type=hidden]), select, textarea, button')
    expect(await controls.filter({ visible: true }).count(), kind).toBeLessThanOrEqual(most)
    if (kind === 'hotel') {
      const [chosen] = await page.locator('.check:has([name=amenities]:checked)').allTextContents()
      await expect(page.locator('#section-facilities > summary')).toContainText(chosen ?? 'amenities')
    }
  }
})

test('rows are added and moved with their values, missing values are named, and leaving asks for confirmation', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await atEditor(page, t, adminLinks.edit(language, 'hotel', language === 'en' ? '5' : '6'))
  await expectAlive(page)
  await expectAccessible(page)
  const list = t('catalogue.field_fees')
  const count = Number(await page.locator('[name="fees.rows"]').inputValue())
  const add = page.locator('[id="fees.add"]')
  await unfold(add)
  await add.click()
  await page.locator(`[name="fees.${count}.amount"]`).fill('20')
  await page.getByRole('button', { name: t('editing.rowUp', { list, n: count + 1 }) }).click()
  await expect(page.locator(`[name="fees.${count - 1}.amount"]`)).toHaveValue('20')
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  const summary = errorSummary(page, t)
  await expect(summary).toBeFocused()
  await summary.getByRole('link').first().click()
  await expect(page.locator(`[name="fees.${count - 1}.name.en"]`)).toBeFocused()

  const menu = await openMenu(page, t, { isMobile, group: 'packages' })
  await menu.getByRole('link', { name: t('admin.departures'), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(t('editing.unsaved'))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('editing.unsavedStay') }).click()
  await expect(page.locator(`[name="fees.${count - 1}.amount"]`)).toHaveValue('20')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('plain forms add a row to a list and save a draft', async ({ page, t, language, isMobile }) => {
    test.skip(isMobile, 'the same on every screen')
    await atEditor(page, t, adminLinks.edit(language, 'hotel', language === 'en' ? '9' : '10'))
    const count = Number(await page.locator('[name="fees.rows"]').inputValue())
    const add = page.locator('[id="fees.add"]')
    await unfold(add)
    await add.click()
    await page.locator(`[name="fees.${count}.amount"]`).fill('20')
    await page.getByRole('button', { name: t('editing.saveDraft') }).click()
    await expect(page.locator('main')).toContainText(t('editing.savedDraft'))
    await expect(page.locator(`[name="fees.${count}.amount"]`)).toHaveValue('20.00')
  })

  test('a file that is too large is rejected, and everything typed stays', async ({
    page,
    t,
    language,
    isMobile,
  }, info) => {
    test.skip(isMobile, 'the same on every screen')
    await atEditor(page, t, adminLinks.edit(language, 'hotel', language === 'en' ? '9' : '10'))
    const large = info.outputPath('large.jpg')
    await writeFile(large, Buffer.alloc(maxPictureBytes + 1))
    await page.locator('[name="street.en"]').fill('Typed by me')
    await page.locator('[name="image_ids.file"]').setInputFiles(large)
    await page.getByRole('button', { name: t('editing.uploadNow') }).click()
    await expect(page.locator('main')).toContainText(
      t('errors.file_too_large_limit', { max: '50' }).split('50')[0] ?? '',
    )
    await expect(page.locator('[name="street.en"]')).toHaveValue('Typed by me')
  })
})
