import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { readCartCount } from '#domains/cart/cart-count.ts'
import { useText } from '#i18n/react.tsx'

/**
 * Shows the number of lines in this browser's cart at the links to the cart: in an attribute that CSS displays, and in
 * their accessible name. Cached pages contain no count.
 */
export function useCartCount(): void {
  const t = useText()
  const { key } = useLocation()
  useEffect(() => {
    const show = () => {
      const count = readCartCount(document.cookie)
      for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
        const text = count > 0 ? String(count) : ''
        if (link.dataset.cart === text) continue
        link.dataset.cart = text
        link.setAttribute('aria-label', count > 0 ? `${t('shell.cart')}: ${count}` : t('shell.cart'))
      }
    }
    show()
    // Another tab can have changed the cart meanwhile.
    const listeners = new AbortController()
    for (const event of ['pageshow', 'focus']) addEventListener(event, show, { signal: listeners.signal })
    return () => listeners.abort()
  }, [key, t])
}
