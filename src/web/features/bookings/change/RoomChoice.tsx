import { useState, type ReactNode } from 'react'
import { useText } from '#i18n/react.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { RadioCards } from '#web/ui/form/RadioCards.tsx'

type Option = { value: string; label: ReactNode; description?: ReactNode }

/** A rate of a room with its terms and its price: the chosen one, and the list of all when it is opened. */
export function RoomChoice({
  name,
  initial,
  options,
  open = false,
  error,
}: {
  name: string
  initial: string
  options: readonly Option[]
  open?: boolean
  error?: string | undefined
}) {
  const t = useText()
  const [value, setValue] = useState(initial)
  const chosen = options.find((option) => option.value === value)
  return (
    <div
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) setValue(target.value)
      }}
    >
      <Disclosure
        open={open || error !== undefined}
        summary={
          <span>
            {chosen?.label ?? t('bookingchange.room')}
            {chosen?.description && (
              <span className="text-muted text-note block font-normal">{chosen.description}</span>
            )}
            <span className="text-primary text-small block font-normal">{t('bookingchange.changeRoom')}</span>
          </span>
        }
      >
        <RadioCards
          legend={t('bookingchange.room')}
          name={name}
          defaultValue={initial}
          options={options}
          error={error}
        />
      </Disclosure>
    </div>
  )
}
