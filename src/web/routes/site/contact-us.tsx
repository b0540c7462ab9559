import { redirect } from 'react-router'
import { contactTopics, type ContactTopic } from '#domains/content/shapes.ts'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { textOf, formFailure } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { pageMeta, siteIn } from '#web/lib/seo/page-meta.ts'
import { ContactForm } from '#web/features/content/contact/ContactForm.tsx'
import { ContactWays } from '#web/features/content/contact/ContactWays.tsx'
import { PageHead } from '#web/features/content/PageHead.tsx'
import { answersTo, formRequest, requestContext } from '#web/lib/loaders.ts'
import { loaderTranslator } from '#web/lib/messages.ts'
import type { Route } from './+types/contact-us'

/** Minimum time in milliseconds between rendering and submitting the form. */
const minMs = 1_000

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, newKey, now } = context.get(requestContext)
  const [header, { contact, company, demo }] = await answersTo(
    api.fetch_header({ page: 'contact-us' }),
    api.fetch_web_status(),
  )
  const answer = signedIn ? await api.fetch_profile() : null
  const topic = contactTopics.find((one) => one === url.searchParams.get('topic')) ?? 'question'
  const message = await beginning(url.searchParams.get('about'), url.searchParams.get('booking'))
  const receipt = /^C-[2-9A-Z]{8}$/.exec(url.searchParams.get('receipt') ?? '')?.[0]
  return {
    head: { title: header.title, description: header.text, path: links.contact(locale) },
    header,
    // The company of a demo is fictitious.
    ways: { contact, company: !demo && company.name ? company : null },
    receipt,
    cardHidden: url.searchParams.get('card') === 'hidden',
    newKey: newKey(),
    shownAt: now.getTime(),
    initial: answer?.ok
      ? { name: answer.data.name, email: answer.data.email ?? undefined, topic, message }
      : { topic, message },
  }

  /** Starts the message with the booking or the service from whose page the form was opened. */
  async function beginning(about: string | null, booking: string | null) {
    if (booking && /^[A-Z0-9]{4,20}$/.test(booking)) {
      const { t } = await loaderTranslator(locale)
      return `${t('content.messageAboutBooking', { reference: booking })}\n\n`
    }
    if (!about) return undefined
    const [types] = await answersTo(api.fetch_website_service_types())
    const service = types.find(({ slug }) => slug === about)
    if (!service) return undefined
    const { t } = await loaderTranslator(locale)
    return `${t('content.messageAbout', { service: service.name })}\n\n`
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, now, form } = await formRequest(request, context)
  const text = (name: string) => textOf(form, name).trim()
  // Honeypot: people do not see this field. A bot that fills it in gets a success response.
  if (text('website')) throw redirect(links.contact(locale, { receipt: 'C-22222222' }))
  // No person writes a message within a second. The values are preserved, and the next submission is accepted.
  const shownAt = Number(text('shown'))
  if (!shownAt || now.getTime() - shownAt < minMs) {
    const error = { code: 'too_many_requests', retryAfter: 1 } as const
    return formFailure(error, form)
  }
  const message = text('message')
  const sent = await api.send_contact_message(
    {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      topic: text('topic') as ContactTopic,
      message,
    },
    { idempotencyKey: text('key') },
  )
  if (sent.ok) {
    const card = hideCardNumbers(message) === message ? undefined : 'hidden'
    throw redirect(links.contact(locale, { receipt: sent.data.receipt, card }))
  }
  return formFailure(sent.error, form)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.head, siteIn(matches))

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { header, ways, receipt, cardHidden, newKey, shownAt, initial } = loaderData
  return (
    <>
      <PageHead header={header} />
      <div className="page-width grid items-start gap-4 py-6 md:gap-8 md:py-10 lg:grid-cols-[minmax(0,1fr)_380px]">
        <ContactForm {...{ receipt, cardHidden, newKey, shownAt, initial }} failure={actionData} />
        <ContactWays {...ways} />
      </div>
    </>
  )
}
