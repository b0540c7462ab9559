import { Form } from 'react-router'
import type { CartLine } from '#domains/cart/answers.ts'
import { useText } from '#i18n/react.tsx'
import { roomsOfLine } from '#web/features/cart/line-messages.ts'
import type { StepProps } from '#web/features/checkout/Checkout.tsx'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import { onlyLine, textVariantOfCart } from '#web/features/checkout/checkout-texts.ts'
import { ContactFields } from '#web/features/checkout/ContactFields.tsx'
import { useDraft } from '#web/features/checkout/draft/use-draft.ts'
import { Button, SubmitButton } from '#web/ui/actions/Button.tsx'
import '#web/ui/form/field-pairs.css'
import { HiddenFields, Select } from '#web/ui/form/Inputs.tsx'
import { PrintedArea, PrintedInput } from '#web/ui/form/PrintedInput.tsx'
import { Card } from '#web/ui/layout/Card.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

const nameFields = [
  { field: 'first_name', label: 'booking.firstName', complete: 'given-name' },
  { field: 'last_name', label: 'booking.lastName', complete: 'family-name' },
] as const

/**
 * The guests, special requests and contact. One product has a lead guest for each room; the guests of several are entered
 * once and chosen as lead guests.
 */
export function GuestsStep({ page, values, messages }: StepProps) {
  const t = useText()
  const { formName, cart, names, countries, profile } = page
  const variant = textVariantOfCart(cart)
  const line = onlyLine(cart)
  const rooms = line ? roomsOfLine(t, line) : []
  const count = guestsOf(page, values)
  const draftProps = useDraft(formName)
  const hint = t(`productcheckout.request_${variant}`)
  const requests = cart.lines.map((one, i) => (
    <PrintedArea
      key={one.id}
      label={
        line ? t('booking.specialRequest') : t('cart.requestFor', { name: t('cart.named', { name: nameOf(one) }) })
      }
      hint={line ? hint : undefined}
      name={`request.${one.id}`}
      optional
      rows={2}
      maxLength={1000}
      defaultValue={values[`request.${one.id}`]}
      error={messages.ofField(`lines.${i}.special_request`)}
    />
  ))
  return (
    <Form method="post" className="grid gap-6" noValidate {...draftProps}>
      <HiddenFields fields={{ about: formName, count }} />
      {/* Enter in a field activates the first submit button of a form. */}
      <button type="submit" name="intent" value="guests" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <Card padded className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title">{t('booking.guests')}</h2>
          <p className="text-muted">{t(`productcheckout.names_${variant}`)}</p>
        </div>
        {Array.from({ length: count }, (_, i) => (
          <fieldset key={i} className="field-pairs">
            <legend className={count > 1 || line ? 'field-label mb-2' : 'sr-only'}>
              {line ? (
                <>
                  {count > 1 ? t('booking.leadGuestOfRoom', { number: i + 1 }) : t('booking.leadGuest')}
                  <span className="text-muted font-normal"> · {rooms[i] ?? nameOf(line)}</span>
                </>
              ) : (
                t('cart.guest', { number: i + 1 })
              )}
            </legend>
            {nameFields.map(({ field, label, complete }) => (
              <PrintedInput
                key={field}
                label={t(label)}
                name={`guests.${i}.${field}`}
                autoComplete={i === 0 ? complete : 'off'}
                optional={i >= names}
                required={field !== 'last_name' && i < names}
                defaultValue={values[`guests.${i}.${field}`]}
                error={messages.ofField(`guests.${i}.${field}`)}
              />
            ))}
            <p className="field-hint col-span-full">{t('booking.lastNameHint')}</p>
          </fieldset>
        ))}
        {!line && (
          <div className="flex flex-wrap items-center gap-3">
            <Button intent="more" variant="secondary">
              {t('cart.anotherGuest')}
            </Button>
            <p className="text-muted text-note">{t('cart.anotherText')}</p>
          </div>
        )}
      </Card>
      {count > 1 && !line && (
        <Card padded>
          <Disclosure summary={t('cart.leads')}>
            <div className="grid gap-5 pt-2">
              <p className="text-muted">{t('cart.leadsHint')}</p>
              {cart.lines.flatMap((one) =>
                Array.from({ length: one.names }, (_, i) => (
                  <Lead key={`${one.id} ${i}`} line={one} position={i} count={count} values={values} />
                )),
              )}
            </div>
          </Disclosure>
        </Card>
      )}
      <Card padded className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title">{t('booking.contact')}</h2>
          <p className="text-muted">{t(`productcheckout.contact_${variant}`)}</p>
        </div>
        <ContactFields countries={countries} values={values} email={profile?.email ?? ''} messages={messages} />
      </Card>
      <Card padded>
        {line ? (
          requests
        ) : (
          <Disclosure summary={t('cart.requests')} open={cart.lines.some(({ id }) => values[`request.${id}`])}>
            <div className="grid gap-4 pt-2">
              <p className="text-muted">{hint}</p>
              {requests}
            </div>
          </Disclosure>
        )}
      </Card>
      <SubmitButton intent="guests" large>
        {t('cart.continue')}
      </SubmitButton>
    </Form>
  )
}

/** Number of guests to name: the lead guests of one product; for several at least these, and as many as were added. */
export function guestsOf(
  { cart, names }: Pick<CheckoutData, 'cart' | 'names'>,
  values: Record<string, string>,
): number {
  return onlyLine(cart) ? names : Math.min(40, Math.max(names, Number(values.count) || 1))
}

function Lead({
  line,
  position,
  count,
  values,
}: {
  line: CartLine
  position: number
  count: number
  values: CheckoutData['saved']
}) {
  const t = useText()
  const name = nameOf(line)
  return (
    <Select
      label={line.names > 1 ? t('cart.leadOfRoom', { name, number: position + 1 }) : t('cart.leadOf', { name })}
      name={`lead.${line.id}.${position}`}
      defaultValue={values[`lead.${line.id}.${position}`] ?? String(position)}
      options={Array.from({ length: count }, (_, i) => {
        const typed = [values[`guests.${i}.first_name`], values[`guests.${i}.last_name`]].filter(Boolean).join(' ')
        return {
          value: String(i),
          label: typed ? t('cart.leadOption', { number: i + 1, name: typed }) : t('cart.guest', { number: i + 1 }),
        }
      })}
    />
  )
}

function nameOf({ about }: CartLine): string {
  return about?.name ?? ''
}
