/*
 * The first gestures on a map’s picture have the effect of later ones, although they load the code of the map only now.
 * Only pages with a map load this file.
 */
{
  /** A test of a browser, which can be slow, sets another limit. */
  const followAfterMs = window.followAfterMs ?? 5_000
  /** A shorter movement in px is a tap. */
  const minDrag = 5
  let drag = null
  let isDragged = false
  // From now on a finger drags the picture instead of scrolling the page, see `map.css`.
  document.documentElement.dataset.gestures = ''
  // Captured, because React stops events inside parts that are not hydrated yet.
  const on = (type, listener) => addEventListener(type, listener, { capture: true })

  // A tap on a pin opens the preview of its hotel: it is stored until `LiveMap.tsx` takes it. If that code does not
  // come, the link is followed.
  on('click', (event) => {
    if (isDragged) {
      isDragged = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const pin = event.target.closest('[data-waiting] .map-still-pin')
    if (!pin || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const href = pin.getAttribute('href')
    window.tappedPin = href
    setTimeout(() => {
      if (window.tappedPin === href && document.querySelector('[data-waiting]')) location.assign(href)
    }, followAfterMs)
  })

  // A drag moves the picture. The map begins where the picture is, and follows the rest of the drag.
  on('pointerdown', ({ target, isPrimary, button, clientX: x, clientY: y }) => {
    isDragged = false
    const sheet = target.closest('.map-sheet:has(> .map-live:not([data-live], [data-failed]))')
    drag = sheet && isPrimary && button === 0 ? { sheet, x, y, from: sheet.dragged ?? { x: 0, y: 0 } } : null
  })
  on('pointermove', ({ clientX, clientY }) => {
    if (!drag) return
    const [x, y] = [clientX - drag.x, clientY - drag.y]
    isDragged ||= Math.hypot(x, y) >= minDrag
    if (!isDragged) return
    const { sheet, from } = drag
    sheet.dragged = { x: from.x + x, y: from.y + y }
    sheet.style.setProperty('--dragged', `${sheet.dragged.x}px ${sheet.dragged.y}px`)
    sheet.dispatchEvent(new Event('mapdrag'))
  })
  for (const end of ['pointerup', 'pointercancel']) {
    on(end, () => {
      drag = null
      // The click of a drag, if it has one, comes before the timer: later clicks are not of this drag.
      if (isDragged) setTimeout(() => (isDragged = false))
    })
  }
  // The browser would drag the link of a pin instead.
  on('dragstart', (event) => drag && event.preventDefault())
}
