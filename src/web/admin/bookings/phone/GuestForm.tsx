import { Form, Link, useNavigation } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { useLanguage } from '#i18n/react.tsx'
import { languageOf, locales } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import type { Quoted } from '#web/admin/bookings/phone/find.ts'
import { phoneFields } from '#web/admin/bookings/phone/phone-fields.ts'
import { errorMessages } from '#web/lib/forms.ts'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { Select } from '#web/ui/form/Select.tsx'
import { TextArea, TextInput } from '#web/ui/form/TextInput.tsx'
import { HiddenFields } from '#web/ui/form/HiddenFields.tsx'

type Props = {
  quoted: Quoted
  guests: number
  /** The amount that is paid online if the quote is, in minor units, and that a gift card can pay. */
  online: number
  /** The gift card that the guest has read out. */
  card: GiftCardAnswer | null
  countries: CountryAnswer[]
  formKey: string
  error: ApiError | undefined
  /** Values of the form that was rejected. */
  values: Record<string, string>
}

/** Problems of a gift card that have a sentence of their own; every other code is unknown. */
const giftProblems = ['gift_card_expired', 'gift_card_blocked', 'gift_card_empty', 'gift_card_on_arrival'] as const

/** Guests, contact and payment. The form books the quote that is shown next to it. */
export function GuestForm({ quoted, guests, online, card, countries, formKey, error, values }: Props) {
  const { t, locale, format } = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const { quote } = quoted
  const money = (minor: number) => format.money(minor, quote.total.currency)
  const messages = errorMessages(t, error, phoneFields(t, guests))
  const giftError = error?.errors?.find(({ path }) => path === 'gift_card.code')
  const giftErrorText =
    giftError && t('phone.giftWrong', { code: giftProblems.find((one) => one === giftError.code) ?? 'other' })
  const summary = messages.summary.map((one) =>
    one.field === 'gift_card.code' && giftErrorText
      ? { ...one, message: t('errors.fieldMessage', { field: t('phone.giftCode'), message: giftErrorText }) }
      : one,
  )
  const { prepay, arrival } = quote.pay
  const asks = quoted.onRequest
  // The outcome of the booking is unknown: the retry must send the same idempotency key and quote, so that it is booked
  // only once.
  const unclear = error && ['idempotency_in_flight', 'unavailable', 'internal'].includes(error.code)
  const paidByCard = card?.balance.currency === quote.total.currency ? Math.min(card.balance.minor, online) : 0
  const gift = unclear ? values : { gift_code: values.gift_code, gift_minor: String(paidByCard) }
  const linked = Math.max(0, (prepay?.now.minor ?? 0) - paidByCard)
  const ways = [
    ...(arrival ? [{ value: 'arrival', label: t('phone.payOnArrival'), description: money(quote.total.minor) }] : []),
    ...(prepay
      ? [
          {
            value: 'prepay',
            label: t('phone.payByLink'),
            description:
              paidByCard > 0 && linked === 0
                ? t('phone.payByGift')
                : t(asks ? 'phone.payByLinkAsk' : 'phone.payByLinkText', { amount: money(linked) }),
          },
        ]
      : []),
  ]
  const text = (name: string, more: { optional?: boolean; type?: string; hint?: string } = {}) => (
    <TextInput
      {...messages.field(name)}
      autoComplete="off"
      defaultValue={values[name] ?? ''}
      {...(more.type ? { type: more.type } : { dir: 'auto' })}
      {...more}
    />
  )
  return (
    <Form method="post" className="admin-card" noValidate>
      <h2>{t('phone.guestTitle')}</h2>
      <HiddenFields
        fields={{
          quote_token: unclear ? values.quote_token : quote.token,
          key: unclear ? values.key : formKey,
          guests,
        }}
      />
      <ErrorSummary errors={summary} />
      {error?.code === 'price_changed' ? (
        <Alert tone="warning" title={t('phone.priceNow', { amount: money(quote.total.minor) })} announce />
      ) : (
        messages.title && (
          <Alert tone="error" title={messages.title} announce>
            <p>{messages.text}</p>
          </Alert>
        )
      )}
      {card && !error && <Alert tone="info" title={t('phone.giftCheck')} announce />}
      {asks && <Alert tone="info" title={t('phone.onRequest')} />}
      {Array.from({ length: guests }, (_, i) => (
        <fieldset key={i}>
          <legend className="mb-2 font-medium">
            {guests > 1 ? t('phone.leadOfRoom', { number: i + 1 }) : t('phone.leadGuest')}
          </legend>
          <div className="admin-filter items-start">
            {text(`guests.${i}.first_name`)}
            {text(`guests.${i}.last_name`)}
          </div>
        </fieldset>
      ))}
      <p className="text-muted">{t('phone.guestText')}</p>
      {text('contact.email', { optional: true, type: 'email' })}
      <div className="admin-filter items-start">
        <Select
          label={t('phone.calling')}
          name="calling"
          defaultValue={values.calling || 'SA'}
          options={countries
            .filter((one) => one.calling_code)
            .map((one) => ({ value: one.code, label: `${one.name} \u2066${one.calling_code}\u2069` }))}
        />
        {text('contact.phone', { type: 'tel' })}
      </div>
      <div className="admin-filter items-start">
        <Select
          label={t('phone.country')}
          name="contact.country"
          defaultValue={values['contact.country'] || 'SA'}
          error={messages.ofField('contact.country')}
          options={countries.map((one) => ({ value: one.code, label: one.name }))}
        />
        <Select
          label={t('phone.language')}
          name="locale"
          defaultValue={values.locale || locale}
          options={locales.map((one) => ({ value: one, label: languageOf(one).name }))}
        />
      </div>
      <RadioCards
        legend={t('phone.payment')}
        name="payment_type"
        defaultValue={values.payment_type || (ways[0]?.value ?? '')}
        error={messages.ofField('payment_type')}
        options={ways}
      />
      {prepay && (
        <div className="grid gap-2">
          <TextInput
            name="gift_code"
            id="gift_card.code"
            label={t('phone.giftCode')}
            hint={t('phone.giftHint')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            optional
            defaultValue={values.gift_code ?? ''}
            error={giftErrorText}
          />
          {(card ?? unclear) && (
            <HiddenFields
              fields={{ gift_shown: gift.gift_code, gift_minor: gift.gift_minor, gift_currency: quote.total.currency }}
            />
          )}
          {card && (
            <p>
              {paidByCard > 0
                ? t('phone.giftPays', {
                    card: giftCardMark(card.last_four),
                    amount: money(paidByCard),
                    left: format.money(card.balance.minor - paidByCard, card.balance.currency),
                  })
                : t('phone.giftPaysNothing', { card: giftCardMark(card.last_four) })}
            </p>
          )}
        </div>
      )}
      <TextArea
        {...messages.field('special_request')}
        rows={2}
        maxLength={1000}
        optional
        defaultValue={values.special_request ?? ''}
      />
      <p className="text-muted">
        {t('phone.priceHeld', { time: format.instant(quote.expires_at, siteTimeZone, 'time') })}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" pending={busy} icon="check">
          {t(busy ? 'phone.booking' : 'phone.book')}
        </Button>
        <Link className="link" to={adminLinks.newBooking(locale)}>
          {t('phone.start')}
        </Link>
      </div>
    </Form>
  )
}
