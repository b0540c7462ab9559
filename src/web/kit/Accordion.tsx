import { useId, type ReactNode } from 'react'
import { Disclosure } from '#web/kit/Disclosure.tsx'

/**
 * Parts that open below their headings; with `one`, opening one closes the others. A link to the id of a
 * part opens it: the id stands inside, where browsers open what hides it. Such a link is a plain `<a href="#id">`.
 */
export function Accordion({
  items,
  one,
}: {
  items: readonly { id: string; summary: ReactNode; content: ReactNode; open?: boolean }[]
  one?: boolean
}) {
  const group = useId()
  return (
    <div className="accordion">
      {items.map((item) => (
        <Disclosure key={item.id} summary={item.summary} open={item.open} {...(one && { name: group })}>
          <div id={item.id} className="accordion-content">
            {item.content}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
