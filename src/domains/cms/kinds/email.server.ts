import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import type { FieldError } from '#api/errors.ts'
import type { Queryable } from '#domains/context.ts'
import type { Field, Kind, KindName, Values } from '#domains/cms/shapes.ts'
import { notificationKinds, notificationParts } from '#domains/notifications/email-parts.ts'
import type { NotificationKind } from '#domains/notifications/shapes.ts'
import { readWordings, standardWording, wrongPlaceholder, type Wording } from '#domains/notifications/wording.server.ts'
import { contentLocales, type Bilingual } from '#i18n/locale.ts'

const kindOf = (subject: string) => notificationKinds.find((one) => one === subject)

/** The wording of every notification. Parts that nobody has reworded come from the code. */
export const notificationKind = {
  notification: {
    title: 'notification_subject',
    fields: [],
    fieldsOf(subject) {
      const kind = kindOf(subject)
      return kind ? notificationParts[kind].map(({ name }) => fieldOf(name)) : []
    },
    store: {
      listing: () => {
        const standard = notificationKinds.map((subject) => ({ subject, title: standardWording(subject).subject }))
        return sql`
          select l.subject, coalesce(w.texts -> 'subject', l.title) as title, l.place
          from rows from (jsonb_to_recordset(${JSON.stringify(standard)}::jsonb) as (subject text, title jsonb))
            with ordinality as l (subject, title, place)
          left join notification_wording w on w.kind = l.subject`
      },
      async read(db, subject) {
        const kind = kindOf(subject)
        return kind ? await valuesOf(db, kind) : null
      },
      async write(tx, subject, values, now) {
        const kind = kindOf(subject)
        if (!kind) throw new Error(`There is no notification ${subject}`)
        // Parts equal to the standard wording are not stored, so that they follow the code.
        const standard = standardWording(kind)
        const worded = Object.entries(standard).flatMap(([name, text]): [string, Bilingual][] => {
          const input = values[`notification_${name}`] as Bilingual
          return isDeepStrictEqual(input, text) ? [] : [[name, input]]
        })
        await tx.execute(
          worded.length === 0
            ? sql`delete from notification_wording where kind = ${kind}`
            : sql`insert into notification_wording (kind, texts, updated_at)
                values (${kind}, ${JSON.stringify(Object.fromEntries(worded))}::jsonb, ${now.toISOString()})
                on conflict (kind) do update set texts = excluded.texts, updated_at = excluded.updated_at`,
        )
      },
    },
    check(values, { subject }) {
      const kind = kindOf(subject)
      return kind ? wrongWording(standardWording(kind), values) : []
    },
    shownAt: (subject) => ({ page: 'notification', slug: subject }),
  },
} as const satisfies Partial<Record<KindName, Kind>>

function fieldOf(name: (typeof notificationParts)[NotificationKind][number]['name']): Field {
  const short = name.startsWith('subject') || name.startsWith('button')
  return { type: short ? 'bilingual' : 'lines', name: `notification_${name}`, max: short ? 160 : 600 }
}

async function valuesOf(db: Queryable, kind: NotificationKind): Promise<Values> {
  const worded = (await readWordings(db)).get(kind)
  return Object.fromEntries(
    Object.entries(standardWording(kind)).map(([name, text]) => [`notification_${name}`, worded?.[name] ?? text]),
  )
}

function wrongWording(standard: Wording, values: Values): FieldError[] {
  return Object.entries(standard).flatMap(([name, text]) => {
    const input = values[`notification_${name}`] as Bilingual
    return contentLocales.flatMap((locale): FieldError[] => {
      const wrong = wrongPlaceholder(text[locale], input[locale])
      return wrong
        ? [{ path: `notification_${name}.${locale}`, code: wrong.code, params: { placeholder: `{${wrong.name}}` } }]
        : []
    })
  })
}
