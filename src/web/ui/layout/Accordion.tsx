import type { ReactNode } from 'react'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'

/**
 * Sections that open below their headings. A link to the id of a section opens it: the id is inside the section, because
 * browsers open the `details` around a target. Use a plain `<a href="#id">` for such a link.
 */
export function Accordion({
  items,
}: {
  items: readonly { id: string; summary: ReactNode; content: ReactNode; open?: boolean }[]
}) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <Disclosure key={item.id} summary={item.summary} open={item.open}>
          {/* A link to it also shows its heading. */}
          <div id={item.id} className="scroll-mt-22 pb-5">
            {item.content}
          </div>
        </Disclosure>
      ))}
    </div>
  )
}
