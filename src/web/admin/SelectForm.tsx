import { Form, useSubmit, type FormProps } from 'react-router'
import { useText } from '#i18n/react.tsx'
import { Button } from '#web/ui/actions/Button.tsx'

/** Lists to choose from that are applied as soon as one changes; without scripts by their button. */
export function SelectForm({ children, ...form }: FormProps) {
  const t = useText()
  const submit = useSubmit()
  return (
    <Form method="get" className="admin-filter" {...form} onChange={(event) => void submit(event.currentTarget)}>
      {children}
      <Button type="submit" variant="secondary" className="without-scripts">
        {t('adminbookings.filter')}
      </Button>
    </Form>
  )
}
