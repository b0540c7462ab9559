import { data, Form, redirect, useNavigation } from 'react-router'
import { errorStatus } from '#contract/errors.ts'
import { contactTopics } from '#domains/content/shapes.ts'
import { useText } from '#text/react.tsx'
import { keptValues, refusalWords, textOf, type FormRefusal } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Card } from '#web/kit/Card.tsx'
import { CopyText } from '#web/kit/CopyText.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea, TextInput } from '#web/kit/TextInput.tsx'
import { links } from '#web/links.ts'
import { pageMeta, siteIn } from '#web/page-meta.ts'
import { contactWays, pageHead } from '#web/reading/parts.ts'
import { answersTo } from '#web/refusal.ts'
import { requestContext } from '#web/server-context.ts'
import { stillData } from '#web/still.tsx'
import type { PageHandle } from '#web/words.ts'
import type { Route } from './+types/contact-us.ts'

export const handle: PageHandle = { words: ['account', 'content', 'errors'] }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, newKey } = context.get(requestContext)
  const [header] = await answersTo(api.fetch_header({ page: 'contact-us' }))
  const mine = signedIn ? await api.fetch_profile() : null
  const topic = contactTopics.find((one) => one === url.searchParams.get('topic')) ?? 'question'
  const receipt = /^C-[2-9A-Z]{8}$/.exec(url.searchParams.get('receipt') ?? '')?.[0]
  return {
    page: { title: header.title, description: header.text, path: links.contact(locale) },
    head: stillData(request, { header }),
    ways: stillData(request, {}),
    receipt,
    key: newKey(),
    given: mine?.ok ? { name: mine.data.name, email: mine.data.email, topic } : { topic },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const form = await request.formData()
  const text = (name: string) => textOf(form, name).trim()
  // Nobody sees this field; what fills it in is no person, and is told what it wants to hear.
  if (text('website')) throw redirect(links.contact(locale, { receipt: 'C-22222222' }))
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
  const [found] = await Promise.all([serverLoader(), pageHead.load(), contactWays.load()])
  return found
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(loaderData?.page, siteIn(matches))

export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText()
  const { head, ways, receipt, key, given } = loaderData
  const busy = useNavigation().state === 'submitting'
  const kept: Record<string, string | undefined> = actionData?.values ?? given
  const words = refusalWords(t, actionData?.refusal, [
    { name: 'name', label: t('content.yourName') },
    { name: 'email', label: t('account.email') },
    { name: 'phone', label: t('account.phone') },
    { name: 'message', label: t('content.message') },
  ])
  return (
    <>
      <pageHead.Still data={head} />
      <div className="page-width grid items-start gap-8 py-10 lg:grid-cols-[1fr_360px]">
        {receipt && !actionData ? (
          <Card padded className="grid gap-4" role="status">
            <h2 className="text-heading">{t('content.sentTitle')}</h2>
            <p>{t('content.sentText')}</p>
            <CopyText text={receipt} label={t('content.copyReceipt')} />
          </Card>
        ) : (
          <Card padded className="grid gap-5">
            <ErrorSummary errors={words.summary} />
            {words.title && (
              <Alert tone="error" title={words.title} announce>
                {words.text && <p>{words.text}</p>}
              </Alert>
            )}
            <Form method="post" className="grid gap-5 md:grid-cols-2" noValidate>
              <input type="hidden" name="key" value={kept.key ?? key} />
              <div hidden>
                <label htmlFor="website">{t('content.leaveEmpty')}</label>
                <input id="website" name="website" tabIndex={-1} autoComplete="off" />
              </div>
              <TextInput
                label={t('content.yourName')}
                name="name"
                autoComplete="name"
                dir="auto"
                maxLength={80}
                defaultValue={kept.name}
                error={words.ofField('name')}
              />
              <TextInput
                label={t('account.email')}
                name="email"
                type="email"
                autoComplete="email"
                defaultValue={kept.email}
                error={words.ofField('email')}
              />
              <TextInput
                label={t('account.phone')}
                name="phone"
                type="tel"
                autoComplete="tel"
                optional
                maxLength={40}
                defaultValue={kept.phone}
                error={words.ofField('phone')}
              />
              <Select
                label={t('content.topic')}
                name="topic"
                defaultValue={kept.topic}
                options={contactTopics.map((one) => ({ value: one, label: t(`content.topic_${one}`) }))}
              />
              <TextArea
                className="md:col-span-2"
                label={t('content.message')}
                hint={t('content.messageHint')}
                name="message"
                rows={7}
                maxLength={4000}
                defaultValue={kept.message}
                error={words.ofField('message')}
              />
              <div>
                <Button type="submit" large pending={busy}>
                  {t('content.sendMessage')}
                </Button>
              </div>
            </Form>
          </Card>
        )}
        <contactWays.Still data={ways} />
      </div>
    </>
  )
}
