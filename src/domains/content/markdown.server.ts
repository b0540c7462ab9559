import { lexer, type Token, type Tokens } from 'marked'
import type { Block, Run } from '#domains/content/answers.ts'

/** Converts Markdown to blocks of plain text. HTML stays literal; only links to here, https, mail and phone stay. */
export function blocksOf(markdown: string): Block[] {
  const used = new Map<string, number>()
  return lexer(markdown).flatMap((token) => blockOf(token, used))
}

/** Reading time in minutes, at 180 words a minute in either language. */
export function minutesToRead(markdown: string): number {
  return Math.max(1, Math.round(markdown.split(/\s+/u).filter(Boolean).length / 180))
}

function blockOf(token: Token, used: Map<string, number>): Block[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      const text = textOf(tokens)
      return [{ kind: 'heading', level: depth <= 2 ? 2 : 3, id: idOf(text, used), text }]
    }
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf((token as Tokens.Paragraph).tokens) }]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', ordered, items: items.map((item) => runsOf(inlineOf(item.tokens))) }]
    }
    case 'blockquote':
      return [{ kind: 'note', runs: runsOf(inlineOf((token as Tokens.Blockquote).tokens)) }]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [{ kind: 'table', head: header.map(cellText), rows: rows.map((row) => row.map(cellText)) }]
    }
    case 'space':
    case 'hr':
      return []
    default:
      return token.raw.trim() ? [{ kind: 'paragraph', runs: [{ text: token.raw.trim() }] }] : []
  }
}

/** The inline tokens of blocks that contain paragraphs. */
function inlineOf(tokens: Token[]): Token[] {
  return tokens.flatMap((token) =>
    'tokens' in token && token.tokens && token.type !== 'strong' ? token.tokens : [token],
  )
}

type Style = Pick<Run, 'strong' | 'em' | 'href'>

function runsOf(tokens: Token[], style: Style = {}): Run[] {
  return tokens.flatMap((token): Run[] => {
    if (token.type === 'strong') return runsOf((token as Tokens.Strong).tokens, { ...style, strong: true })
    if (token.type === 'em') return runsOf((token as Tokens.Em).tokens, { ...style, em: true })
    if (token.type === 'link') {
      const { href, tokens: inside } = token as Tokens.Link
      return runsOf(inside, isSafe(href) ? { ...style, href } : style)
    }
    if (token.type === 'br') return [{ ...style, text: '\n' }]
    if (token.type === 'text' && 'tokens' in token && token.tokens) return runsOf(token.tokens, style)
    const text = 'text' in token && token.type !== 'html' ? String(token.text) : token.raw
    return text ? [{ ...style, text }] : []
  })
}

function isSafe(href: string): boolean {
  return /^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)[^\s\\]*$/.test(href)
}

const cellText = (cell: Tokens.TableCell) => textOf(cell.tokens)

function textOf(tokens: Token[]): string {
  return runsOf(tokens)
    .map(({ text }) => text)
    .join('')
}

/** An anchor made from the words of a heading in any script; a repeated heading gets a number. */
function idOf(text: string, used: Map<string, number>): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  const seen = used.get(words) ?? 0
  used.set(words, seen + 1)
  return seen === 0 ? words || 'part' : `${words}-${seen + 1}`
}
