import { adminLinks } from '#links/admin.ts'
import { errorSummary, expect, expectAccessible, expectNoSidewaysScroll, test } from '../test.ts'
import { signInAsManager } from './manager.ts'
import { toAdmin } from './staff.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member chooses by kind and hotel what comes at once and what in the summary; a choice without a hotel is named at its field', async ({
    page,
    t,
    language,
  }) => {
    await toAdmin(page, 'agent', adminLinks.notices(language))
    const kind = (of: 'booking' | 'request' | 'payment') => page.getByLabel(t('notices.kind', { kind: of }))
    const hotels = page.getByRole('group', { name: t('staff.hotels') }).getByRole('checkbox')
    const save = () => page.getByRole('button', { name: t('notices.save') }).click()
    await kind('booking').selectOption('daily')
    await kind('request').selectOption('at_once')
    await kind('payment').selectOption('off')
    await page.getByRole('radio', { name: t('notices.some') }).check()
    const others = page.getByLabel(t('notices.others'))
    for (const one of [...(await hotels.all()), others]) await one.uncheck()
    await save()
    await expect(errorSummary(page, t)).toContainText(t('staff.hotels'))
    await expect(kind('booking')).toHaveValue('daily')
    await expect(page.getByRole('radio', { name: t('notices.some') })).toBeChecked()

    await expect(others).not.toBeChecked()
    await page.getByRole('listbox', { name: t('staff.hotels') }).selectOption({ index: 0 })
    await save()
    await expect(page.getByText(t('notices.saved'))).toBeVisible()
    await page.goto(adminLinks.notices(language))
    for (const [of, mode] of [
      ['booking', 'daily'],
      ['request', 'at_once'],
      ['payment', 'off'],
    ] as const)
      await expect(kind(of)).toHaveValue(mode)
    await expect(hotels).toHaveCount(1)
    await expect(hotels).toBeChecked()
    // What the office hears of is for managers.
    await expect(page.getByRole('link', { name: t('notices.office') })).toHaveCount(0)
    expect((await page.goto(adminLinks.notices(language, { whose: 'office' })))?.status()).toBe(404)
  })
})

test('a manager chooses for the office, with the language of its emails, beside their own choice', async ({
  page,
  t,
  language,
}) => {
  await signInAsManager(page)
  await page.goto(adminLinks.notices(language))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const mine = await page.getByLabel(t('notices.kind', { kind: 'message' }), { exact: true }).inputValue()
  await page.getByRole('link', { name: t('notices.office') }).click()
  await expect(page.getByRole('heading', { name: t('notices.office') })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const messages = page.getByLabel(t('notices.kind', { kind: 'message' }), { exact: true })
  const next = (await messages.inputValue()) === 'daily' ? 'at_once' : 'daily'
  await messages.selectOption(next)
  await page.getByLabel(t('notices.language')).selectOption(language)
  await page.getByRole('button', { name: t('notices.save') }).click()
  await expect(page.getByText(t('notices.saved'))).toBeVisible()
  await expect(messages).toHaveValue(next)
  await expect(page.getByLabel(t('notices.language'))).toHaveValue(language)
  await page.getByRole('link', { name: t('notices.mine') }).click()
  await expect(messages).toHaveValue(mine)
})
