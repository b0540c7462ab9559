import type { Context } from '#domains/context.ts'
import { editingEndpoints } from '#domains/editing/contract.ts'
import { asPublished, previewNamed } from '#domains/editing/preview.server.ts'
import { nonceHeaders, type Needs } from '#server/headers.ts'
import { rightRefused } from '#server/rights.ts'
import type { Locale } from '#text/locale.ts'
import { translator } from '#text/translator.server.ts'

/** Whether an address asks for a preview: `/en/blogs/haramain-train?preview=blog:haramain-train`. */
export function isPreview(address: string): boolean {
  return address.includes('preview=')
}

type Given = { request: Request; locale: Locale; nonce: string; secure: boolean; needs?: Needs }

/**
 * Any page of the site as it will be once a draft is published: rendered by the page itself, on the tables as they will
 * be. Null for whoever may not see drafts, where there is no draft that could be shown, and for forms: nothing is done
 * in a transaction that is taken back.
 */
export async function previewPage(
  context: Context,
  { request, locale, nonce, secure, needs }: Given,
  render: (context: Context) => Promise<Response>,
): Promise<Response | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const named = previewNamed(new URL(request.url).searchParams.get('preview'))
  if (!named || rightRefused(editingEndpoints.show_editable, context.actor)) return null
  const visitor = { ...context, actor: { kind: 'visitor' } as const }
  const made = await asPublished(visitor, named, async (inside) => {
    const response = await render(inside)
    // Read to its end while the draft is there.
    return { status: response.status, headers: response.headers, body: await response.text() }
  })
  if (!made) return null
  const headers = new Headers(made.headers)
  for (const [name, value] of Object.entries(nonceHeaders(nonce, secure, needs))) headers.set(name, value)
  headers.set('Cache-Control', 'private, no-store')
  headers.set('X-Robots-Tag', 'noindex')
  const mark = `<div class="preview-mark" role="note">${translator(locale)('editing.previewMark')}</div>`
  return new Response(made.body.replace('</body>', `${mark}</body>`), { status: made.status, headers })
}
