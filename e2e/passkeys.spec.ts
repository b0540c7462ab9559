import type { Page } from '@playwright/test'
import { expireSessionProofs } from './database.ts'
import { signUp, signUpPassword } from './sign-up.ts'
import {
  dayFromNow,
  errorSummary,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  test,
  unfold,
} from './test.ts'

// Passkeys do not work on IP addresses, so the server is addressed by name.
const named = `http://localhost:${process.env.E2E_PORT}`
test.use({ baseURL: named })

/** Adds a virtual authenticator that has verified its user. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    ownerIs: (verified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified }),
  }
}

test('a passkey is added, signs in, and is removed @main', async ({ page, t, language }) => {
  const device = await plugIn(page)
  const { address } = await signUp(page, language)
  await page.goto(`/${language}/profile/personal-data`)
  await expectAlive(page)
  await expect(page.getByRole('main').getByText(t('profile.passkeyNone'))).toBeVisible()
  await unfold(page, t('profile.passkeyTitle'))
  await page.locator('[name=passkey_name]').fill('هاتف Salma')
  await page.getByRole('button', { name: t('profile.passkeyAdd') }).click()
  await expect(page.getByRole('main').getByText(t('profile.passkeyAdded'))).toBeVisible()
  await expect(page.getByText('هاتف Salma', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // The same device again is reported as known, and no passkey is added.
  await page.getByRole('button', { name: t('profile.passkeyAdd') }).click()
  await expect(page.getByRole('main').getByText(t('profile.passkeyKnown'))).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`/${language}/auth/signin?next=/${language}/cart`)
  await expectAlive(page)
  const way = page.getByRole('button', { name: t('account.passkeySignIn') })
  await expectAccessible(page)
  await device.ownerIs(false)
  await way.click()
  await expect(page.getByText(t('account.passkeyNotDone'))).toBeVisible()
  await expectAccessible(page)
  await device.ownerIs(true)
  await way.click()
  await expect(page).toHaveURL(`${named}/${language}/cart`)

  await page.goto(`/${language}/profile/personal-data`)
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await unfold(page, t('profile.passkeyTitle'))
  await expect(page.getByText(new RegExp(t('profile.passkeyLastUsed', { when: '' }).trim()))).not.toHaveCount(0)
  await page.getByRole('button', { name: t('profile.passkeyRemoveNamed', { name: 'هاتف Salma' }) }).click()
  await expect(page.getByRole('main').getByText(t('profile.passkeyRemoved'))).toBeVisible()
  await expect(page.getByRole('main').getByText(t('profile.passkeyNone'))).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`/${language}/auth/signin`)
  await expectAlive(page)
  await way.click()
  await expect(page.getByText(t('errors.passkey_refused'))).toBeVisible()
})

test('on an IP address no passkey is offered', async ({ page, t, language }) => {
  await page.goto(`${named.replace('localhost', '127.0.0.1')}/${language}/auth/signin`)
  await expectAlive(page)
  await expect(page.getByRole('button', { name: t('account.passkeySignIn') })).toHaveCount(0)
})

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a passport is saved with consent, shown and removed', async ({ page, t, language }) => {
      await signUp(page, language)
      await page.goto(`/${language}/profile/personal-data`)
      await unfold(page, t('profile.documentTitle'))
      await page.locator('[name=issued_by]').selectOption('EG')
      await page.locator('[name=number_end]').fill('4f27')
      await page.locator('[name=expires_on]').fill(dayFromNow(1_000))
      await page.getByRole('button', { name: t('profile.documentSave') }).click()
      await expect(errorSummary(page, t)).toBeVisible()
      // Sensitive values are not sent back; only the consent was missing.
      await page.locator('[name=issued_by]').selectOption('EG')
      await page.locator('[name=number_end]').fill('4f27')
      await page.locator('[name=expires_on]').fill(dayFromNow(1_000))
      await page.locator('[name=consent]').check()
      await page.getByRole('button', { name: t('profile.documentSave') }).click()
      await expect(page.getByRole('main').getByText(t('profile.documentSaved'))).toBeVisible()
      await expect(page.getByText('4F27')).toBeVisible()
      if (scripts) await expectAccessible(page)
      await page.getByRole('button', { name: t('profile.documentRemove') }).click()
      await expect(page.getByRole('main').getByText(t('profile.documentRemoved'))).toBeVisible()
      await expect(page.getByText('4F27')).toHaveCount(0)
    })
  })
}

test('an older session proves its owner before a passkey is added, and by the passkey before it is removed', async ({
  page,
  t,
  language,
}) => {
  await plugIn(page)
  const { address } = await signUp(page, language)
  await expireSessionProofs(address)
  await page.goto(`/${language}/profile/personal-data`)
  await expectAlive(page)
  await unfold(page, t('profile.passkeyTitle'))
  await page.locator('[name=passkey_name]').fill('هاتف Salma')
  await page.getByRole('button', { name: t('profile.passkeyAdd') }).click()
  await page.locator('[name=step_up_password]').fill(signUpPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(t('profile.passkeyName'))).toHaveValue('هاتف Salma')
  await page.getByRole('button', { name: t('profile.passkeyAdd') }).click()
  await expect(page.getByRole('main').getByText(t('profile.passkeyAdded'))).toBeVisible()

  await expireSessionProofs(address)
  await page.getByRole('button', { name: t('profile.passkeyRemoveNamed', { name: 'هاتف Salma' }) }).click()
  await page.getByRole('button', { name: t('stepup.byPasskey') }).click()
  await expect(page.getByRole('main').getByText(t('profile.passkeyRemoved'))).toBeVisible()
  await expect(page.getByRole('main').getByText(t('profile.passkeyNone'))).toBeVisible()
})
