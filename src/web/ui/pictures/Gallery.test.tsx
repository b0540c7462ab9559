import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextProvider } from '#i18n/react.tsx'
import { compiledMessages } from '#test/compiled-messages.ts'
import { Gallery } from '#web/ui/pictures/Gallery.tsx'

function captions(...texts: string[]): string[] {
  const html = renderToStaticMarkup(
    <TextProvider locale="en" messages={compiledMessages('en')}>
      <Gallery pictures={texts.map((alt, i) => ({ id: `facade/${i}`, alt }))} />
    </TextProvider>,
  )
  return [...html.matchAll(/(?:pb-3"|data-caption="" class="[\w:-]+")>([^<]+)/g)].map(([, text]) => text ?? '')
}

test('what all captions begin with is said once', () => {
  expect(captions('Illustration: the lobby', 'Illustration: a bathroom')).toEqual([
    'Illustration',
    'the lobby',
    'a bathroom',
  ])
  expect(captions('Illustration: the lobby', 'A photo')).toEqual(['Illustration: the lobby', 'A photo'])
})
