import { Form, useSearchParams } from 'react-router'
import { Button } from '#web/ui/actions/Button.tsx'
import { HiddenFields, TextInput } from '#web/ui/form/Inputs.tsx'

type Props = {
  name: 'promotion' | 'caller'
  label: string
  button: string
  value: string | undefined
  error?: string | undefined
}

/** One more parameter of the page: the promotion code that the guest reads out, or the number of a guest known already. */
export function QueryForm({ name, label, button, value, error }: Props) {
  const [query] = useSearchParams()
  return (
    <Form method="get" className="admin-card" key={value} noValidate preventScrollReset>
      <HiddenFields fields={[...query].filter(([one]) => one !== name)} />
      <TextInput
        label={label}
        name={name}
        defaultValue={value}
        error={error}
        dir="ltr"
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        optional
      />
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </Form>
  )
}
