import type { Money } from '#api/shapes.ts'
import { data, Form, Link, redirect } from 'react-router'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { IssuedGiftCard } from '#domains/payments/gift-cards/contract.ts'
import { currencyNames } from '#i18n/currency-names.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { GiftCardState } from '#web/admin/gift-cards/GiftCardState.tsx'
import { minorOf } from '#web/admin/money-input.ts'
import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { giveProof, type StepUp } from '#web/features/account/step-up.ts'
import { StepUpForm } from '#web/features/account/StepUpForm.tsx'
import { textOf, type FormError, errorMessages } from '#web/lib/forms.ts'
import { adminForm, adminRequest, stepUpAnswer, stepUpFailure } from '#web/admin/admin-request.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { CopyText } from '#web/ui/actions/CopyText.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { dateOf } from '#web/ui/dates/submitted-dates.ts'
import { Table, type Column } from '#web/ui/figures/Table.tsx'
import { Checkbox, NumberInput, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import { DateInput } from '#web/ui/dates/DateInput.tsx'
import type { Route } from './+types/gift-cards'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'admingifts.title')

type Answer = Partial<FormError> & { stepUp?: StepUp; made?: { code: string; sentTo: string } }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, newKey, query, dataOf } = adminRequest(request, context)
  const q = (query.get('q') ?? '').slice(0, 120)
  const answer = dataOf(await api.fetch_gift_cards({ q }))
  return { ...answer, q, key: newKey(), currencyName: currencyNames(locale)(answer.currency) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  if (textOf(form, 'intent') !== 'issue') throw redirect(adminLinks.giftCards(locale), 303)
  const unproved = await giveProof(api, form)
  if (unproved) return stepUpAnswer(unproved)
  const minor = minorOf(textOf(form, 'amount'), textOf(form, 'currency'))
  const send = textOf(form, 'send') === 'yes'
  const holder_email = textOf(form, 'holder_email').trim()
  const answer = await api.issue_gift_card(
    {
      minor: minor ?? 0,
      expires_on: dateOf(form, 'expires_on'),
      holder_name: textOf(form, 'holder_name'),
      holder_email,
      locale: textOf(form, 'locale') as Locale,
      note: textOf(form, 'note'),
      send,
    },
    { idempotencyKey: textOf(form, 'key') },
  )
  // Only this response contains the code; opening the page again does not show it.
  if (answer.ok) return data<Answer>({ made: { code: answer.data.code, sentTo: send ? holder_email : '' } })
  const { error } = answer
  const errors = error.errors?.map((one) => (one.path === 'minor' ? { ...one, path: 'amount' } : one))
  return stepUpFailure({ ...error, ...(errors && { errors }) }, form, { locale, request })
}

export default function GiftCards({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, more, q } = loaderData
  const { t, locale, format } = useLanguage()
  const answer: Answer | undefined = actionData
  if (answer?.stepUp) return <StepUpForm stepUp={answer.stepUp} />
  const money = (amount: Money) => <bdi>{format.amount(amount)}</bdi>
  const columns: Column<IssuedGiftCard>[] = [
    {
      label: t('admingifts.card'),
      cell: ({ id, last_four }) => (
        <Link className="link" to={adminLinks.giftCard(locale, id)}>
          <bdi dir="ltr">{giftCardMark(last_four)}</bdi>
        </Link>
      ),
    },
    {
      label: t('admingifts.holder'),
      cell: ({ holder_name, holder_email }) => (
        <div>
          <bdi>{holder_name || holder_email || t('admingifts.nobody')}</bdi>
          {holder_name && holder_email && (
            <bdi className="text-muted block" dir="ltr">
              {holder_email}
            </bdi>
          )}
        </div>
      ),
    },
    { label: t('admingifts.balance'), end: true, cell: ({ balance }) => money(balance) },
    { label: t('admingifts.issued'), end: true, cell: ({ issued }) => money(issued) },
    { label: t('admingifts.expires'), cell: ({ expires_on }) => format.stayDate(expires_on) },
    { label: t('admingifts.state'), cell: (card) => <GiftCardState card={card} /> },
  ]
  return (
    <>
      <PageHeading>{t('admingifts.title')}</PageHeading>
      <p className="text-muted">{t('admingifts.text')}</p>
      {answer?.made && (
        <Alert tone="success" announce title={t('admingifts.made')}>
          <p>{answer.made.sentTo ? t('admingifts.madeSent', { to: answer.made.sentTo }) : t('admingifts.madeText')}</p>
          <CopyText text={answer.made.code} label={t('admingifts.copy')} />
        </Alert>
      )}
      <ActionError error={answer?.error} />
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <TextInput
          label={t('admingifts.search')}
          hint={t('admingifts.searchHint')}
          name="q"
          dir="auto"
          autoComplete="off"
          defaultValue={q}
          className="max-w-[32rem] grow basis-64"
          optional
        />
        <Button type="submit" variant="secondary">
          {t('admingifts.find')}
        </Button>
      </Form>
      {cards.length === 0 ? (
        <EmptyState icon="card" title={t(q ? 'admingifts.notFound' : 'admingifts.none')} />
      ) : (
        <Table caption={t('admingifts.title')} columns={columns} rows={cards} keyOf={({ id }) => String(id)} />
      )}
      {more && <p className="text-muted">{t('admingifts.more', { count: cards.length })}</p>}
      <IssueForm key={answer?.made?.code} loaded={loaderData} {...answer} />
    </>
  )
}

type IssueProps = Answer & { loaded: Route.ComponentProps['loaderData'] }

function IssueForm({ loaded: { key, currency, currencyName }, error, values = {} }: IssueProps) {
  const t = useText()
  const labels = {
    amount: t('admingifts.amount', { currency: currencyName }),
    expires_on: t('admingifts.expires'),
    holder_name: t('admingifts.holderName'),
    holder_email: t('admingifts.holderEmail'),
    note: t('admingifts.note'),
  }
  const messages = errorMessages(t, error, labels, { values })
  return (
    <AdminForm
      heading={t('admingifts.issueTitle')}
      hidden={{ key, currency }}
      messages={{ summary: messages.summary }}
      intent="issue"
      submit={t('admingifts.issue')}
    >
      <div className="admin-filter">
        <NumberInput {...messages.field('amount')} inputMode="decimal" autoComplete="off" />
        <DateInput {...messages.field('expires_on')} />
      </div>
      <div className="admin-filter">
        <TextInput {...messages.field('holder_name')} dir="auto" autoComplete="off" optional />
        <TextInput {...messages.field('holder_email')} type="email" autoComplete="off" optional />
        <Select
          label={t('admingifts.language')}
          name="locale"
          defaultValue={values.locale ?? 'ar'}
          options={[
            { value: 'ar', label: 'العربية' },
            { value: 'en', label: 'English' },
          ]}
        />
      </div>
      <TextInput {...messages.field('note')} dir="auto" autoComplete="off" optional />
      <Checkbox label={t('admingifts.send')} name="send" value="yes" defaultChecked={values.send === 'yes'} />
    </AdminForm>
  )
}
