import { useCallback, useEffect, useRef, useState } from 'react'

/** The values typed into a form, with the version of the item that it began from. */
export type FormCopy = {
  version: string
  at: string
  pairs: [string, string][]
  /** True while the form is being saved. */
  isSent: boolean
}

/** The part of `sessionStorage` that is used: it belongs to one tab, and survives a reload and a sign-in. */
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'edit '

/** The text fields of a form. Files cannot be kept. */
export function copyOfForm(form: FormData, at: Date): FormCopy {
  const pairs = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'intent' ? [[name, value]] : [],
  )
  const version = pairs.find(([name]) => name === 'version')?.[1] ?? ''
  return { version, at: at.toISOString(), pairs, isSent: false }
}

export function formOf({ pairs }: FormCopy): FormData {
  const form = new FormData()
  for (const [name, value] of pairs) form.append(name, value)
  return form
}

/**
 * Returns the copy to offer. A sent copy is deleted once the item has a newer version, or once a new item exists, because
 * it was saved.
 */
export function findCopy(store: Store, name: string, version: string): FormCopy | null {
  const text = store.getItem(prefix + name)
  const copy = text === null ? null : (JSON.parse(text) as FormCopy)
  if (!copy?.isSent || (copy.version === version && version !== '')) return copy
  store.removeItem(prefix + name)
  return null
}

/** Marks a copy as not saved: the server has rejected it, or it did not arrive. */
export function keepUnsent(store: Store, name: string): void {
  const text = store.getItem(prefix + name)
  if (text !== null) store.setItem(prefix + name, JSON.stringify({ ...(JSON.parse(text) as FormCopy), isSent: false }))
}

/** The browser can refuse to store anything; editing goes on without a copy then. */
function inStore<T>(use: (store: Store) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/**
 * Keeps what is typed into a form in this tab of the browser, and offers it after a reload, a crash of the page or a
 * new sign-in. `rejection` identifies the last response that did not save the form.
 */
export function useFormCopy(name: string, { version, rejection }: { version: string; rejection: object | undefined }) {
  const [offered, setOffered] = useState<FormCopy | null>(null)
  const [restored, setRestored] = useState<FormCopy | null>(null)
  const frame = useRef(0)
  // Only the browser knows if a copy exists, after the first rendering.
  useEffect(() => {
    setRestored(null)
    setOffered(inStore((store) => findCopy(store, name, version)))
  }, [name, version])
  useEffect(() => {
    if (!rejection) return
    inStore((store) => keepUnsent(store, name))
    setOffered(null)
  }, [name, rejection])
  const keep = useCallback(
    (form: HTMLFormElement, isSent: boolean) => {
      cancelAnimationFrame(frame.current)
      const copy = { ...copyOfForm(new FormData(form), new Date()), isSent }
      inStore((store) => store.setItem(prefix + name, JSON.stringify(copy)))
    },
    [name],
  )
  const keepTyped = useCallback(
    (form: HTMLFormElement) => {
      setOffered(null)
      cancelAnimationFrame(frame.current)
      // Rows that are added or moved are in the form after the next rendering.
      frame.current = requestAnimationFrame(() => keep(form, false))
    },
    [keep],
  )
  return {
    offered,
    restored,
    keepTyped,
    keepSent: useCallback((form: HTMLFormElement) => keep(form, true), [keep]),
    restore: () => {
      setRestored(offered)
      setOffered(null)
    },
    discard: () => {
      inStore((store) => store.removeItem(prefix + name))
      setOffered(null)
    },
  }
}
