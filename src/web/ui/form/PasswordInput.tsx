import { useState } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Field, type ControlProps } from '#web/ui/form/Field.tsx'

/** A password field that can be shown and allows pasting. `autoComplete` is `current-password` or `new-password`. */
export function PasswordInput(props: ControlProps<'input'> & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field<ControlProps<'input'>> {...props}>
      {(input) => (
        // A password is left to right, so its button is at the right end.
        <div dir="ltr" className="grid grid-cols-[1fr_auto]">
          <input
            {...input}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            required
            className="input col-span-full row-start-1 pe-24"
          />
          <Button
            variant="quiet"
            className="with-scripts col-start-2 row-start-1 me-0.5 self-center px-3.5 text-note"
            aria-controls={input.id}
            aria-label={shown ? t('account.hidePassword') : t('account.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('account.hide') : t('account.show')}
          </Button>
        </div>
      )}
    </Field>
  )
}
