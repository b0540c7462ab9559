import { Form, redirect } from 'react-router'
import { currencyCookie } from '#domains/accounts/profile/own-currency.ts'
import { rateFacts } from '#domains/content/exchange.ts'
import { addDays } from '#domains/shared/dates.ts'
import { useLanguage } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { PageHeading, titleOf } from '#web/ui/layout/Page.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { textOf } from '#web/lib/forms.ts'
import { links } from '#links/site.ts'
import { safeNext } from '#links/account.ts'
import { answersTo, formRequest, requestContext } from '#web/lib/loaders.ts'
import type { Route } from './+types/currency'

export const meta: Route.MetaFunction = (args) => titleOf(args, 'exchange.title')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, locale, origin, currency, today } = context.get(requestContext)
  const [rates] = await answersTo(api.fetch_exchange_rates())
  const from = request.headers.get('referer') ?? ''
  return {
    rates,
    aYearAgo: addDays(today, -365),
    chosen: rates.rates.some((rate) => rate.currency === currency) ? currency : null,
    /** The page to return to: the one with the link. */
    next: from.startsWith(`${origin}/`) ? safeNext(from.slice(origin.length), links.home(locale)) : links.home(locale),
  }
}

/** Stores the choice in a cookie that scripts read, because pages are the same for everyone; travellers' also in the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, signedIn, secure, form } = await formRequest(request, context)
  const [rates] = await answersTo(api.fetch_exchange_rates())
  const code = textOf(form, 'currency')
  const currency = rates.rates.some((rate) => rate.currency === code) ? code : null
  if (signedIn) await api.update_profile({ currency })
  throw redirect(safeNext(textOf(form, 'next'), links.home(locale)), {
    headers: { 'Set-Cookie': currencyCookie(currency, secure) },
  })
}

export default function Currency({ loaderData: { rates, aYearAgo, chosen, next } }: Route.ComponentProps) {
  const { t, locale, format } = useLanguage()
  const inSentence = locale === 'ar' ? rates.name : rates.currency
  const named = rates.rates.map((rate) => ({ ...rate, ...rateFacts({ format, locale, aYearAgo }, rates, rate) }))
  // The date that stands once above the rates; a rate of another date has its own.
  const common = named.find(({ lasting }) => lasting === 'other') ?? named[0]
  const when = ({ lasting, date, example }: (typeof named)[number]) =>
    date === common?.date && example === common.example ? 'shared' : lasting === 'yes' ? 'lasting' : 'other'
  return (
    <div className="page-width grid justify-items-start gap-6 py-8 md:py-12">
      <div>
        <PageHeading>{t('exchange.title')}</PageHeading>
        <p className="text-muted mt-1">
          {common
            ? `${t('exchange.hint', { currency: inSentence })} ${t('exchange.unit', common)}`
            : t('exchange.empty')}
        </p>
      </div>
      {rates.rates.length > 0 && (
        <Form
          method="post"
          className="grid w-full gap-6 max-sm:[&_fieldset>div]:grid-cols-2 max-sm:[&_fieldset>div]:gap-2"
        >
          <input type="hidden" name="next" value={next} />
          <RadioCards
            legend={t('exchange.label')}
            name="currency"
            defaultValue={chosen ?? rates.currency}
            options={[
              { value: rates.currency, label: t('exchange.none', { currency: rates.name }) },
              ...named.map((rate) => ({
                value: rate.currency,
                label: rate.name,
                description: t('exchange.value', { ...rate, when: when(rate) }),
              })),
            ]}
          />
          <Button type="submit" className="justify-self-start">
            {t('exchange.save')}
          </Button>
        </Form>
      )}
    </div>
  )
}
