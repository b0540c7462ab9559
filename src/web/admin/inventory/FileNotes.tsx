/** What is to know about the reading of a file; notes that do not apply are not texts. */
export function FileNotes({ notes }: { notes: readonly unknown[] }) {
  const texts = notes.filter((note) => typeof note === 'string')
  if (texts.length === 0) return null
  return (
    <ul className="mt-2 list-disc ps-5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
