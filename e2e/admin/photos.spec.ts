import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { toAdmin } from './staff.ts'

test.use({ pictures: true })

/** Files of a phone and of a camera: sideways, HEIC, 24 million pixels in more than 20 MB, and one that is too small. */
async function photos() {
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#875a12' } })
  const sideways = await drawn(1000, 1600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return [
    { name: 'sideways.jpg', mimeType: 'image/jpeg', buffer: sideways },
    { name: 'small.png', mimeType: 'image/png', buffer: await drawn(800, 600).png().toBuffer() },
    {
      name: 'camera.jpg',
      mimeType: 'image/jpeg',
      buffer: withComments(await drawn(6000, 4000).jpeg().toBuffer(), 320),
    },
    { name: 'phone.heic', mimeType: 'image/heic', buffer: await readFile('test/data/photo.heic') },
  ]
}

/** Adds comments of 64 kB to a JPEG, which is then as large as one of a camera and still quick to read. */
function withComments(jpeg: Buffer, count: number): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xffff - 2, ' ')])
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(comment), jpeg.subarray(2)])
}

test('photos of a phone are uploaded together, ordered with the keyboard, described and published', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const hotel = language === 'en' ? '40' : '41'
  await toAdmin(page, 'editor', adminLinks.edit(language, 'hotel', hotel))
  await expectAlive(page)
  const rows = page.getByRole('group', { name: t('catalogue.field_image_ids'), exact: true }).locator('ol > li')
  const before = await rows.count()
  const files = await photos()
  expect(files[2]?.buffer.length).toBeGreaterThan(20_000_000)
  await page.locator('[name="image_ids.file"]').setInputFiles(files)
  await expect(rows).toHaveCount(before + 3)
  await expect(page.getByRole('region', { name: t('photos.queue') })).toContainText(t('errors.picture_small'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const picture = (at: number) => page.locator(`[name="image_ids.${at}.picture"]`)
  const [sideways, camera, phone] = await Promise.all([0, 1, 2].map((i) => picture(before + i).inputValue()))
  for (const id of [sideways, camera, phone]) {
    const shown = await page.request.get(links.picture(id ?? '', 640))
    const { width, height } = await sharp(await shown.body()).metadata()
    // The whole photo: frames of the site show the part around its focal point.
    expect(width).toBe(640)
    expect(height).toBeGreaterThanOrEqual(400)
  }

  // The last photo becomes the main picture; the next one is removed and put back.
  for (let n = before + 3; n > 1; n--) {
    await page.getByRole('button', { name: t('photos.earlier', { n }), exact: true }).press('Enter')
  }
  await expect(picture(0)).toHaveValue(phone ?? '')
  await expect(page.getByText(t('photos.moved', { to: 1, count: before + 3 }))).toBeAttached()
  const last = before + 3
  await page.getByRole('button', { name: t('photos.remove', { n: last }), exact: true }).click()
  await expect(rows).toHaveCount(last - 1)
  await page.getByRole('button', { name: t('photos.undo') }).click()
  await expect(picture(last - 1)).toHaveValue(camera ?? '')

  const firstRow = rows.first()
  await firstRow.getByText(t('catalogue.field_focus'), { exact: true }).first().click()
  const point = (column: number, row: number) =>
    firstRow.getByRole('radio', { name: t('photos.focusAt', { column, row }) })
  await point(2, 4).click()
  await point(2, 4).press('ArrowUp')
  await expect(point(2, 3)).toBeChecked()
  await point(2, 3).press('ArrowLeft')
  await expect(point(1, 3)).toBeChecked()
  await point(1, 3).press('ArrowLeft')
  await expect(point(1, 3)).toBeFocused()
  await expect(firstRow.locator('img').first()).toHaveAttribute('src', links.picture(`${phone ?? ''}@02`, 320))
  await expectAccessible(page)

  const subject = page.locator('[id="image_ids.0.subject"]')
  await subject.selectOption('lobby')
  const name = await page.locator('[name="name.en"]').inputValue()
  await expect(page.locator('[name="image_ids.0.alt.en"]')).toHaveValue(`${name}: lobby`)
  await expect(page.locator('[name="image_ids.0.alt_suggested"]')).toBeChecked()
  await page.locator('[name="image_ids.0.alt.en"]').fill('The lobby with its lanterns')
  await expect(page.locator('[name="image_ids.0.alt_suggested"]')).not.toBeChecked()
  await page.getByRole('button', { name: t('editing.publish'), exact: true }).click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  await expect(picture(0)).toHaveValue(phone ?? '')
  await firstRow.getByText(t('catalogue.field_focus'), { exact: true }).first().click()
  await expect(point(1, 3)).toBeChecked()
  const cropped = await page.request.get(links.picture(`${phone ?? ''}@02`, 640))
  const { width, height } = await sharp(await cropped.body()).metadata()
  expect([width, height]).toEqual([640, 400])

  await page.goto(adminLinks.editingList(language, 'picture', { unfinished: 'yes' }))
  await expect(page.locator('main')).toContainText(name)
})

test('typed values survive a lost connection, an expired session and a reload', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await toAdmin(page, 'editor', adminLinks.edit(language, 'hotel', language === 'en' ? '11' : '12'))
  await expectAlive(page)
  const street = page.locator('[name="street.en"]')
  const save = page.getByRole('button', { name: t('editing.saveDraft') })
  await street.fill('Typed by me')
  // Without the code of linked pages, which is loaded in advance, the browser would report that as lost too.
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await save.click()
  await expect(page.getByRole('alert')).toContainText(t('drafts.notSentTitle'))
  await page.context().setOffline(false)

  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await save.click()
  await expect(page.getByRole('alert')).toContainText(t('drafts.signedOutTitle'))
  await expect(street).toHaveValue('Typed by me')
  await page.context().addCookies(cookies)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expectAlive(page)
  await page.getByRole('button', { name: t('drafts.copyRestore') }).click()
  await expect(street).toHaveValue('Typed by me')
  await save.click()
  await expect(page.getByText(t('editing.savedDraft'))).toBeVisible()
  await expect(street).toHaveValue('Typed by me')
  await expect(page.getByRole('button', { name: t('drafts.copyRestore') })).toHaveCount(0)
})

test('a new item leaves no draft before its first save, is listed by its name and can be deleted', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const name = `Deletable ${language}`
  await toAdmin(page, 'editor', adminLinks.editingList(language, 'policy'))
  await expectAlive(page)
  const drafts = page.getByText(t('editing.stateOf', { state: 'draft' }))
  await page.getByRole('button', { name: t('itemlist.add'), exact: true }).click()
  await expect(page.getByText(t('drafts.newText'))).toBeVisible()
  await page.goto(adminLinks.editingList(language, 'policy'))
  await expect(drafts).toHaveCount(0)

  await page.getByRole('button', { name: t('itemlist.add'), exact: true }).click()
  await page.locator(`[name="name.${language}"]`).fill(name)
  await page.getByRole('button', { name: t('editing.saveDraft') }).click()
  await expect(page.getByText(t('editing.savedDraft'))).toBeVisible()
  await page.goto(adminLinks.editingList(language, 'policy'))
  await page.getByRole('link', { name }).click()
  await page.getByText(t('drafts.delete'), { exact: true }).click()
  await page.getByRole('button', { name: t('drafts.deleteConfirm') }).click()
  await expect(page.getByText(t('drafts.deleted'))).toBeVisible()
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
