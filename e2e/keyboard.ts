import { writtenDate } from '#web/ui/dates/written-date.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import { nightsBetween } from '#domains/shared/dates.ts'
import type { Translator } from '#i18n/translator.ts'

/** More stops than any page has between two things that follow each other. */
const maxStops = 250

/**
 * Moves the focus forward with Tab until it is on the target. Fails if the keyboard does not get there, and if the focus
 * cannot be seen there.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const message = `the focus on ${String(target)} is in view and outlined`
      const shown = (timeout: number) => expect.poll(() => target.evaluate(showsFocus), { message, timeout }).toBe(true)
      // Chromium can skip the scrolling of a focus that many keys have moved within a frame, unlike those of a person.
      const isShown = await shown(3_000).then(
        () => true,
        () => false,
      )
      if (isShown) return
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await shown(60_000)
      return
    }
    await page.keyboard.press('Tab')
  }
  const shown = (await target.isVisible()) ? 'visible' : 'hidden'
  throw new Error(`Tab does not reach ${String(target)}, which is ${shown}; ${await page.evaluate(focusAndDialogs)}`)
}

/** Runs in the browser: the element with the focus, and the open dialogs, which can keep the focus or hide the target. */
function focusAndDialogs(): string {
  const nameOf = (element: Element | null) => element?.cloneNode(false) as HTMLElement | undefined
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], :popover-open')].map(
    (one) => nameOf(one)?.outerHTML,
  )
  return `the focus is on ${nameOf(document.activeElement)?.outerHTML}; open: ${dialogs.join(', ') || 'no dialog'}`
}

/** Moves the focus to the target and presses a key there. */
export async function pressAt(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Moves the focus to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** Moves the focus to a date field once it takes typed dates, not the parts of the field of the browser. */
async function tabToDate(page: Page, field: Locator): Promise<void> {
  // The calendar that loads at the focus replaces the field of the browser as soon as the focus leaves it. A focus before
  // hydration can be too early to load it.
  await expect(async () => {
    await tabTo(page, field)
    await page.keyboard.press('Shift+Tab')
    await expect(field).toHaveRole('combobox', { timeout: 1_000 })
  }).toPass()
  await tabTo(page, field)
}

/** Chooses one of several radio buttons: Tab reaches the group, arrows choose in it. */
export async function arrowTo(page: Page, name: string, value: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement
      return element instanceof HTMLInputElement ? { name: element.name, value: element.value } : null
    })
  for (let stop = 0; (await focused())?.name !== name; stop++) {
    if (stop === maxStops) throw new Error(`Tab does not reach ${name}`)
    await page.keyboard.press('Tab')
  }
  for (let stop = 0; (await focused())?.value !== value; stop++) {
    if (stop === 12) throw new Error(`${name} has no ${value}`)
    await page.keyboard.press('ArrowDown')
  }
  // The focus can come to a radio button that is not checked yet.
  const radio = page.locator(`[name="${name}"][value="${value}"]`)
  if (!(await radio.isChecked())) await page.keyboard.press('Space')
  await expect(radio).toBeChecked()
}

/** Chooses the dates of a stay in the calendar of the search form, with arrows and Enter; Escape closes it. */
export async function chooseDates(
  page: Page,
  { locale }: Translator,
  { check_in, check_out }: { check_in: string; check_out: string },
): Promise<void> {
  const field = page.locator('[name=check_in]')
  await tabToDate(page, field)
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-date') ?? '')
  await expect.poll(async () => writtenDate(await focused(), locale)).toBe(await field.inputValue())
  for (const date of [check_in, check_out]) {
    for (let day = await focused(); day !== date; day = await focused()) {
      const days = nightsBetween(day, date)
      const ahead = days > 0 === (locale === 'en') ? 'ArrowRight' : 'ArrowLeft'
      await page.keyboard.press(days >= 7 ? 'ArrowDown' : days <= -7 ? 'ArrowUp' : ahead)
      await expect.poll(focused).not.toBe(day)
    }
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('[name=check_out]')).toHaveValue(writtenDate(check_out, locale))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Runs in the browser: true if the element is in view, and it or a frame around it is outlined. */
function showsFocus(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const inView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  let drawn = outlined(getComputedStyle(element, '::after')) || outlined(getComputedStyle(element, '::before'))
  if (element.nextElementSibling) drawn ||= outlined(getComputedStyle(element.nextElementSibling))
  for (let around: Element | null = element; around; around = around.parentElement)
    drawn ||= outlined(getComputedStyle(around))
  return inView && drawn
}
