import type { ReactNode } from 'react'
import { ContactFields } from '#domains/bookings/ui/ContactFields.tsx'
import type { CountryAnswer } from '#domains/places/contract.ts'
import type { QuoteAnswer } from '#domains/stays/answers.ts'
import { useFormat, useText } from '#text/react.tsx'
import { Card } from '#web/kit/Card.tsx'
import { Checkbox } from '#web/kit/Checkbox.tsx'
import { RadioCards } from '#web/kit/RadioCards.tsx'
import { TextArea, TextInput } from '#web/kit/TextInput.tsx'

/** What the fields ask of a price: whose names are needed, and what is paid on arrival. */
type Priced = {
  rooms: readonly { name: string }[]
  hotel: Pick<QuoteAnswer['hotel'], 'supply'>
  /** Online only where it is sold so. */
  pay: Pick<QuoteAnswer['pay'], 'arrival'> & Partial<QuoteAnswer['pay']>
}

type Props = {
  quote: Priced
  /** Whether it is of a package or service: then no hotel is spoken of. */
  journey?: boolean
  countries: CountryAnswer[]
  /** What was typed before, by field name. */
  kept: Record<string, string>
  email: string
  errorOf: (field: string) => string | undefined
}

/** Guests as on ID, contact, special request, payment and the terms: every field of a booking. */
export function BookFields({ quote, journey, countries, kept, email, errorOf }: Props) {
  const t = useText()
  const format = useFormat()
  const { prepay, arrival } = quote.pay
  const portal = quote.hotel.supply === 'portal'
  const money = ({ minor, currency }: { minor: number; currency: string }) => format.money(minor, currency)
  return (
    <>
      <Group title={t('booking.guests')} hint={t(journey ? 'life.journeyNames' : 'booking.guestsHint')}>
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
              defaultValue={kept[`guests.${i}.first_name`]}
              error={errorOf(`guests.${i}.first_name`)}
            />
            <TextInput
              label={t('booking.lastName')}
              name={`guests.${i}.last_name`}
              autoComplete={i === 0 ? 'family-name' : 'off'}
              dir="auto"
              maxLength={60}
              defaultValue={kept[`guests.${i}.last_name`]}
              error={errorOf(`guests.${i}.last_name`)}
            />
          </fieldset>
        ))}
      </Group>
      <Group title={t('booking.contact')} hint={t(journey ? 'life.journeyContactHint' : 'booking.contactHint')}>
        <ContactFields countries={countries} kept={kept} email={email} errorOf={errorOf} />
      </Group>
      <Group>
        <TextArea
          label={t('booking.specialRequest')}
          hint={t(journey ? 'life.journeyRequestHint' : 'booking.specialRequestHint')}
          name="special_request"
          optional
          rows={3}
          maxLength={1000}
          defaultValue={kept.special_request}
          error={errorOf('special_request')}
        />
      </Group>
      <Group title={t('booking.payment')}>
        {(prepay || arrival) && (
          <RadioCards
            legend={<span className="sr-only">{t('booking.payment')}</span>}
            name="payment_type"
            defaultValue={kept.payment_type || (arrival ? 'arrival' : 'prepay')}
            error={errorOf('payment_type')}
            options={[
              ...(prepay
                ? [
                    {
                      value: 'prepay',
                      label: t('booking.prepay'),
                      description: t(
                        journey
                          ? portal
                            ? 'life.journeyPayRequest'
                            : 'life.journeyPayOnline'
                          : portal
                            ? 'pay.onlineRequest'
                            : prepay.on_arrival.minor > 0
                              ? 'pay.onlineRest'
                              : 'pay.onlineText',
                        { amount: money(prepay.now), rest: money(prepay.on_arrival) },
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
                        journey ? 'life.journeyPayText' : portal ? 'life.askPayment' : 'booking.payOnArrivalText',
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
          label={t.rich(journey ? 'life.journeyAccept' : 'booking.acceptStay', {
            terms: (words) => (
              <a href="#cancelling" className="link">
                {words}
              </a>
            ),
          })}
          name="accept"
          value="yes"
          defaultChecked={kept.accept === 'yes'}
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
