import { demoPeople } from '#db/demo/people.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { bookAsGuest } from './guest.ts'
import { openMenu, toAdmin } from './staff.ts'

test('a signed-out agent signs in and reaches admin; pages of other roles are neither linked nor found', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  await toAdmin(page, 'agent', `/${language}/desk`)
  await expect(page).toHaveURL(new RegExp(`/${language}/desk$`))
  await expectAlive(page)
  // The splash is shown to travellers, not to staff.
  await expect(page.locator('.splash')).toHaveCount(0)
  const places = await openMenu(page, t, { isMobile, group: 'bookings' })
  await expect(places.getByRole('link', { name: t('admin.today'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(places.getByText(t('admin.audit'), { exact: true })).toHaveCount(0)
  await expect(places.getByRole('link', { name: t('admin.messages'), exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect((await page.goto(`/${language}/desk/audit`))?.status()).toBe(404)
})

test('admin responds with 404 to a traveller', async ({ page, language, t }) => {
  const guest = demoPeople.find(({ role }) => !role)
  await page.goto(`/${language}/auth/signin`)
  await page.getByText(t('account.signInByPassword'), { exact: true }).click()
  await page.locator('[name=email]').fill(guest?.email ?? '')
  await page.locator('[name=password]').fill(guest?.password ?? '')
  await page.locator('main button[value=password]').click()
  await expect(page).toHaveURL(/my-booking/)
  expect((await page.goto(`/${language}/desk`))?.status()).toBe(404)
})

test('keyboard shortcuts focus the search and open the shortcut help, and can be turned off', async ({
  page,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'phones have no keys')
  await bookAsGuest(page, 'own', 51)
  await page.context().clearCookies()
  await toAdmin(page, 'agent', `/${language}/desk`)
  await expect(page).toHaveURL(new RegExp(`/${language}/desk$`))
  await expectAlive(page)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`/${language}/desk/bookings`)
  await expectAlive(page)
  await page.keyboard.press('j')
  await expect(page.getByRole('row').nth(1).locator(':focus')).toHaveAttribute('href', /\/bookings\//)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t('admin.shortcuts') })
  await expect(help).toBeVisible()
  await expectAccessible(page)
  await help.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(help).toBeHidden()
})

test('public pages load no code of admin', async ({ page, language }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`/${language}`)
  await page.mouse.move(10, 10)
  await expectAlive(page)
  expect(requested.filter((path) => /desk/.test(path))).toEqual([])
  expect(requested.some((path) => path.startsWith('/assets/manifest'))).toBe(true)
})

test('an idle agent is warned, then signed out without losing typed text, and returns to the same page after signing in', async ({
  page,
  t,
  language,
}) => {
  await page.clock.install()
  await toAdmin(page, 'agent', `/${language}/desk`)
  await expectAlive(page)
  await page.clock.fastForward('56:00')
  const warning = page.getByRole('dialog', { name: t('admin.idleTitle') })
  await expect(warning).toBeVisible()
  await expectAccessible(page)
  await warning.getByRole('button', { name: t('admin.idleStay') }).click()
  await expect(warning).toBeHidden()

  await page.getByRole('searchbox').fill('R7K2')
  await page.context().clearCookies({ name: 'session' })
  await page.clock.fastForward('56:00')
  await warning.getByRole('button', { name: t('admin.idleStay') }).click()
  const ended = page.getByRole('dialog', { name: t('admin.endedTitle') })
  await expect(ended).toBeVisible()
  await ended.getByRole('button', { name: t('common.close') }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('R7K2')

  // Set by every sign-in; it marks that the browser had a session.
  await page.context().addCookies([{ name: 'signed_in', value: '1', url: page.url() }])
  await page.goto(`/${language}/desk/bookings?q=R7K2`)
  await expect(page.getByText(t('account.endedTitle'))).toBeVisible()
  const agent = demoPeople.find(({ role }) => role === 'agent')
  await page.locator('[name=email]').fill(agent?.email ?? '')
  await page.locator('[name=password]').fill(agent?.password ?? '')
  await page.locator('main button[value=password]').click()
  await expect(page).toHaveURL(new RegExp(`/${language}/desk/bookings\\?q=R7K2$`))
})
