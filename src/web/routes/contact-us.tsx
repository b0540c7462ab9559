import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { contactTopics } from '#domains/content/shapes.ts'
import { keptValues, textOf, type FormRefusal } from '#web/form.ts'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { contactForm } from '#web/reading/later-contact-form.ts'
import { contactWays, pageHead } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import { loaderWords } from '#web/words.ts'
import type { Route } from './+types/contact-us.ts'

/** From showing the form to its being sent. */
const leastMs = 1_000

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, newKey, now } = context.get(requestContext)
  const [header, { contact }] = await answersTo(api.fetch_header({ page: 'contact-us' }), api.fetch_web_status())
  const mine = signedIn ? await api.fetch_profile() : null
  const topic = contactTopics.find((one) => one === url.searchParams.get('topic')) ?? 'question'
  const message = await beginning(url.searchParams.get('about'), url.searchParams.get('booking'))
  const receipt = /^C-[2-9A-Z]{8}$/.exec(url.searchParams.get('receipt') ?? '')?.[0]
  return {
    page: { title: header.title, description: header.text, path: links.contact(locale) },
    head: stillData(request, { header }),
    ways: stillData(request, { contact }),
    receipt,
    newKey: newKey(),
    shownAt: now.getTime(),
    given: mine?.ok ? { name: mine.data.name, email: mine.data.email, topic, message } : { topic, message },
  }

  /** A message that is asked for from a service's page says which service it is. */
  async function beginning(about: string | null, booking: string | null) {
    if (booking && /^[A-Z0-9]{4,20}$/.test(booking)) {
      const { t } = await loaderWords(locale)
      return `${t('content.messageAboutBooking', { reference: booking })}\n\n`
    }
    if (!about) return undefined
    const [types] = await answersTo(api.fetch_website_service_types())
    const service = types.find(({ slug }) => slug === about)
    if (!service) return undefined
    const { t } = await loaderWords(locale)
    return `${t('content.messageAbout', { service: service.name })}\n\n`
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, now } = context.get(requestContext)
  const form = await request.formData()
  const text = (name: string) => textOf(form, name).trim()
  // Nobody sees this field; what fills it in is no person, and is told what it wants to hear.
  if (text('website')) throw redirect(links.contact(locale, { receipt: 'C-22222222' }))
  // Nobody writes a message within a second. What they wrote is kept, and goes through when it is sent again.
  const shown = Number(text('shown'))
  if (!shown || now.getTime() - shown < leastMs) {
    const refusal = { code: 'too_many_requests', retryAfter: 1 } as const
    return data<FormRefusal>({ refusal, values: keptValues(form) }, { status: errorStatus[refusal.code] })
  }
  const sent = await api.send_contact_message(
    {
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      topic: contactTopics.find((one) => one === text('topic')) ?? 'question',
      message: text('message'),
    },
    { idempotencyKey: text('key') },
  )
  if (sent.ok) throw redirect(links.contact(locale, { receipt: sent.data.receipt }))
  return data<FormRefusal>({ refusal: sent.error, values: keptValues(form) }, { status: errorStatus[sent.error.code] })
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [found] = await Promise.all([serverLoader(), pageHead.load(), contactWays.load(), contactForm.load()])
  return found
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const { head, ways, receipt, newKey, shownAt, given } = loaderData
  useEffect(() => {
    void import('#web/reading/show-office-hours.ts').then(({ showOfficeHours }) => showOfficeHours(new Date()))
  }, [])
  return (
    <>
      <pageHead.Still data={head} />
      <div className="page-width grid items-start gap-8 py-10 lg:grid-cols-[1fr_360px]">
        <contactForm.Later {...{ receipt, newKey, shownAt, given }} refused={actionData} />
        <contactWays.Still data={ways} />
      </div>
    </>
  )
}
