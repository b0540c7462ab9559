import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Translator } from '#i18n/translator.ts'
import { links } from '#links/site.ts'
import { demoHotel } from '../public-pages.ts'
import { signUp } from '../sign-up.ts'
import { expect, expectAccessible, expectAlive, stayFromNow, test, unfold } from '../test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Message = { severity?: string; summary: string; detail?: string; life?: number; closable?: boolean }

const severities = ['info', 'success', 'warn', 'error', 'secondary', 'contrast']

const toasts = (page: Page, t: Translator) =>
  page.getByRole('status', { name: t('shell.notifications') }).locator('> *')

/** The toasts that screen readers announce with this severity. */
const toastsOf = (page: Page, t: Translator, severity: 'success' | 'info' | 'warn' | 'error') =>
  toasts(page, t).filter({ hasText: `${t('shell.severity', { severity })}: ` })

async function open(page: Page, path: string) {
  await page.goto(path)
  await expectAlive(page)
}

/** Dispatches the event until it is handled, because the listener is among the deferred parts of a page. */
const add = (page: Page, message: Message) =>
  expect
    .poll(() =>
      page.evaluate((detail) => !dispatchEvent(new CustomEvent('site:toast', { detail, cancelable: true })), message),
    )
    .toBe(true)

/** Opens a page whose clock stands still, so that toasts stay until the test moves it. */
async function openStatic(page: Page, path: string) {
  await page.clock.install({ time: new Date('2026-12-01T09:00:00Z') })
  await open(page, path)
  // The part that shows toasts loads at an idle moment, which does not come while the clock stands still.
  await add(page, { summary: 'Loaded', life: 0 })
  await expect(page.locator('#toasts > *')).toHaveCount(0)
  await page.clock.pauseAt(new Date('2026-12-01T10:00:00Z'))
}

test('§3 a toast has a severity, a summary and a detail @main', async ({ page, language, t }) => {
  await open(page, `/${language}/auth/signin`)
  for (const severity of severities) await add(page, { severity, summary: `Sum ${severity}`, detail: 'More' })
  const shown = toasts(page, t)
  await expect(shown).toHaveCount(severities.length)
  expect(await shown.evaluateAll((all) => all.map((one) => one.getAttribute('data-severity')))).toEqual(severities)
  await expect(shown.nth(2)).toContainText('Sum warn')
  await expect(shown.nth(2)).toContainText('More')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('§9 toasts are at the top right of the screen in both directions, on layer 1100 @main', async ({
  page,
  language,
  t,
}) => {
  await open(page, `/${language}/auth/signin`)
  await add(page, { summary: 'Here' })
  const area = page.getByRole('status', { name: t('shell.notifications') })
  await expect(area).toHaveAttribute('aria-live', 'polite')
  await expect(area).toHaveCSS('z-index', '1100')
  const box = await area.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBe(16)
  expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(width - 16)
})

test('§4 a toast disappears after its lifetime @main', async ({ page, language, t }) => {
  await openStatic(page, `/${language}/auth/signin`)
  await add(page, { summary: 'Its own', life: 2_000 })
  await add(page, { summary: 'By the rule' })
  await add(page, { severity: 'error', summary: 'Stays' })
  const shown = toasts(page, t)
  await expect(shown).toHaveCount(3)
  await page.clock.runFor(1_999)
  await expect(shown).toHaveCount(3)
  await page.clock.runFor(1)
  await expect(shown).toHaveCount(2)
  await page.clock.runFor(4_000)
  await expect(shown).toHaveText([/Stays/])
  await page.clock.runFor(3_600_000)
  await expect(shown).toHaveText([/Stays/])
})

test('§4 a toast pauses while hovered or focused, and resumes on leave @main', async ({ page, language, t }) => {
  await openStatic(page, `/${language}/auth/signin`)
  await add(page, { summary: 'Read me', life: 3_000 })
  const toast = toasts(page, t)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_000)
  await toast.hover()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 600)
  await page.clock.runFor(500)
  await toast.getByRole('button', { name: t('shell.closeNotification') }).focus()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await toast.getByRole('button').blur()
  await page.clock.runFor(499)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toBeHidden()
})

