import { adminLinks } from '#links/admin.ts'
import { expect, test } from '../test.ts'
import { toAdmin } from './staff.ts'

test.use({ javaScriptEnabled: false })

test('without scripts an exported hotel is checked without changes, and a file that is no workbook is reported', async ({
  page,
  t,
  language,
}) => {
  await toAdmin(page, 'editor', adminLinks.editingList(language, 'hotel'))
  await page.getByRole('link', { name: t('itemlist.hotelFile') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('hotelfile.title'))
  const hotel = await page.getByLabel(t('hotelfile.hotel'), { exact: true }).inputValue()
  const exported = await page.request.get(adminLinks.hotelExport(language, Number(hotel)))
  const check = async (buffer: Buffer) => {
    await page.locator('input[type=file]').setInputFiles({ name: 'hotel.xlsx', mimeType: '', buffer })
    await page.getByRole('button', { name: t('hotelfile.check') }).click()
  }
  await check(await exported.body())
  await expect(page.getByText(t('hotelfile.nothing'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('hotelfile.apply') })).toHaveCount(0)
  await check(Buffer.from('not a workbook'))
  await expect(page.getByText(t('hotelfile.unreadable'))).toBeVisible()
})
