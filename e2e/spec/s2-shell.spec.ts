import { signUp } from '../sign-up.ts'
import { expect, expectAlive, test } from '../test.ts'

test('§2 the root renders the layout, the page, a splash, a toast area and an empty dialog @main', async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await expect(page.getByRole('banner')).not.toHaveCount(0)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('.splash')).toHaveCount(1)
  await expect(page.locator(`#toasts[aria-label="${t('shell.notifications')}"]`)).toHaveCount(1)
  await expect(page.locator('dialog#notice')).toBeHidden()
  await expect(page.locator('dialog#notice')).toBeEmpty()
})

test('§2 the dialog shows an icon, a title and a message, for example when a session has ended @main', async ({
  page,
  context,
  baseURL,
  language,
  t,
}) => {
  await context.addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
  await page.goto(`/${language}/hotels`)
  const dialog = page.getByRole('dialog', { name: t('shell.sessionEnded') })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText(t('shell.sessionEndedText'))
  await expect(dialog.locator('svg').first()).toBeVisible()
  await dialog.getByRole('button', { name: t('common.close') }).click()
  await expect(page.locator('dialog#notice')).toBeHidden()
  await expect(page.locator('dialog#notice')).toBeEmpty()
  // Shown once: the `signed_in` cookie is removed.
  await page.reload()
  await expectAlive(page)
  expect((await context.cookies()).some(({ name }) => name === 'signed_in')).toBe(false)
})

test('§2 a loading route is announced by the page @main', async ({ page, language, t }) => {
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  let arrive = () => {}
  const held = new Promise<void>((go) => (arrive = go))
  await page.route('**/auth/register.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.locator('main summary').click()
  await page.locator('main a[href*="/auth/register"]').first().click()
  const status = page.getByRole('status').filter({ hasText: t('shell.pageLoading') })
  await expect(status).toBeAttached()
  await expect(status.locator('span')).toHaveCount(2)
  arrive()
  await expect(page).toHaveURL(/auth\/register/)
  await expect(status).not.toBeAttached()
})

test('§2 the menus of the header close by Escape, by a press or the focus outside, and when another opens @main', async ({
  page,
  language,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await signUp(page, language)
  await page.goto(`/${language}/faq`)
  const header = page.getByRole('banner')
  const menu = header.getByLabel(t('shell.openMenu'))
  const account = header.locator('summary.account')
  const packages = header.getByRole('link', { name: t('shell.packages') })
  const signOut = header.getByRole('button', { name: t('common.signOut') })

  await menu.click()
  await expect(packages).toBeVisible()
  await account.click()
  await expect(signOut).toBeVisible()
  await expect(packages).toBeHidden()
  // The whole account, beside the cart and the language.
  const pages = ['shell.myBookings', 'companions.title', 'accountmenu.personalData', 'accountmenu.giftCards'] as const
  for (const name of [...pages, 'accountmenu.password', 'shell.saved'] as const)
    await expect(header.getByRole('link', { name: t(name), exact: true })).toBeVisible()
  await menu.click()
  await expect(packages).toBeVisible()
  await expect(signOut).toBeHidden()
  await packages.focus()
  await page.keyboard.press('Escape')
  await expect(packages).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(packages).toBeVisible()
  await page.mouse.click(4, 600)
  await expect(packages).toBeHidden()
  await menu.click()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(packages).toBeHidden()
})
