import type { Page } from '@playwright/test'
import { texts } from '#i18n/translator.server.ts'
import { accessibilityFindings, expect } from '../test.ts'
import { smallTargets, unclearStructure } from './targets.ts'

/** The faults of visited pages, each with its address, the targets of their links, and the addresses that were opened. */
export type Walk = { faults: string[]; hrefs: Set<string>; opened: Set<string> }

/**
 * A page to open: its path, and how it differs from a page with status 200. `file`: a download. `step`: a code was sent
 * for this step.
 */
export type Visit = string | { path: string; status?: number; file?: boolean; step?: 'register' | 'login' | 'reset' }

const widths = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } }

/** Keys of messages: a page that shows one lacks its text. */
const keys = new Set(
  Object.entries(texts.en).flatMap(([domain, messages]) => Object.keys(messages).map((key) => `${domain}.${key}`)),
)

/** Records every console message, failed request and error of a page as a fault of the walk. */
export function listen(page: Page, walk: Walk): void {
  const addFault = (fault: string) => {
    const { pathname, search } = new URL(page.url())
    walk.faults.push(`${pathname}${search}: ${fault}`)
  }
  page.on('console', (message) => {
    // The status of the document is checked separately, and Chromium logs it as an error.
    if (message.location().url !== page.url() || !message.text().startsWith('Failed to load resource'))
      addFault(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => addFault(`error: ${error.message}`))
  page.on('response', (response) => {
    const navigation = response.request().isNavigationRequest()
    if (!navigation && response.status() >= 400) addFault(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Requests that are still running when the next page opens are aborted.
    if (why !== 'net::ERR_ABORTED') addFault(`${why} ${request.url()}`)
  })
}

/**
 * Opens a page, checks it, and checks that it fits the other width as well. The next page opens in that width, because
 * each change of the width costs a layout of the page; a phone opens every page in its own.
 * @param alive hydrates the page as a person would and waits for its pictures; the scripts of another page are disabled
 * @param accessible also checks it against WCAG 2.2 AA
 */
export async function visit(
  page: Page,
  walk: Walk,
  to: Visit,
  { alive, accessible, phone }: { alive: boolean; accessible: boolean; phone: boolean },
): Promise<void> {
  const { path, status = 200, file, step }: Exclude<Visit, string> = typeof to === 'string' ? { path: to } : to
  if (file) return void walk.hrefs.add(path)
  if (step) await page.context().addCookies([codeStep(step, page)])
  const addFault = (fault: string) => walk.faults.push(`${path}: ${fault}`)
  if (phone) await page.setViewportSize(widths.narrow)
  // Without scripts, only the load event waits for the styles.
  const response = await page.goto(path, { waitUntil: alive ? 'domcontentloaded' : 'load' })
  if (response?.status() !== status) addFault(`answers ${response?.status()}`)
  const { pathname, search } = new URL(page.url())
  if (status < 400) walk.opened.add(pathname + search)
  if (alive) await wake(page)
  const { faults, hrefs, words } = await page.evaluate(look, alive)
  for (const fault of faults) addFault(fault)
  for (const word of words) if (keys.has(word)) addFault(`${word} stands where its text should`)
  for (const check of [smallTargets, unclearStructure]) for (const fault of await page.evaluate(check)) addFault(fault)
  if (accessible) for (const finding of await accessibilityFindings(page)) addFault(finding)
  // A missing page links to itself in the other language.
  for (const href of status < 400 ? hrefs : []) walk.hrefs.add(href)
  await page.setViewportSize(page.viewportSize()?.width === widths.wide.width ? widths.narrow : widths.wide)
  // Scripts that measure the layout, such as that of the map, need a moment.
  await expect.poll(() => page.evaluate(pixelsTooWide), { message: path, intervals: [20, 50, 100] }).toBe(0)
}

/** The cookie of a visitor who has requested a code and enters it now. */
function codeStep(purpose: 'register' | 'login' | 'reset', page: Page) {
  const step = { purpose, to: 'walker@example.com', resendAt: new Date().toISOString(), next: '' }
  const { hostname } = new URL(page.url())
  return { name: 'code_step', value: encodeURIComponent(JSON.stringify(step)), domain: hostname, path: '/' }
}

/** Moves the pointer until React has hydrated the document and every part that loads later. */
async function wake(page: Page): Promise<void> {
  let at = 10
  const stillAsleep = async () => {
    // A move before the first script has run is not observed.
    await page.mouse.move(10, (at += 2))
    return page.evaluate(asleep)
  }
  await expect.poll(stillAsleep, { message: page.url(), intervals: [20, 50, 100] }).toEqual([])
}

/** Runs in the browser: the elements that React has not hydrated yet. */
function asleep(): string[] {
  const taken = (node: object) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}`
  if (!taken(document.body)) return ['body']
  const parts = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const found: string[] = []
  for (let node = parts.nextNode(); node; node = parts.nextNode()) {
    const parent = node.parentElement
    // A Suspense boundary.
    if (!/^\$[?!~]?$/.test(node.nodeValue ?? '') || !parent || !taken(parent)) continue
    const element = (node as Comment).nextElementSibling
    const within = node.nextSibling?.nodeType !== Node.COMMENT_NODE
    if (element && within && !taken(element)) found.push(nameOf(element))
  }
  return found
}

/** Runs in the browser: checks the page, and waits for its pictures if it is alive. */
async function look(alive: boolean) {
  const faults: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}`
  const textOf = (element: Element) => (element.textContent ?? '').trim()
  const hasPicture = (element: Element) =>
    element.querySelector('img, svg, canvas, input, select, textarea, iframe, [aria-label]') !== null

  if (!document.title.trim()) faults.push('has no title')
  // A label names the first field with an id.
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  for (const id of ids.filter((one, i) => ids.indexOf(one) !== i)) faults.push(`has #${id} twice`)
  const heads = document.querySelectorAll('h1').length
  if (heads !== 1) faults.push(`has ${heads} h1`)
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (!textOf(heading) && !heading.querySelector('img[alt]:not([alt=""])')) faults.push(`${nameOf(heading)} is empty`)
  // Pages for developers have no frame.
  for (const frame of location.pathname.includes('/dev/') ? [] : ['main h1', 'header:not(main header)'])
    if (!document.querySelector(frame)) faults.push(`has no ${frame}`)
  const landmarks = 'main, nav, aside, header, footer, search, form, section, [role=search], [role=region]'
  for (const landmark of document.querySelectorAll(landmarks)) {
    // Landmarks without content yet are hidden, except for the toast area.
    if (!landmark.checkVisibility() || landmark.id === 'toasts') continue
    const heading = landmark.querySelector('h1, h2, h3, h4, h5, h6')
    const rest = textOf(landmark).length - (landmark.matches('section') && heading ? textOf(heading).length : 0)
    if (rest <= 0 && !hasPicture(landmark)) faults.push(`${nameOf(landmark)} is empty`)
  }
  for (const labelled of document.querySelectorAll('[aria-labelledby], [aria-describedby]'))
    for (const name of labelled.closest('dialog:not([open])') ? [] : ['aria-labelledby', 'aria-describedby'])
      for (const id of (labelled.getAttribute(name) ?? '').split(/\s+/).filter(Boolean))
        if (!document.getElementById(id)) faults.push(`${nameOf(labelled)} has ${name} of nothing: ${id}`)
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) faults.push(`is ${root.scrollWidth - root.clientWidth} px too wide`)

  const words = new Set<string>()
  const read = (text: string | null) => {
    for (const [word] of (text ?? '').matchAll(/\b[a-z]+[A-Za-z]*\.[A-Za-z]\w*\b/g)) words.add(word)
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style')) read(node.nodeValue)
  for (const element of document.querySelectorAll(
    '[aria-label], [title], [alt], [placeholder], meta[content], input[value]',
  ))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'content', 'value'])
      read(element.getAttribute(name))

  const loaded = (image: HTMLImageElement) =>
    new Promise<void>((done) => {
      image.addEventListener('load', () => done(), { once: true })
      image.addEventListener('error', () => done(), { once: true })
      if (image.complete) done()
    })
  const pictures = new Set<string>()
  for (const image of document.images) {
    if (!image.checkVisibility()) continue
    // Lazy pictures are requested like links, because rendering all of them takes minutes.
    if (!alive || (!image.complete && image.loading === 'lazy')) {
      pictures.add(image.src)
      continue
    }
    await loaded(image)
    if (image.naturalWidth === 0) faults.push(`${image.currentSrc || image.src} shows no picture`)
  }

  const hrefs = [...[...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href), ...pictures]
    .map((href) => URL.parse(href))
    .filter((url) => url?.origin === location.origin)
    .map((url) => `${url?.pathname}${url?.search}`)
  return { faults, hrefs: [...new Set(hrefs)], words: [...words] }
}

/** Runs in the browser: the pixels by which the page can be scrolled sideways. */
function pixelsTooWide(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
