import { redirect } from 'react-router'
import { useLanguage } from '#i18n/react.tsx'
import { links } from '#links/site.ts'
import { RefilledNotice } from '#web/features/account/sign-in/RefilledNotice.tsx'
import { MessageForm } from '#web/features/conversation/MessageForm.tsx'
import { Messages } from '#web/features/conversation/Messages.tsx'
import { sendMessage } from '#web/features/conversation/send-message.ts'
import { errorMessages, formFailure } from '#web/lib/forms.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { documentLinks, travellerLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { FormErrors } from '#web/ui/form/Inputs.tsx'
import { NarrowPage, PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/booking-messages'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'conversation.section')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, newKey, stored } = context.get(requestContext)
  const query = url.searchParams
  const reference = query.get('reference') ?? ''
  const [conversation, booking] = await Promise.all([
    api.fetch_conversation({ reference }),
    api.show_booking({ reference }),
  ])
  if (!conversation.ok && !signedIn) throw redirect(links.signin(locale, travellerLinks.messages(locale, reference)))
  if (!conversation.ok) throw errorResponse(conversation.error)
  if (!booking.ok) throw errorResponse(booking.error)
  // Shown as they were before they are read here.
  if (conversation.data.unread > 0) await api.read_conversation({ reference })
  const { about } = booking.data
  return {
    conversation: conversation.data,
    timeZone: about.time_zone,
    name: about.name,
    key: newKey(),
    stored,
    sent: query.get('sent') === 'yes',
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api, locale, form } = await formRequest(request, context)
  const reference = url.searchParams.get('reference') ?? ''
  const error = await sendMessage(api, 'traveller', reference, form)
  if (!error) throw redirect(travellerLinks.messages(locale, reference, { sent: 'yes' }), 303)
  // A visitor can have opened the booking with a code, so that the session is known only now.
  if (error.code === 'unauthenticated') throw redirect(links.signin(locale, travellerLinks.messages(locale, reference)))
  return formFailure(error, form)
}

export default function BookingMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { conversation, timeZone, name, key, stored, sent } = loaderData
  const messages = errorMessages(t, actionData?.error, { text: t('conversation.label'), file: t('conversation.file') })
  return (
    <NarrowPage rem={48}>
      <div className="grid gap-2">
        <PageHeading>{t('conversation.title', { reference: conversation.reference })}</PageHeading>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className="text-muted">{t('conversation.intro')}</p>
      </div>
      {stored && !actionData && <RefilledNotice form={stored} />}
      {sent && !actionData && <Alert tone="success" title={t('conversation.sent')} announce />}
      <FormErrors messages={messages} announce={actionData?.error} />
      <Messages conversation={conversation} side="traveller" timeZone={timeZone} />
      {conversation.can_write ? (
        <MessageForm formKey={key} value={actionData?.values.text ?? stored?.values.text} errorOf={messages.ofField} />
      ) : (
        <p>{t('conversation.closed')}</p>
      )}
      <p>
        <ButtonLink to={documentLinks.booking(locale, conversation.reference)} variant="secondary">
          {t('conversation.back')}
        </ButtonLink>
      </p>
    </NarrowPage>
  )
}
