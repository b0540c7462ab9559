import { Form, Link, useNavigation } from 'react-router'
import type { Refusal } from '#contract/errors.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useFormat, useLocale, useText } from '#text/react.tsx'
import { languageNames, locales } from '#text/locale.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import type { Quoted } from '#web/desk/phone/find.ts'
import { phoneFields } from '#web/desk/phone/phone-fields.ts'
import { refusalWords } from '#web/form.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { Button } from '#web/kit/Button.tsx'
import { ErrorSummary } from '#web/kit/ErrorSummary.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import { Select } from '#web/kit/Select.tsx'
import { TextArea, TextInput } from '#web/kit/TextInput.tsx'

type Given = {
  quoted: Quoted
  guests: number
  countries: CountryAnswer[]
  formKey: string
  refusal: Refusal | undefined
  /** What was typed before a refusal. */
  kept: Record<string, string>
}

/** Who it is for and how it is paid; the form books the quote that stands beside it. */
export function GuestForm({ quoted, guests, countries, formKey, refusal, kept }: Given) {
  const t = useText()
  const format = useFormat()
  const locale = useLocale()
  const busy = useNavigation().state !== 'idle'
  const { quote } = quoted
  const money = (minor: number) => format.money(minor, quote.total.currency)
  const words = refusalWords(t, refusal, phoneFields(t, guests))
  const { prepay, arrival } = quote.pay
  const asks = supplyOf(quoted) === 'portal'
  // Whether it was booked is not known: the same key and quote must be sent again, so that it is booked once.
  const unclear = refusal && ['idempotency_in_flight', 'unavailable', 'internal'].includes(refusal.code)
  const ways = [
    ...(arrival ? [{ value: 'arrival', label: t('phone.payOnArrival'), description: money(quote.total.minor) }] : []),
    ...(prepay
      ? [
          {
            value: 'prepay',
            label: t('phone.payByLink'),
            description: t(asks ? 'phone.payByLinkAsk' : 'phone.payByLinkText', { amount: money(prepay.now.minor) }),
          },
        ]
      : []),
  ]
  const text = (name: string, label: string, more: { optional?: boolean; type?: string; hint?: string } = {}) => (
    <TextInput
      name={name}
      label={label}
      autoComplete="off"
      defaultValue={kept[name] ?? ''}
      error={words.ofField(name)}
      {...(more.type ? { type: more.type } : { dir: 'auto' })}
      {...more}
    />
  )
  return (
    <Form method="post" className="desk-card" noValidate>
      <h2>{t('phone.guestTitle')}</h2>
      <input type="hidden" name="quote_token" value={unclear ? kept.quote_token : quote.token} />
      <input type="hidden" name="key" value={unclear ? kept.key : formKey} />
      <input type="hidden" name="guests" value={guests} />
      <ErrorSummary errors={words.summary} />
      {refusal?.code === 'price_changed' ? (
        <Alert tone="warning" title={t('phone.priceNow', { amount: money(quote.total.minor) })} announce />
      ) : (
        words.title && (
          <Alert tone="error" title={words.title} announce>
            <p>{words.text}</p>
          </Alert>
        )
      )}
      {asks && <Alert tone="info" title={t('phone.asks')} />}
      {Array.from({ length: guests }, (_, i) => (
        <fieldset key={i}>
          <legend className="mb-2 font-medium">
            {guests > 1 ? t('phone.leadOfRoom', { number: i + 1 }) : t('phone.leadGuest')}
          </legend>
          <div className="desk-filter desk-fields">
            {text(`guests.${i}.first_name`, t('phone.firstName'))}
            {text(`guests.${i}.last_name`, t('phone.lastName'))}
          </div>
        </fieldset>
      ))}
      <p className="text-muted">{t('phone.guestText')}</p>
      {text('contact.email', t('phone.email'), { optional: true, type: 'email' })}
      <div className="desk-filter desk-fields">
        <Select
          label={t('phone.calling')}
          name="calling"
          defaultValue={kept.calling || 'SA'}
          options={countries
            .filter((one) => one.calling_code)
            .map((one) => ({ value: one.code, label: `${one.name} \u2066${one.calling_code}\u2069` }))}
        />
        {text('contact.phone', t('phone.phone'), { type: 'tel' })}
      </div>
      <div className="desk-filter desk-fields">
        <Select
          label={t('phone.country')}
          name="contact.country"
          defaultValue={kept['contact.country'] || 'SA'}
          error={words.ofField('contact.country')}
          options={countries.map((one) => ({ value: one.code, label: one.name }))}
        />
        <Select
          label={t('phone.language')}
          name="locale"
          defaultValue={kept.locale || locale}
          options={locales.map((one) => ({ value: one, label: languageNames[one] }))}
        />
      </div>
      <RadioCards
        legend={t('phone.payment')}
        name="payment_type"
        defaultValue={kept.payment_type || (ways[0]?.value ?? '')}
        error={words.ofField('payment_type')}
        options={ways}
      />
      <TextArea
        name="special_request"
        label={t('phone.request')}
        rows={2}
        maxLength={1000}
        optional
        defaultValue={kept.special_request ?? ''}
        error={words.ofField('special_request')}
      />
      <p className="text-muted">
        {t('phone.priceHeld', { time: format.instant(quote.expires_at, 'Asia/Riyadh', 'time') })}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} icon="check">
          {t(busy ? 'phone.booking' : 'phone.book')}
        </Button>
        <Link className="link" to={deskLinks.newBooking(locale)}>
          {t('phone.start')}
        </Link>
      </div>
    </Form>
  )
}

function supplyOf(quoted: Quoted): 'own' | 'portal' {
  if (quoted.kind === 'stay') return quoted.quote.hotel.supply
  return quoted.kind === 'package' ? quoted.quote.package.supply : quoted.quote.service.supply
}
