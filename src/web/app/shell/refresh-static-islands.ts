/** In development: fetches the document again after an edit and replaces the HTML of its static islands. */
import.meta.hot?.on('static-islands:refresh', async () => {
  const parts = document.querySelectorAll('[data-static-island]')
  if (parts.length === 0) return
  const answer = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of parts) {
    const current = fresh.getElementById(part.id)
    if (current) part.innerHTML = current.innerHTML
  }
})
