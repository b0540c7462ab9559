/*
 * Runs in the head before the first paint, because rendered pages are cached for everyone. Loads the styles of the easy
 * view for a visitor who has chosen it, and marks a visitor who is probably signed in (`shell.css`). Shows the splash
 * once in a tab session, not to crawlers and not in a tab that a page of the site opens. Its style ends it after three
 * seconds; a press, a key or scrolling ends it immediately and still reaches the page. It is not shown if session storage
 * is blocked, because it would return on every page. Selects the content of a field that is focused (`data-select`), so that typing replaces it also before the
 * page's code is there.
 */
{
  const { dataset } = document.documentElement
  // The admin has no easy view.
  if (document.cookie.includes('easy_view=1') && !/^\/..\/(desk|setup)/.test(location.pathname)) {
    const href = document.currentScript.dataset.easyView
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, blocking: 'render' }))
  }
  dataset.signedIn = document.cookie.includes('signed_in=1')
  // React stops events inside parts that are not hydrated yet, and repeats them, untrusted, when they are.
  const select = ({ target, isTrusted }) => isTrusted && target.dataset?.select === '' && target.select()
  addEventListener('focusin', select, { capture: true })
  let isFirst
  try {
    const isOpenedHere = document.referrer.startsWith(`${location.origin}/`)
    isFirst = !sessionStorage.splash && !isOpenedHere && !/bot|crawl|spider/i.test(navigator.userAgent)
    sessionStorage.splash = 1
  } catch {
    isFirst = false
  }
  dataset.splash = isFirst ? '' : 'seen'
  if (isFirst) {
    const listeners = new AbortController()
    const end = ({ animationName = 'splash' }) => {
      if (animationName !== 'splash') return
      dataset.splash = 'seen'
      listeners.abort()
    }
    for (const event of ['pointerdown', 'keydown', 'wheel', 'scroll', 'animationend'])
      addEventListener(event, end, { capture: true, passive: true, signal: listeners.signal })
  }
}
