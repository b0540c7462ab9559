import { useState, type ComponentProps } from 'react'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { Field, type FieldProps } from '#web/ui/form/Field.tsx'

type Input = Omit<ComponentProps<'input'>, keyof FieldProps>

/** A password field that can be shown and allows pasting. `autoComplete` is `current-password` or `new-password`. */
export function PasswordInput({
  label,
  hint,
  error,
  id,
  className,
  ...input
}: FieldProps & Input & { autoComplete: 'current-password' | 'new-password' }) {
  const t = useText()
  const [shown, setShown] = useState(false)
  return (
    <Field {...{ label, hint, error, className }} id={id ?? input.name}>
      {(wires) => (
        // A password is left to right, so its button is at the right end.
        <div dir="ltr" className="grid grid-cols-[1fr_auto]">
          <input
            {...input}
            {...wires}
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
            aria-controls={wires.id}
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
