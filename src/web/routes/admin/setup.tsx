import { ActionError } from '#web/admin/staff/ActionError.tsx'
import { data, Form, Link, useNavigation } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { ProviderCheck, SetupState } from '#domains/admin/setup/contract.ts'
import { checkedPurposes, type CheckedPurpose, type MissingPart, type SetupStep } from '#domains/admin/setup/steps.ts'
import type { Locale } from '#i18n/locale.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { adminLinks } from '#links/admin.ts'
import { providerFailure } from '#web/admin/provider-failure.ts'
import { links } from '#links/site.ts'
import { textOf } from '#web/lib/forms.ts'
import { adminRequest } from '#web/admin/admin-request.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import type { Route } from './+types/setup'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'checklist.title')

type Answer = { purpose: CheckedPurpose; check?: ProviderCheck; error?: ApiError }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, dataOf } = adminRequest(request, context)
  return dataOf(await api.fetch_setup_steps())
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, responseTo } = adminRequest(request, context)
  const sent = textOf(await request.formData(), 'purpose')
  const purpose = checkedPurposes.find((one) => one === sent) ?? 'mail'
  const checked = await api.check_provider({ purpose })
  if (checked.ok) return data<Answer>({ purpose, check: checked.data })
  const { error } = checked
  if (error.code === 'unauthenticated') throw responseTo(error)
  return data<Answer>({ purpose, error }, { status: errorStatus[error.code] })
}

export default function Setup({ loaderData: { steps, open }, actionData }: Route.ComponentProps) {
  const t = useText()
  const busy = useNavigation().state !== 'idle'
  // A demo can sell with steps that are not done.
  const left = steps.filter(({ state }) => state === 'open').length
  return (
    <>
      <PageHeading>{t('checklist.title')}</PageHeading>
      <p className="text-muted">
        {open > 0
          ? t('checklist.open', { count: open })
          : left > 0
            ? t('checklist.todayLine', { count: left })
            : t('checklist.complete')}
      </p>
      <ol className="admin-card gap-0">
        {steps.map((one) => (
          <Step key={one.step} {...one} />
        ))}
      </ol>
      <section className="admin-card" aria-labelledby="tests">
        <h2 id="tests">{t('checklist.tests')}</h2>
        <p className="text-muted">{t('checklist.testsText')}</p>
        {actionData && <Result {...actionData} />}
        <Form method="post" className="flex flex-wrap gap-3">
          {checkedPurposes.map((purpose) => (
            <Button key={purpose} type="submit" name="purpose" value={purpose} variant="secondary" pending={busy}>
              {t('checklist.test', { purpose })}
            </Button>
          ))}
        </Form>
      </section>
    </>
  )
}

const tones = { done: 'success', open: 'warning', optional: 'info' } as const

function Step({ step, state, missing }: SetupState['steps'][number]) {
  const { t, locale, format } = useLanguage()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4 border-line py-3 not-first:border-t">
      <div>
        <Link className="link" to={linkOf[step](locale, missing)}>
          {t(`checklist.${step}`)}
        </Link>
        <p className="text-muted text-note">{t(`checklist.${step}Text`)}</p>
        {missing.length > 0 && (
          <p className="text-note">
            {t('checklist.missing', { parts: format.list(missing.map((part) => t('checklist.part', { part }))) })}
          </p>
        )}
      </div>
      <Badge tone={tones[state]}>{t('checklist.state', { state })}</Badge>
    </li>
  )
}

/** The form of each step. */
const linkOf: Record<SetupStep, (locale: Locale, missing: readonly MissingPart[]) => string> = {
  second_factor: (locale) => adminLinks.secondFactor(locale, adminLinks.setup(locale)),
  brand: (locale) => adminLinks.edit(locale, 'brand', 'all'),
  company: (locale) => adminLinks.edit(locale, 'company', 'all'),
  contact: (locale) => adminLinks.edit(locale, 'contact', 'all'),
  currency: (locale) => adminLinks.edit(locale, 'options', 'all'),
  offers: (locale) => adminLinks.edit(locale, 'options', 'all'),
  mail: adminLinks.providers,
  payments: adminLinks.providers,
  einvoicing: (locale) => adminLinks.einvoicing(locale),
  legal: (locale) => adminLinks.editingList(locale, 'page'),
  about: (locale) => adminLinks.edit(locale, 'page', 'about'),
  product: (locale) => adminLinks.editing(locale),
  rooms: (locale, missing) => adminLinks.editingList(locale, missing.includes('rooms') ? 'room_type' : 'rate_plan'),
  prices(locale, missing) {
    if (missing.includes('published')) return adminLinks.editing(locale)
    if (missing.includes('dates')) return adminLinks.departures(locale)
    if (missing.includes('options')) return adminLinks.editingList(locale, 'service_option')
    return adminLinks.stock(locale)
  },
  staff: (locale) => adminLinks.staff(locale),
  booking: (locale) => links.hotels(locale),
}

function Result({ purpose, check, error }: Answer) {
  const t = useText()
  if (error) return <ActionError error={error} />
  if (!check) return null
  const { result, provider, to, detail } = check
  const tone = result === 'works' ? 'success' : result === 'failed' ? 'error' : 'warning'
  const place = { provider: isolated(provider), to: isolated(to) }
  return (
    <Alert tone={tone} title={t('checklist.test', { purpose })} announce>
      <p>
        {result === 'failed'
          ? t('checklist.failed', { why: providerFailure(detail) ?? 'other', ...place })
          : t(`checklist.${result}`, { purpose, ...place })}
      </p>
      {detail && (
        <p className="text-muted text-note">
          <bdi dir="ltr">{detail}</bdi>
        </p>
      )}
    </Alert>
  )
}

/** Latin names and addresses stay in order within Arabic. */
const isolated = (text: string) => `\u2066${text}\u2069`
