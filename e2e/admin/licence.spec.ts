import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'
import { errorSummary, expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { toAdmin, unfold } from './staff.ts'

/** A demo hotel for each language, because all run against one database. */
const hotels = { en: 46, ar: 47 }

test('an editor enters the licence of a hotel; a number without its last day is refused at that field, and the page shows both', async ({
  page,
  t,
  language,
}) => {
  const id = hotels[language]
  await toAdmin(page, 'editor', adminLinks.edit(language, 'hotel', String(id)))
  const number = page.getByLabel(labelOf(t('catalogue.field_tourism_licence')))
  const until = page.getByLabel(labelOf(t('catalogue.field_tourism_licence_until')))
  const publish = page.getByRole('button', { name: t('editing.publish'), exact: true })
  await expect(number).toHaveValue(/^DEMO-/)
  await unfold(number)
  await number.fill(`TEST-${id}`)
  await until.fill('')
  await publish.click()
  await expect(errorSummary(page, t)).toBeVisible()
  await expect(until).toHaveAttribute('aria-invalid', 'true')
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await until.fill('2031-05-28')
  await page.getByLabel(labelOf(t('catalogue.field_official_class'))).selectOption('stars_5')
  await publish.click()
  await expect(page.getByText(t('editing.published'))).toBeVisible()
  const slug = await page.locator('[name=slug]').inputValue()
  await expect(async () => {
    await page.goto(links.hotel(language, slug))
    await expect(page.getByText(`TEST-${id}`)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const officialClass = t('stays.officialClass', { class: 'stars_5' })
  await expect(page.getByText(t('hotel.licenceClass', { class: officialClass }))).toBeVisible()
})

/** The label of a field, whose further lines are its hint. */
const labelOf = (text: string) => text.split('\n')[0] ?? text
