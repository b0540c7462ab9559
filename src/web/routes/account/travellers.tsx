import { Form, redirect } from 'react-router'
import type { Companion } from '#domains/accounts/contract.ts'
import { fieldView } from '#domains/shared/details/field-view.ts'
import type { Details } from '#domains/shared/details/fields.ts'
import { companionFields } from '#domains/shared/details/travellers.ts'
import { wholeName } from '#domains/shared/person-name.ts'
import { useLanguage } from '#i18n/react.tsx'
import { choiceText, fieldLabel } from '#domains/shared/details/texts.ts'
import { RefilledNotice } from '#web/features/account/sign-in/RefilledNotice.tsx'
import { detailOf } from '#web/features/travellers/detail-form.ts'
import { DetailFields } from '#web/features/travellers/DetailFields.tsx'
import { errorMessages, textOf, formFailure } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { errorResponse, requestContext } from '#web/lib/loaders.ts'
import { PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { travellerLinks } from '#links/booking.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button, ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { FormErrors, HiddenFields } from '#web/ui/form/Inputs.tsx'
import type { Route } from './+types/travellers'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'companions.title')

export { reloadsIfSent as shouldRevalidate } from '#web/lib/forms.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, locale, signedIn, newKey, stored } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, travellerLinks.companions(locale)))
  const [companions, countries] = await Promise.all([api.fetch_companions(), api.fetch_countries()])
  if (!companions.ok) throw errorResponse(companions.error)
  const query = url.searchParams
  const chosen = (name: string) => companions.data.find(({ id }) => id === query.get(name)) ?? null
  return {
    companions: companions.data,
    countries: countries.ok ? countries.data : [],
    editing: chosen('edit'),
    removing: chosen('remove'),
    adding: query.get('add') === 'yes',
    key: newKey(),
    stored,
    done: (['saved', 'removed'] as const).find((one) => one === query.get('done')) ?? null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, signedIn } = context.get(requestContext)
  if (!signedIn) throw redirect(links.signin(locale, travellerLinks.companions(locale)))
  const form = await request.formData()
  const id = textOf(form, 'id')
  if (textOf(form, 'intent') === 'remove') {
    const removed = await api.remove_companion({ id })
    // Without the companion, such as after a second click, nothing is left to remove.
    if (!removed.ok && removed.error.code !== 'not_found') throw errorResponse(removed.error)
    throw redirect(travellerLinks.companions(locale, { done: 'removed' }))
  }
  const details = Object.fromEntries(companionFields.map((field) => [field.key, detailOf(form, '', field)]))
  const answer = await api.save_companion({ ...(id && { id }), details }, { idempotencyKey: textOf(form, 'key') })
  if (answer.ok) throw redirect(travellerLinks.companions(locale, { done: 'saved' }))
  const errors = answer.error.errors?.map((one) => ({ ...one, path: one.path.replace('details.', '') }))
  return formFailure({ ...answer.error, ...(errors && { errors }) }, form)
}

export default function Travellers({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const { companions, editing, removing, adding, done } = loaderData
  const add = (
    <ButtonLink to={travellerLinks.companions(locale, { add: 'yes' })} icon="plus">
      {t('companions.add')}
    </ButtonLink>
  )
  const isOpen = adding || editing !== null || actionData !== undefined
  return (
    <div className="grid gap-6">
      <PageIntro title={t('companions.title')} text={t('companions.text')} />
      {done && !actionData && !isOpen && <Alert tone="success" title={t(`companions.${done}`)} announce />}
      {isOpen ? (
        <CompanionForm page={loaderData} failure={actionData} />
      ) : removing ? (
        <RemoveCompanion companion={removing} />
      ) : companions.length === 0 ? (
        <EmptyState icon="guests" title={t('companions.none')} actions={add}>
          {t('companions.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-4">
            {companions.map((one) => (
              <li key={one.id}>
                <CompanionCard companion={one} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </div>
  )
}

function CompanionCard({ companion: { id, details, notes } }: { companion: Companion }) {
  const { t, locale, format } = useLanguage()
  const { relation, document_type, document_number, expires_on, name_ar, assistance } = details
  const name = wholeName(details)
  const document = [
    document_number &&
      `${choiceText(t, document_type ?? 'passport')} ${t('companions.passportEnding', { end: `\u2066${document_number.slice(-4)}\u2069` })}`,
    expires_on && t('companions.validUntil', { date: format.stayDate(expires_on, 'full') }),
  ].filter(Boolean)
  return (
    <Card padded className="grid gap-3">
      <div className="grid gap-1">
        <h2 className="text-lead">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-muted">
          {[relation && choiceText(t, relation), name_ar].filter(Boolean).map((part, i) => (
            <span key={part}>
              {i > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
        {document.length > 0 && <p>{document.join(' · ')}</p>}
        {assistance && (
          <p className="whitespace-pre-line" dir="auto">
            {assistance}
          </p>
        )}
      </div>
      {notes.map((note) => (
        <Alert key={note} tone="warning" title={t(`details.note_${note}`)} />
      ))}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          to={travellerLinks.companions(locale, { edit: id })}
          variant="secondary"
          aria-label={t('companions.editTitle', { name })}
        >
          {t('companions.edit')}
        </ButtonLink>
        <ButtonLink
          to={travellerLinks.companions(locale, { remove: id })}
          variant="quiet"
          aria-label={t('companions.removeNamed', { name })}
        >
          {t('companions.remove')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function CompanionForm({
  page: { editing: companion, countries, key, stored },
  failure,
}: {
  page: Route.ComponentProps['loaderData']
  failure: Route.ComponentProps['actionData']
}) {
  const { t, locale } = useLanguage()
  const fields = companionFields.map((field) => fieldView(field, locale))
  const labels = Object.fromEntries(fields.map((field) => [field.key, fieldLabel(t, field)]))
  const messages = errorMessages(t, failure?.error, labels)
  const values: Details = failure?.values ?? stored?.values ?? companion?.details ?? {}
  const isFull = failure?.error.code === 'conflict'
  return (
    <Card padded className="grid gap-5">
      <h2 className="text-title">
        {companion ? t('companions.editTitle', { name: wholeName(companion.details) }) : t('companions.addTitle')}
      </h2>
      {stored && !failure && <RefilledNotice form={stored} />}
      <FormErrors
        messages={isFull ? { summary: [], title: t('companions.full'), text: t('companions.fullText') } : messages}
      />
      <Form
        method="post"
        className="grid items-end gap-4 has-[.field-error]:items-start md:grid-cols-2"
        autoComplete="off"
        noValidate
      >
        <HiddenFields fields={{ key, id: companion?.id }} />
        <DetailFields {...{ fields, values, countries }} prefix="" errorOf={messages.ofField} />
        <div className="flex flex-wrap gap-3 md:col-span-2">
          <SubmitButton>{t('companions.save')}</SubmitButton>
          <ButtonLink to={travellerLinks.companions(locale)} variant="quiet">
            {t('companions.cancel')}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

function RemoveCompanion({ companion: { id, details } }: { companion: Companion }) {
  const { t, locale } = useLanguage()
  const name = wholeName(details)
  return (
    <Alert tone="warning" title={t('companions.removeTitle', { name })}>
      <p>{t('companions.removeText')}</p>
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        <Button intent="remove">{t('companions.removeNamed', { name })}</Button>
        <ButtonLink to={travellerLinks.companions(locale)} variant="secondary">
          {t('companions.keep')}
        </ButtonLink>
      </Form>
    </Alert>
  )
}
