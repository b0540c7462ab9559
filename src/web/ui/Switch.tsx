import type { ComponentProps, ReactNode } from 'react'
import '#web/ui/fields.css'

/** The state is that of the native checkbox. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/**
 * A setting that applies immediately: a checkbox with the role of a switch. Use a `Checkbox` for a value that a form
 * submits later.
 */
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
