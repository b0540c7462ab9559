import type { ReactNode } from 'react'
import { ContactFields } from '#web/features/checkout/ContactFields.tsx'
import { holdMinutes } from '#domains/bookings/model/rules.ts'
import type { CountryAnswer } from '#domains/places/contract.ts'
import type { QuoteAnswer } from '#domains/products/stays/answers.ts'
import { useFormat, useText } from '#i18n/react.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { RadioCards } from '#web/ui/RadioCards.tsx'
import { TextArea, TextInput } from '#web/ui/TextInput.tsx'

/**
 * The parts of a price that the fields need: the rooms whose lead guests are named, the supply, and the amounts due.
 */
type Priced = {
  rooms: readonly { name: string }[]
  hotel: Pick<QuoteAnswer['hotel'], 'supply'>
  /** `prepay` is present only if the product can be paid online. */
  pay: Pick<QuoteAnswer['pay'], 'arrival'> & Partial<QuoteAnswer['pay']>
}

type Props = {
  quote: Priced
  /** True for a package or service: the texts then do not mention a hotel. */
  product?: boolean
  countries: CountryAnswer[]
  /** Previously typed values by field name. */
  saved: Record<string, string>
  email: string
  errorOf: (field: string) => string | undefined
}

/** All fields of a booking: guests as on their ID, contact, special request, payment and terms. */
export function BookFields({ quote, product, countries, saved, email, errorOf }: Props) {
  const t = useText()
  const format = useFormat()
  const { prepay, arrival } = quote.pay
  const chosen = saved.payment_type === 'prepay' ? prepay && 'prepay' : saved.payment_type && arrival && 'arrival'
  const portal = quote.hotel.supply === 'portal'
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  return (
    <>
      <Group title={t('booking.guests')} hint={t(product ? 'life.journeyNames' : 'booking.guestsHint')}>
        {quote.rooms.map((room, i) => (
          <fieldset key={i} className="grid gap-4 md:grid-cols-2">
            <legend className="field-label mb-2 md:col-span-2">
              {quote.rooms.length > 1 ? t('booking.leadGuestOfRoom', { number: i + 1 }) : t('booking.leadGuest')}
              <span className="text-muted font-normal"> · {room.name}</span>
            </legend>
            <TextInput
              label={t('booking.firstName')}
              name={`guests.${i}.first_name`}
              autoComplete={i === 0 ? 'given-name' : 'off'}
              dir="auto"
              maxLength={60}
              defaultValue={saved[`guests.${i}.first_name`]}
              error={errorOf(`guests.${i}.first_name`)}
            />
            <TextInput
              label={t('booking.lastName')}
              name={`guests.${i}.last_name`}
              autoComplete={i === 0 ? 'family-name' : 'off'}
              dir="auto"
              maxLength={60}
              defaultValue={saved[`guests.${i}.last_name`]}
              error={errorOf(`guests.${i}.last_name`)}
            />
          </fieldset>
        ))}
      </Group>
      <Group title={t('booking.contact')} hint={t(product ? 'life.journeyContactHint' : 'booking.contactHint')}>
        <ContactFields countries={countries} saved={saved} email={email} errorOf={errorOf} />
      </Group>
      <Group>
        <TextArea
          label={t('booking.specialRequest')}
          hint={t(product ? 'life.journeyRequestHint' : 'booking.specialRequestHint')}
          name="special_request"
          optional
          rows={3}
          maxLength={1000}
          defaultValue={saved.special_request}
          error={errorOf('special_request')}
        />
      </Group>
      <Group title={t('booking.payment')}>
        {(prepay || arrival) && (
          <RadioCards
            legend={<span className="sr-only">{t('booking.payment')}</span>}
            name="payment_type"
            defaultValue={chosen || (arrival ? 'arrival' : 'prepay')}
            error={errorOf('payment_type')}
            options={[
              ...(prepay
                ? [
                    {
                      value: 'prepay',
                      label: t('booking.prepay'),
                      description: t(
                        product
                          ? portal
                            ? 'life.journeyPayRequest'
                            : 'life.journeyPayOnline'
                          : portal
                            ? 'pay.onlineRequest'
                            : prepay.on_arrival.minor > 0
                              ? 'pay.onlineRest'
                              : 'pay.onlineText',
                        {
                          amount: money(prepay.now),
                          rest: money(prepay.on_arrival),
                          time: t('pay.holdTime', { minutes: holdMinutes }),
                        },
                      ),
                    },
                  ]
                : []),
              ...(arrival
                ? [
                    {
                      value: 'arrival',
                      label: t('booking.payOnArrival'),
                      description: t(
                        product ? 'life.journeyPayText' : portal ? 'life.askPayment' : 'booking.payOnArrivalText',
                        {
                          amount: money(arrival.on_arrival),
                        },
                      ),
                    },
                  ]
                : []),
            ]}
          />
        )}
        <Checkbox
          label={t.rich(product ? 'life.journeyAccept' : 'booking.acceptStay', {
            terms: (text) => (
              <a href="#cancelling" className="link">
                {text}
              </a>
            ),
          })}
          name="accept"
          value="yes"
          defaultChecked={saved.accept === 'yes'}
          error={errorOf('accept')}
        />
      </Group>
    </>
  )
}

function Group({ title, hint, children }: { title?: string; hint?: string; children: ReactNode }) {
  return (
    <Card padded className="grid gap-5">
      {title && (
        <div className="grid gap-1">
          <h2 className="text-title">{title}</h2>
          {hint && <p className="text-muted">{hint}</p>}
        </div>
      )}
      {children}
    </Card>
  )
}
