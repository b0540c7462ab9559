import { useText } from '#i18n/react.tsx'
import { readTime } from '#i18n/typed-time.ts'
import type { ControlProps } from '#web/ui/form/Field.tsx'
import { TextInput } from '#web/ui/form/Inputs.tsx'
/**
 * A time of day as people write it, which the server reads with `readTime`. A native field would be in the language of the
 * browser, not of the page.
 */
export function TimeInput(props: Omit<ControlProps<'input'>, 'type'>) {
  const t = useText()
  return (
    <TextInput
      {...props}
      placeholder={t('common.timeForms')}
      dir="ltr"
      autoComplete="off"
      onBlur={({ currentTarget: field }) => (field.value = readTime(field.value) ?? field.value)}
    />
  )
}
