import type { ReactNode } from 'react'
import { data, Form, Link, redirect } from 'react-router'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { archivedTogether, environments, type TaxEnvironment } from '#domains/einvoicing/shapes.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { AdminForm } from '#web/admin/AdminForm.tsx'
import { adminLinks } from '#links/admin.ts'
import { errorMessages, type FormError, submittedValues, textOf } from '#web/lib/forms.ts'
import { adminForm, adminRequest, formFailure } from '#web/admin/admin-request.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { KeyValues } from '#web/ui/figures/KeyValues.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { Select, TextInput } from '#web/ui/form/Inputs.tsx'
import type { Route } from './+types/einvoicing'
import type { Einvoicing } from '#domains/einvoicing/contract.ts'
import { Table } from '#web/ui/figures/Table.tsx'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'einvoicing.title')

const done = ['addressSaved', 'registered', 'sent'] as const

type Answer = Partial<FormError> & {
  refused?: { result: 'refused' | 'unreachable'; messages: { code: string; text: string }[] }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, query, dataOf } = adminRequest(request, context)
  const answer = dataOf(await api.show_einvoicing({}))
  const how = query.get('done')
  return { ...answer, done: done.find((one) => one === how) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, form } = await adminForm(request, context)
  const text = (name: string) => textOf(form, name).trim()
  const intent = text('intent')
  const failed = (error: FormError['error']) => formFailure(error, form, { locale, request })
  const ended = (how: (typeof done)[number]) => redirect(adminLinks.einvoicing(locale, { done: how }), 303)
  if (intent === 'register') {
    const environment = text('environment') as TaxEnvironment
    const input = { environment, otp: text('otp'), branch: text('branch'), business: text('business') }
    const registered = await api.register_tax_unit(input)
    if (!registered.ok) return failed(registered.error)
    const { result, messages } = registered.data
    if (result === 'registered') throw ended('registered')
    return data<Answer>({ refused: { result, messages }, values: submittedValues(form) })
  }
  if (intent === 'send') {
    const again = await api.report_tax_document({ id: Number(text('id')) })
    if (!again.ok) return failed(again.error)
    throw ended('sent')
  }
  const answer = await api.save_tax_address({
    street: text('street'),
    building: text('building'),
    additional: text('additional'),
    district: text('district'),
    city: text('city'),
    postal_code: text('postal_code'),
  })
  if (!answer.ok) return failed(answer.error)
  throw ended('addressSaved')
}

export default function ElectronicInvoices({ loaderData, actionData }: Route.ComponentProps) {
  const { t, locale } = useLanguage()
  const answer: Answer | undefined = actionData
  const { open, done: ended, unit, seller, counts, address, months } = loaderData
  const conflict = answer?.error?.code === 'conflict' ? answer.values : undefined
  return (
    <>
      <PageHeading>{t('einvoicing.title')}</PageHeading>
      <p className="text-muted">{t('einvoicing.text')}</p>
      {ended && !answer && <Alert tone="success" title={t(`einvoicing.${ended}`)} announce />}
      {conflict && (
        <Alert
          tone="error"
          title={t(conflict.intent === 'send' ? 'einvoicing.gone' : 'einvoicing.incomplete')}
          announce
        />
      )}
      {answer?.refused && (
        <Alert tone="error" title={t(`einvoicing.${answer.refused.result}`)} announce>
          {answer.refused.result === 'unreachable' && <p>{t('einvoicing.unreachableText')}</p>}
          {answer.refused.messages.map(({ code, text }) => (
            <p key={`${code} ${text}`} dir="ltr">
              {code}: {text}
            </p>
          ))}
        </Alert>
      )}
      <State {...{ unit, seller, counts }} />
      <AddressForm address={address} answer={answer} />
      <RegisterForm unit={unit} answer={answer} />
      <OpenTaxDocuments documents={open} accepted={isAccepted({ unit, counts })} />
      <Archive months={months} />
      <p>
        <Link className="link" to={adminLinks.editing(locale)}>
          {t('editing.title')}
        </Link>
      </p>
    </>
  )
}

type Loaded = Route.ComponentProps['loaderData']

