import type { ComponentProps } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import type { GiftCardAnswer } from '#domains/payments/gift-cards/answers.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import { isFirst } from '#domains/shared/plan.ts'
import { giftCardMark } from '#domains/shared/texts/gift-card-mark.ts'
import { languageOf, locales } from '#i18n/locale.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import type { Formatter, Translator } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import type { Quoted } from '#web/admin/bookings/phone/find.ts'
import { phoneFields } from '#web/admin/bookings/phone/phone-fields.ts'
import { PhoneFields } from '#web/features/account/PhoneFields.tsx'
import { contactPhone } from '#web/features/checkout/checkout-form.ts'
import { errorMessages, type FormMessages } from '#web/lib/forms.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Alert } from '#web/ui/feedback/Alert.tsx'
import { ErrorSummary } from '#web/ui/form/ErrorSummary.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'
import { PrintedArea, PrintedInput } from '#web/ui/form/PrintedInput.tsx'
import { HiddenFields, Select, TextInput } from '#web/ui/form/Inputs.tsx'
import '#web/ui/form/field-pairs.css'

type Props = {
  quoted: Quoted
  guests: number
  /** The amount that is paid online if the quote is, in minor units, and that a gift card can pay. */
  online: number
  /** The gift card that the guest has read out. */
  card: GiftCardAnswer | null
  countries: CountryAnswer[]
  /** The country (ISO 3166) that is chosen at first. */
  country: string
  formKey: string
  error: ApiError | undefined
  /** Values of the form that was rejected. */
  values: Record<string, string>
}

