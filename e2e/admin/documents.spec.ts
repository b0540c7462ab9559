import { adminLinks } from '#links/admin.ts'
import { links } from '#links/site.ts'
import { expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { bookAsGuest, adminPage } from './guest.ts'
import { pdfOf } from '#test/pdf.ts'
import { documentLinks } from '#links/booking.ts'

const pdf = Buffer.from(pdfOf({}))

test('staff ask for a document, the traveller sends it, and the staff accept it @main', async ({
  page,
  t,
  language,
  browser,
}) => {
  const reference = await bookAsGuest(page, 'portal', language === 'en' ? 41 : 47)
  await page.goto(links.home(language))
  const agent = await adminPage(browser, page, 'agent', adminLinks.booking(language, reference))
  await agent.getByText(t('documents.ask'), { exact: true }).click()
  const why = 'For the permit of the visit'
  await agent.locator('[name=kind]').selectOption('permit')
  await agent.locator('[name=why]').fill(why)
  await expectAccessible(agent)
  await agent.getByRole('button', { name: t('documents.askNow') }).click()
  await expect(agent.getByText(t('adminbookings.done_ask-document'))).toBeVisible()
  await expect(agent.locator('main')).toContainText(t('history.note', { note: 'document' }))

  await page.goto(documentLinks.booking(language, reference))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookingstatus.documentTitle'))
  await expect(page.getByText(why)).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const file = page.locator('input[type=file][name=file]')
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no document') })
  await page.getByRole('button', { name: t('documents.send') }).click()
  await expect(page.getByText(t('errors.file_type')).first()).toBeVisible()
  await file.setInputFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByRole('button', { name: t('documents.send') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bookingstatus.waitingTitle_hotel'))
  await expect(page.locator('#documents')).toContainText(t('documents.state', { state: 'sent' }))
  await expectAccessible(page)

  await agent.reload()
  // The place of the link can change until then.
  await expectAlive(agent)
  const coming = agent.waitForEvent('download')
  await agent
    .getByRole('link', { name: t('documents.openNamed', { name: t('documents.kind', { kind: 'permit' }) }) })
    .click()
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/)
  await agent.getByRole('button', { name: t('documents.accept'), exact: true }).click()
  await expect(agent.locator('main')).toContainText(t('documents.state', { state: 'accepted' }))
  await expectAccessible(agent)
  await agent.context().close()
})
