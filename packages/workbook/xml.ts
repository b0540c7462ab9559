import { SaxesParser } from 'saxes'

type XmlEvents = {
  open?: (name: string, attributes: Record<string, string>) => void
  /** With the text since the last tag. */
  close?: (name: string, text: string) => void
}

/** Of elements in each other, and of attributes of an element: the parser keeps each as an object. */
const [maxDepth, maxAttributes] = [100, 100]

/**
 * Reads XML in one pass. Names lose their namespace prefix. Throws for XML that is not well-formed, and for a document
 * type, so that no entity is ever declared or expanded.
 */
export function scanXml(xml: string, { open, close }: XmlEvents): void {
  const parser = new SaxesParser()
  let [depth, attributes, text] = [0, 0, '']
  parser.on('doctype', () => parser.fail('document type'))
  parser.on('opentagstart', () => {
    attributes = 0
    if (++depth > maxDepth) parser.fail('too deep')
  })
  parser.on('attribute', () => {
    if (++attributes > maxAttributes) parser.fail('too many attributes')
  })
  parser.on('opentag', (tag) => {
    text = ''
    open?.(localName(tag.name), tag.attributes)
  })
  for (const event of ['text', 'cdata'] as const) parser.on(event, (part) => (text += part))
  parser.on('closetag', ({ name }) => {
    depth--
    close?.(localName(name), text)
    text = ''
  })
  parser.write(xml).close()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
