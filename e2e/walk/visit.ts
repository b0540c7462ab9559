import type { Page } from '@playwright/test'
import { en } from '#text/en.ts'
import { accessibilityFindings, expect } from '../test.ts'

/** What is wrong with a page, each with where it was seen; and where its links lead. */
export type Walk = { faults: string[]; hrefs: Set<string> }

/**
 * A page to open: its address below the site, and what differs from a page of React that answers 200. `file`: it is a
 * download. `plain`: it has no scripts. `step`: a code for that has been sent.
 */
export type Visit =
  | string
  | { path: string; status?: number; plain?: boolean; file?: boolean; step?: 'register' | 'login' | 'reset' }

const widths = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } }

const keys = new Set(
  Object.entries(en).flatMap(([domain, texts]) => Object.keys(texts).map((key) => `${domain}.${key}`)),
)

/** Makes a page tell everything that goes wrong in it: every console message, every failed request, every error. */
export function listen(page: Page): Walk & { at: (address: string) => void } {
  const walk: Walk = { faults: [], hrefs: new Set() }
  let address = ''
  const tell = (fault: string) => walk.faults.push(`${address}: ${fault}`)
  page.on('console', (message) => {
    // What a document answers is looked at by itself, and Chromium writes it down as an error.
    if (message.location().url !== page.url() || !message.text().startsWith('Failed to load resource'))
      tell(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => tell(`error: ${error.message}`))
  page.on('response', (response) => {
    const navigation = response.request().isNavigationRequest()
    if (!navigation && response.status() >= 400) tell(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // Whatever still loads when the walk goes on is cut off.
    if (why !== 'net::ERR_ABORTED') tell(`${why} ${request.url()}`)
  })
  return { ...walk, at: (next) => (address = next) }
}

/** How often a page is opened of which a busy server answers a part with 503, which means later. */
const tries = 3

/**
 * Opens a page, brings it to life as a person does, and looks at it in both widths.
 * @param accessible whether it is also checked against WCAG 2.2 AA
 */
export async function visit(
  page: Page,
  walk: ReturnType<typeof listen>,
  to: Visit,
  { accessible }: { accessible: boolean },
): Promise<void> {
  const before = walk.faults.length
  for (let left = tries; left > 0; left--) {
    walk.faults.length = before
    await open(page, walk, to, accessible)
    if (!walk.faults.slice(before).some((fault) => /: (?:answers )?503\b/.test(fault))) return
  }
}

async function open(page: Page, walk: ReturnType<typeof listen>, to: Visit, accessible: boolean): Promise<void> {
  const { path, status = 200, plain, file, step }: Exclude<Visit, string> = typeof to === 'string' ? { path: to } : to
  if (file) return void walk.hrefs.add(path)
  walk.at(path)
  if (step) await page.context().addCookies([codeStep(step, page)])
  const tell = (fault: string) => walk.faults.push(`${path}: ${fault}`)
  const first = page.viewportSize()
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  if (response?.status() !== status) tell(`answers ${response?.status()}`)
  if (!plain) await wake(page, tell)
  const { faults, hrefs, words } = await page.evaluate(look)
  report(faults, words, tell)
  if (accessible) for (const finding of await accessibilityFindings(page)) tell(finding)
  // A page that does not exist leads to itself in the other language.
  for (const href of status < 400 ? hrefs : []) walk.hrefs.add(href)
  await page.setViewportSize(first?.width === widths.wide.width ? widths.narrow : widths.wide)
  // Scripts that measure, as the map's does, need a moment.
  await expect
    .poll(() => page.evaluate(pixelsTooWide), { intervals: [20, 50, 100], timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined)
  const other = await page.evaluate(look)
  report(other.faults, other.words, (fault) => tell(`in the other width ${fault}`))
  if (first) await page.setViewportSize(first)
}

/** Words are faults where they are the key of a message. */
function report(faults: readonly string[], words: readonly string[], tell: (fault: string) => void): void {
  for (const fault of faults) tell(fault)
  for (const word of words) if (keys.has(word)) tell(`${word} stands where its text should`)
}

/** The cookie of whoever has asked for a code and now types it in. */
function codeStep(purpose: 'register' | 'login' | 'reset', page: Page) {
  const step = { purpose, to: 'walker@example.com', resendAt: new Date().toISOString(), next: '' }
  const { hostname } = new URL(page.url())
  return { name: 'code_step', value: encodeURIComponent(JSON.stringify(step)), domain: hostname, path: '/' }
}

/** Moves the pointer until React has taken over the document and every part that comes later. */
async function wake(page: Page, tell: (fault: string) => void): Promise<void> {
  let at = 10
  const stillAsleep = async () => {
    // Nothing hears a move that comes before the first script.
    await page.mouse.move(10, (at += 2))
    return page.evaluate(asleep)
  }
  await expect
    .poll(stillAsleep, { intervals: [20, 50, 100], timeout: 30_000 })
    .toEqual([])
    .catch(async () => tell(`stays asleep: ${(await page.evaluate(asleep)).join(', ')}`))
}

/** In the browser: what React has not taken over yet. */
function asleep(): string[] {
  const taken = (node: object) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}`
  if (!taken(document.body)) return ['body']
  const parts = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
  const found: string[] = []
  for (let node = parts.nextNode(); node; node = parts.nextNode()) {
    const parent = node.parentElement
    // A boundary of Suspense; the HTML of a static part has some that nobody takes over.
    if (!/^\$[?!~]?$/.test(node.nodeValue ?? '') || !parent || !taken(parent)) continue
    const element = (node as Comment).nextElementSibling
    const within = node.nextSibling?.nodeType !== Node.COMMENT_NODE
    if (element && within && !taken(element)) found.push(nameOf(element))
  }
  return found
}

/** In the browser: reads the page, and waits for its pictures. */
async function look() {
  const faults: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''}`
  const textOf = (element: Element) => (element.textContent ?? '').trim()
  const hasPicture = (element: Element) =>
    element.querySelector('img, svg, canvas, input, select, textarea, iframe, [aria-label]') !== null

  if (!document.title.trim()) faults.push('has no title')
  const heads = document.querySelectorAll('h1').length
  if (heads !== 1) faults.push(`has ${heads} h1`)
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6'))
    if (!textOf(heading) && !heading.querySelector('img[alt]:not([alt=""])')) faults.push(`${nameOf(heading)} is empty`)
  const landmarks = 'main, nav, aside, header, footer, search, form, section, [role=search], [role=region]'
  for (const landmark of document.querySelectorAll(landmarks)) {
    // Those that wait for what they will show are not seen, but for the one that toasts are put into.
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
      setTimeout(done, 30_000)
      if (image.complete) done()
    })
  const pictures = new Set<string>()
  for (const image of document.images) {
    if (!image.checkVisibility()) continue
    // The many that load when somebody scrolls to them are requested like links: drawing them all takes minutes.
    if (!image.complete && image.loading === 'lazy') {
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

/** In the browser: how far the page can be scrolled sideways. */
function pixelsTooWide(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth
}
