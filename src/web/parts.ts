/*
 * Code that a first view does without. The server has all of it before it renders; the browser brings a
 * part when it is needed (`later.tsx`) or when a page is reached inside the site (`still.tsx`).
 */

const onServer: Promise<unknown>[] = []

/** Code that is loaded once: at once on the server, when asked for in the browser. */
export function lazyCode<Code>(load: () => Promise<Code>): {
  load: () => Promise<Code>
  loaded: () => Code | undefined
} {
  let known: Code | undefined
  const loadOnce = async () => (known ??= await load())
  if (import.meta.env.SSR) onServer.push(loadOnce())
  return { load: loadOnce, loaded: () => known }
}

/** The server waits for this before it renders; a part may bring parts of its own. */
export async function everyPart(): Promise<void> {
  for (let known = 0; known < onServer.length;) {
    known = onServer.length
    await Promise.all(onServer)
  }
}