/** Guests, contact and payment. The form books the quote that is shown next to it. */
export function GuestForm({ quoted, guests, online, card, countries, country, formKey, error, values }: Props) {
  const { t, locale, format } = useLanguage()
  const busy = useNavigation().state !== 'idle'
  const { item } = quoted
  const messages = errorMessages(t, error, phoneFields(t, guests))
  const fields = { messages, values }
  const giftError = giftErrorOf(t, error)
  const summary = messages.summary.map((one) =>
    one.field === 'gift_card.code' && giftError
      ? { ...one, message: t('errors.fieldMessage', { field: t('phone.giftCode'), message: giftError }) }
      : one,
  )
  // The outcome of the booking is unknown: the retry must send the same idempotency key and quote, so that it is booked
  // only once.
  const unclear = error && ['idempotency_in_flight', 'unavailable', 'internal'].includes(error.code)
  const paidByCard = card?.balance.currency === item.total.currency ? Math.min(card.balance.minor, online) : 0
  const gift = unclear ? values : { gift_code: values.gift_code, gift_minor: String(paidByCard) }
  const ways = paymentWays(quoted, paidByCard, { t, format })
  return (
    <Form method="post" className="admin-card" noValidate>
      <h2>{t('phone.guestTitle')}</h2>
      <HiddenFields
        fields={{
          quote_token: unclear ? values.quote_token : item.token,
          key: unclear ? values.key : formKey,
          guests,
        }}
      />
      <ErrorSummary errors={summary} />
      {error?.code === 'price_changed' ? (
        <Alert tone="warning" title={t('phone.priceNow', { amount: format.amount(item.total) })} announce />
      ) : (
        messages.title && (
          <Alert tone="error" title={messages.title} announce>
            <p>{messages.text}</p>
          </Alert>
        )
      )}
      {card && !error && <Alert tone="info" title={t('phone.giftCheck')} announce />}
      {quoted.onRequest && <Alert tone="info" title={t('phone.onRequest')} />}
      <LeadGuests count={guests} fields={fields} />
      <p className="text-muted">{t('phone.guestText')}</p>
      <ContactInputs {...{ countries, country, fields }} />
      <RadioCards
        legend={t('phone.payment')}
        name="payment_type"
        defaultValue={values.payment_type || (ways[0]?.value ?? '')}
        error={messages.ofField('payment_type')}
        options={ways}
      />
      {item.pay.prepay && (
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
            error={giftError}
          />
          {(card ?? unclear) && (
            <HiddenFields
              fields={{ gift_shown: gift.gift_code, gift_minor: gift.gift_minor, gift_currency: item.total.currency }}
            />
          )}
          {card && <GiftCardPays card={card} minor={paidByCard} currency={item.total.currency} />}
        </div>
      )}
      <PrintedArea
        {...messages.field('special_request')}
        rows={2}
        maxLength={1000}
        optional
        defaultValue={values.special_request ?? ''}
      />
      <p className="text-muted">
        {t('phone.priceHeld', { time: format.instant(item.expires_at, siteTimeZone, 'time') })}
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

/** Problems of a gift card that have a sentence of their own; every other code is unknown. */
const giftProblems = ['gift_card_expired', 'gift_card_blocked', 'gift_card_empty', 'gift_card_on_arrival'] as const

function giftErrorOf(t: Translator, error: ApiError | undefined): string | undefined {
  const giftError = error?.errors?.find(({ path }) => path === 'gift_card.code')
  return giftError && t('phone.giftWrong', { code: giftProblems.find((one) => one === giftError.code) ?? 'other' })
}

/** The ways to pay that the quote allows; a link asks for what the gift card leaves. */
function paymentWays(
  { item: { pay, total }, onRequest }: Quoted,
  paidByCard: number,
  { t, format }: { t: Translator; format: Formatter },
): ComponentProps<typeof RadioCards>['options'] {
  const money = (minor: number) => format.money(minor, total.currency)
  const linked = Math.max(0, (pay.prepay?.find(isFirst)?.amount.minor ?? 0) - paidByCard)
  const byLink =
    paidByCard > 0 && linked === 0
      ? t('phone.payByGift')
      : t(onRequest ? 'phone.payByLinkAsk' : 'phone.payByLinkText', { amount: money(linked) })
  return [
    ...(pay.arrival ? [{ value: 'arrival', label: t('phone.payOnArrival'), description: money(total.minor) }] : []),
    ...(pay.prepay ? [{ value: 'prepay', label: t('phone.payByLink'), description: byLink }] : []),
  ]
}

type Fields = { messages: FormMessages; values: Props['values'] }

function LeadGuests({ count, fields }: { count: number; fields: Fields }) {
  const t = useText()
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <fieldset key={i}>
          <legend className="mb-2 font-medium">
            {count > 1 ? t('phone.leadOfRoom', { number: i + 1 }) : t('phone.leadGuest')}
          </legend>
          <div className="field-pairs">
            {(['first_name', 'last_name'] as const).map((part) => (
              <PrintedInput
                key={part}
                {...fields.messages.field(`guests.${i}.${part}`)}
                {...(part === 'last_name' && { hint: t('booking.lastNameHint'), required: false })}
                autoComplete="off"
                defaultValue={fields.values[`guests.${i}.${part}`] ?? ''}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

/** How the guest is reached, and in which language. */
function ContactInputs({ countries, country, fields }: Pick<Props, 'countries' | 'country'> & { fields: Fields }) {
  const { t, locale } = useLanguage()
  const { messages, values } = fields
  return (
    <>
      <TextInput
        {...messages.field('contact.email')}
        type="email"
        autoComplete="off"
        optional
        defaultValue={values['contact.email']}
      />
      <div className="field-pairs">
        <PhoneFields names={contactPhone} autoComplete="off" {...{ countries, values, country, messages }} />
        <Select
          label={t('phone.country')}
          name="contact.country"
          defaultValue={values['contact.country'] || country}
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
    </>
  )
}

/** What the gift card pays of the quote, and what it keeps. */
function GiftCardPays({ card, minor, currency }: { card: GiftCardAnswer; minor: number; currency: string }) {
  const { t, format } = useLanguage()
  const { last_four, balance } = card
  return (
    <p>
      {minor > 0
        ? t('phone.giftPays', {
            card: giftCardMark(last_four),
            amount: format.money(minor, currency),
            left: format.money(balance.minor - minor, balance.currency),
          })
        : t('phone.giftPaysNothing', { card: giftCardMark(last_four) })}
    </p>
  )
}
