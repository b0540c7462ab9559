/*
 * The first tap on a pin of a map’s picture opens the preview of its hotel, like every later one. The tap itself loads
 * the code of the map, so it is stored until `LiveMap.tsx` takes it. If that code does not come, the link is followed.
 * Only pages with such a map load this file.
 */
{
  const followAfterMs = 5_000
  // Captured, because React stops events inside parts that are not hydrated yet.
  addEventListener(
    'click',
    (event) => {
      const pin = event.target.closest('[data-waiting] .map-still-pin')
      if (!pin || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      const href = pin.getAttribute('href')
      window.tappedPin = href
      setTimeout(() => {
        if (window.tappedPin === href && document.querySelector('[data-waiting]')) location.assign(href)
      }, followAfterMs)
    },
    { capture: true },
  )
}