/** True if there are documents that the authority has accepted; it gets none that are signed on this site only. */
function isAccepted({ unit, counts }: Pick<Loaded, 'unit' | 'counts'>): boolean {
  return unit !== null && unit.environment !== 'local' && counts.reported + counts.warned > 0
}

function State({ unit, seller, counts }: Pick<Loaded, 'unit' | 'seller' | 'counts'>) {
  const { t, locale, format } = useLanguage()
  const isLocal = unit?.environment === 'local'
  const written = (value: string) => (value ? <bdi dir="auto">{value}</bdi> : t('einvoicing.missing'))
  return (
    <section className="admin-card">
      <KeyValues
        items={[
          {
            label: t('einvoicing.state'),
            value: (
              <Badge tone={!unit ? 'info' : isLocal ? 'warning' : 'success'}>
                {t(!unit ? 'einvoicing.off' : isLocal ? 'einvoicing.local' : 'einvoicing.on')}
              </Badge>
            ),
          },
          { label: t('einvoicing.seller'), value: written(seller.name) },
          { label: t('einvoicing.vatNumber'), value: written(seller.vat_number) },
          { label: t('einvoicing.registration'), value: written(seller.registration) },
          unit && {
            label: t('einvoicing.environment'),
            value: t('einvoicing.environmentOf', { environment: unit.environment }),
          },
          unit && { label: t('einvoicing.since'), value: format.instant(unit.since, siteTimeZone) },
          unit && { label: t('einvoicing.expires'), value: format.instant(unit.expires_at, siteTimeZone) },
          unit && { label: t('einvoicing.serial'), value: <bdi dir="ltr">{unit.serial}</bdi> },
          unit &&
            (isLocal
              ? { label: t('einvoicing.signed'), value: t('einvoicing.signedOf', { count: counts.reported }) }
              : { label: t('einvoicing.reported'), value: t('einvoicing.reportedOf', counts) }),
        ]}
      />
      <p>
        <Link className="link" to={adminLinks.edit(locale, 'company', 'all')}>
          {t('einvoicing.company')}
        </Link>
      </p>
    </section>
  )
}

function AddressForm({ address, answer }: { address: Loaded['address']; answer: Answer | undefined }) {
  const t = useText()
  const fields: Field[] = [
    { name: 'street', label: t('einvoicing.street'), value: address?.street },
    { name: 'building', label: t('einvoicing.building'), value: address?.building, digits: true },
    { name: 'additional', label: t('einvoicing.additional'), value: address?.additional, digits: true, optional: true },
    { name: 'district', label: t('einvoicing.district'), value: address?.district },
    { name: 'city', label: t('einvoicing.city'), value: address?.city },
    { name: 'postal_code', label: t('einvoicing.postalCode'), value: address?.postal_code, digits: true },
  ]
  const typed = answer?.values?.intent === 'address' ? answer.values : undefined
  const messages = errorMessages(t, typed && answer?.error, labelsOf(fields))
  return (
    <AdminForm
      heading={t('einvoicing.addressTitle')}
      text={t('einvoicing.addressText')}
      messages={{ summary: messages.summary }}
      intent="address"
      submit={t('einvoicing.saveAddress')}
      secondary
    >
      <Fields fields={fields} typed={typed} messages={messages} />
    </AdminForm>
  )
}

function RegisterForm({ unit, answer }: { unit: Loaded['unit']; answer: Answer | undefined }) {
  const t = useText()
  const typed = answer?.values?.intent === 'register' ? answer.values : undefined
  const fields: Field[] = [
    {
      name: 'otp',
      label: t('einvoicing.otp'),
      hint: t('einvoicing.otpHint'),
      digits: true,
      autoComplete: 'one-time-code',
    },
    { name: 'branch', label: t('einvoicing.branch') },
    { name: 'business', label: t('einvoicing.business') },
  ]
  const messages = errorMessages(t, typed && answer?.error, labelsOf(fields))
  return (
    <AdminForm
      heading={t('einvoicing.registerTitle')}
      text={t('einvoicing.registerText')}
      messages={{ summary: messages.summary }}
      intent="register"
      submit={t('einvoicing.register')}
    >
      {unit && <p className="text-muted">{t('einvoicing.again')}</p>}
      <Fields fields={fields} typed={typed} messages={messages}>
        <Select
          label={t('einvoicing.environment')}
          name="environment"
          defaultValue={typed?.environment ?? unit?.environment ?? 'local'}
          options={environments.map((environment) => ({
            value: environment,
            label: t('einvoicing.environmentOf', { environment }),
          }))}
        />
      </Fields>
    </AdminForm>
  )
}

