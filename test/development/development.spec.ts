import { expect, test, type Page } from '@playwright/test'
import { translator } from '#i18n/translator.server.ts'
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

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(checkout.address + path)
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true)
  await page.mouse.move(300, 300)
}

/** Marks the document to detect a reload, which removes the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('the development server serves styled pages without console errors, and every edit becomes visible', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))

  await test.step('pages are styled after hydration, in both languages', async () => {
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

  await test.step('edits of components keep what was typed, and edits of a loader or a style do not reload the page', async () => {
    await open(page, '/en/contact-us')
    const name = page.getByRole('textbox', { name: t('content.yourName') })
    await name.fill(typed)
    await mark(page)
    await checkout.edit(
      'src/web/features/content/contact/ContactForm.tsx',
      "{t('content.sendMessage')}",
      'Edited component',
    )
    await expect(page.getByRole('button', { name: 'Edited component' })).toBeVisible()
    await checkout.edit('src/web/ui/form/Field.tsx', '{label}', 'Edited kit {label}')
    await expect(page.getByText(`Edited kit ${t('content.yourName')}`)).toBeVisible()
    // The browser has the HTML of this part but not its code.
    await checkout.edit('src/web/features/content/contact/ContactWays.tsx', "{t('content.otherWays')}", 'Edited part')
    await expect(page.getByRole('heading', { name: 'Edited part' })).toBeVisible()
    await expect(name).toHaveValue(typed)
    await checkout.edit('src/web/routes/site/contact-us.tsx', 'title: header.title', "title: 'Edited loader'")
    await expect(page).toHaveTitle(/Edited loader/)
    await checkout.edit('src/web/ui/styles/frame.css', 'background: var(--surface)', 'background: rgb(1, 2, 3)')
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(1, 2, 3)')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('edits of a message and of server code reload the page', async () => {
    await checkout.edit('src/i18n/en/site/content.ts', "message: '", "message: 'Edited text ")
    await expect(page.getByText(/Edited text/).first()).toBeVisible()
    await checkout.edit(
      'src/domains/content/handlers.server.ts',
      'name: inLocale(brand.name, locale)',
      "name: 'Edited handler'",
    )
    await expect(page.getByRole('banner').getByText('Edited handler')).toBeVisible()
  })

  await test.step('a server that fails shows its error, and the page returns once it is fixed', async () => {
    await checkout.edit('src/domains/content/handlers.server.ts', "name: 'Edited handler'", 'name: undeclared(')
    await expect(page.getByText(/handlers\.server\.ts/).first()).toBeVisible()
    await checkout.edit('src/domains/content/handlers.server.ts', 'name: undeclared(', "name: 'Changed handler'")
    await expect(page.getByRole('banner').getByText('Changed handler')).toBeVisible()
  })
  await test.step('a restart of the server reloads the page', async () => {
    const connected = page.waitForEvent('console', (message) => message.text() === '[vite] connected.')
    await open(page, '/en/contact-us')
    // A client that is not connected yet does not notice that the server ended.
    await connected
    await mark(page)
    await checkout.stop()
    await checkout.start()
    // During the reload the page cannot be evaluated.
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expect(page.getByRole('banner')).toBeVisible()
  })
})
