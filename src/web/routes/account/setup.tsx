import { data, Form, redirect } from 'react-router'
import { errorStatus } from '#api/errors.ts'
import { offerNames } from '#domains/admin/setup/steps.ts'
import { currencyNames } from '#i18n/currency-names.ts'
import { useLanguage } from '#i18n/react.tsx'
import type { Locale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { errorMessages, submittedValues, textOf, type FormError } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { errorResponse, formRequest, requestContext } from '#web/lib/loaders.ts'
import { ButtonLink, SubmitButton } from '#web/ui/actions/Button.tsx'
import { CheckboxGroup } from '#web/ui/form/CheckboxGroup.tsx'
import { PageHeading, PageIntro, titleOf } from '#web/ui/layout/Page.tsx'
import { FormErrors, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import { NewPasswordInput } from '#web/features/account/NewPasswordInput.tsx'
import type { Route } from './+types/setup'

export const meta: Route.MetaFunction = (args) =>
  titleOf(args, args.loaderData?.isOpen ? 'setup.title' : 'setup.doneTitle')

type Failure = FormError & { offers: string[] }

/** The token leaves the address at once: it moves into a cookie, because addresses end up in histories and logs. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { api, locale, secure } = context.get(requestContext)
  const sent = url.searchParams.get('token')
  const answer = await api.show_setup({ token: (sent ?? tokenOf(request)).slice(0, 100) })
  if (!answer.ok) throw errorResponse(answer.error)
  if (sent !== null) {
    const headers = { 'Set-Cookie': tokenCookie(sent, secure), 'Referrer-Policy': 'no-referrer' }
    throw redirect(adminLinks.firstRun(locale), { headers })
  }
  const { is_open, currency } = answer.data
  return { isOpen: is_open, currency, currencies: is_open ? currenciesIn(locale) : [] }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, secure, form } = await formRequest(request, context)
  const text = (name: string) => textOf(form, name).trim()
  const offers = offerNames.filter((name) => form.getAll('offers').includes(name))
  const answer = await api.complete_setup({
    token: tokenOf(request),
    name: text('name'),
    email: text('email'),
    password: textOf(form, 'password'),
    brand_en: text('brand_en'),
    brand_ar: text('brand_ar'),
    currency: text('currency'),
    offers,
  })
  if (answer.ok) {
    const next = adminLinks.secondFactor(locale, adminLinks.setup(locale))
    throw redirect(next, { headers: { 'Set-Cookie': tokenCookie('', secure) } })
  }
  const { error } = answer
  if (error.code === 'not_found') throw errorResponse(error)
  return data<Failure>({ error, values: submittedValues(form), offers }, { status: errorStatus[error.code] })
}

export { reloadsAfterConflict as shouldRevalidate } from '#web/lib/forms.ts'

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  const { isOpen, currency, currencies } = loaderData
  const { t, locale } = useLanguage()
  if (!isOpen) {
    return (
      <div className="grid gap-4">
        <PageHeading>{t('setup.doneTitle')}</PageHeading>
        <p className="text-muted">{t('setup.doneText')}</p>
        <ButtonLink to={links.signin(locale, adminLinks.setup(locale))} large block>
          {t('common.signIn')}
        </ButtonLink>
      </div>
    )
  }
  const labels = {
    name: t('setup.name'),
    email: t('setup.email'),
    password: t('setup.password'),
    brand_en: t('setup.brandEn'),
    brand_ar: t('setup.brandAr'),
    currency: t('setup.currency'),
    offers: t('setup.offers'),
  }
  const messages = errorMessages(t, actionData?.error, labels, { values: { currency, ...actionData?.values } })
  return (
    <div className="grid gap-6">
      <PageIntro title={t('setup.title')} text={t('setup.text')} />
      <FormErrors messages={messages} />
      <Form method="post" className="grid gap-8" noValidate>
        <section className="grid gap-5" aria-labelledby="you">
          <h2 id="you" className="text-lead font-semibold">
            {t('setup.you')}
          </h2>
          <TextInput {...messages.field('name')} dir="auto" autoComplete="name" />
          <TextInput {...messages.field('email')} hint={t('setup.emailHint')} type="email" autoComplete="email" />
          <NewPasswordInput {...messages.field('password')} hint={t('setup.passwordHint')} />
        </section>
        <section className="grid gap-5" aria-labelledby="provider">
          <h2 id="provider" className="text-lead font-semibold">
            {t('setup.provider')}
          </h2>
          <TextInput {...messages.field('brand_en')} lang="en" dir="ltr" autoComplete="organization" />
          <TextInput {...messages.field('brand_ar')} lang="ar" dir="rtl" autoComplete="off" />
          <Select {...messages.field('currency')} hint={t('setup.currencyHint')} options={currencies} />
          <CheckboxGroup
            legend={t('setup.offers')}
            hint={t('setup.offersHint')}
            name="offers"
            options={offerNames.map((value) => ({ value, label: t('setup.offer', { offer: value }) }))}
            defaultValues={actionData?.offers ?? offerNames}
            error={messages.ofField('offers')}
          />
        </section>
        <SubmitButton large block>
          {t('setup.submit')}
        </SubmitButton>
      </Form>
    </div>
  )
}

/** Every currency by its name: the riyal, those of the Gulf and of travellers who come most often, then all others. */
function currenciesIn(locale: Locale) {
  const name = currencyNames(locale)
  const nearby = ['SAR', 'AED', 'KWD', 'QAR', 'BHD', 'OMR', 'USD', 'EUR', 'GBP', 'EGP', 'JOD', 'TRY']
  const others = Intl.supportedValuesOf('currency').filter((code) => !nearby.includes(code))
  return [...nearby, ...others].map((value) => ({ value, label: `${name(value)} (${value})` }))
}

const cookieSeconds = 3_600

function tokenCookie(token: string, secure: boolean): string {
  const rest = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}; Max-Age=${token ? cookieSeconds : 0}`
  return `setup=${encodeURIComponent(token.slice(0, 100))}; ${rest}`
}

function tokenOf(request: Request): string {
  return /(?:^|;\s*)setup=([\w-]{1,100})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? ''
}
