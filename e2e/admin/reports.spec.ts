import { readFileSync } from 'node:fs'
import { randomInt } from 'node:crypto'
import { errorSummary, expect, expectAccessible, expectAlive, expectNoSidewaysScroll, test } from '../test.ts'
import { call } from '../call.ts'
import { signInAsManager } from './manager.ts'
import { reports } from '#web/admin/reports/report-query.ts'
import { toAdmin } from './staff.ts'

test('a manager views each report, by Gregorian or Hijri month, and downloads it as a file', async ({
  page,
  t,
  language,
}) => {
  await signInAsManager(page)
  for (const report of reports) {
    await page.goto(`/${language}/desk/reports?report=${report}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(`reports.${report}`))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  await page.goto(`/${language}/desk/reports?report=audit`)
  await expectAlive(page)
  await expect(page.getByRole('table')).toContainText(t('auditacts.confirm_second_factor'))
  await page.getByRole('link', { name: t('reports.hijri') }).click()
  await expect(page).toHaveURL(/month=14\d\d-\d\d/)
  const link = page.getByRole('link', { name: t('reports.auditFile') })
  await expect(link).toHaveAttribute('href', /month=14\d\d-\d\d/)
  const loading = page.waitForEvent('download')
  await link.click()
  const file = await loading
  expect(file.suggestedFilename()).toMatch(/^audit-14\d\d-\d\d\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toMatch(new RegExp(`^\\ufeff${t('reports.at')},`))
  expect(text).toContain('confirm_second_factor')
})

test('the end of a period that is before its beginning is marked at its field', async ({ page, t, language }) => {
  await signInAsManager(page)
  await page.goto(`/${language}/desk/reports?report=payments&from=2026-02-01&to=2026-01-01`)
  await expect(errorSummary(page, t)).toContainText(t('errors.period_order'))
  await expect(page.getByLabel(t('reports.lastDay'), { exact: true })).toHaveAccessibleDescription(
    new RegExp(t('errors.period_order')),
  )
  // Said once on the screen; the summary is for screen readers and the keyboard.
  await expect(errorSummary(page, t)).toHaveCSS('clip-path', 'inset(50%)')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('an agent can open only the bookings report', async ({ page, t, language }) => {
  await toAdmin(page, 'agent', `/${language}/desk/reports`)
  await expect(page).toHaveURL(/desk\/reports/)
  await expect(page.getByRole('link', { name: t('reports.lines') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: t('reports.which') })).toHaveCount(0)
  expect((await page.goto(`/${language}/desk/reports?report=revenue`))?.status()).toBe(404)
  expect((await page.request.get(`/${language}/desk/reports/file?report=revenue`)).status()).toBe(404)
  const each = await page.request.get(`/${language}/desk/reports/file?lines=yes`)
  expect([each.status(), each.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
})

test('a contact message is answered by email from its page and disappears from the list', async ({
  page,
  t,
  language,
}) => {
  await page.goto(`/${language}/faq`)
  const name = `Huda ${randomInt(1_000_000)}`
  const email = `huda-${randomInt(1_000_000)}@example.com`
  const message = 'Can forty of us stay in one house?'
  const { receipt } = await call<{ receipt: string }>(page.request, 'send_contact_message', {
    name,
    email,
    topic: 'group',
    message,
  })
  await toAdmin(page, 'agent', `/${language}/desk/messages`)
  await expect(page).toHaveURL(/desk\/messages$/)
  await expectAlive(page)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: receipt }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(receipt)
  await expectAccessible(page)
  await page.getByRole('button', { name: t('messages.send') }).click()
  await expect(errorSummary(page, t)).toBeVisible()
  await page.locator('[name=answer]').fill('They can, from May on.')
  await page.getByRole('button', { name: t('messages.send') }).click()
  await expect(page.getByRole('status').filter({ hasText: receipt })).toBeVisible()
  await expect(page.getByRole('link', { name: receipt })).toHaveCount(0)
  const outbox = async () => (await page.request.get(`/dev/outbox?to=${encodeURIComponent(email)}`)).text()
  await expect.poll(outbox).toContain('They can, from May on.')
  await page.goto(`/${language}/desk/messages/${receipt.toLowerCase()}`)
  await expect(page.getByText('They can, from May on.')).toBeVisible()
  await expect(page.getByRole('button', { name: t('messages.send') })).toHaveCount(0)
  await expectAccessible(page)
})
