import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * For pages with a `SaveButton` or a share button: shows what is saved, saves without a reload, hands the address on.
 * Listens to the document, as the buttons may stand in parts that React never takes over. The code comes when it is
 * needed: with the first press, or at once where something has been saved.
 */
export function useKeeping(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (document.cookie.includes('saved=')) void load().then(({ showSaved }) => showSaved())
  }, [key])
  useEffect(() => {
    document.addEventListener('submit', submit, true)
    document.addEventListener('click', press, true)
    return () => {
      document.removeEventListener('submit', submit, true)
      document.removeEventListener('click', press, true)
    }
  }, [])
}

const load = () => import('#web/keeping/keeping.ts')

function submit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.save === undefined) return
  event.preventDefault()
  void load().then(({ keep }) => keep(form))
}

function press(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-share]')
  if (button) void load().then(({ share }) => share(button))
}
