import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * For pages with a `SaveButton` or a share button: shows which hotels are saved, saves without a reload, and shares the
 * URL. Listens on the document, because a list has many of these buttons. The code is loaded on the first press, or
 * immediately if a hotel is saved.
 */
export function useSaved(): void {
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

const load = () => import('#web/features/hotels/saved/saved-hotels.ts')

function submit(event: SubmitEvent): void {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.dataset.save === undefined) return
  event.preventDefault()
  void load().then(({ save }) => save(form))
}

function press(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-share]')
  if (button) void load().then(({ share }) => share(button))
}
