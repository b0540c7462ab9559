import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { afterClick } from '#web/ui/form/after-click.ts'

const Corrected = createContext<readonly string[]>([])

/** The ids and names of the fields that were changed and left since the last answer, whose errors are over. */
export const useCorrected = () => useContext(Corrected)

/** The error of a field as long as it is not corrected. */
export const useSentError = (id: string, error: ReactNode) => (useCorrected().includes(id) ? undefined : error)

/** Provides `useCorrected` to the forms below. */
export function CorrectedFields({ children }: { children: ReactNode }) {
  const [corrected, setCorrected] = useState<readonly string[]>([])
  const isAnswered = useNavigation().state === 'idle'
  const [wasAnswered, setWasAnswered] = useState(isAnswered)
  if (isAnswered !== wasAnswered) {
    setWasAnswered(isAnswered)
    if (isAnswered) setCorrected([])
  }
  useEffect(() => {
    const changed = new Set<EventTarget | null>()
    const onInput = ({ target }: Event) => void changed.add(target)
    const onLeave = ({ target: field }: Event) => {
      if (!changed.delete(field) || !isControl(field) || (field.required && !field.value.trim())) return
      const { id, name, dataset } = field
      afterClick(() => setCorrected((all) => [...all, id, name, ...(dataset.corrects ? [dataset.corrects] : [])]))
    }
    const controller = new AbortController()
    addEventListener('input', onInput, controller)
    for (const type of ['change', 'focusout']) addEventListener(type, onLeave, controller)
    return () => controller.abort()
  }, [])
  return <Corrected value={corrected}>{children}</Corrected>
}

/** Not a file: its errors are found before it is sent, without an answer. */
function isControl(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  if (target instanceof HTMLInputElement) return target.type !== 'file'
  return target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
}
