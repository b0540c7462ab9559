import { madeScript } from '#web/shell/made-script.ts'
import { handedOver, handoffScript, headScript } from '#web/shell/start-scripts.ts'

type Given = {
  nonce: string
  /** Whether the page is one person's own, which comes alive as soon as it is painted. */
  own: boolean
  /** The loaders' data as the router wrote it; null for a page without scripts. */
  data: string | null
  /** The address of `wake.js`. */
  wake: string
}

/**
 * The document as it is sent, of the one that React wrote: its code waits until it is painted, its scripts stand in one,
 * and what nobody reads is left out. Only the head and the end are searched: between them is a hundred kilobytes of page.
 */
export function documentOf(html: string, { nonce, own, data, wake }: Given): string {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  const head = html.slice(0, headEnd)
  const { begin, scripts } = lastScripts(html, bodyEnd, nonce)
  const codes = scripts.map(({ isModule, code }) => (isModule ? made(modulesOf(head), code, own) : code))
  const parts = ['<!doctype html>', tidied(head), scriptOf(headScript, nonce), undiscovered(html.slice(headEnd, begin))]
  if (codes.length > 0) {
    const said = handedOver(codes, data)
    // React looks for as many as it wrote: those before the last stay where they are, empty.
    parts.push('<script></script>'.repeat(said.length - 1))
    parts.push(scriptOf(said.filter((code) => code.trim() !== '').join(';\n'), nonce))
    parts.push(`<script async src="${wake}"></script>`)
  }
  return parts.join('') + html.slice(bodyEnd)
}

/** The development server writes a start of its own, with more in it: what React wrote is sent, with its data. */
export function documentInDevelopment(html: string, { nonce, data }: Pick<Given, 'nonce' | 'data'>): string {
  const scripts = data === null ? '' : scriptOf(handoffScript(data), nonce)
  const start = scriptOf(headScript, nonce)
  return `<!doctype html>${withoutLinkNonces(html)
    .replace('</head>', () => `${start}</head>`)
    .replace('</body>', () => `${scripts}</body>`)}`
}

const closing = '</script>'

/** The scripts before `end` that nothing stands between, and where the first of them begins. */
function lastScripts(html: string, end: number, nonce: string) {
  const opening = `<script nonce="${nonce}"`
  const scripts: { isModule: boolean; code: string }[] = []
  let begin = end
  while (html.endsWith(closing, begin)) {
    const close = begin - closing.length
    const open = html.lastIndexOf(opening, close)
    const inside = html.indexOf('>', open) + 1
    const kind = html.slice(open + opening.length, inside)
    // Data of another kind, or one without a nonce: no code that waits for the page.
    if (open < 0 || (kind !== '>' && kind !== ' type="module" async="">') || html.indexOf(closing, open) !== close)
      break
    scripts.unshift({ isModule: kind !== '>', code: html.slice(inside, close) })
    begin = open
  }
  return { begin, scripts }
}

/** The files that the router would have the browser fetch at once. */
function modulesOf(head: string): string[] {
  return [...head.matchAll(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g)].map(([, href]) => href ?? '')
}

/** A page of the same kind is made of the same files: reading how takes longer than all else here. */
function made(files: readonly string[], code: string, own: boolean): string {
  const key = `${own} ${files.join(' ')} ${code}`
  const known = madeBefore.get(key)
  if (known !== undefined) return known
  const script = madeScript(files, code, { own })
  if (madeBefore.size >= mostMade) madeBefore.clear()
  madeBefore.set(key, script)
  return script
}

const madeBefore = new Map<string, string>()
const mostMade = 500

/**
 * Links to files of our own need no nonce, and a kept page is compressed in pieces between its nonces: the fewer the
 * smaller. React also writes a preload for each picture that is not lazy: it says again what the `<img>` a few kilobytes
 * below says, and a browser that picks another width from it loads the picture twice.
 */
function tidied(head: string): string {
  return withoutLinkNonces(head.replace(/<link rel="modulepreload"[^>]*>|<link rel="preload" as="image"[^>]*>/g, ''))
}

/** The browser hides nonces from React, which would take each on a link for a mismatch. */
function withoutLinkNonces(html: string): string {
  return html.replace(/(<link\b[^>]*?) nonce="[^"]*"/g, '$1')
}

/** The browser knows all routes from the start and looks for none in the links. */
function undiscovered(html: string): string {
  return html.replaceAll(' data-discover="true"', '')
}

function scriptOf(code: string, nonce: string): string {
  return `<script nonce="${nonce}">${code}${closing}`
}
