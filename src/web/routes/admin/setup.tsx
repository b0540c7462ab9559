import { data, Form, Link, useNavigation } from 'react-router'
import { errorStatus, type ApiError } from '#api/errors.ts'
import type { ProviderCheck, SetupState } from '#domains/admin/setup/contract.ts'
import { checkedPurposes, type CheckedPurpose, type MissingPart, type SetupStep } from '#domains/admin/setup/steps.ts'
import { errorText, errorTitle } from '#i18n/error-text.ts'
import type { Locale } from '#i18n/locale.ts'
import { useFormat, useLocale, useText } from '#i18n/react.tsx'
import { adminData, adminErrorResponse } from '#web/admin/admin-error-response.ts'
import { adminLinks } from '#links/admin.ts'
import { providerFailure } from '#web/admin/provider-failure.ts'
import { links } from '#links/site.ts'
import { textOf } from '#web/lib/forms.ts'
import { requestContext } from '#web/lib/server-context.ts'
import { titleOf } from '#web/lib/title.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Badge } from '#web/ui/feedback/Badge.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { PageHeading } from '#web/ui/layout/PageHeading.tsx'
import type { Route } from './+types/setup'
import '#web/admin/setup.css'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'checklist.title')

type Answer = { purpose: CheckedPurpose; check?: ProviderCheck; error?: ApiError }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale } = context.get(requestContext)
  return adminData(await api.fetch_setup_steps(), locale, request)
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = context.get(requestContext)
  const sent = textOf(await request.formData(), 'purpose')
  const purpose = checkedPurposes.find((one) => one === sent) ?? 'mail'
  const checked = await api.check_provider({ purpose })
  if (checked.ok) return data<Answer>({ purpose, check: checked.data })
  const { error } = checked
  if (error.code === 'unauthenticated') throw adminErrorResponse(error, locale, request)
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
      <ol className="setup-steps admin-card">
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
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const to = linkOf(step, missing, locale)
  const title = t(`checklist.${step}`)
  return (
    <li>
      <div>
        {to ? (
          <Link className="link" to={to}>
            {title}
          </Link>
        ) : (
          <span className="font-medium">{title}</span>
        )}
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

/** The form of a step; null for steps that only the server’s environment completes. */
function linkOf(step: SetupStep, missing: readonly MissingPart[], locale: Locale): string | null {
  switch (step) {
    case 'second_factor':
      return adminLinks.secondFactor(locale, adminLinks.setup(locale))
    case 'brand':
    case 'company':
    case 'contact':
      return adminLinks.edit(locale, step, 'all')
    case 'currency':
    case 'offers':
      return adminLinks.edit(locale, 'options', 'all')
    case 'mail':
    case 'payments':
      return adminLinks.providers(locale)
    case 'einvoicing':
      return adminLinks.einvoicing(locale)
    case 'legal':
      return adminLinks.editingList(locale, 'page')
    case 'about':
      return adminLinks.edit(locale, 'page', 'about')
    case 'product':
      return adminLinks.editing(locale)
    case 'rooms':
      return adminLinks.editingList(locale, missing.includes('rooms') ? 'room_type' : 'rate_plan')
    case 'prices':
      if (missing.includes('published')) return adminLinks.editing(locale)
      if (missing.includes('dates')) return adminLinks.departures(locale)
      if (missing.includes('options')) return adminLinks.editingList(locale, 'service_option')
      return adminLinks.stock(locale)
    case 'staff':
      return adminLinks.staff(locale)
    case 'booking':
      return links.hotels(locale)
  }
}

function Result({ purpose, check, error }: Answer) {
  const t = useText()
  if (error) {
    return (
      <Alert tone="error" title={errorTitle(t, error.code)} announce>
        {errorText(t, error.code) && <p>{errorText(t, error.code)}</p>}
      </Alert>
    )
  }
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
