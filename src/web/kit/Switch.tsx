import type { ComponentProps, ReactNode } from 'react'
import '#web/kit/fields.css'

/** Whether it is on is told by the checkbox that it is. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/** On or off, at once: a checkbox with the role of a switch. For what a form sends later take a `Checkbox`. */
export function Switch({
  label,
  description,
  ...input
}: { label: ReactNode; description?: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <label className="switch">
      <span>
        <span className="block font-medium">{label}</span>
        {description && <span className="text-muted text-note block">{description}</span>}
      </span>
      <input {...input} {...asSwitch} />
    </label>
  )
}
