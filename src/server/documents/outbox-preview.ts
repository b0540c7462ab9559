import { escapeHtml } from '#i18n/html.ts'
import { and, desc, eq, ne } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Queryable } from '#domains/context.ts'
import { notification } from '#domains/notifications/schema.server.ts'
import type { RenderedNotification } from '#domains/notifications/shapes.ts'
import type { Services } from '#server/services.ts'

type Row = typeof notification.$inferSelect

const headers = { 'Cache-Control': 'no-store' }

/** For developers: the newest notifications as mail clients show them, with files. Only with DEV_PAGES. */
export function outboxRoutes({ database: { db } }: Pick<Services, 'database'>): Hono {
  const app = new Hono()
  app.get('/', async (c) => c.html(await outboxPage(db, c.req.query('to') ?? ''), 200, headers))

  app.get('/:id', async (c) => {
    const rendered = await findRendered(db, c.req.param('id'))
    if (!rendered) return c.notFound()
    // As in a mail client: inline styles are allowed, scripts are not.
    const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
    return c.html(rendered.html, 200, { ...headers, 'Content-Security-Policy': policy })
  })

  app.get('/:id/:file', async (c) => {
    const rendered = await findRendered(db, c.req.param('id'))
    const file = rendered?.attachments?.find(({ name }) => name === c.req.param('file'))
    if (!file) return c.notFound()
    const disposition = { 'Content-Disposition': `attachment; filename="${file.name}"` }
    return c.body(Buffer.from(file.base64, 'base64'), 200, { ...headers, 'Content-Type': file.type, ...disposition })
  })
  return app
}

async function findRendered(db: Queryable, id: string): Promise<RenderedNotification | null> {
  const [row] = await db.select({ rendered: notification.rendered }).from(notification).where(eq(notification.id, id))
  return row?.rendered ?? null
}

async function outboxPage(db: Queryable, to: string): Promise<string> {
  const isShown = and(ne(notification.status, 'dropped'), to === '' ? undefined : eq(notification.recipient, to))
  const rows = await db
    .select()
    .from(notification)
    .where(isShown)
    .orderBy(desc(notification.createdAt), notification.id)
    .limit(50)
  const notifications = rows.map(notificationPart).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><style>body { overflow-wrap: anywhere } pre { white-space: pre-wrap }</style></head>
<body><h1>Outbox</h1>
<p>Emails and text messages that a provider would have sent, newest first. For developers only.</p>
${notifications || '<p>Nothing has been sent yet.</p>'}
</body></html>`
}

function notificationPart({ id, channel, recipient, locale, kind, status, error, createdAt, rendered }: Row): string {
  return `<article id="${id}"><h2>${escapeHtml(rendered?.subject ?? kind)}</h2>
<p>${escapeHtml(`${channel} to ${recipient} · ${locale} · ${status} · ${createdAt.toISOString()}`)}</p>
${error ? `<p>${escapeHtml(error)}</p>` : ''}
${rendered ? `<pre dir="auto">${escapeHtml(rendered.text)}</pre>${filesOf(id, rendered)}` : ''}
</article>`
}

function filesOf(id: string, { html, attachments }: RenderedNotification): string {
  const link = (path: string, name: string) => `<li><a href="/dev/outbox/${id}${path}">${escapeHtml(name)}</a></li>`
  const files = (attachments ?? []).map(({ name }) => link(`/${encodeURIComponent(name)}`, name))
  return `<ul>${html ? link('', 'as HTML') : ''}${files.join('')}</ul>`
}