type Field = {
  name: string
  label: string
  hint?: string
  value?: string | undefined
  digits?: true
  optional?: true
  autoComplete?: string
}

const labelsOf = (fields: Field[]) => Object.fromEntries(fields.map(({ name, label }) => [name, label]))

type FieldsProps = {
  fields: Field[]
  typed: Record<string, string> | undefined
  messages: ReturnType<typeof errorMessages>
  children?: ReactNode
}

function Fields({ fields, typed, messages, children }: FieldsProps) {
  return (
    <div className="admin-filter">
      {children}
      {fields.map(({ name, value, digits, autoComplete = 'off', ...same }) => (
        <TextInput
          key={name}
          {...same}
          name={name}
          defaultValue={typed?.[name] ?? value ?? ''}
          error={messages.ofField(name)}
          autoComplete={autoComplete}
          dir={digits ? 'ltr' : 'auto'}
          {...(digits && { inputMode: 'numeric' as const })}
        />
      ))}
    </div>
  )
}

/** Downloads of the signed documents, a link for each month, or for each thousand of its documents. */
function Archive({ months }: { months: Loaded['months'] }) {
  const { t, locale, format } = useLanguage()
  if (months.length === 0) return null
  return (
    <section className="admin-card">
      <h2>{t('einvoicing.archiveTitle')}</h2>
      <p className="text-muted">{t('einvoicing.archiveText')}</p>
      <ul>
        {months.flatMap(({ month, count }) => {
          const parts = Math.ceil(count / archivedTogether)
          return Array.from({ length: parts }, (_, i) => (
            <li key={`${month} ${i}`}>
              <a className="link" href={adminLinks.einvoicingFile(locale, month, i + 1)}>
                {parts > 1
                  ? t('einvoicing.archivePartOf', {
                      month: format.stayDate(`${month}-01`, 'month'),
                      part: i + 1,
                      parts,
                    })
                  : t('einvoicing.archiveOf', { month: format.stayDate(`${month}-01`, 'month'), count })}
              </a>
            </li>
          ))
        })}
      </ul>
    </section>
  )
}

const tones = { waiting: 'info', warned: 'warning', rejected: 'danger', reported: 'success', replaced: 'info' } as const

/** Documents that the tax authority has not accepted without reservation, with its answer. */
function OpenTaxDocuments({ documents, accepted }: { documents: Einvoicing['open']; accepted: boolean }) {
  const { t, format } = useLanguage()
  if (documents.length === 0) return accepted && <p className="text-muted">{t('einvoicing.none')}</p>
  return (
    <Table
      caption={t('einvoicing.openTitle')}
      rows={documents}
      keyOf={({ id }) => id}
      columns={[
        {
          label: t('einvoicing.document'),
          cell: ({ kind, number }) => t('einvoicing.documentOf', { kind, number: String(number) }),
        },
        { label: t('einvoicing.issued'), cell: ({ issued_at }) => format.instant(issued_at, siteTimeZone) },
        {
          label: t('einvoicing.state'),
          cell: ({ status, tries }) => (
            <div>
              <Badge tone={tones[status]}>{t('einvoicing.statusOf', { status })}</Badge>
              <span className="text-muted text-small block">{t('einvoicing.tries', { count: tries })}</span>
            </div>
          ),
        },
        {
          label: t('einvoicing.messages'),
          cell: ({ messages }) => (
            <div dir="ltr">
              {messages.map(({ code, text }) => (
                <p key={`${code} ${text}`} className="text-small">
                  {code}: {text}
                </p>
              ))}
            </div>
          ),
        },
        {
          label: t('einvoicing.send'),
          hiddenLabel: true,
          cell: ({ id, status }) =>
            status !== 'warned' && (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button intent="send" variant="secondary">
                  {t('einvoicing.send')}
                </Button>
              </Form>
            ),
        },
      ]}
    />
  )
}
