import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { codeAt, stepOf } from '#domains/staff/totp.server.ts'
import { fileSize } from '#i18n/format.ts'
import { errorSummary, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { call } from '../call.ts'
import { bookAsGuest, adminPage } from './guest.ts'
import { sendAgain, toAdmin } from './staff.ts'

// The traveller and the staff use separate browsers.

const seesStatus = async (page: Page, language: string, reference: string, title: string) => {
  await page.goto(`/${language}/booking/confirm?reference=${reference}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
const done = (page: Page, text: string) => expect(page.getByRole('main')).toContainText(text)

test('an agent finds a request, confirms it, and the traveller sees it confirmed @main', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'portal', 33)
  const agent = await adminPage(browser, page, 'agent', `/${language}/desk`)
  await expect(agent.getByRole('table', { name: t('adminbookings.dayWaiting') })).toContainText(reference)
  await expectAccessible(agent)
  await expectNoSidewaysScroll(agent)
  await agent.getByRole('searchbox', { name: t('admin.search') }).fill(reference)
  await agent.keyboard.press('Enter')
  await expect(agent.getByRole('table', { name: t('adminbookings.found', { count: 1 }) })).toBeVisible()
  // A date that cannot be read is no filter: it stays in its field, with an error.
  const from = agent.getByLabel(t('adminbookings.from'))
  await from.fill('31/2/2027')
  await from.press('Enter')
  await expect(agent).toHaveURL(/from=31/)
  await expect(from).toHaveValue('31/2/2027')
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(agent)
  await agent.getByRole('link', { name: reference }).click()
  await expect(agent.getByRole('main')).toContainText(reference)
  await expectAccessible(agent)
  await expectNoSidewaysScroll(agent)
  await agent.getByRole('button', { name: t('adminbookings.confirm'), exact: true }).click()
  await done(agent, t('adminbookings.done_confirm'))
  await seesStatus(page, language, reference, t('booking.confirmedTitle'))

  // Traveller and staff write to each other, and each sees whether the other has read it.
  const [question, answer] = ['Is there a lift to the prayer hall?', 'Yes, beside the main entrance.']
  const conversation = (side: Page) => side.getByRole('list', { name: t('conversation.list') })
  // Larger than forms without files may be.
  const photo = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const write = async (side: Page, text: string) => {
    await side.getByLabel(t('conversation.label')).fill(text)
    await side
      .getByLabel(t('conversation.file'))
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
    await side.getByRole('button', { name: t('conversation.send'), exact: true }).click()
    await expect(conversation(side)).toContainText(text)
    const ofMessage = conversation(side).getByRole('listitem').filter({ hasText: text })
    await expect(ofMessage.getByRole('link', { name: t('conversation.openFile', { number: '1' }) })).toBeVisible()
  }
  await page
    .getByRole('navigation', { name: t('voucher.documentsOf', { reference }) })
    .getByRole('link', { name: t('voucher.messages') })
    .click()
  // A file over the limit stays on the form, with the message.
  const file = page.getByLabel(t('conversation.file'))
  const large = { name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(maxDocumentBytes + 1) }
  await expectAlive(page)
  await page.getByLabel(t('conversation.label')).fill(question)
  await file.setInputFiles(large)
  await page.getByRole('button', { name: t('conversation.send') }).click()
  await expect(file).toHaveAccessibleDescription(
    new RegExp(t('errors.file_too_large_limit', { max: fileSize(maxDocumentBytes, language) })),
  )
  await expect(file).toBeFocused()
  await expect(page.getByLabel(t('conversation.label'))).toHaveValue(question)
  await write(page, question)
  await expect(conversation(page)).toContainText(t('conversation.notRead'))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await agent.goto(`/${language}/desk/messages`)
  await agent
    .getByRole('table', { name: t('conversation.waitingTitle') })
    .getByRole('link', { name: reference })
    .click()
  await expect(conversation(agent)).toContainText(question)
  await write(agent, answer)
  await expectAccessible(agent)
  await page.reload()
  await expect(conversation(page).locator('> li')).toHaveCount(2)
  await expect(conversation(page)).toContainText(answer)
  await expect(conversation(page)).not.toContainText(t('conversation.notRead'))
  await agent.reload()
  await expect(conversation(agent).locator('> li').last()).toContainText(t('conversation.read'))
  await agent.context().close()
})

test('an agent rejects with a reason; a colleague with an outdated page sees who made the change', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'portal', 36)
  const agent = await adminPage(browser, page, 'agent', `/${language}/desk/bookings/${reference.toLowerCase()}`)
  // Signed in and redirected to the requested page.
  await expect(agent.getByRole('main')).toContainText(reference)
  const colleague = await agent.context().newPage()
  await colleague.goto(agent.url())
  await expect(colleague.getByRole('main')).toContainText(reference)
  await agent
    .locator('summary')
    .filter({ hasText: t('adminbookings.reject') })
    .click()
  await agent.locator('[name=reason]').selectOption('hotel_closed')
  await agent.getByRole('button', { name: t('adminbookings.reject'), exact: true }).click()
  await done(agent, t('adminbookings.done_reject'))
  await colleague
    .locator('summary')
    .filter({ hasText: t('adminbookings.newNote') })
    .click()
  const note = colleague.getByRole('textbox', { name: t('adminbookings.note') })
  await note.fill('The guest rings again')
  await colleague.getByRole('button', { name: t('adminbookings.confirm'), exact: true }).click()
  await expect(
    colleague
      .getByRole('alert')
      .or(colleague.getByRole('status'))
      .filter({ hasText: t('adminbookings.changedTitle') }),
  ).toContainText('Demo Agent')
  // The page below is as it is now, with what was typed in another form.
  await expect(colleague.getByRole('button', { name: t('adminbookings.confirm'), exact: true })).toHaveCount(0)
  await expect(note).toHaveValue('The guest rings again')
  await seesStatus(page, language, reference, t('bookingstatus.rejectedTitle_hotel'))
  await agent.context().close()
})

test('an agent offers another stay, and the traveller accepts it', async ({ page, browser, t, language }) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'portal', 39)
  const agent = await adminPage(browser, page, 'agent', `/${language}/desk/bookings/${reference.toLowerCase()}`)
  await agent
    .locator('summary')
    .filter({ hasText: t('adminbookings.offer') })
    .click()
  await agent.locator('[name=hotel]').fill('dar-al-yaqin')
  await agent.getByRole('button', { name: t('adminbookings.offerFind') }).click()
  await agent.locator('[name=amount]').first().fill('199')
  await agent.getByRole('button', { name: t('adminbookings.offerSend') }).click()
  await done(agent, t('adminbookings.done_offer'))
  await seesStatus(page, language, reference, t('bookingstatus.waitingUserTitle'))
  await page.getByRole('button', { name: t('bookingstatus.acceptOffer') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
  await agent.context().close()
})

test('a refund owed for a bank transfer is recorded as paid out, and the traveller sees it', async ({
  page,
  browser,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'own', 47)
  const address = `/${language}/desk/bookings/${reference.toLowerCase()}`
  const agent = await adminPage(browser, page, 'agent', address)
  const open = (words: string) => agent.locator('summary').filter({ hasText: words }).click()
  await open(t('adminbookings.arrival'))
  await agent.locator('#arrival-amount').fill('300')
  await agent.locator('[name=way]').selectOption('transfer')
  await agent.getByRole('button', { name: t('adminbookings.arrivalNow') }).click()
  await done(agent, t('adminbookings.done_arrival'))
  await expect(agent.getByText(t('adminbookings.dayDue'), { exact: true })).toBeVisible()
  type Quoted = { penalty: { minor: number; currency: string } }
  const { penalty } = await call<Quoted>(page.request, 'quote_cancellation', { reference })
  await call(page.request, 'cancel_booking', { reference, accepted_penalty: penalty })
  const notesOfManualRefund = async () => {
    await seesStatus(page, language, reference, t('bookingstatus.cancelledTitle'))
    const [begins = ''] = t('bookingstatus.byHandRefunded', { amount: '§' }).split('§')
    return page.getByRole('main').getByText(begins).count()
  }
  expect(await notesOfManualRefund()).toBe(0)
  const day = agent.getByRole('table', { name: t('adminbookings.dayToGiveBack') }).filter({ hasText: reference })
  await agent.goto(`/${language}/desk`)
  await expect(day).toBeVisible()

  await agent.goto(address)
  await open(t('adminbookings.manualRefund'))
  await expectAccessible(agent)
  await expectNoSidewaysScroll(agent)
  const amount = agent.locator('#give-back-amount')
  await expect(amount).toHaveValue(/^300/)
  const on = agent.locator('[name=given_on]')
  const today = await on.inputValue()
  await on.fill('yesterday')
  await on.blur()
  await expect(on).toHaveAttribute('aria-invalid', 'true')
  await on.fill(today)
  await on.blur()
  await expect(on).not.toHaveAttribute('aria-invalid', 'true')
  await amount.fill('300.01')
  await agent.getByRole('button', { name: t('adminbookings.giveBackNow') }).click()
  await expect(agent.getByRole('alert')).toContainText(t('errors.too_big_limit', { max: 300 }))
  await amount.fill('300')
  await agent.locator('[name=given_note]').fill('TRF 4711')
  await agent.getByRole('button', { name: t('adminbookings.giveBackNow') }).click()
  await done(agent, t('adminbookings.done_give-back'))
  // A settled account is folded.
  await open(t('folio.title'))
  await expect(agent.getByRole('table', { name: t('folio.title'), exact: true })).toContainText('TRF 4711')
  await expect(agent.locator('summary').filter({ hasText: t('adminbookings.manualRefund') })).toHaveCount(0)
  await expectAccessible(agent)
  await agent.goto(`/${language}/desk`)
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText(t('admin.today'))
  await expect(day).toHaveCount(0)
  expect(await notesOfManualRefund()).toBe(1)
  await agent.context().close()
})

test('a manager sets up the second factor and refunds a paid booking, and the audit log records it', async ({
  page,
  browser,
  t,
  language,
  isMobile,
}) => {
  test.skip(isMobile, 'a second factor is set up once')
  await page.goto(`/${language}/faq`)
  const reference = await bookAsGuest(page, 'own', 42, 'prepay')
  const { page: pay } = await call<{ page: string }>(page.request, 'start_payment', { reference })
  await page.goto(pay)
  await page.locator('form button').first().click()
  await seesStatus(page, language, reference, t('booking.confirmedTitle'))

  const manager = await adminPage(browser, page, 'manager', `/${language}/desk/bookings/${reference.toLowerCase()}`)
  await expect(manager).toHaveURL(/second-factor\?next=/)
  await manager.getByRole('button', { name: t('admin.factorBegin') }).click()
  await expect(manager.getByRole('img', { name: t('admin.factorQr') })).toBeVisible()
  await expectAccessible(manager)
  const key = (await manager.locator('main code').innerText()).replaceAll(/\s/g, '')
  await manager.locator('[name=code]').fill('000000')
  await manager.getByRole('button', { name: t('admin.factorConfirm') }).click()
  await expect(errorSummary(manager, t)).toBeVisible()
  await manager.locator('[name=code]').fill(codeAt(fromBase32(key), stepOf(new Date())))
  await manager.getByRole('button', { name: t('admin.factorConfirm') }).click()
  await expect(manager.locator('main code')).toHaveCount(10)
  await manager.getByRole('link', { name: t('admin.factorGoOn') }).click()

  await expect(manager.getByRole('main')).toContainText(reference)
  for (const summary of [t('folio.title'), t('adminbookings.refund')]) {
    await manager.locator('summary').filter({ hasText: summary }).click()
  }
  await manager.locator('#refund-amount').fill('10.50')
  await manager.getByRole('button', { name: t('adminbookings.refundNow') }).click()
  await done(manager, t('adminbookings.done_refund'))
  await manager.goto(`/${language}/desk/audit`)
  await expect(manager.getByRole('table')).toContainText(t('auditacts.refund_booking'))
  await expectAccessible(manager)
  await manager.context().close()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an agent confirms a request with plain forms', async ({ page, t, language }) => {
    await page.goto(`/${language}/faq`)
    const reference = await bookAsGuest(page, 'portal', 45)
    await page.context().clearCookies()
    await toAdmin(page, 'agent', `/${language}/desk/bookings/${reference.toLowerCase()}`)
    await page.getByRole('button', { name: t('adminbookings.confirm'), exact: true }).click()
    await done(page, t('adminbookings.done_confirm'))
    const addNote = page.getByRole('button', { name: t('adminbookings.addNote') })
    await page
      .locator('summary')
      .filter({ hasText: t('adminbookings.newNote') })
      .click()
    await page.locator('form').filter({ has: addNote }).getByRole('textbox').fill(written)
    await page.context().clearCookies()
    await addNote.click()
    await sendAgain(page, t, (tab) => toAdmin(tab, 'agent', `/${language}/desk`))
    await expect(page.getByRole('main')).toContainText('A second line: “بسلام”.')
  })
})

const written = 'Late arrival & a <b>cot</b>, please.\nA second line: “بسلام”.'

function fromBase32(text: string): Buffer {
  const bits = text
    .split('')
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
