let isPressed = false
if (typeof document !== 'undefined')
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(type, () => (isPressed = type === 'pointerdown'), true)

/** Changes the layout when the pointer is up: what moves between the two halves of a click would not be clicked. */
export function afterClick(change: () => void): void {
  if (isPressed) addEventListener('pointerup', () => setTimeout(change), { once: true })
  else setTimeout(change)
}
