import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Channel, Rendered } from '#domains/messages/shapes.ts'

type Row = {
  id: string
  channel: Channel
  recipient: string
  locale: string
  kind: string
  status: string
  error: string
  created: string
  rendered: Rendered | null
}

/** For developers: the newest letters as they were written. Never served unless DEV_PAGES is set. */
export async function outboxPage(db: Queryable, to: string): Promise<string> {
  const found = await db.execute<Row>(sql`
    select id, channel, recipient, locale, kind, status, error, created_at as created, rendered from message
    where status <> 'dropped' and (${to} = '' or recipient = ${to}) order by created_at desc limit 50`)
  const letters = found.rows.map(letterPart).join('\n')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Outbox</title></head>
<body><h1>Outbox</h1>
<p>Letters and text messages that a provider would have sent, newest first. For developers only.</p>
${letters || '<p>Nothing has been sent yet.</p>'}
</body></html>`
}

function letterPart({ id, channel, recipient, locale, kind, status, error, created, rendered }: Row): string {
  return `<article id="${id}"><h2>${escape(rendered?.subject ?? kind)}</h2>
<p>${escape(`${channel} to ${recipient} · ${locale} · ${status} · ${new Date(created).toISOString()}`)}</p>
${error ? `<p>${escape(error)}</p>` : ''}
${rendered ? `<pre dir="auto">${escape(rendered.text)}</pre>` : ''}
</article>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
