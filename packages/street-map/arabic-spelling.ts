/**
 * Corrects Arabic spelling that map sources omit: hamzas, final yas and the sign after a number. Works word by word and
 * only on known words.
 */
export function correctArabic(text: string): string {
  return text
    .replaceAll(/[\u0600-\u06ff]+/g, (word) => corrected.get(bare(word)) ?? word)
    .replaceAll(/,\s*/g, '، ')
    .replaceAll(/\s*[-–]\s*(?=\p{L})/gu, '، ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A word as map sources write it: without hamzas, and with either letter at its end. */
const bare = (word: string) => word.replaceAll(/[أإ]/g, 'ا').replace(/ى$/, 'ي').replace(/ة$/, 'ه').replaceAll(' ', '')

const corrected = new Map(
  'أبحر, إبراهيم, أبرق, أبو, أجياد, أحد, أسامة, الأبراج, الإجابة, الأجاويد, الأجواد, الأحوال, الإسكان, الإسلامي, الأصالة, الأصيفرين, الأمير, الإمارة, الأمواج, الأندلس, الجنوبي, الشمالي, الصواري, المنتزه, الوزيرية, أم, بني, عبد الأشهل, كدي, وأم'
    .split(', ')
    .map((word) => [bare(word), word]),
)
