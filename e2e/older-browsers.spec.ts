import { documentLinks } from '#links/booking.ts'
import { links } from '#links/site.ts'
import { acceptAndBook, choosePayment, continueToPayment, fillGuests, rateOnArrival } from './checkout-steps.ts'
import { chooseDates } from './keyboard.ts'
import { signInToBook } from './sign-up.ts'
import { expect, expectAlive, stayFromNow, test } from './test.ts'

/** Runs in the browser: removes what is newer than the oldest browsers that the README promises. */
function removeNewerFunctions(): void {
  const all = globalThis as unknown as Record<string, { prototype: object } & Record<string, { prototype: object }>>
  const prototypeOf = (value: object) => Object.getPrototypeOf(value) as object
  const iterator = prototypeOf(prototypeOf([][Symbol.iterator]()))
  const newer: [owner: object | undefined, names: string[]][] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [prototypeOf(Uint8Array.prototype), ['toSorted', 'toReversed', 'with']],
    [Uint8Array.prototype, ['toBase64', 'toHex', 'setFromBase64', 'setFromHex']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [
      Set.prototype,
      ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ],
    [iterator, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
    [Promise, ['withResolvers', 'try']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [RegExp, ['escape']],
    [Math, ['sumPrecise', 'f16round']],
    [Error, ['isError']],
    [URL, ['canParse', 'parse']],
    [URLSearchParams.prototype, ['size']],
    [Response, ['json']],
    [Request.prototype, ['bytes']],
    [Response.prototype, ['bytes']],
    [AbortSignal, ['any', 'timeout']],
    [ReadableStream, ['from']],
    [ReadableStream.prototype, ['values']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'ariaNotify']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'inert', 'attachInternals']],
    [HTMLFormElement.prototype, ['requestSubmit']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [HTMLInputElement.prototype, ['showPicker']],
    [HTMLSelectElement.prototype, ['showPicker']],
    [Document.prototype, ['startViewTransition', 'caretPositionFromPoint', 'adoptedStyleSheets']],
    [CSSStyleSheet.prototype, ['replace', 'replaceSync']],
    [
      Navigator.prototype,
      ['userActivation', 'scheduling', 'permissions', 'setAppBadge', 'clearAppBadge', 'windowControlsOverlay'],
    ],
    [Intl, ['DurationFormat', 'Segmenter']],
    [Intl.NumberFormat.prototype, ['formatRange', 'formatRangeToParts']],
    [Intl.PluralRules.prototype, ['selectRange']],
    [Intl.Locale.prototype, ['getWeekInfo', 'getTextInfo', 'getHourCycles', 'getCalendars', 'weekInfo', 'textInfo']],
    [
      globalThis,
      [
        'Iterator',
        'Temporal',
        'navigation',
        'scheduler',
        'requestIdleCallback',
        'cancelIdleCallback',
        'OffscreenCanvas',
        'CompressionStream',
        'DecompressionStream',
        'Highlight',
        'CloseWatcher',
        'URLPattern',
        'cookieStore',
      ],
    ],
    [
      all['PublicKeyCredential'],
      [
        'isConditionalMediationAvailable',
        'getClientCapabilities',
        'parseCreationOptionsFromJSON',
        'parseRequestOptionsFromJSON',
      ],
    ],
    [all['CSS'], ['registerProperty', 'highlights']],
  ]
  for (const [owner, names] of newer) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
}

test('in the oldest browsers that are promised a family searches a hotel, books it, finds the booking and adds a photo', async ({
  page,
  t,
  language,
}) => {
  await page.addInitScript(removeNewerFunctions)
  // A browser without this syntax runs nothing of such a script.
  const unread: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && /\(\?<[=!]/.test(await response.text().catch(() => '')))
      unread.push(response.url())
  })
  await page.goto(`/${language}`)
  expect(await page.evaluate(() => ['toSorted' in [], 'groupBy' in Map, 'Iterator' in globalThis])).not.toContain(true)
  await expectAlive(page)
  await chooseDates(page, t, stayFromNow(30, 3))
  await page.locator('summary#occupancy').click()
  await page.getByRole('button', { name: t('search.addChild') }).click()
  await page.getByRole('button', { name: t('search.childAge', { age: 7 }), exact: true }).click()
  await page
    .getByRole('search')
    .getByRole('button', { name: t('search.searchStays') })
    .first()
    .click()
  await expect(page).toHaveURL(/occupancy=2-7/)
  await expectAlive(page)

  const card = page
    .locator('main article')
    .filter({ hasNotText: t('stays.onRequest') })
    .first()
  const hotel = await card.getByRole('heading').innerText()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel)
  await expectAlive(page)
  await rateOnArrival(page, t).click()
  await signInToBook(page, t)
  await fillGuests(page, t)
  await continueToPayment(page, t)
  await choosePayment(page, t, 'arrival')
  await acceptAndBook(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('booking.confirmedTitle'))
  const reference = await page.locator('main code').innerText()
  await expectAlive(page)

  await page
    .getByRole('main')
    .getByRole('link', { name: t('booking.toMyBookings') })
    .click()
  await expect(page.getByRole('main')).toContainText(reference)
  await page.goto(documentLinks.booking(language, reference))
  await expect(page.getByRole('main')).toContainText(hotel)
  await expectAlive(page)
  // This browser cannot decode it; the server can.
  await page.goto(links.personalData(language))
  await expectAlive(page)
  await page.locator('[name=photo]').setInputFiles('test/data/photo.heic')
  await expect(page.getByText(t('profile.photoAdded'))).toBeVisible()
  expect(unread).toEqual([])
})
