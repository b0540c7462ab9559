import { expect, test, type Page } from '@playwright/test'
import { translator } from '#text/translator.server.ts'
import { copyOfCheckout, type Checkout } from './checkout.ts'

const t = translator('en')
const typed = 'Maryam'

let checkout: Checkout

test.beforeAll(async () => {
  checkout = await copyOfCheckout()
  await checkout.start()
})

test.afterAll(async () => {
  await checkout.stop()
  await checkout.remove()
})

/** Opens a page and waits until React has taken it over. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(checkout.address + path)
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))), {
      timeout: 30_000,
    })
    .toBe(true)
  await page.mouse.move(300, 300)
}

/** Whether the document is the one that was marked: a reload forgets the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('the development server shows styled pages without complaints, and every edit within five seconds', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))

  await test.step('pages are styled after React has taken them over, in both languages', async () => {
    for (const path of [
      '/en',
      '/ar',
      '/en/hotels',
      '/ar/hotels/afnan-al-wadi',
      '/en/auth/signin',
      '/ar/desk',
      '/en/desk',
    ]) {
      await open(page, path)
      await expect(page.getByRole('banner').locator('.page-width').first()).toHaveCSS('display', 'flex')
    }
    expect(complaints).toEqual([])
  })

  await test.step('edits of components keep what was typed, and those of a loader or a style reload nothing', async () => {
    await open(page, '/en/contact-us')
    const name = page.getByRole('textbox', { name: t('content.yourName') })
    await name.fill(typed)
    await mark(page)
    await checkout.edit('src/web/reading/ContactForm.tsx', "{t('content.sendMessage')}", 'Edited component')
    await expect(page.getByRole('button', { name: 'Edited component' })).toBeVisible()
    await checkout.edit('src/web/kit/Field.tsx', '{label}', 'Edited kit {label}')
    await expect(page.getByText(`Edited kit ${t('content.yourName')}`)).toBeVisible()
    // The browser has the HTML of this part and not its code.
    await checkout.edit('src/web/reading/ContactWays.tsx', "{t('content.otherWays')}", 'Edited part')
    await expect(page.getByRole('heading', { name: 'Edited part' })).toBeVisible()
    await expect(name).toHaveValue(typed)
    await checkout.edit('src/web/routes/contact-us.tsx', 'title: header.title', "title: 'Edited loader'")
    await expect(page).toHaveTitle(/Edited loader/)
    await checkout.edit('src/web/styles/frame.css', 'background: var(--surface)', 'background: rgb(1, 2, 3)')
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('edits of a message and of the server’s code reload the page', async () => {
    await checkout.edit('src/text/en/content.ts', "message: '", "message: 'Edited text ")
    await expect(page.getByText(/Edited text/).first()).toBeVisible()
    await checkout.edit(
      'src/domains/content/handlers.server.ts',
      'name: inLocale(brand.name, locale)',
      "name: 'Edited handler'",
    )
    await expect(page.getByRole('banner').getByText('Edited handler')).toBeVisible()
  })

  await test.step('a server that does not run says why, and the page comes back once it does', async () => {
    await checkout.edit('src/domains/content/handlers.server.ts', "name: 'Edited handler'", 'name: undeclared(')
    await expect(page.getByText(/handlers\.server\.ts/).first()).toBeVisible()
    await checkout.edit('src/domains/content/handlers.server.ts', 'name: undeclared(', "name: 'Mended handler'")
    await expect(page.getByRole('banner').getByText('Mended handler')).toBeVisible()
  })
})
