/*
 * Code that the first view does not need. The server loads all of it before it renders; the browser loads a part when
 * it is needed (`lazy-island.tsx`) or on a navigation inside the site (`static-island.tsx`).
 */

const onServer: Promise<unknown>[] = []

/** Code that is loaded once: on the server immediately, in the browser on request. */
export function lazyCode<Code>(load: () => Promise<Code>): {
  load: () => Promise<Code>
  loaded: () => Code | undefined
} {
  let known: Code | undefined
  const loadOnce = async () => (known ??= await load())
  if (import.meta.env.SSR) onServer.push(loadOnce())
  return { load: loadOnce, loaded: () => known }
}

/** The server awaits this before it renders; loading a part can register further parts. */
export async function everyPart(): Promise<void> {
  for (let known = 0; known < onServer.length;) {
    known = onServer.length
    await Promise.all(onServer)
  }
}
