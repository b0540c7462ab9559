import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button } from '#web/ui/actions/Button.tsx'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'icon' | 'children' | 'aria-label'>

/** Submits a form, and is pending while the page loads or saves. `intent` is the action of a form that has several. */
export function SubmitButton({ intent, ...button }: Props & { intent?: string }) {
  const busy = useNavigation().state !== 'idle'
  return <Button type="submit" {...(intent && { name: 'intent', value: intent })} {...button} pending={busy} />
}
