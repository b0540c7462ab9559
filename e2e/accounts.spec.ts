import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { links } from '#links/site.ts'
import { expireSessionProofs, clearCodeRateLimit } from './database.ts'
import { codeSentTo, linkSentTo } from './outbox.ts'
import { mainButton, signUp, signUpPassword } from './sign-up.ts'
import { errorSummary, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test, unfold } from './test.ts'

const newPassword = 'another one that is long'

const inArabic = (digits: string) => digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))

async function signOut(page: Page) {
  await page.context().clearCookies({ name: 'session' })
  await page.context().clearCookies({ name: 'signed_in' })
}

/** Makes the page offer to send the code again, as it does after a minute. */
async function endCountdown(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'code_step')
  if (!cookie) throw new Error('no code was sent')
  const step = { ...(JSON.parse(decodeURIComponent(cookie.value)) as object), resendAt: new Date().toISOString() }
  await page.context().addCookies([{ ...cookie, value: encodeURIComponent(JSON.stringify(step)) }])
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test(`signing in with a code${scripts ? ' @main' : ''}`, async ({ page, t, language }) => {
      const { address, code: first } = await signUp(page, language)
      await signOut(page)
      await page.goto(`/${language}/auth/signin?next=/${language}/hotels`)
      if (scripts) {
        await expectAlive(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await page.locator('[name=to]').fill(address)
      await page.getByRole('button', { name: t('account.sendCode') }).click()
      const code = await codeSentTo(page, address, first)
      const wrong = code === '000000' ? '000001' : '000000'
      const field = page.getByLabel(t('account.code'), { exact: true })
      // Arabic digits, as some keyboards type them; the sixth submits the form, which keeps them.
      await field.pressSequentially(scripts ? inArabic(wrong) : wrong)
      if (scripts) await expect(errorSummary(page, t)).toBeVisible()
      await expect(field).toHaveValue(wrong)
      const hidden = () => field.evaluate((input) => input.scrollWidth - input.clientWidth)
      const size = page.viewportSize()
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await hidden(), `all six digits are in sight at ${width} pixels`).toBe(0)
      }
      if (size) await page.setViewportSize(size)
      if (!scripts) await mainButton(page, t('common.signIn')).first().click()
      await expect(errorSummary(page, t)).toBeVisible()
      if (scripts) {
        await expect(page).toHaveTitle(new RegExp(`^${t('errors.inTitle')} \\S`))
        await expectAccessible(page)
      }
      // As pasted from a message.
      await field.fill(scripts ? ` ${code.slice(0, 3)}-${code.slice(3)} ` : code)
      if (!scripts) await mainButton(page, t('common.signIn')).first().click()
      await expect(page).toHaveURL(new RegExp(`/${language}/hotels$`))
      await expect(page).not.toHaveTitle(new RegExp(t('errors.inTitle')))
    })

    test('a forgotten password is reset with a code that can be sent again, and the traveller returns to the page', async ({
      page,
      t,
      language,
    }) => {
      const { address, code: first } = await signUp(page, language)
      await signOut(page)
      await page.goto(`/${language}/auth/signin?next=/${language}/hotels`)
      await page.getByText(t('account.signInByPassword'), { exact: true }).click()
      await page.getByRole('link', { name: t('account.forgotPassword') }).click()
      await page.locator('[name=to]').fill(address)
      await page.getByRole('button', { name: t('account.sendCode') }).click()
      await expect(page).toHaveURL(/auth\/resetpassword$/)
      if (scripts) {
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      const code = await codeSentTo(page, address, first)
      await page.locator('[name=remove_passkeys]').check()
      await page.locator('[name=code]').fill(code)
      await page.locator('[name=password]').fill('short')
      await page.getByRole('button', { name: t('account.setPassword') }).click()
      await expect(errorSummary(page, t)).toBeVisible()
      await expect(page.locator('[name=remove_passkeys]')).toBeChecked()

      await clearCodeRateLimit()
      await endCountdown(page)
      await page.goto(`/${language}/auth/resetpassword`)
      if (scripts) await expectAlive(page)
      const resend = page.getByRole('button', { name: t('account.resend') })
      await resend.click()
      // The button counts down again.
      if (scripts) await expect(resend).toHaveCount(0)
      await page.locator('[name=code]').fill(await codeSentTo(page, address, code))
      await page.locator('[name=password]').fill(newPassword)
      await page.getByRole('button', { name: t('account.setPassword') }).click()
      await expect(page.getByText(t('account.passwordSet'))).toBeVisible()
      await page.locator('[name=email]').fill(address)
      await page.locator('[name=password]').fill(newPassword)
      await mainButton(page, t('common.signIn')).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/hotels$`))
    })
  })
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('personal data: photo, name, phone confirmed by a code, password, account deletion', async ({
      page,
      t,
      language,
    }) => {
      await signUp(page, language)
      await page.goto(`/${language}/profile/my-booking`)
      await page
        .getByRole('navigation', { name: t('accountmenu.manageAccount') })
        .getByRole('link', { name: t('accountmenu.personalData') })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile.title'))
      if (scripts) {
        await expectAlive(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }

      await unfold(page, t('profile.photo'))
      const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c9994a' } })
        .jpeg()
        .toBuffer()
      await page.locator('[name=photo]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
      if (!scripts) await page.getByRole('button', { name: t('profile.addPhoto') }).click()
      await expect(page.getByRole('img', { name: t('profile.photoOf', { name: 'Amal Account' }) })).toBeVisible()
      const remove = page.getByRole('button', { name: t('profile.removePhoto') })
      await remove.click()
      await expect(remove).toHaveCount(0)

      await page.locator('[name=name]').fill('سلمى الحساب')
      await page.locator('[name=nationality]').selectOption('EG')
      for (const [part, text] of [
        ['day', '17'],
        ['month', '6'],
        ['year', '1405'],
      ] as const)
        await page.locator(`[name=birth_date_${part}]`).fill(text)
      await page.getByRole('button', { name: t('profile.save'), exact: true }).click()
      await expect(page.getByRole('main').getByText(t('profile.saved'))).toBeVisible()
      await expect(page.locator('[name=name]')).toHaveValue('سلمى الحساب')
      // 17 Jumada al-Akhirah 1405.
      await expect(page.locator('[name=birth_date_year]')).toHaveValue('1985')
      await expect(page.locator('[name=birth_date_day]')).toHaveValue('9')

      const number = `50${String(randomInt(10_000_000)).padStart(7, '0')}`
      await unfold(page, t('common.phone'))
      await page.locator('[name=phone]').fill('12')
      await page.getByRole('button', { name: t('profile.savePhone') }).click()
      await expect(errorSummary(page, t)).toBeVisible()
      // A single error stands at its field.
      if (scripts) await expect(page.locator('[name=phone]')).toBeFocused()
      await page.locator('[name=phone]').fill(number)
      await page.getByRole('button', { name: t('profile.savePhone') }).click()
      await expect(page.getByText(t('profile.phoneUnconfirmed'))).toBeVisible()
      await page.locator('[name=code]').fill(await codeSentTo(page, `+966${number}`))
      if (!scripts) await page.getByRole('button', { name: t('profile.confirmPhone') }).click()
      await expect(page.getByText(t('profile.phoneConfirmed'), { exact: true })).toBeVisible()

      await page.getByRole('link', { name: t('accountmenu.password'), exact: true }).click()
      await page.locator('[name=current_password]').fill('not the one at all')
      await page.locator('[name=new_password]').fill(newPassword)
      await page.getByRole('button', { name: t('profile.changePassword') }).click()
      await expect(errorSummary(page, t)).toBeVisible()
      await page.locator('[name=current_password]').fill(signUpPassword)
      await page.locator('[name=new_password]').fill(newPassword)
      await page.getByRole('button', { name: t('profile.changePassword') }).click()
      await expect(page.getByText(t('profile.passwordChanged'))).toBeVisible()

      await page.goto(`/${language}/profile/personal-data`)
      await unfold(page, t('profile.delete'))
      await page.locator('[name=sure]').check()
      await page.getByRole('button', { name: t('profile.deleteNow') }).click()
      await expect(page.getByText(t('account.deletedTitle'))).toBeVisible()
      await page.goto(`/${language}/profile/personal-data`)
      await expect(page).toHaveURL(/auth\/signin/)
    })
  })
}

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('an older session proves its owner by keyboard, and the change goes on with what was typed; the email undoes it', async ({
      page,
      t,
      language,
    }) => {
      const { address, code: first } = await signUp(page, language)
      const number = `50${String(randomInt(10_000_000)).padStart(7, '0')}`
      await expireSessionProofs(address)
      await page.goto(`/${language}/profile/personal-data`)
      if (scripts) await expectAlive(page)
      await unfold(page, t('common.phone'))
      await page.locator('[name=phone]').fill(number)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('stepup.title'))
      if (scripts) {
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      const password = page.locator('[name=step_up_password]')
      await password.fill('not the one at all')
      await page.keyboard.press('Enter')
      await expect(errorSummary(page, t)).toBeVisible()
      await password.fill(signUpPassword)
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('profile.phoneSaved')).first()).toBeVisible()
      const grouped = `+966 ${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`
      await expect(page.getByText(grouped)).toBeVisible()

      const earlier = await linkSentTo(page, address, 'auth/undo')

      // The number is removed with a code.
      await expireSessionProofs(address)
      await page.goto(`/${language}/profile/personal-data`)
      await unfold(page, t('common.phone'))
      await page.getByRole('button', { name: t('profile.removePhone') }).click()
      await page.getByRole('button', { name: t('stepup.by_email') }).click()
      await page.locator('[name=step_up_code]').fill(await codeSentTo(page, address, first))
      if (scripts) await expectAccessible(page)
      await page.keyboard.press('Enter')
      await expect(page.getByText(t('profile.phoneNone'))).toBeVisible()

      await page.goto(await linkSentTo(page, address, 'auth/undo', earlier))
      if (scripts) {
        await expectAlive(page)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('undo.title'))
      await page.locator('[name=password]').fill(newPassword)
      await page.getByRole('button', { name: t('undo.now') }).click()
      await expect(page.getByText(t('account.passwordSet'))).toBeVisible()
      await page.locator('[name=email]').fill(address)
      await page.locator('[name=password]').fill(newPassword)
      await mainButton(page, t('common.signIn')).click()
      await expect(page).toHaveURL(/profile\/my-booking/)
      await page.goto(`/${language}/profile/personal-data`)
      await expect(page.getByText(grouped)).toBeVisible()
    })
  })
}

test('a visitor without a started sign-in step is redirected to the first step', async ({ page, language }) => {
  await page.goto(`/${language}/auth/registerotp`)
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/register$`))
  await page.goto(`/${language}/auth/resetpassword`)
  await expect(page).toHaveURL(new RegExp(`/${language}/auth/forgitpass$`))
})

test('the link to the sign-in is not shown to a signed-in person, and returns when the session has ended', async ({
  page,
  language,
  t,
}) => {
  await signUp(page, language)
  const waiting: (() => void)[] = []
  await page.route('**/api/v1/fetch_profile', async (route) => {
    await new Promise<void>((answer) => waiting.push(answer))
    await route.continue()
  })
  await page.goto(links.home(language))
  await expect.poll(() => waiting.length).toBe(1)
  const header = page.getByRole('banner')
  await expect(header.locator('a.account')).toHaveCSS('visibility', 'hidden')
  waiting[0]?.()
  await expect(header.locator('summary.account')).toBeVisible()

  // The session ends elsewhere; the cookie that scripts read stays.
  await page.context().clearCookies({ name: /session/ })
  await page.goto(links.home(language))
  await expect.poll(() => waiting.length).toBe(2)
  await expect(header.locator('a.account')).toHaveCSS('visibility', 'hidden')
  waiting[1]?.()
  await expect(header.getByRole('link', { name: t('common.signIn') })).toBeVisible()
})
