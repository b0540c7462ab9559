import { done } from '#api/endpoint.ts'
import { cachedSettings } from '#domains/content/queries.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { notificationExamples } from '#domains/cms/emails/examples.ts'
import type { outgoingEndpoints } from '#domains/cms/emails/contract.ts'
import { notificationKinds } from '#domains/notifications/email-parts.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import { readWordings, type Wording } from '#domains/notifications/wording.server.ts'
import type { NotificationKind, Rendered } from '#domains/notifications/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

export const outgoingHandlers: Handlers<typeof outgoingEndpoints> = {
  async fetch_email_examples(context) {
    const wordings = await readWordings(context.db)
    const notifications = await Promise.all(
      notificationKinds.map(async (kind) => {
        const wording = wordings.get(kind)
        const [en, ar] = await Promise.all([
          exampleNotification(context, kind, { locale: 'en', wording }),
          exampleNotification(context, kind, { locale: 'ar', wording }),
        ])
        return { kind, changed: wording !== undefined, en: previewView(en), ar: previewView(ar) }
      }),
    )
    return done(notifications)
  },

  async fetch_providers({ ports }) {
    return done([...ports.providers])
  },
}

/** A notification as it is sent, with invented data; its links lead nowhere. */
export async function exampleNotification(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  kind: NotificationKind,
  words: { locale: Locale; wording: Wording | undefined },
): Promise<Rendered> {
  const { brand, conventions } = await cachedSettings({ db, ports })
  return renderNotification(kind, notificationExamples[kind], {
    ...words,
    brand,
    conventions,
    origin: 'https://example.com',
    // The logo comes from this site.
    pictures: '',
  })
}

const previewView = ({ subject, text }: Rendered) => ({ subject, text })
