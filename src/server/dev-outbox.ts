import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Queryable } from '#domains/db.ts'
import type { Channel, KeptLetter } from '#domains/messages/shapes.ts'
import type { Wired } from '#server/wire.ts'

type Row = {
  id: string
  channel: Channel
  recipient: string
  locale: string
  kind: string
  status: string
  error: string
  created: string
  rendered: KeptLetter | null
}

const headers = { 'Cache-Control': 'no-store' }

/** For developers: the newest letters, each as mail readers show it, and its files. Never served unless DEV_PAGES is set. */
export function outboxRoutes({ database: { db } }: Pick<Wired, 'database'>): Hono {
  const app = new Hono()
  app.get('/', async (c) => c.html(await outboxPage(db, c.req.query('to') ?? ''), 200, headers))

  app.get('/:id', async (c) => {
    const letter = await findLetter(db, c.req.param('id'))
    if (!letter) return c.notFound()
    // As in a mail reader: its styles, and nothing that runs.
    const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
    return c.html(letter.html, 200, { ...headers, 'Content-Security-Policy': policy })
  })

  app.get('/:id/:file', async (c) => {
    const letter = await findLetter(db, c.req.param('id'))
    const file = letter?.attachments?.find(({ name }) => name === c.req.param('file'))
    if (!file) return c.notFound()
    const disposition = { 'Content-Disposition': `attachment; filename="${file.name}"` }
    return c.body(Buffer.from(file.base64, 'base64'), 200, { ...headers, 'Content-Type': file.type, ...disposition })
  })
  return app
}

async function findLetter(db: Queryable, id: string): Promise<KeptLetter | null> {
  const found = await db.execute<{ rendered: KeptLetter | null }>(sql`select rendered from message where id = ${id}`)
  return found.rows[0]?.rendered ?? null
}

async function outboxPage(db: Queryable, to: string): Promise<string> {
  const found = await db.execute<Row>(sql`
    select id, channel, recipient, locale, kind, status, error, created_at as created, rendered from message
    where status <> 'dropped' and (${to} = '' or recipient = ${to}) order by created_at desc, id limit 50`)
  const letters = found.rows.map(letterPart).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title><style>body { overflow-wrap: anywhere } pre { white-space: pre-wrap }</style></head>
<body><h1>Outbox</h1>
<p>Letters and text messages that a provider would have sent, newest first. For developers only.</p>
${letters || '<p>Nothing has been sent yet.</p>'}
</body></html>`
}

function letterPart({ id, channel, recipient, locale, kind, status, error, created, rendered }: Row): string {
  return `<article id="${id}"><h2>${escape(rendered?.subject ?? kind)}</h2>
<p>${escape(`${channel} to ${recipient} · ${locale} · ${status} · ${new Date(created).toISOString()}`)}</p>
${error ? `<p>${escape(error)}</p>` : ''}
${rendered ? `<pre dir="auto">${escape(rendered.text)}</pre>${filesOf(id, rendered)}` : ''}
</article>`
}

function filesOf(id: string, { html, attachments }: KeptLetter): string {
  const link = (path: string, name: string) => `<li><a href="/dev/outbox/${id}${path}">${escape(name)}</a></li>`
  const files = (attachments ?? []).map(({ name }) => link(`/${encodeURIComponent(name)}`, name))
  return `<ul>${html ? link('', 'as HTML') : ''}${files.join('')}</ul>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