test('§4 a toast can be closed by hand, unless it is not closable @main', async ({ page, language, t }) => {
  await open(page, `/${language}/auth/signin`)
  await add(page, { severity: 'error', summary: 'Closable' })
  await add(page, { summary: 'Not closable', closable: false, life: 600_000 })
  await toastsOf(page, t, 'error')
    .getByRole('button', { name: t('shell.closeNotification') })
    .click()
  await expect(toasts(page, t)).toHaveText([/Not closable/])
  await expect(toasts(page, t).getByRole('button')).toHaveCount(0)
})

test('§4 with reduced motion, a toast appears without animation', async ({ page, language, t }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `/${language}/auth/signin`)
  await add(page, { summary: 'Still' })
  await expect(toasts(page, t)).toHaveCSS('animation-duration', '0.001s')
})

test('being offline is reported as long as it lasts', async ({ page, context, language, t }) => {
  await open(page, `/${language}/auth/signin`)
  // The code that reports it is loaded after the page: without it, nothing could be reported.
  await add(page, { summary: 'Loaded' })
  await toasts(page, t).getByRole('button').click()
  await expect(toasts(page, t)).toHaveCount(0)
  await context.setOffline(true)
  await expect(toastsOf(page, t, 'warn')).toContainText(t('shell.offline'))
  await context.setOffline(false)
  await expect(toasts(page, t)).toHaveText([new RegExp(t('shell.online'))])
})

test('§4 a stay added to the cart is reported once @main', async ({ page, language, t }) => {
  await open(page, links.hotel(language, demoHotel, stayFromNow(40, 2)))
  await openStatic(page, String(await page.locator('a[href*="/booking/book"]').first().getAttribute('href')))
  await page.getByRole('button', { name: t('prices.addToCart') }).click()
  // The next page loads its part for toasts at an idle moment, too: time passes in small steps until it is there.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(toastsOf(page, t, 'success')).toContainText(t('cart.added'), { timeout: 1_000 })
  }).toPass()
  await page.clock.resume()
  await page.reload()
  await expectAlive(page)
  await add(page, { summary: 'Heard after it' })
  await expect(toasts(page, t)).toHaveText([/Heard after it/])
})

test('§4 saving the profile, adding a photo and removing it are reported', async ({ page, language, t }) => {
  await signUp(page, language)
  await openStatic(page, links.personalData(language))
  await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
  await expect(toastsOf(page, t, 'success')).toContainText(t('profile.saved'))
  const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c9994a' } })
    .jpeg()
    .toBuffer()
  await page
    .getByLabel(t('profile.choosePhoto'))
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(toastsOf(page, t, 'success').filter({ hasText: t('profile.photoAdded') })).toBeVisible()
  await unfold(page, t('profile.photo'))
  await page.getByRole('button', { name: t('profile.removePhoto') }).click()
  await expect(toastsOf(page, t, 'info')).toContainText(t('profile.photoRemoved'))
})

test('§4 saving a hotel and removing it from the saved hotels are reported', async ({ page, language, t }) => {
  await openStatic(page, links.hotel(language, demoHotel))
  const heart = page.locator('main form[data-save]').first().getByRole('button')
  await heart.click()
  await expect(toastsOf(page, t, 'success')).toBeVisible()
  await heart.click()
  await expect(toastsOf(page, t, 'info')).toBeVisible()
  await heart.click()
  await expect(toastsOf(page, t, 'success')).toHaveCount(2)
  await page.clock.resume()
  await open(page, links.saved(language))
  await page.locator('main form button[value=remove]').click()
  await expect(toastsOf(page, t, 'info')).toContainText(t('hotel.removedHere'))
})

test('§4 a copied link is reported, and so is an error if copying is not allowed', async ({ page, language, t }) => {
  await openStatic(page, links.hotel(language, demoHotel))
  const answer = (allowed: boolean) =>
    page.evaluate((copies) => {
      const writeText = () => (copies ? Promise.resolve() : Promise.reject(new Error('not allowed')))
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    }, allowed)
  const share = page.locator('button[data-share]').first()
  await answer(true)
  await share.click()
  await expect(toastsOf(page, t, 'success')).toContainText(t('common.copied'))
  await answer(false)
  await share.click()
  await expect(toastsOf(page, t, 'error')).toContainText(t('common.copyFailed'))
})
