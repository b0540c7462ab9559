import { Form } from 'react-router'
import { ContactFields } from '#web/features/checkout/ContactFields.tsx'
import type { CartLine } from '#domains/cart/answers.ts'
import { useText } from '#i18n/react.tsx'
import { cartName } from '#web/features/checkout/draft/typed-form.ts'
import { useDraft } from '#web/features/checkout/draft/use-draft.ts'
import type { CheckoutData } from '#web/features/checkout/checkout-data.ts'
import type { StepProps } from '#web/features/checkout/Checkout.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea, TextInput } from '#web/ui/TextInput.tsx'

/** The guests of all lines, entered once; the lead guests, special requests and contact. */
export function GuestsStep({ data, values, errorOf, busy }: StepProps) {
  const t = useText()
  const { cart, names, countries, profile } = data
  const saved = values
  const count = Math.min(40, Math.max(names, Number(saved.count) || 1))
  return (
    <Form method="post" className="grid gap-6" noValidate {...useDraft(cartName)}>
      <input type="hidden" name="count" value={count} />
      {/* Enter in a field activates the first submit button of a form. */}
      <button type="submit" name="intent" value="guests" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <Card padded className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title">{t('booking.guests')}</h2>
          <p className="text-muted">{t('cart.guestsHint')}</p>
        </div>
        {Array.from({ length: count }, (_, i) => (
          <fieldset key={i} className="grid gap-4 md:grid-cols-2">
            <legend className={count > 1 ? 'field-label mb-2 md:col-span-2' : 'sr-only'}>
              {t('cart.guest', { number: i + 1 })}
            </legend>
            <TextInput
              label={t('booking.firstName')}
              name={`guests.${i}.first_name`}
              autoComplete={i === 0 ? 'given-name' : 'off'}
              dir="auto"
              maxLength={60}
              optional={i >= names}
              defaultValue={saved[`guests.${i}.first_name`]}
              error={errorOf(`guests.${i}.first_name`)}
            />
            <TextInput
              label={t('booking.lastName')}
              name={`guests.${i}.last_name`}
              autoComplete={i === 0 ? 'family-name' : 'off'}
              dir="auto"
              maxLength={60}
              optional={i >= names}
              defaultValue={saved[`guests.${i}.last_name`]}
              error={errorOf(`guests.${i}.last_name`)}
            />
          </fieldset>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="more" variant="secondary">
            {t('cart.anotherGuest')}
          </Button>
          <p className="text-muted text-note">{t('cart.anotherText')}</p>
        </div>
      </Card>
      {count > 1 && (
        <Card padded className="grid gap-5">
          <div className="grid gap-1">
            <h2 className="text-title">{t('cart.leads')}</h2>
            <p className="text-muted">{t('cart.leadsHint')}</p>
          </div>
          {cart.lines.flatMap((line) =>
            Array.from({ length: line.names }, (_, i) => (
              <Lead key={`${line.id} ${i}`} line={line} position={i} count={count} saved={saved} />
            )),
          )}
        </Card>
      )}
      <Card padded className="grid gap-5">
        <div className="grid gap-1">
          <h2 className="text-title">{t('booking.contact')}</h2>
          <p className="text-muted">{t('cart.contactHint')}</p>
        </div>
        <ContactFields countries={countries} saved={saved} email={profile?.email ?? ''} errorOf={errorOf} />
      </Card>
      <Card padded>
        <Disclosure summary={t('cart.requests')} open={cart.lines.some(({ id }) => saved[`request.${id}`])}>
          <div className="grid gap-4 pt-2">
            <p className="text-muted">{t('cart.requestHint')}</p>
            {cart.lines.map((line, i) => (
              <TextArea
                key={line.id}
                label={t('cart.requestFor', { name: nameOf(line) })}
                name={`request.${line.id}`}
                optional
                rows={2}
                maxLength={1000}
                defaultValue={saved[`request.${line.id}`]}
                error={errorOf(`lines.${i}.special_request`)}
              />
            ))}
          </div>
        </Disclosure>
      </Card>
      <div className="grid justify-items-start gap-2">
        <Button type="submit" name="intent" value="guests" large pending={busy}>
          {t('cart.continue')}
        </Button>
        <p className="text-muted text-note">{t('cart.kept')}</p>
      </div>
    </Form>
  )
}

function Lead({
  line,
  position,
  count,
  saved,
}: {
  line: CartLine
  position: number
  count: number
  saved: CheckoutData['saved']
}) {
  const t = useText()
  const name = nameOf(line)
  return (
    <Select
      label={line.names > 1 ? t('cart.leadOfRoom', { name, number: position + 1 }) : t('cart.leadOf', { name })}
      name={`lead.${line.id}.${position}`}
      defaultValue={saved[`lead.${line.id}.${position}`] ?? String(position)}
      options={Array.from({ length: count }, (_, i) => {
        const typed = [saved[`guests.${i}.first_name`], saved[`guests.${i}.last_name`]].filter(Boolean).join(' ')
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
