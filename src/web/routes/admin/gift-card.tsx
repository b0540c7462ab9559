import type { Money } from '#api/shapes.ts'
import { Form, Link, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { GiftUseAnswer } from '#domains/gift-cards/contract.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { useLanguage } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { ContactLink } from '#web/admin/ContactLink.tsx'
import { Parts } from '#web/admin/Parts.tsx'
import { GiftCardState } from '#web/admin/gift-cards/GiftCardState.tsx'
import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { errorMessages, textOf } from '#web/lib/forms.ts'
import { adminForm, adminRequest, formFailure } from '#web/admin/admin-request.ts'
import { SubmitButton } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import type { Route } from './+types/gift-card'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'admingifts.title')

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const answer = dataOf(await api.show_gift_card({ id: params.id }))
  return { ...answer, done: query.has('done') }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const id = Number(params.id)
  const intent = textOf(form, 'intent')
  const changed = await api.change_gift_card(
    intent === 'extend' ? { id, expires_on: dateOf(form, 'expires_on') } : { id, blocked: intent === 'block' },
  )
  if (changed.ok) throw redirect(adminLinks.giftCard(locale, id, { done: 1 }), 303)
  return formFailure(changed.error, form, { locale, request })
}

export default function GiftCard({ loaderData: { card, uses, done }, actionData }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const money = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  const at = (instant: string) => format.instant(instant, siteTimeZone)
  const messages = errorMessages(t, actionData?.error, { expires_on: t('admingifts.expires') })
  const columns: Column<GiftUseAnswer>[] = [
    {
      label: t('admingifts.booking'),
      cell: ({ reference }) => (
        <Link className="link" to={adminLinks.booking(locale, reference)}>
          <bdi dir="ltr">{reference}</bdi>
        </Link>
      ),
    },
    { label: t('admingifts.at'), cell: (use) => at(use.at) },
    { label: t('admingifts.state'), cell: ({ state }) => t('admingifts.useState', { state }) },
    { label: t('admingifts.useAmount'), end: true, cell: ({ amount }) => money(amount) },
    { label: t('admingifts.refunded'), end: true, cell: ({ refunded }) => money(refunded) },
  ]
  return (
    <>
      <PageHeading>{t('admingifts.cardTitle', { card: giftCardMark(card.last_four) })}</PageHeading>
      {done && !actionData && <Alert tone="success" title={t('admingifts.saved')} announce />}
      <ActionError error={actionData?.error} />
      <section className="admin-card">
        <KeyValues
          items={[
            { label: t('admingifts.state'), value: <GiftCardState card={card} /> },
            { label: t('admingifts.balance'), value: money(card.balance) },
            { label: t('admingifts.issued'), value: money(card.issued) },
            { label: t('admingifts.expires'), value: format.stayDate(card.expires_on) },
            card.holder_name && { label: t('admingifts.holderName'), value: <bdi>{card.holder_name}</bdi> },
            card.holder_email && { label: t('admingifts.holderEmail'), value: <ContactLink to={card.holder_email} /> },
            card.note && { label: t('admingifts.note'), value: <bdi>{card.note}</bdi> },
            {
              label: t('admingifts.issuedBy'),
              value: (
                <Parts>
                  <bdi>{card.issued_by}</bdi>
                  <span>{at(card.issued_at)}</span>
                </Parts>
              ),
            },
            {
              label: t('admingifts.account'),
              value: t('admingifts.linked', { linked: card.linked ? 'yes' : 'other' }),
            },
          ]}
        />
        <Form method="post">
          <SubmitButton intent={card.state === 'blocked' ? 'unblock' : 'block'} variant="secondary">
            {t(card.state === 'blocked' ? 'admingifts.unblock' : 'admingifts.block')}
          </SubmitButton>
        </Form>
        <Form method="post" className="admin-filter" noValidate>
          <DateInput
            label={t('admingifts.newExpiry')}
            name="expires_on"
            defaultValue={actionData?.values.expires_on ?? card.expires_on}
            error={messages.ofField('expires_on')}
          />
          <SubmitButton intent="extend" variant="secondary">
            {t('admingifts.extend')}
          </SubmitButton>
        </Form>
      </section>
      {uses.length === 0 ? (
        <p className="text-muted">{t('admingifts.unused')}</p>
      ) : (
        <Table caption={t('admingifts.uses')} columns={columns} rows={uses} keyOf={({ reference }) => reference} />
      )}
      <p className="flex flex-wrap gap-4">
        <Link className="link" to={adminLinks.giftCards(locale)}>
          {t('admingifts.all')}
        </Link>
        <Link className="link" to={adminLinks.audit(locale, { subject: `gift_card:${card.id}` })}>
          {t('admingifts.history')}
        </Link>
      </p>
    </>
  )
}
