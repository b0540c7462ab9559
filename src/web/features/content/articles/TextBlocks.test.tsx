import { createRoutesStub } from 'react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextBlocks } from '#web/features/content/articles/TextBlocks.tsx'
import { blocksOf } from '#domains/content/markdown.server.ts'

const text =
  '## We store\n\nOpen a group.\n\n### Account\n\nYour name.\n\n- a photo\n\n### Bookings\n\nDates.\n\n## Rights\n\nAsk us.'

function rendered(folded: boolean) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <TextBlocks blocks={blocksOf(text)} folded={folded} /> },
  ])
  return renderToStaticMarkup(<Page />)
}

test('a folded text opens what stands below a heading of the third level at a tap; the rest is visible', () => {
  const html = rendered(true)
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).toMatch(/<summary><h3 [^>]*>Account<\/h3>.*?<\/summary>.*?Your name\..*?<li>a photo<\/li>.*?<\/details>/)
  const visible = html.replaceAll(/<\/summary>.*?<\/details>/g, '')
  for (const shown of ['We store', 'Open a group.', 'Account', 'Bookings', 'Rights', 'Ask us.'])
    expect(visible).toContain(shown)
  expect(visible).not.toMatch(/Your name|photo|Dates/)
})

test('a text that is not folded has no parts that open', () => {
  expect(rendered(false)).not.toContain('<details')
})
