import { useId } from 'react'
import { Form, Link } from 'react-router'
import type { Alternative } from '#domains/alternatives/contract.ts'
import { nightsBetween } from '#domains/shared/dates.ts'
import { selectionFields } from '#domains/cart/cart-form.ts'
import { bookingOfSelection } from '#web/features/cart/line-messages.ts'
import { useLanguage, useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields } from '#web/ui/form/Inputs.tsx'

type Props = {
  alternatives: readonly Alternative[]
  /** The line of the cart that an alternative replaces; without it, the alternative is booked by itself. */
  line?: number
}

/** Alternatives for the same party: the same product in other rooms or on other dates, then similar products. */
export function Alternatives({ alternatives, line }: Props) {
  const t = useText()
  const same = alternatives.filter(({ other }) => !other)
  const others = alternatives.filter(({ other }) => other)
  const kind = alternatives[0]?.selection.kind ?? 'stay'
  return (
    <>
      <Listed
        title={t(kind === 'stay' ? 'bookingstatus.otherRooms' : 'bookingstatus.otherDates')}
        alternatives={same}
        line={line}
      />
      <Listed title={t(`instead.other_${kind}`)} alternatives={others} line={line} />
    </>
  )
}

function Listed({ title, alternatives, line }: Omit<Props, 'line'> & { title: string; line: number | undefined }) {
  const { t, locale, format } = useLanguage()
  const id = useId()
  const [first] = alternatives
  if (!first) return null
  const textsOf = ({ name, detail, other, selection, first_date, last_date, time }: Alternative) => {
    const when = [format.stayRange(first_date, last_date), ...(time ? [format.clock(time)] : [])].join(' · ')
    if (selection.kind === 'stay') return other ? [name, detail] : [detail]
    return other ? [name, when] : [when]
  }
  return (
    <section aria-labelledby={id} className="grid w-full max-w-[34rem] gap-1 text-start">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      {first.selection.kind === 'stay' && (
        <p className="text-muted text-note">
          {t('stays.nightsAllIn', { nights: nightsBetween(first.first_date, first.last_date) })}
        </p>
      )}
      <ul className="grid">
        {alternatives.map((one) => {
          const [text = '', more] = textsOf(one)
          return (
            <li
              key={JSON.stringify(one.selection)}
              className="border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 not-first:border-t"
            >
              <span>
                {line === undefined ? (
                  <Link className="link" to={bookingOfSelection(locale, one.selection)} rel="nofollow">
                    <bdi>{text}</bdi>
                  </Link>
                ) : (
                  <bdi>{text}</bdi>
                )}
                {more && <span className="text-muted text-note block">{more}</span>}
              </span>
              <span className="flex flex-wrap items-center gap-4">
                <bdi className="price">{format.amount(one.total)}</bdi>
                {line !== undefined && <Replace alternative={one} line={line} text={text} />}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Submits to the page that shows it, the cart or the checkout. */
function Replace({ alternative, line, text }: { alternative: Alternative; line: number; text: string }) {
  const t = useText()
  const { kind, ...selection } = alternative.selection
  return (
    <Form method="post">
      <HiddenFields
        fields={[...selectionFields({ kind, selection } as Parameters<typeof selectionFields>[0]), ['line', line]]}
      />
      <Button intent="add" variant="secondary" aria-label={t('instead.takeOf', { name: text })}>
        {t('instead.take')}
      </Button>
    </Form>
  )
}
