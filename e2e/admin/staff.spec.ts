import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { errorSummary, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { expireSessionProofs } from '../database.ts'
import { signInAsManager } from './manager.ts'
import { openMenu } from './staff.ts'

/** The path of the invitation link in the email to an address. */
async function invitationSentTo(page: Page, address: string): Promise<string> {
  const read = async () => {
    const answer = await page.request.get(`/dev/outbox?to=${encodeURIComponent(address)}`)
    return /\/(?:en|ar)\/desk\/invitation\?token=[\w-]+/.exec(await answer.text())?.[0] ?? ''
  }
  // The email is sent after the page has responded.
  await expect.poll(read).not.toBe('')
  return read()
}

test('a manager invites a colleague, who joins by the link; the role can be changed, and a suspended account has no access', async ({
  page,
  browser,
  t,
  language,
  isMobile,
}) => {
  await signInAsManager(page)
  await page.goto(`/${language}/desk/staff`)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const email = `new-${language}-${randomInt(1_000_000)}@example.com`
  await page.locator('[name=email]').fill('not an address')
  await page.getByRole('button', { name: t('staff.invite') }).click()
  await expect(errorSummary(page, t)).toBeVisible()
  await expectAccessible(page)
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=locale]').selectOption(language)
  const hotels = page.getByRole('group', { name: t('staff.hotels'), exact: true })
  await expect(hotels).toBeHidden()
  await page.getByRole('radio', { name: t('staff.inviteHotels') }).check()
  await page.getByRole('button', { name: t('staff.invite') }).click()
  await expect(errorSummary(page, t)).toContainText(t('staff.hotels'))
  await expect(hotels).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: t('staff.allHotels'), exact: true }).check()
  await page.getByRole('button', { name: t('staff.invite') }).click()
  await expect(page.getByRole('status').filter({ hasText: t('staff.saved') })).toBeVisible()
  await expect(page.getByRole('table', { name: t('staff.invitations') })).toContainText(email)

  const theirs = await browser.newContext({ viewport: page.viewportSize() })
  const guest = await theirs.newPage()
  await guest.addInitScript(() => sessionStorage.setItem('splash', '1'))
  await guest.goto(await invitationSentTo(page, email))
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('staff.invitationTitle'))
  await expectAccessible(guest)
  await guest.locator('[name=name]').fill('Noura Test')
  await guest.locator('[name=password]').fill('short')
  await guest.locator('main button[type=submit]').click()
  await expect(errorSummary(guest, t)).toBeVisible()
  await guest.locator('[name=password]').fill('a sentence that is long enough')
  await guest.locator('main button[type=submit]').click()
  await expect(guest).toHaveURL(new RegExp(`/${language}/desk$`))
  await expect(guest.getByRole('banner')).toContainText(t('admin.role', { role: 'agent' }))

  // An older session proves its owner before a second factor is set up.
  await expireSessionProofs(email)
  await guest.goto(`/${language}/desk/second-factor`)
  await expectAlive(guest)
  await guest.getByRole('button', { name: t('admin.factorBegin') }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(t('stepup.title'))
  await expectAccessible(guest)
  await guest.locator('[name=step_up_password]').fill('a sentence that is long enough')
  await guest.keyboard.press('Enter')
  await expect(guest.getByRole('img', { name: t('admin.factorQr') })).toBeVisible()

  await page.goto(`/${language}/desk/staff`)
  await expectAlive(page)
  const row = () => page.getByRole('row').filter({ hasText: email })
  await row().locator('summary').click()
  await row().locator('select[name=role]').selectOption('editor')
  await expectAccessible(page)
  await row()
    .getByRole('button', { name: t('staff.saveRole') })
    .click()
  await expect(row()).toContainText(t('admin.role', { role: 'editor' }))
  await expect(page.getByRole('status').filter({ hasText: t('staff.saved') })).toBeVisible()
  await guest.goto(`/${language}/desk`)
  await expect(guest.getByRole('banner')).toContainText(t('admin.role', { role: 'editor' }))

  await page.goto(`/${language}/desk/staff`)
  await expectAlive(page)
  await row().locator('summary').click()
  await row()
    .getByRole('link', { name: t('staff.chooseHotels') })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: t('staff.hotelsOf', { name: 'Noura Test' }) })).toBeVisible()
  await page.getByRole('button', { name: t('staff.saveHotels') }).click()
  await expect(errorSummary(page, t)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const choice = page.getByRole('group', { name: t('staff.hotels') })
  const name = language === 'en' ? 'Dar Al Yaqin' : 'دار اليقين'
  await choice.getByRole('searchbox').fill(name.slice(0, -1))
  await choice.getByRole('button', { name }).first().click()
  await expect(choice.getByRole('checkbox', { name })).toBeChecked()
  await page.getByRole('button', { name: t('staff.saveHotels') }).click()
  await expect(row()).toContainText(name)
  await guest.goto(`/${language}/desk/stock`)
  await expect(guest.locator('select[name=hotel] option')).toHaveCount(1)
  const places = await openMenu(guest, t, { isMobile })
  await expect(places.getByRole('link', { name: t('admin.stock') })).toBeVisible()
  await expect(places.getByRole('link', { name: t('editing.title') })).toHaveCount(0)
  expect((await guest.goto(`/${language}/desk/editing`))?.status()).toBe(404)

  await page.goto(`/${language}/desk/staff`)
  await expectAlive(page)
  await row().locator('summary').click()
  await row()
    .getByRole('button', { name: t('staff.suspend') })
    .click()
  await expect(row()).toContainText(t('staff.suspended'))
  await guest.goto(`/${language}/desk`)
  await expect(guest).toHaveURL(/auth\/signin\?next=/)
  await theirs.close()
})

test('an invalid invitation link shows that it has expired', async ({ page, t, language }) => {
  await page.goto(`/${language}/desk/invitation?token=nothing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('staff.invitationEnded'))
  await expectAccessible(page)
})

test('an API key is shown once, authorises API calls, and stops working when it is revoked', async ({
  page,
  t,
  language,
  request,
}) => {
  await signInAsManager(page)
  await page.goto(`/${language}/desk/keys`)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const name = `Partner ${language} ${randomInt(1_000_000)}`
  await page.locator('[name=name]').fill(name)
  await page.getByRole('button', { name: t('staff.make') }).click()
  const shown = page.getByRole('status').filter({ hasText: t('staff.madeText') })
  await expect(shown).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const key = await shown.locator('code').innerText()
  const ask = async () =>
    (await request.get('/api/v1/fetch_countries', { headers: { Authorization: `Bearer ${key}` } })).status()
  expect(await ask()).toBe(200)
  await page.goto(`/${language}/desk/keys`)
  await expect(page.locator('main')).not.toContainText(key)
  await page.getByRole('button', { name: t('staff.revokeOf', { name }) }).click()
  await expect(page.getByRole('status').filter({ hasText: t('staff.saved') })).toBeVisible()
  expect(await ask()).toBe(401)
})
