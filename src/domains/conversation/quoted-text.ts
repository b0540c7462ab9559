import { replyMark } from '#domains/notifications/shapes.ts'

/** Lines with which mail programs begin the text that they quote, in English and Arabic. */
const quoteBegins = [
  /^\s*-{2,}\s*(original message|forwarded message|الرسالة الأصلية)\s*-{2,}\s*$/i,
  /^\s*(on|le|am|el)\b.{4,200}(wrote|a écrit|schrieb|escribió)\s*:\s*$/i,
  /^\s*(في|بتاريخ).{4,200}كتب.{0,120}:\s*$/u,
  /^\s*_{10,}\s*$/,
]

/** Header lines of a quoted email, as Outlook inserts them. */
const headerLine = /^\s*(from|sent|to|subject|date|من|تم الإرسال|إلى|الموضوع|التاريخ)\s*:/iu

/** The new text of a reply by email, without the quoted email at its end and the signature after `-- `. */
export function withoutQuote(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((line, i) => beginsQuote(lines, line, i))
  const ownLines = end < 0 ? lines : lines.slice(0, end)
  while (ownLines.length > 0 && /^\s*(>.*)?$/.test(ownLines.at(-1) ?? '')) ownLines.pop()
  return ownLines.join('\n').trim()
}

function beginsQuote(lines: string[], line: string, i: number): boolean {
  if (line.includes(replyMark) || line === '-- ' || line === '--') return true
  // Long introductions are wrapped: “On Mon, 1 Dec 2026 at 10:00, Name” and “wrote:”.
  const joined = `${line} ${lines[i + 1] ?? ''}`
  if (quoteBegins.some((begin) => begin.test(line))) return true
  if (/^\s*(on|في|بتاريخ)\s/iu.test(line) && quoteBegins.some((begin) => begin.test(joined))) return true
  return headerLine.test(line) && headerLine.test(lines[i + 1] ?? '')
}
