import { useText } from '#i18n/react.tsx'
import type { ControlProps } from '#web/ui/form/Field.tsx'
import { TextInput } from '#web/ui/form/Inputs.tsx'

/** The ages of the children of a party, as a list that is typed. */
export function AgesInput(props: ControlProps<'input'>) {
  const t = useText()
  return (
    <TextInput {...props} optional placeholder={t('common.agesExample')} dir="ltr" autoComplete="off" maxLength={40} />
  )
}
